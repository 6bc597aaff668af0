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

export type Value = string | number | Message | Content | readonly Value[];

/** A message that is in the catalogues, with all it takes. */
export function message(key: PlainKey): Message;
export function message<K extends keyof Arguments>(key: K, args: Arguments[K]): Message;
export function message(key: string, args?: Readonly<Record<string, Value>>): Message {
  return args === undefined ? { key } : { key, args };
}
