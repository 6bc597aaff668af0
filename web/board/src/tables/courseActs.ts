/** Acts of the running games as moves of men, one a number, with the men they hit. */
import { played } from './line.ts';
import { HAND, OFF } from './track.ts';

/** A man gone by one number from one point of his way to another. */
export interface Move {
  readonly start: number;
  readonly end: number;
}

export interface CourseAct {
  readonly act: string;
  /** What each man does, number by number. */
  readonly men: readonly (readonly number[])[];
  /** The points on which an adverse man is hit. */
  readonly hits: ReadonlySet<number>;
}

const PLAY = /^(?:\d{1,2}|main)(?:\/(?:\d{1,2}|off)\*?)+(?: (?:\d{1,2}|main)(?:\/(?:\d{1,2}|off)\*?)+)*$/;
const HIT = '*';
const NOTHING = 'passe';

const readPoint = (word: string): number => {
  if (word === 'main') return HAND;
  return word.startsWith('off') ? OFF : Number.parseInt(word, 10);
};

/** Whether an act is a play of men, or of none. */
export const isCourseAct = (act: string): boolean => played(act) === NOTHING || PLAY.test(played(act));

/** The act, or nothing if it is no play of men. To play nothing moves nobody. */
export function readCourseAct(act: string): CourseAct | null {
  if (!isCourseAct(act)) return null;
  const play = played(act);
  const men = play === NOTHING ? [] : play.split(' ').map((man) => man.split('/'));
  const struck = play.includes(HIT) ? men.flat().filter((stop) => stop.endsWith(HIT)) : [];
  return { act, men: men.map((stops) => stops.map(readPoint)), hits: new Set(struck.map(readPoint)) };
}

/** The ways of men as moves. */
export const movesOf = (men: readonly (readonly number[])[]): readonly Move[] =>
  men.flatMap((points) => points.slice(1).map((end, nth) => ({ start: points[nth] ?? end, end })));
