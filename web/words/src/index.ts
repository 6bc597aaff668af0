/** The words of the catalogues in any language that was learnt. */
import { isMessage, read, write } from './format.ts';
import type { Content, Language, Message, PlainKey } from './message.ts';

export { known, learn, localeOf, read, speaks, write, type Catalogue } from './format.ts';
export type { Arguments, Key } from './keys.ts';
export { message, type Content, type Given, type Language, type Message, type PlainKey, type Value } from './message.ts';

/** What can be said: a message without arguments by its key alone, a message, or content. */
export type Sayable = PlainKey | Message | Content;

/** Whatever is to be said, in a language. */
export function say(what: Sayable, language: Language): string {
  if (typeof what === 'string') return write({ key: what }, language);
  return isMessage(what) ? write(what, language) : read(what, language);
}

