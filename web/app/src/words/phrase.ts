/** What the server sends to be said: messages of the catalogues, and content by language. */
import type { Cite, Phrase } from '@academie/protocol/wire';
import { read, write, type Content, type Language, type Message, type Value } from '@academie/words';
import { citationTold } from './citation.ts';
import { typeset } from './text.ts';

/** A phrase in a language. Content is set by the rules of French here; messages have been by their catalogue. */
export function phraseIn(phrase: Phrase, language: Language): string {
  const what = sayable(phrase, language);
  if ('key' in what) return write(what, language);
  return language === 'fr' ? typeset(read(what, language)) : read(what, language);
}

/** A phrase as the catalogues take it, what it cites being said in that language. */
export function sayable({ key, args = {}, said = {} }: Phrase, language: Language): Message | Content {
  if (key === undefined) return { said };
  return { key, args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(value, language)])) };
}

function argument(value: unknown, language: Language): Value {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map((each) => argument(each, language));
  return isCite(value) ? citationTold(value, language) : sayable(value as Phrase, language);
}

const isCite = (value: unknown): value is Cite => typeof value === 'object' && value !== null && 'source' in value;
