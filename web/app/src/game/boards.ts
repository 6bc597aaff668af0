/** The board of a game, and what it shows besides the men: one face for all boards. */
import {
  createDamierBoard,
  createTrictracBoard,
  damierWords,
  KING,
  readDames,
  readTrictrac,
  trictracWords,
  type Language,
} from '@academie/board';
import type { View } from '@academie/protocol';
import type { RuleSet } from '../net/types.ts';
import { W } from '../words/catalogue.ts';
import type { Text } from '../words/text.ts';
import type { LastAct } from './acts.ts';

export interface Face {
  readonly orientation: 'white' | 'black';
  readonly language: Language;
  readonly hands: boolean;
  readonly onAct: (act: string) => void;
}

export interface Shown {
  show(view: View, last: LastAct | undefined): void;
  speak(language: Language): void;
  reset(): void;
  destroy(): void;
}

/** A part of the score: so many points, or a word alone. */
export interface Part {
  readonly count: number | null;
  readonly of: Text;
}

export interface GameBoard {
  readonly wide: boolean;
  make(host: HTMLElement, face: Face, ruleset: RuleSet | undefined): Shown;
  /** The acts that are no gesture. */
  words(view: View): readonly string[];
  score(position: string, seat: 0 | 1): readonly Part[];
}

const TRICTRAC: GameBoard = {
  wide: true,
  make: (host, face) => {
    const board = createTrictracBoard(host, face);
    return {
      show: ({ position, acts }, last) => {
        board.set({ position, acts, last });
      },
      speak: (language) => {
        board.configure({ language });
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
  score: (position, seat) => {
    const { points, holes, jetons } = readTrictrac(position).counters[seat];
    const bredouille = jetons > 1 ? [{ count: null, of: W.bredouille }] : [];
    return [{ count: holes, of: W.holes }, { count: points, of: W.points }, ...bredouille];
  },
};

const DAMES: GameBoard = {
  wide: false,
  make: (host, { orientation, language, onAct }, ruleset) => {
    const board = createDamierBoard(host, { orientation, language, onAct, side: sideOf(ruleset) });
    return {
      show: ({ position, acts }, last) => {
        board.set({ position, acts, last: last?.act });
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
  words: damierWords,
  score: (position, seat) => {
    const pieces = readDames(position).pieces.filter((piece) => piece.seat === seat);
    const kings = pieces.filter(({ kind }) => kind === KING).length;
    return [{ count: pieces.length - kings, of: W.men }, ...(kings > 0 ? [{ count: kings, of: W.kings }] : [])];
  },
};

/** How many squares wide the damier of a law is. */
function sideOf(ruleset: RuleSet | undefined): 8 | 10 {
  const damier = ruleset?.switches.find(({ name }) => name === 'damier')?.value;
  return damier === 8 ? 8 : 10;
}

const BOARDS: Readonly<Record<string, GameBoard>> = { trictrac: TRICTRAC, dames: DAMES };

export const boardOf = (game: string): GameBoard | undefined => BOARDS[game];
