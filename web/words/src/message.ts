/** Messages: what is to be said, by its key and its arguments; and what the server sends that is read as it is. */
import type { Arguments, PlainKey } from './keys.ts';

/** The code of a language: `fr`, `en`. */
export type Language = string;

/** Content by the languages it was written in: lessons, studies, statements of the books. */
export interface Content {
  readonly said: Readonly<Record<Language, string>>;
}

/** A message as the wire has it. What this client does not know is shown by its key. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, Value>>;
}

/** A flèche by its name: the side it lies on (White's is 0) and its number there; `place` is what the board calls it. */
export interface Fleche {
  readonly fleche: string;
  readonly side: number;
  readonly place: string;
}

export type Value = string | number | Fleche | Message | Content | readonly Value[];

/** A message that is in the catalogues, with all it takes. */
export function message(key: PlainKey): Message;
export function message<K extends keyof Arguments>(key: K, args: Arguments[K]): Message;
export function message(key: string, args?: Readonly<Record<string, Value>>): Message {
  return args === undefined ? { key } : { key, args };
}
