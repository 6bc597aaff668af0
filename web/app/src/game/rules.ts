/** How a page of rules arranges its data: no page, no network. */
import type { LessonEntry, LineTold, RulesEntry } from '../net/types.ts';

/** The throws that may fall, if dice are about to be thrown: tiles are dealt, not thrown. */
export function throwsOf({ chance, choices: { acts = [] } }: Pick<LineTold, 'chance' | 'choices'>): readonly string[] {
  return chance && acts.every(({ dice = [] }) => dice.length > 0) ? acts.map(({ text }) => text) : [];
}

/** The first lesson of the games of a page, if there is one. */
export const firstLesson = (lessons: readonly LessonEntry[], { games }: RulesEntry): LessonEntry | undefined =>
  lessons.find(({ game }) => games.includes(game));

/** Where a section stands on its page. */
export const anchor = (section: string): string => `section-${section}`;
