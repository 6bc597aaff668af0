/** The line of a position of trictrac, read as far as it is drawn. See docs/notation.md. */
import type { Seat } from '../core/pieces.ts';
import { FLECHES, SEAT_NAMES } from './track.ts';

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
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVXY';
const STACK = /^(?:(\d{1,2})(?:x(\d{1,2}))?|([A-VXY])(\d{1,2})?)$/i;
const SHOWN = /^(white|black):(\d+)(\*?)(?:\+(\d+))?\/(\d+)(!?)$/;

/** The position. Raises an error for a line that begins with no men. */
export function readTrictrac(line: string): TrictracPosition {
  const [board = '', ...words] = line.trim().split(/\s+/);
  const sides = board.split('/');
  if (sides.length !== 2) throw new Error(`no position of trictrac: ${line}`);
  const fields = new Map(words.filter((word) => word.includes('=')).map(halves));
  return {
    men: [readMen(sides[0] ?? '', 0), readMen(sides[1] ?? '', 1)],
    thrower: words[0] === SEAT_NAMES[1] ? 1 : 0,
    dice: readNumbers(fields.get('dice')),
    counters: [counter(0, fields, words), counter(1, fields, words)],
    touched: (fields.get('touched') ?? '').split(',').filter(Boolean).map(Number),
  };
}

/** How many of a player's men are on the board no more. */
export function menOff(position: TrictracPosition, seat: Seat): number {
  return Math.max(0, MEN - position.men[seat].reduce((sum, men) => sum + men, 0));
}

function halves(word: string): [string, string] {
  const at = word.indexOf('=');
  return [word.slice(0, at), word.slice(at + 1)];
}

function readNumbers(text: string | undefined): readonly number[] {
  return text === undefined ? [] : text.split('-').map(Number);
}

function readMen(text: string, seat: Seat): readonly number[] {
  const track = Array.from({ length: FLECHES }, () => 0);
  for (const word of text === '-' ? [] : text.split(',')) {
    const found = STACK.exec(word);
    if (found === null) throw new Error(`no stack of men: ${word}`);
    const [, number, times, letter, count] = found;
    const point = number === undefined ? lettered(letter ?? '', seat) : Number(number);
    track[point] = (track[point] ?? 0) + Number(times ?? count ?? 1);
  }
  return track;
}

function lettered(letter: string, seat: Seat): number {
  const index = LETTERS.indexOf(letter.toUpperCase());
  return seat === 0 ? index : FLECHES - 1 - index;
}

/** What a player shows: as the line of a table with hands tells it, or as the score is shown rightly. */
function counter(seat: Seat, fields: ReadonlyMap<string, string>, words: readonly string[]): Counter {
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
