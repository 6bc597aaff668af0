/** What may be wished of a board, and what it tells of the turn being played. */
import type { Stillness } from './motion.ts';
import type { Act } from './wire.ts';
import type { Language } from './words.ts';

/** How a turn stands, for whoever draws the rest of the page. */
export interface Progress {
  /** The acts the steps made amount to. */
  readonly done: readonly string[];
  readonly canUndo: boolean;
  readonly canConfirm: boolean;
  /** The acts between which the player must choose. */
  readonly asking: readonly string[];
  /** Those acts in words, as the board tells them. */
  readonly asked: readonly string[];
  readonly sent: string | null;
}

export interface BoardOptions {
  readonly orientation: 'white' | 'black';
  readonly language: Language;
  /** Whether a finished act waits to be confirmed, so that it can be undone. */
  readonly confirm: boolean;
  readonly reducedMotion: Stillness;
  /** Whether the board brings its own buttons; `needed` are there only while there is a use for them. */
  readonly controls: boolean | 'needed';
  /** An act for people, where the board asks which one is meant; as the board tells it if nothing else is said. */
  readonly tell: ((act: Act) => string) | null;
  readonly onAct: (act: string) => void;
  /** A piece was lifted, where that is an act of its own. */
  readonly onTouch: (act: string) => void;
  readonly onChange: (progress: Progress) => void;
  /** A piece of that kind was put down by hand. */
  readonly onPut: (kind: string) => void;
}

/** What a board does when nothing else is wished. */
export const USUAL: BoardOptions = {
  orientation: 'white',
  language: 'fr',
  confirm: true,
  reducedMotion: 'system',
  controls: true,
  tell: null,
  onAct: () => undefined,
  onTouch: () => undefined,
  onChange: () => undefined,
  onPut: () => undefined,
};
