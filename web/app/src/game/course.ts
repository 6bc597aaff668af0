/** How far one has come in the lessons: kept as text, no page, no network. */
import type { LessonEntry } from '../net/types.ts';

export interface Come {
  /** The step to go on at, from 0. */
  readonly step: number;
  readonly done: boolean;
}

/** By the lessons' ids, the one learnt last at the end. */
export type Progress = Readonly<Record<string, Come>>;

/** Where a newcomer begins. */
export const FIRST_GAME = 'trictrac';

const isCome = (value: unknown): value is Come =>
  typeof value === 'object' && value !== null && 'step' in value && 'done' in value && Number.isInteger(value.step) && typeof value.done === 'boolean';

/** What was kept; nothing of it that cannot be read. */
export function readProgress(kept: string | null): Progress {
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter((pair): pair is [string, Come] => isCome(pair[1])));
  } catch {
    return {};
  }
}

const moved = (progress: Progress, id: string, come: Come): Progress =>
  Object.fromEntries([...Object.entries(progress).filter(([other]) => other !== id), [id, come]]);

/** Having come to a step; what was done stays done. */
export const came = (progress: Progress, id: string, step: number): Progress =>
  moved(progress, id, { step, done: progress[id]?.done ?? false });

export const finished = (progress: Progress, id: string): Progress => moved(progress, id, { step: 0, done: true });

export interface Shelf {
  readonly game: string;
  readonly lessons: readonly LessonEntry[];
  readonly done: number;
}

/** The lessons by game, the games in that order. */
export function shelves(lessons: readonly LessonEntry[], games: readonly string[], progress: Progress): readonly Shelf[] {
  const known = [...new Set([...games, ...lessons.map(({ game }) => game)])];
  return known
    .map((game) => lessons.filter((lesson) => lesson.game === game))
    .flatMap((own) => (own[0] === undefined ? [] : [{ game: own[0].game, lessons: own, done: own.filter(({ id }) => progress[id]?.done).length }]));
}

/** The lesson after another in its game, if there is one. */
export function lessonAfter(lessons: readonly LessonEntry[], id: string): LessonEntry | undefined {
  const at = lessons.findIndex((lesson) => lesson.id === id);
  const after = lessons[at + 1];
  return at >= 0 && after?.game === lessons[at]?.game ? after : undefined;
}

/** Where to go on: the lesson one is in, else the next that is not done of the game learnt last, else of the first game. */
export function goOn(lessons: readonly LessonEntry[], progress: Progress): LessonEntry | undefined {
  const last = lessons.find(({ id }) => id === Object.keys(progress).at(-1));
  if (last !== undefined && progress[last.id]?.done === false) return last;
  const open = (game: string | undefined): LessonEntry | undefined =>
    lessons.find((lesson) => lesson.game === game && progress[lesson.id]?.done !== true);
  return open(last?.game) ?? open(FIRST_GAME) ?? lessons.find(({ id }) => progress[id]?.done !== true);
}
