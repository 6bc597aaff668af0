/** Which article of the rules explains what was announced. */
import type { EventView, Phrase } from '@academie/protocol/wire';
import { api } from '../net/api.ts';
import type { ExplanationTold } from '../net/types.ts';

const isPhrase = (value: unknown): value is Phrase => typeof value === 'object' && value !== null && 'key' in value;

/** The keys of a message and of those it is made of, the innermost first: they say most exactly what is meant. */
function keysOf({ key, args = {} }: Phrase): readonly string[] {
  const inner = Object.values(args).flat().filter(isPhrase).flatMap(keysOf);
  return key === undefined ? inner : [...inner, key];
}

/** The article that explains an event, by what its message tells or else by its code. */
export function articleOf({ code, message }: Pick<EventView, 'code' | 'message'>, articles: readonly ExplanationTold[]): ExplanationTold | undefined {
  const names = [...keysOf(message), code];
  return names.map((name) => articles.find(({ events }) => events.includes(name))).find((found) => found !== undefined);
}

const asked = new Map<string, Promise<readonly ExplanationTold[]>>();

/** The articles of a game, asked for once; a game of another package has none. */
export function articlesOf(game: string): Promise<readonly ExplanationTold[]> {
  const known = asked.get(game) ?? api.articlesOf(game).catch(() => {
    asked.delete(game);
    return [];
  });
  asked.set(game, known);
  return known;
}
