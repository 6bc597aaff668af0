/** The games of the trictrac board that are played by men alone, by the names they go by elsewhere. */
import { courseGame } from './course.ts';
import { createBoard, type TablesBoard, type TablesOptions } from './game.ts';
import { RABATTUES_GAME } from './rabattues.ts';
import type { TablesState } from './scene.ts';
import { GARANGUET, JACQUET, PLEIN, REVERTIER, TOUTE_TABLE } from './setting.ts';
import { TOURNE_CASE_GAME } from './tourneCase.ts';

const COURSES = {
  'toute-table': courseGame(TOUTE_TABLE),
  revertier: courseGame(REVERTIER),
  jacquet: courseGame(JACQUET),
  garanguet: courseGame(GARANGUET),
  plein: courseGame(PLEIN),
} as const;

export type CourseKey = keyof typeof COURSES;
export type TablesKey = CourseKey | 'tourne-case' | 'rabattues';

/** The board of a game in an element of the page. */
export function createTablesBoard(element: HTMLElement, game: TablesKey, options: Partial<TablesOptions> = {}): TablesBoard {
  if (game === 'tourne-case') return createBoard(element, TOURNE_CASE_GAME, options);
  return game === 'rabattues' ? createBoard(element, RABATTUES_GAME, options) : createBoard(element, COURSES[game], options);
}

/** Those of the acts that are no gesture on the board, for a page to offer as words. */
export function tablesWords(game: TablesKey, { acts }: Pick<TablesState, 'acts'>): readonly string[] {
  if (game === 'tourne-case') return TOURNE_CASE_GAME.words(acts);
  return (game === 'rabattues' ? RABATTUES_GAME : COURSES[game]).words(acts);
}
