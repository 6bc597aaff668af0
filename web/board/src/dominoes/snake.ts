/**
 * Where the dés of a line lie: from one in the middle to both ends, in rows that turn before the rim.
 *
 * The right arm turns down and the left arm up, so that they never meet, and a dé that lies does not move when another
 * is laid. Doubles lie across, and where rows are long enough not on a corner. Lengths are in sides of half a dé. As in
 * academie.games.dominoes.picture.snake.
 */
import dominoes from '../../../../assets/board/dominoes.json' with { type: 'json' };
import { plus, vec, type Vec } from '../core/vec.ts';
import type { Laid } from './tiles.ts';

/** What is left free between two dés. */
const GAP = dominoes.chain.gap;
const ACROSS = 90;

/** A dé, its middle, and how many degrees it is turned from lying with its left half to the left. */
export interface Spot {
  readonly laid: Laid;
  readonly middle: Vec;
  readonly turn: number;
}

/** How long rows may be, and how much room before the rim is too little to go on: a double may come next. */
export interface Rows {
  readonly width: number;
  readonly turn: number;
}

/** The end of an arm: where the next dé touches, which way it runs, towards which side it turns, whether a double lies there. */
interface Arm {
  readonly at: Vec;
  readonly way: Vec;
  readonly aside: Vec;
  readonly double: boolean;
}

const isDouble = ({ left, right }: Laid): boolean => left === right;
const along = (spot: Vec, way: Vec, by: number): Vec => plus(spot, way.x * by, way.y * by);
const back = ({ x, y }: Vec): Vec => vec(0 - x, 0 - y);

/** Every dé of the line in its order; that of number `first` lies in the middle of the first row, at height nought. */
export function snake(line: readonly Laid[], first: number, rows: Rows): readonly Spot[] {
  const start = line[first];
  if (start === undefined) return [];
  const [middle, double] = [vec(rows.width / 2, 0), isDouble(start)];
  const half = (double ? 0.5 : 1) + GAP;
  const right: Arm = { at: plus(middle, half, 0), way: vec(1, 0), aside: vec(0, 1), double };
  const left: Arm = { at: plus(middle, -half, 0), way: vec(-1, 0), aside: vec(0, -1), double };
  return [
    ...armOf(line.slice(0, first).toReversed(), left, rows, 1).toReversed(),
    { laid: start, middle, turn: double ? ACROSS : 0 },
    ...armOf(line.slice(first + 1), right, rows, 0),
  ];
}

/** The dés of one arm, from the middle outward; `inner` is the half by which they touch: 0 the left one, 1 the right. */
function armOf(laid: readonly Laid[], start: Arm, rows: Rows, inner: 0 | 1): readonly Spot[] {
  let arm = start;
  return laid.map((each) => {
    const double = isDouble(each);
    const length = double ? 1 : 2;
    if (mustTurn(arm, double, rows)) arm = turned(arm, rows);
    const middle = along(arm.at, arm.way, length / 2);
    const turn = double ? (arm.way.y === 0 ? ACROSS : 0) : heading(inner === 0 ? arm.way : back(arm.way));
    arm = { ...arm, at: along(arm.at, arm.way, length + GAP), double };
    return { laid: each, middle, turn };
  });
}

/** Whether the next dé begins another row; what joins two rows is as short as can be. */
function mustTurn({ at, way, double: after }: Arm, double: boolean, { width, turn }: Rows): boolean {
  if (way.y !== 0) return !after && !double;
  const room = way.x > 0 ? width - at.x : at.x;
  const length = double ? 1 : 2;
  return room < (after || double ? length : turn);
}

/** The arm after a corner: towards the next row, or into it, away from the rim. */
function turned(arm: Arm, { width }: Rows): Arm {
  const way = arm.way.y === 0 ? arm.aside : vec(arm.at.x > width / 2 ? -1 : 1, 0);
  const corner = along(arm.at, arm.way, -0.5 - GAP);
  return { ...arm, way, at: along(corner, way, (arm.double ? 1 : 0.5) + GAP) };
}

/** How far a dé is turned whose right half looks that way; none looks up. */
const heading = ({ x, y }: Vec): number => (y === 0 ? (x > 0 ? 0 : 180) : 90);
