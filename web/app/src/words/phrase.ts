/** What the server sends to be said, as the catalogues take it. */
import type { Cite, Phrase } from '@academie/protocol/wire';
import type { Content, Fleche, Language, Message, Value } from '@academie/words';
import { citationTold } from './citation.ts';

/** A message by its key, or content by language; what it cites is said in the language of the page. */
export function sayable({ key, args = {}, said = {} }: Phrase, language: Language): Message | Content {
  if (key === undefined) return { ...said, fr: said['fr'] ?? said['en'] ?? '', en: said['en'] ?? '' };
  return { key, args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(value, language)])) };
}

function argument(value: unknown, language: Language): Value {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map((each) => argument(each, language));
  if (isFleche(value)) return value;
  return isCite(value) ? citationTold(value, language) : sayable(value as Phrase, language);
}

const isFleche = (value: unknown): value is Fleche => typeof value === 'object' && value !== null && 'fleche' in value;
const isCite = (value: unknown): value is Cite => typeof value === 'object' && value !== null && 'source' in value;
