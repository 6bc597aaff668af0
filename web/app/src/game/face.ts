/** What pages ask of a board, whatever is played on it. */
import type { Board, BoardOptions, Marked, Progress, Rim, RimNumbers, SquareMark, Staged } from '@academie/board';
import type { Act, Choices, Done, Mark, View } from '@academie/protocol/wire';
import type { RuleSet } from '../net/types.ts';
import { message, type Arguments, type Language, type Message, type PlainKey } from '@academie/words';

export interface Face {
  readonly orientation: 'white' | 'black';
  readonly language: Language;
  readonly hands: boolean;
  /** Whose men he plays who looks; nobody's for an onlooker. */
  readonly player: 0 | 1 | null;
  /** By which numbers flèches go. */
  readonly rimNumbers: RimNumbers;
  /** Whose place one looks from, where several sit round the board. */
  readonly seat: number;
  /** Who sits there, by seat. */
  readonly names: readonly string[];
  readonly onAct: (act: string) => void;
  /** An act in words, where the board asks which one is meant. */
  readonly tell?: (act: Act) => string;
  /** A piece was lifted, where that is an act. */
  readonly onTouch?: (act: string) => void;
  /** A piece of that kind was put down by hand. */
  readonly onPut?: (kind: string) => void;
  /** Whether a finished act waits to be confirmed; each board has its own usage. */
  readonly confirm?: boolean;
  /** Whether the board brings its own buttons; a page with buttons of its own learns by `onChange` how the turn stands. */
  readonly controls?: false;
  /** Whether it never stands on end, where something else is to be seen below it. */
  readonly lying?: boolean;
  readonly onChange?: (progress: Progress) => void;
}

export type Position = View['board'];
/** Nothing to be drawn yet. */
export const NO_BOARD: Position = { kind: 'plain' };

/** What is shown on a board. */
export interface Showing {
  readonly board: Position;
  readonly choices: Choices;
  /** The act made last, to be marked. */
  readonly last?: Done | null | undefined;
  /** The signs of events. */
  readonly marks?: readonly Mark[];
  /** How many of the signs are seen; all if it does not say. */
  readonly seen?: number | undefined;
  /** What is to be done by pointing at a place. */
  readonly pick?: string | undefined;
}

export interface Shown {
  /** Shows a table, or a moment of a turn that is staged there. */
  show(showing: Showing, staged?: Staged): void;
  undo(): void;
  confirm(): void;
  choose(act: string): void;
  speak(language: Language): void;
  reset(): void;
  destroy(): void;
}

/** A part of the score: so many points, or a word alone. */
export interface Part {
  readonly count: number | null;
  readonly of: Message;
}

/** A noun of the score, in the number it stands in. */
type Counted = Exclude<Extract<keyof Arguments, `web-score-${string}`>, 'web-score-passed-on'>;

export const part = (count: number, of: Counted): Part => ({ count, of: message(of, { count }) });

/** A word that stands with any number, or alone. */
export const plainPart = (count: number | null, of: Extract<PlainKey, `web-score-${string}`>): Part => ({ count, of: message(of) });

export interface GameBoard {
  readonly wide: boolean;
  make(host: HTMLElement, face: Face, ruleset: RuleSet | undefined): Shown;
  /** The acts that are no gesture of whoever sits there; nobody does where a game is looked at. */
  words(choices: Choices, seat?: number | null): readonly Act[];
  /** By whose names its flèches go, on a trictrac board. */
  readonly rim?: Rim;
  /** The verbs of acts that are done by pointing at a place. */
  readonly picks: readonly string[];
  score(board: Position, seat: 0 | 1): readonly Part[];
  /** Where all sit round the board at once. */
  readonly round?: Round;
}

export interface Round {
  /** The others as they sit, from the left hand of one to his right. */
  others(players: number, seat: number): readonly number[];
  /** Who plays for the same account. */
  partner(players: number, seat: number, ruleset: RuleSet | undefined): number | null;
  score(board: Position, seat: number, ruleset: RuleSet | undefined): readonly Part[];
}

/** A board as pages use it; `state` is how it learns what to show, if that can be shown on it. */
export const shownBy = <State, Options extends BoardOptions>(
  board: Board<State, Options>,
  state: (showing: Showing) => State | null,
): Shown => ({
  show: (showing, staged) => {
    const shown = state(showing);
    if (shown !== null) board.set(shown, staged);
  },
  speak: (language) => {
    // Whatever else a board has for options, this is one of them.
    board.configure({ language } as Partial<Options>);
  },
  undo: () => {
    board.undo();
  },
  confirm: () => {
    board.confirm();
  },
  choose: (act) => {
    board.choose(act);
  },
  reset: () => {
    board.reset();
  },
  destroy: () => {
    board.destroy();
  },
});

const MARKED: ReadonlySet<string> = new Set<SquareMark>(['taken', 'crowned', 'noted']);
const isMarked = (style: string): style is SquareMark => MARKED.has(style);

/** The sign as one upon a square, if it is. */
export function markedOf({ places, style }: Mark): readonly Marked[] {
  const [place, more] = places;
  return place === undefined || more !== undefined || !isMarked(style) ? [] : [{ place, style }];
}
