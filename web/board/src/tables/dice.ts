/** Dice on the field: bone, the same two for both, on the right hand of who threw them. */
import { placed } from '../core/motion.ts';
import type { Seat } from '../core/pieces.ts';
import type { Throw } from '../core/skin.ts';
import { group, use } from '../core/svg.ts';
import { vec, type Vec } from '../core/vec.ts';
import { BOTTOM, columnX, DATA, MIDDLE, type View } from './geometry.ts';

const { half: HALF, lane: LANE, aside: ASIDE, jitter: JITTER, clear: CLEAR, men: MEN, least: LEAST, span: SPAN } = DATA.die;
/** Columns where the first die may lie, the best first, for who sits at the talons' left. */
const COLUMNS = [7, 8, 9, 6, 10, 1, 2, 0, 3, 4];

/** How many columns a table has. */
const TABLE = 6;

/** A throw, with who made it. */
export interface Cast {
  readonly faces: readonly number[];
  readonly seat: Seat;
}

/** What lies on the board that dice keep off, in White's view. */
export interface Taken {
  /** How many men stand on each flèche. */
  readonly men: ReadonlyMap<number, number>;
  readonly jetons: readonly Vec[];
}

/** A die where it lies, in White's view, and how it is turned. */
export interface Lying {
  readonly at: Vec;
  readonly turn: number;
}

/** A number that is the same for the same throw, so that a replay shows the same picture. */
const seedOf = ({ faces, seat }: Cast): number => faces.reduce((seed, face) => seed * 7 + face, seat + 1);

/** Where the dice lie: on the middle line, in columns of one table, no high stack or jeton there. */
export function lying(cast: Cast, taken: Taken): readonly Lying[] {
  const seed = seedOf(cast);
  const whole = COLUMNS.filter((column) => Math.floor(column / TABLE) === Math.floor((column + cast.faces.length - 1) / TABLE));
  const found = whole.map((column) => laid(cast, column, seed));
  const free = found.find((dice) => dice.every(({ at }) => isFree(at, taken)));
  return free ?? found[0] ?? [];
}

function laid({ faces, seat }: Cast, first: number, seed: number): readonly Lying[] {
  return faces.map((_, nth) => {
    const [shaken, up] = [(seed * (nth + 3)) % JITTER, (seed + nth) % 2 === 0 ? -LANE : LANE];
    const at = vec(columnX(first + nth) + ASIDE * (nth + 1) - shaken, MIDDLE.y + up);
    return { at: seat === 0 ? at : vec(2 * MIDDLE.x - at.x, 2 * MIDDLE.y - at.y), turn: LEAST + ((seed * (5 + 6 * nth)) % (SPAN + 1)) };
  });
}

/** Whether a die may lie there: no stack beside it comes so far, and no jeton lies near. */
function isFree(at: Vec, { men, jetons }: Taken): boolean {
  const near = (number: number): boolean => Math.abs(columnX(Math.min(number, 23 - number)) - at.x) < DATA.pitch / 2 + HALF;
  const stacked = [...men].some(([number, count]) => count > MEN && near(number));
  return !stacked && jetons.every((jeton) => Math.abs(jeton.x - at.x) > CLEAR);
}

/** The throw as it lies in a view; each die counts so many times. */
export function dice(view: View, { faces, seat }: Cast, taken: Taken, times = 1): readonly SVGElement[] {
  const spots = lying({ faces, seat }, taken);
  return faces.map((face, nth) => {
    const { at, turn } = spots[nth] ?? { at: MIDDLE, turn: 0 };
    const made = dieFace(face);
    if (times > 1) made.dataset['times'] = String(times);
    made.style.transform = `${placed(view.turn(at))} rotate(${turn}deg)`;
    return made;
  });
}

/** A die round the origin. */
export const dieFace = (face: number): SVGElement => group([use(`die${face}`, { scale: HALF / 100 })], { 'data-die': face });

/** The cup round the origin. */
export const cup = (): SVGElement => use('cup', { scale: 1.3 });

/** How far from his bande whoever throws holds the cup, and how far a drawing of it reaches. */
const CUP_AWAY = 50;
const CUP_REACH = 100;

/** The throw of a player: out of a cup at his right hand, towards the middle. */
export function throwOf(view: View, seat: Seat): Throw {
  const white = vec(columnX(11), BOTTOM - CUP_AWAY);
  const [from, middle] = [view.turn(seat === 0 ? white : vec(2 * MIDDLE.x - white.x, 2 * MIDDLE.y - white.y)), view.turn(MIDDLE)];
  return { cup: { kind: 'cup', look: [cup()], reach: CUP_REACH }, from, side: from.x < middle.x ? -1 : 1, die: dieFace, half: HALF };
}
