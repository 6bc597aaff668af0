/**
 * Where the dés of a line lie so that it stays within its frame: to the right, down, back, and so on.
 *
 * Lengths are in sides of half a dé; doubles lie across. As in academie.games.dominoes.picture.snake.
 */
import dominoes from '../../../../assets/board/dominoes.json' with { type: 'json' };
import { plus, vec, type Vec } from '../core/vec.ts';
import type { Laid } from './tiles.ts';

/** How far a dé that turns the corner keeps from its neighbours, so that rows of doubles do not touch; and from row to row. */
const { slack: SLACK, row: ROW } = dominoes.snake;
const DOWN = 90;

/** A dé, its middle, and how many degrees it is turned from lying with its left half to the left. */
export interface Spot {
  readonly laid: Laid;
  readonly middle: Vec;
  readonly turn: number;
}

/** Where the next dé touches the last one, which way the row runs, and whether it has turned a corner. */
interface Cursor {
  readonly at: Vec;
  readonly way: 1 | -1;
  readonly turning: boolean;
}

type Placed = readonly [Spot, Cursor];

/** Every dé of the line in its order, the first row at height nought; none outside the width. */
export function snake(line: readonly Laid[], width: number): readonly Spot[] {
  let cursor: Cursor = { at: vec(0, 0), way: 1, turning: false };
  return line.map((laid) => {
    const [spot, next] = placed(laid, cursor, width);
    cursor = next;
    return spot;
  });
}

function placed(laid: Laid, cursor: Cursor, width: number): Placed {
  const double = laid.left === laid.right;
  if (cursor.turning) return below(laid, cursor, double);
  const room = cursor.way > 0 ? width - cursor.at.x : cursor.at.x;
  // Beyond a dé there must be room for a double after it and for one that turns the corner.
  return room >= (double ? 2 : 4) ? along(laid, cursor, double) : corner(laid, cursor);
}

/** A dé in the row, a double across it. */
function along(laid: Laid, cursor: Cursor, double: boolean): Placed {
  const length = double ? 1 : 2;
  const spot = { laid, middle: plus(cursor.at, (cursor.way * length) / 2, 0), turn: double ? DOWN : heading(cursor.way) };
  return [spot, { ...cursor, at: plus(cursor.at, cursor.way * length, 0) }];
}

/** A dé at the end of the row that points down; the row below begins under its lower half. */
function corner(laid: Laid, { at, way }: Cursor): Placed {
  const middle = plus(at, way / 2, 0.5 + SLACK);
  return [
    { laid, middle, turn: DOWN },
    { at: vec(middle.x, at.y + ROW), way: way > 0 ? -1 : 1, turning: true },
  ];
}

/** The first dé of a row, below the one that turned the corner. */
function below(laid: Laid, { at, way }: Cursor, double: boolean): Placed {
  const middle = double ? at : plus(at, way / 2, 0);
  const end = plus(at, way * (double ? 1 : 1.5), 0);
  return [{ laid, middle, turn: heading(way) }, { at: end, way, turning: false }];
}

/** How far a dé is turned that lies along the row. */
const heading = (way: number): number => (way > 0 ? 0 : 180);
