/** The board of a game, and what it shows besides the men: one face for all boards. */
import {
  createDamierBoard,
  createTrictracBoard,
  damierWords,
  KING,
  readDames,
  readTrictrac,
  trictracWords,
  type Arrow,
  type ArrowStyle,
  type Note,
} from '@academie/board';
import type { Mark } from '@academie/protocol';
import type { RuleSet } from '../net/types.ts';
import { DOMINOS } from './dominos.ts';
import { ECHECS } from './echecs.ts';
import { markedOf, part, plainPart, shownBy, type GameBoard } from './face.ts';
import { TABLES } from './tables.ts';

export type { Face, GameBoard, Part, Showing, Shown } from './face.ts';

const trictrac = (jetons: boolean, score: GameBoard['score']): GameBoard => ({
  wide: true,
  make: (host, face) => {
    const board = createTrictracBoard(host, { ...face, jetons });
    return shownBy(board, ({ position, acts, tries = [], marks = [] }, last) => ({
      position,
      acts,
      tries,
      last,
      arrows: marks.flatMap(arrowOf),
      notes: marks.flatMap(noteOf),
    }));
  },
  words: trictracWords,
  picks: [],
  score,
});

const TRICTRAC = trictrac(true, (position, seat) => {
  const { points, holes, jetons } = readTrictrac(position).counters[seat];
  const bredouille = jetons > 1 ? [plainPart(null, 'web-score-bredouille')] : [];
  return [part(holes, 'web-score-holes'), part(points, 'web-score-points'), ...bredouille];
});

/** Toc is played for holes alone. */
const TOC = trictrac(false, (position, seat) => [part(readTrictrac(position).counters[seat].holes, 'web-score-holes')]);

const DAMES: GameBoard = {
  wide: false,
  make: (host, face, ruleset) => {
    const board = createDamierBoard(host, { ...face, tell: null, side: sideOf(ruleset) });
    return shownBy(board, ({ position, acts, tries = [], marks = [], pick }, last) => ({
      position,
      acts,
      tries,
      last: last?.act,
      marks: marks.flatMap(markedOf),
      pick,
    }));
  },
  words: ({ position, acts, tries = [] }) => damierWords({ position, acts, tries }),
  picks: ['souffler', 'faire-jouer'],
  score: (position, seat) => {
    const pieces = readDames(position).pieces.filter((piece) => piece.seat === seat);
    const kings = pieces.filter(({ kind }) => kind === KING).length;
    return [part(pieces.length - kings, 'web-score-men'), ...(kings > 0 ? [part(kings, 'web-score-kings')] : [])];
  },
};

const ARROWS: ReadonlySet<string> = new Set<ArrowStyle>(['true', 'false', 'filling']);
const isArrow = (style: string): style is ArrowStyle => ARROWS.has(style);
/** The sign as an arrow, if it is one. */
function arrowOf({ places, style, label = '' }: Mark): readonly Arrow[] {
  const [start, end] = places;
  return start === undefined || end === undefined || !isArrow(style)
    ? []
    : [{ start: Number(start), end: Number(end), label, style }];
}

/** The sign as one upon a flèche, if it is. */
function noteOf({ places, style, label = '' }: Mark): readonly Note[] {
  const [place, more] = places;
  return place === undefined || more !== undefined || style !== 'noted' ? [] : [{ fleche: Number(place), label }];
}

/** How many squares wide the damier of a law is. */
function sideOf(ruleset: RuleSet | undefined): 8 | 10 {
  const damier = ruleset?.switches.find(({ name }) => name === 'damier')?.value;
  return damier === 8 ? 8 : 10;
}

const BOARDS: Readonly<Record<string, GameBoard>> = {
  trictrac: TRICTRAC,
  ecrire: TRICTRAC,
  poule: TRICTRAC,
  'tour-a-tour': TRICTRAC,
  toc: TOC,
  ...TABLES,
  dames: DAMES,
  echecs: ECHECS,
  dominos: DOMINOS,
};

export const boardOf = (game: string): GameBoard | undefined => BOARDS[game];
