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
import { T } from '../words/tables.ts';
import { W } from '../words/catalogue.ts';
import { verbOf, type LastAct } from './acts.ts';
import { part, shownBy, type GameBoard, type Part, type Showing } from './face.ts';

/** How many holes a law plays for. */
function goalOf(ruleset: RuleSet | undefined): number {
  const holes = ruleset?.switches.find(({ name }) => name === 'holes')?.value;
  return typeof holes === 'number' ? holes : 1;
}

const BY_HAND = /^(?:white|black) /;
const BOIS = /^((?:white|black) bois) (.+)$/;

/** Acts as the board knows them; where hands move the men, the words before a play say whose they are. */
export interface Plays {
  readonly acts: readonly string[];
  readonly before: string;
}

/** What may be played on the board: what is legal, or where hands may err all that can be tried. */
export function playsOf({ acts, tries = [] }: Pick<Showing, 'acts' | 'tries'>): Plays {
  const wood = tries.filter(({ verb }) => verbOf(verb) === 'bois');
  const right = acts.filter((act) => BOIS.test(act) || !BY_HAND.test(act)).map(playOf);
  const hand = wood[0]?.verb ?? acts.map((act) => BOIS.exec(act)?.[1]).find((verb) => verb !== undefined);
  return { acts: [...new Set([...right, ...wood.flatMap(({ words = [] }) => words)])], before: hand === undefined ? '' : `${hand} ` };
}

const playOf = (act: string): string => BOIS.exec(act)?.[2] ?? act;

const lastPlay = (last: LastAct | undefined): LastAct | undefined =>
  last === undefined || (BY_HAND.test(last.act) && !BOIS.test(last.act)) ? undefined : { ...last, act: playOf(last.act) };

/** What hands may do besides moving men. */
function gesturesOf({ acts, tries = [] }: Pick<Showing, 'acts' | 'tries'>): readonly string[] {
  const done = acts.filter((act) => BY_HAND.test(act) && !BOIS.test(act));
  const tried = tries.filter(({ verb }) => verbOf(verb) !== 'bois').flatMap(({ verb, words = [] }) => (words.length > 0 ? words.map((word) => `${verb} ${word}`) : [verb]));
  return [...new Set([...done, ...tried])];
}

const tables = (game: TablesKey, score: GameBoard['score']): GameBoard => ({
  wide: true,
  make: (host, { orientation, language, onAct, tell }, ruleset) => {
    let before = '';
    const play = (act: string): void => {
      onAct(`${before}${act}`);
    };
    const board = createTablesBoard(host, game, { orientation, language, onAct: play, tell: tell ?? null, goal: goalOf(ruleset) });
    return shownBy(board, (showing, last) => {
      const plays = playsOf(showing);
      ({ before } = plays);
      return { position: showing.position, acts: plays.acts, last: lastPlay(last) };
    });
  },
  words: (showing) => {
    const { acts, before } = playsOf(showing);
    return [...tablesWords(game, { acts }).map((act) => `${before}${act}`), ...gesturesOf(showing)];
  },
  picks: [],
  score,
});

/** Holes where some were won, men in hand, men borne off; this last always, so that nothing shifts when one is. */
function courseScore(line: string, seat: 0 | 1): readonly Part[] {
  const position = readCourse(line);
  const several = position.goal !== null || position.holes.some((holes) => holes > 0);
  const [hand, off] = [position.hands[seat], courseOff(position, seat)];
  return [
    ...(several ? [part(position.holes[seat], W.hole, W.holes)] : []),
    ...(hand > 0 ? [{ count: hand, of: T.inHand }] : []),
    part(off, T.off, T.severalOff),
  ];
}

const course = (game: CourseKey): GameBoard => tables(game, courseScore);

export const TABLES: Readonly<Record<TablesKey, GameBoard>> = {
  'toute-table': course('toute-table'),
  revertier: course('revertier'),
  jacquet: course('jacquet'),
  garanguet: course('garanguet'),
  plein: tables('plein', () => []),
  'tourne-case': tables('tourne-case', (line, seat) => [{ count: atCoin(readTourneCase(line), seat), of: T.atCoin }]),
  rabattues: tables('rabattues', (line, seat) => {
    const { stacked, men } = heapsOf(readRabattues(line), seat);
    return [stacked > 0 ? { count: stacked, of: T.toLay } : { count: men, of: T.toLift }];
  }),
};
