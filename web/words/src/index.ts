/** The words of the catalogues in any language that was learnt. */
import { isMessage, read, write } from './format.ts';
import type { PlainKey } from './keys.ts';
import type { Content, Language, Message } from './message.ts';

export { known, learn, localeOf, read, speaks, write, type Catalogue } from './format.ts';
export type { Arguments, Key, PlainKey } from './keys.ts';
export { message, type Content, type Language, type Message, type Value } from './message.ts';

/** What can be said: a message without arguments by its key alone, a message, or content. */
export type Sayable = PlainKey | Message | Content;

/** Whatever is to be said, in a language. */
export function say(what: Sayable, language: Language): string {
  if (typeof what === 'string') return write({ key: what }, language);
  return isMessage(what) ? write(what, language) : read(what, language);
}

