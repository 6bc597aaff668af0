/** The games of the trictrac board that are played by men alone, as pages show them. */
import {
  atCoin,
  courseOff,
  createTablesBoard,
  heapsOf,
  readCourse,
  readRabattues,
  readTourneCase,
  tablesWords,
  type CourseKey,
  type TablesKey,
} from '@academie/board';
import type { RuleSet } from '../net/types.ts';
import { part, plainPart, shownBy, type GameBoard, type Part, type Showing } from './face.ts';

/** How many holes a law plays for. */
function goalOf(ruleset: RuleSet | undefined): number {
  const holes = ruleset?.switches.find(({ name }) => name === 'holes')?.value;
  return typeof holes === 'number' ? holes : 1;
}

/** What may be done: what is legal and, where hands may err, all that can be tried. */
export function reachableActs({ acts, tries = [] }: Pick<Showing, 'acts' | 'tries'>): readonly string[] {
  const tried = tries.flatMap(({ verb, words = [] }) => (words.length > 0 ? words.map((word) => `${verb} ${word}`) : [verb]));
  return [...new Set([...acts, ...tried])];
}

const tables = (game: TablesKey, score: GameBoard['score']): GameBoard => ({
  wide: true,
  make: (host, { orientation, language, onAct, tell }, ruleset) => {
    const board = createTablesBoard(host, game, { orientation, language, onAct, tell: tell ?? null, goal: goalOf(ruleset) });
    return shownBy(board, (showing, last) => ({ position: showing.position, acts: reachableActs(showing), last }));
  },
  words: (showing) => tablesWords(game, { acts: reachableActs(showing) }),
  picks: [],
  score,
});

/** Holes where some were won, men in hand, men borne off; this last always, so that nothing shifts when one is. */
function courseScore(line: string, seat: 0 | 1): readonly Part[] {
  const position = readCourse(line);
  const several = position.goal !== null || position.holes.some((holes) => holes > 0);
  const [hand, off] = [position.hands[seat], courseOff(position, seat)];
  return [
    ...(several ? [part(position.holes[seat], 'web-score-holes')] : []),
    ...(hand > 0 ? [plainPart(hand, 'web-score-in-hand')] : []),
    part(off, 'web-score-off'),
  ];
}

const course = (game: CourseKey): GameBoard => tables(game, courseScore);

export const TABLES: Readonly<Record<TablesKey, GameBoard>> = {
  'toute-table': course('toute-table'),
  revertier: course('revertier'),
  jacquet: course('jacquet'),
  garanguet: course('garanguet'),
  plein: tables('plein', () => []),
  'tourne-case': tables('tourne-case', (line, seat) => [plainPart(atCoin(readTourneCase(line), seat), 'web-score-in-corner')]),
  rabattues: tables('rabattues', (line, seat) => {
    const { stacked, men } = heapsOf(readRabattues(line), seat);
    return [stacked > 0 ? plainPart(stacked, 'web-score-to-lay') : plainPart(men, 'web-score-to-lift')];
  }),
};
