/** The games of the trictrac board as pages show them. */
import { createTablesBoard, spoken, type Arrow, type ArrowStyle, type Note, type TablesKey } from '@academie/board';
import type { Mark, TablesBoard } from '@academie/protocol/wire';
import { part, plainPart, shownBy, type GameBoard, type Part } from './face.ts';

type Score = (board: TablesBoard, seat: 0 | 1) => readonly Part[];

/** The rule sets of the Académie, by whose law points are marked elsewhere than by Lepeintre's. */
const ACADEMIE = '/acad-';

const tables = (game: TablesKey, score: Score, jetons = false): GameBoard => ({
  wide: true,
  make: (host, face, ruleset) => {
    const marks = ruleset?.id.includes(ACADEMIE) === true ? 'acad' : 'lep';
    const shown = createTablesBoard(host, game, { ...face, jetons, marks });
    return shownBy(shown, ({ board, choices, last, marks = [], seen = Infinity }) => {
      if (board.kind !== 'tables') return null;
      const told = marks.slice(0, seen).flatMap(arrowOf).length;
      return { position: board, choices, last, arrows: marks.flatMap(arrowOf), notes: marks.slice(0, seen).flatMap(noteOf), told };
    });
  },
  words: spoken,
  rim: game,
  picks: [],
  score: (board, seat) => (board.kind === 'tables' ? score(board, seat) : []),
});

const ARROWS: ReadonlySet<string> = new Set<ArrowStyle>(['true', 'false', 'filling']);
const isArrow = (style: string): style is ArrowStyle => ARROWS.has(style);

/** The sign as an arrow, if it is one. */
function arrowOf({ places, style, label = '', worth }: Mark): readonly Arrow[] {
  const [start, end] = places;
  return start === undefined || end === undefined || !isArrow(style)
    ? []
    : [{ start: Number(start), end: Number(end), label, style, worth }];
}

/** The sign as one upon a flèche, if it is. */
function noteOf({ places, style, label = '' }: Mark): readonly Note[] {
  const [place, more] = places;
  return place === undefined || more !== undefined || style !== 'noted' ? [] : [{ fleche: Number(place), label }];
}

const holesOf: Score = ({ counters = [] }, seat) => {
  const counter = counters[seat];
  return counter === undefined ? [] : [part(counter.holes ?? 0, 'web-score-holes')];
};

const TRICTRAC = tables(
  'trictrac',
  (board, seat) => {
    const { points = 0, jetons = 0 } = board.counters?.[seat] ?? {};
    const bredouille = jetons > 1 ? [plainPart(null, 'web-score-bredouille')] : [];
    return [...holesOf(board, seat), part(points, 'web-score-points'), ...bredouille];
  },
  true,
);

/** Holes where they are counted, men in hand, men borne off; this last always, so that nothing shifts when one is. */
const course = (game: TablesKey): GameBoard =>
  tables(game, (board, seat) => {
    const [hand, off] = [board.held?.[seat] ?? 0, board.off?.[seat] ?? 0];
    return [...holesOf(board, seat), ...(hand > 0 ? [plainPart(hand, 'web-score-in-hand')] : []), part(off, 'web-score-off')];
  });

const COIN = [11, 12] as const;
const total = (men: readonly number[] = []): number => men.reduce((sum, each) => sum + each, 0);

export const TABLES: Readonly<Record<string, GameBoard>> = {
  trictrac: TRICTRAC,
  ecrire: TRICTRAC,
  poule: TRICTRAC,
  'tour-a-tour': TRICTRAC,
  // Toc is played for holes alone.
  toc: tables('trictrac', holesOf),
  'toute-table': course('toute-table'),
  revertier: course('revertier'),
  jacquet: course('jacquet'),
  garanguet: course('garanguet'),
  plein: tables('plein', () => []),
  'tourne-case': tables('tourne-case', ({ men }, seat) => [plainPart(men[seat]?.[COIN[seat]] ?? 0, 'web-score-in-corner')]),
  rabattues: tables('rabattues', ({ men, piles = [] }, seat) => {
    const stacked = total(piles[seat]);
    return [stacked > 0 ? plainPart(stacked, 'web-score-to-lay') : plainPart(total(men[seat]), 'web-score-to-lift')];
  }),
};
