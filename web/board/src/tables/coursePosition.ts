/** The line of a position of a running game, read as far as it is drawn. See docs/notation.md. */
import type { Seat } from '../core/pieces.ts';
import { readBoth, readLine, readNumbers } from './line.ts';
import { HEAD_ON, type Ways } from './track.ts';

export interface CoursePosition {
  /** The men of each player along his own way. */
  readonly men: readonly [readonly number[], readonly number[]];
  /** Men hit and not yet re-entered. */
  readonly hands: readonly [number, number];
  readonly thrower: Seat;
  readonly dice: readonly number[];
  /** How many more times the throw is played after this one. */
  readonly again: number;
  readonly holes: readonly [number, number];
  /** The holes that win, where they are not those of the rule set. */
  readonly goal: number | null;
}

const MEN = 15;

/** The position; the ways are needed only to read letters. Raises an error for a line that begins with no men. */
export function readCourse(text: string, ways: Ways = HEAD_ON): CoursePosition {
  const line = readLine(text);
  const pairOf = (name: string): readonly [number, number] => {
    const [white = 0, black = 0] = readNumbers(line.fields.get(name));
    return [white, black];
  };
  const goal = line.fields.get('goal');
  return {
    men: readBoth(line, ways),
    hands: pairOf('hands'),
    thrower: line.thrower,
    dice: line.dice,
    again: Number(line.fields.get('again') ?? 0),
    holes: pairOf('holes'),
    goal: goal === undefined ? null : Number(goal),
  };
}

/** How many men a player has borne off. */
export function courseOff({ men, hands }: CoursePosition, seat: Seat): number {
  return MEN - men[seat].reduce((sum, each) => sum + each, 0) - hands[seat];
}
