/** What a game on a board is, and what a page asks of it. */
import type { Message } from '@academie/words';
import type { Step } from './gestures.ts';
import type { Motion } from './motion.ts';
import type { BoardOptions } from './options.ts';
import type { Scene, Skin } from './skin.ts';
import type { Space } from './space.ts';
import type { Act, Choices } from './wire.ts';

/** A position with what whoever looks at it may do there: nothing for onlookers. */
export interface BoardState {
  readonly position: unknown;
  readonly choices: Choices;
  /** The verb of those tries that is to be done by pointing at a place. */
  readonly pick?: string | undefined;
  /** How many of its arrows are seen; all if it does not say. */
  readonly told?: number | undefined;
}

/** A moment of a turn that is staged. */
export interface Staged {
  /** The steps somebody has made on the state so far. */
  readonly made?: readonly Step[];
  readonly motion: Motion;
}

/** A game on a board: how it looks by some options, and how its states are drawn. */
export interface Game<State extends BoardState, Options extends BoardOptions, Look extends Skin> {
  readonly title: Message;
  /** How it is laid out in the room it has, by a name; boards without have one layout. */
  shape?(space: Space, options: Options): string;
  skin(options: Options, shape: string): Look;
  /** How it looks with a state on it, where places move about with the state. */
  arranged?(state: State, options: Options, shape: string): Look;
  /** The state as a scene. */
  draw(state: State, skin: Look, options: Options): Scene;
  /** What one act is called where the board asks which is meant. */
  tell(act: Act, steps: readonly Step[], options: Options): string;
}

export interface Board<State, Options> {
  /** Show a state. The same state again leaves the turn being played as it is; nothing is played on a moment of a staged turn. */
  set(state: State, staged?: Staged): void;
  /** Turn the board round, change its language, and so on. */
  configure(options: Partial<Options>): void;
  undo(): void;
  confirm(): void;
  choose(act: string): void;
  /** Take every step back, also after an act that was refused. */
  reset(): void;
  focus(): void;
  destroy(): void;
}
