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
  type Language,
  type Marked,
  type SquareMark,
} from '@academie/board';
import type { Mark, View } from '@academie/protocol';
import type { RuleSet } from '../net/types.ts';
import { W } from '../words/catalogue.ts';
import type { Text } from '../words/text.ts';
import type { LastAct } from './acts.ts';

export interface Face {
  readonly orientation: 'white' | 'black';
  readonly language: Language;
  readonly hands: boolean;
  readonly onAct: (act: string) => void;
  /** An act in words, where the board asks which one is meant. */
  readonly tell?: (act: string) => string;
  /** A piece was lifted, where that is an act. */
  readonly onTouch?: (act: string) => void;
}

/** What is shown on a board. */
export interface Showing extends Pick<View, 'position' | 'acts' | 'tries'> {
  /** The signs of events. */
  readonly marks?: readonly Mark[];
  /** What is to be done by pointing at a place. */
  readonly pick?: string | undefined;
}

export interface Shown {
  show(showing: Showing, last: LastAct | undefined): void;
  speak(language: Language): void;
  reset(): void;
  destroy(): void;
}

/** A part of the score: so many points, or a word alone. */
export interface Part {
  readonly count: number | null;
  readonly of: Text;
}

const part = (count: number, one: Text, several: Text): Part => ({ count, of: count === 1 ? one : several });

export interface GameBoard {
  readonly wide: boolean;
  make(host: HTMLElement, face: Face, ruleset: RuleSet | undefined): Shown;
  /** The acts that are no gesture. */
  words(showing: Showing): readonly string[];
  /** The verbs of acts that are done by pointing at a place. */
  readonly picks: readonly string[];
  score(position: string, seat: 0 | 1): readonly Part[];
}

const TRICTRAC: GameBoard = {
  wide: true,
  make: (host, face) => {
    const board = createTrictracBoard(host, face);
    return {
      show: ({ position, acts, tries = [], marks = [] }, last) => {
        board.set({ position, acts, tries, last, arrows: marks.flatMap(arrowOf) });
      },
      speak: (chosen) => {
        board.configure({ language: chosen });
      },
      reset: () => {
        board.reset();
      },
      destroy: () => {
        board.destroy();
      },
    };
  },
  words: trictracWords,
  picks: [],
  score: (position, seat) => {
    const { points, holes, jetons } = readTrictrac(position).counters[seat];
    const bredouille = jetons > 1 ? [{ count: null, of: W.bredouille }] : [];
    return [part(holes, W.hole, W.holes), { count: points, of: W.points }, ...bredouille];
  },
};

/** Toc is played for holes alone. */
const TOC: GameBoard = {
  ...TRICTRAC,
  score: (position, seat) => [part(readTrictrac(position).counters[seat].holes, W.hole, W.holes)],
};

const DAMES: GameBoard = {
  wide: false,
  make: (host, face, ruleset) => {
    const board = createDamierBoard(host, { ...face, tell: null, side: sideOf(ruleset) });
    return {
      show: ({ position, acts, tries = [], marks = [], pick }, last) => {
        board.set({ position, acts, tries, last: last?.act, marks: marks.flatMap(markedOf), pick });
      },
      speak: (chosen) => {
        board.configure({ language: chosen });
      },
      reset: () => {
        board.reset();
      },
      destroy: () => {
        board.destroy();
      },
    };
  },
  words: ({ position, acts, tries = [] }) => damierWords({ position, acts, tries }),
  picks: ['souffler', 'faire-jouer'],
  score: (position, seat) => {
    const pieces = readDames(position).pieces.filter((piece) => piece.seat === seat);
    const kings = pieces.filter(({ kind }) => kind === KING).length;
    return [part(pieces.length - kings, W.man, W.men), ...(kings > 0 ? [part(kings, W.king, W.kings)] : [])];
  },
};

const ARROWS: ReadonlySet<string> = new Set<ArrowStyle>(['true', 'false', 'filling']);
const isArrow = (style: string): style is ArrowStyle => ARROWS.has(style);
const MARKED: ReadonlySet<string> = new Set<SquareMark>(['taken', 'crowned', 'noted']);
const isMarked = (style: string): style is SquareMark => MARKED.has(style);

/** The sign as an arrow, if it is one. */
function arrowOf({ places, style, label = '' }: Mark): readonly Arrow[] {
  const [start, end] = places;
  return start === undefined || end === undefined || !isArrow(style)
    ? []
    : [{ start: Number(start), end: Number(end), label, style }];
}

/** The sign as one upon a square, if it is. */
function markedOf({ places, style }: Mark): readonly Marked[] {
  const [place, more] = places;
  return place === undefined || more !== undefined || !isMarked(style) ? [] : [{ place, style }];
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
  dames: DAMES,
};

export const boardOf = (game: string): GameBoard | undefined => BOARDS[game];
