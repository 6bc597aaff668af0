/** The line of a position, as far as all games of the trictrac board tell it alike. See docs/notation.md. */
import type { Seat } from '../core/pieces.ts';
import { HEAD_ON, pointOf, FLECHES, SEAT_NAMES, type Way } from './track.ts';

export interface Line {
  /** What is written of White's men and of Black's. */
  readonly sides: readonly [string, string];
  readonly thrower: Seat;
  readonly dice: readonly number[];
  readonly fields: ReadonlyMap<string, string>;
  readonly words: readonly string[];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVXY';
const STACK = /^(?:(\d{1,2})(?:x(\d{1,2}))?|([A-VXY])(\d{1,2})?)$/i;

/** The line in its parts. Raises an error for one that begins with no men. */
export function readLine(line: string): Line {
  const [board = '', ...words] = line.trim().split(/\s+/);
  const [white, black, ...more] = board.split('/');
  if (white === undefined || black === undefined || more.length > 0) throw new Error(`no position of trictrac: ${line}`);
  const fields = new Map(words.filter((word) => word.includes('=')).map(halves));
  return {
    sides: [white, black],
    thrower: words[0] === SEAT_NAMES[1] ? 1 : 0,
    dice: readNumbers(fields.get('dice')),
    fields,
    words,
  };
}

function halves(word: string): [string, string] {
  const at = word.indexOf('=');
  return [word.slice(0, at), word.slice(at + 1)];
}

const BY_HAND = /^(?:white|black) bois /;

/** The play of an act: a table with hands writes the seat and the word for playing before it. */
export const played = (act: string): string => act.replace(BY_HAND, '');

/** Numbers with dashes between; none where nothing is written. */
export function readNumbers(text: string | undefined): readonly number[] {
  return text === undefined ? [] : text.split('-').map(Number);
}

/** The men of one player along his way, by its numbers or by Lepeintre's letters. */
export function readMen(text: string, way: Way): readonly number[] {
  const track = Array.from({ length: FLECHES }, () => 0);
  for (const word of text === '-' ? [] : text.split(',')) {
    const found = STACK.exec(word);
    if (found === null) throw new Error(`no stack of men: ${word}`);
    const [, number, times, letter = '', count] = found;
    const point = number === undefined ? pointOf(way, LETTERS.indexOf(letter.toUpperCase())) : Number(number);
    track[point] = (track[point] ?? 0) + Number(times ?? count ?? 1);
  }
  return track;
}

/** The men of both. */
export const readBoth = ({ sides }: Line, ways = HEAD_ON): readonly [readonly number[], readonly number[]] => [
  readMen(sides[0], ways[0]),
  readMen(sides[1], ways[1]),
];
