/** Messages: what is to be said, by its key and its arguments; and what the server sends that is read as it is. */
import type { Arguments, Key } from './keys.ts';

/** The code of a language: `fr`, `en`. */
export type Language = string;

/** Content in the languages it was written in: lessons, studies, titles. It may be in more than these two. */
export interface Content {
  readonly fr: string;
  readonly en: string;
}

/** A message as the wire has it. What this client does not know is shown by its key. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, Value>>;
}

export type Value = string | number | Message | Content | readonly Value[];

type Bare<K extends Key> = K extends Key ? (keyof Arguments[K] extends never ? K : never) : never;
/** The keys of messages that take no arguments. */
export type PlainKey = Bare<Key>;

/** What must follow a key: nothing, or its arguments. */
export type Given<K extends Key> = K extends PlainKey ? [] : [args: Arguments[K]];

/** A message that is in the catalogues, with all it takes. */
export const message = <K extends Key>(key: K, ...[args]: Given<K>): Message => (args === undefined ? { key } : { key, args });
