/** What the server sends to be said, as the catalogues take it. */
import type { Phrase } from '@academie/protocol/wire';
import type { Content, Message, Value } from '@academie/words';

/** A message by its key, or content by language. */
export function sayable({ key, args = {}, said = {} }: Phrase): Message | Content {
  if (key === undefined) return { ...said, fr: said['fr'] ?? '', en: said['en'] ?? '' };
  return { key, args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(value)])) };
}

function argument(value: unknown): Value {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map(argument);
  return isCitation(value) ? `${value.source}, ${value.place}` : sayable(value as Phrase);
}

const isCitation = (value: unknown): value is { source: string; place: string } => typeof value === 'object' && value !== null && 'source' in value;
