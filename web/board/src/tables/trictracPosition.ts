/** The line of a position of trictrac, read as far as it is drawn. See docs/notation.md. */
import type { Seat } from '../core/pieces.ts';
import { readBoth, readLine, readNumbers, type Line } from './line.ts';
import { SEAT_NAMES } from './track.ts';

/** What one player shows at the edge of the board. */
export interface Counter {
  readonly points: number;
  readonly holes: number;
  /** How many jetons he marks with; none while he has no points. */
  readonly jetons: number;
  /** Where an older jeton was left standing when another was taken. */
  readonly behind: number;
  readonly pavillon: boolean;
}

export interface TrictracPosition {
  /** The men of each player along his own way. */
  readonly men: readonly [readonly number[], readonly number[]];
  readonly thrower: Seat;
  readonly dice: readonly number[];
  readonly counters: readonly [Counter, Counter];
  /** The points of the thrower's way whose men he has touched. */
  readonly touched: readonly number[];
}

const MEN = 15;
const SHOWN = /^(white|black):(\d+)(\*?)(?:\+(\d+))?\/(\d+)(!?)$/;

/** The position. Raises an error for a line that begins with no men. */
export function readTrictrac(text: string): TrictracPosition {
  const line = readLine(text);
  const { thrower, dice, fields } = line;
  return {
    men: readBoth(line),
    thrower,
    dice,
    counters: [counter(0, line), counter(1, line)],
    touched: (fields.get('touched') ?? '').split(',').filter(Boolean).map(Number),
  };
}

/** How many of a player's men are on the board no more. */
export function menOff(position: TrictracPosition, seat: Seat): number {
  return Math.max(0, MEN - position.men[seat].reduce((sum, men) => sum + men, 0));
}

/** What a player shows: as the line of a table with hands tells it, or as the score is shown rightly. */
function counter(seat: Seat, { fields, words }: Line): Counter {
  const shown = words.map((word) => SHOWN.exec(word)).find((found) => found?.[1] === SEAT_NAMES[seat]);
  if (shown) return shownCounter(shown);
  const [points, others] = [seat, 1 - seat].map((each) => readNumbers(fields.get('points'))[each] ?? 0);
  const second = fields.get('bredouille') === SEAT_NAMES[seat] && (others ?? 0) > 0;
  return {
    points: points ?? 0,
    holes: readNumbers(fields.get('holes'))[seat] ?? 0,
    jetons: points ? 1 + Number(second) : 0,
    behind: 0,
    pavillon: false,
  };
}

function shownCounter(found: RegExpExecArray): Counter {
  const [, , points, double, behind, holes, pavillon] = found;
  return {
    points: Number(points),
    holes: Number(holes),
    jetons: Number(points) > 0 ? 1 + Number(double === '*') : 0,
    behind: Number(behind ?? 0),
    pavillon: pavillon === '!',
  };
}
