/** What the server sends to be said: messages of the catalogues, and content by language. */
import type { Cite, Phrase } from '@academie/protocol/wire';
import { read, write, type Content, type Fleche, type Language, type Message, type Value } from '@academie/words';
import { citationTold } from './citation.ts';
import { typeset } from './text.ts';

/** A phrase in a language. Content is set by the rules of French here; messages have been by their catalogue. */
export function phraseIn(phrase: Phrase, language: Language): string {
  const what = sayable(phrase, language);
  if ('key' in what) return write(what, language);
  return language === 'fr' ? typeset(read(what, language)) : read(what, language);
}

/** A phrase as the catalogues take it: what it cites is said in that language, and players by the names given. */
export function sayable({ key, args = {}, said = {} }: Phrase, language: Language, names: readonly string[] = []): Message | Content {
  if (key === undefined) return { said };
  return { key, args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(value, language, names)])) };
}

function argument(value: unknown, language: Language, names: readonly string[]): Value {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map((each) => argument(each, language, names));
  if (isFleche(value)) return value;
  if (isCite(value)) return citationTold(value, language);
  const phrase = value as Phrase;
  return names[phrase.seat ?? NOBODY] ?? sayable(phrase, language, names);
}

const NOBODY = -1;
const isFleche = (value: unknown): value is Fleche => typeof value === 'object' && value !== null && 'fleche' in value;
const isCite = (value: unknown): value is Cite => typeof value === 'object' && value !== null && 'source' in value;
