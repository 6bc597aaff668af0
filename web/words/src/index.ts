/** The words of the catalogues in any language that was learnt. */
import { isMessage, pieces, read, write, type Piece } from './format.ts';
import type { PlainKey } from './keys.ts';
import type { Content, Language, Message } from './message.ts';

export { callFleches, formatNumber, known, learn, localeOf, pieces, plain, read, speaks, write, type Catalogue, type Piece } from './format.ts';
export type { Arguments, Key, PlainKey } from './keys.ts';
export { message, type Content, type Fleche, type Language, type Message, type Value } from './message.ts';

/** What can be said: a message without arguments by its key alone, a message, or content. */
export type Sayable = PlainKey | Message | Content;

/** Whatever is to be said, in a language. */
export function say(what: Sayable, language: Language): string {
  if (typeof what === 'string') return write({ key: what }, language);
  return isMessage(what) ? write(what, language) : read(what, language);
}

/** Whatever is to be said, in pieces, with neighbouring text as one. */
export function sayInPieces(what: Sayable, language: Language): readonly Piece[] {
  if (typeof what === 'string' || !isMessage(what)) return [say(what, language)];
  return pieces(what, language).reduce<readonly Piece[]>((before, piece) => {
    const last = before.at(-1);
    return typeof piece === 'string' && typeof last === 'string' ? [...before.slice(0, -1), last + piece] : [...before, piece];
  }, []);
}

