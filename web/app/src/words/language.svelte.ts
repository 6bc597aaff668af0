/** The language pages are in: as chosen before, else as the browser wishes, of those that the server has. */
import { sayInPieces, write, type Arguments, type Language, type Message, type Piece, type PlainKey } from '@academie/words';
import type { Cite, Phrase, PlacePart } from '@academie/protocol/wire';
import { citationTold, placeTold } from './citation.ts';
import { fetchWords, listed, type Offered } from './load.ts';
import { phraseIn, sayable } from './phrase.ts';

const KEPT = 'academie.language';
const ENGLISH = 'en';

const state = $state<{ now: Language; offered: readonly Offered[] }>({ now: ENGLISH, offered: [] });

export const language = (): Language => state.now;

/** The languages there are, each with its own name. */
export const languages = (): readonly Offered[] => state.offered;

/** Reads the words of the page's language: to be done before anything is shown. */
export async function begin(): Promise<void> {
  state.offered = await listed();
  await learnt(chosenFrom(state.offered.map((each) => each.language)));
}

export async function speak(chosen: Language): Promise<void> {
  await learnt(chosen);
  localStorage.setItem(KEPT, chosen);
}

async function learnt(chosen: Language): Promise<void> {
  const entry = state.offered.find((each) => each.language === chosen);
  const fallback = entry?.complete === false ? state.offered.filter((each) => each.language === ENGLISH) : [];
  await Promise.all([...(entry ? [entry] : []), ...fallback].map(fetchWords));
  state.now = chosen;
}

/** The language kept, else the first one wished for: `fr-CA` is served by `fr`. */
export function chosenFrom(
  there: readonly Language[],
  kept = localStorage.getItem(KEPT),
  wishes: readonly string[] = navigator.languages,
): Language {
  const wished = wishes.flatMap((wish) => [wish, wish.split('-')[0] ?? wish]);
  return [...(kept === null ? [] : [kept]), ...wished].find((each) => there.includes(each)) ?? ENGLISH;
}

/** A message by its key and arguments, or what the server sends to be said, in the language of the page. */
export function say(what: PlainKey | Phrase): string;
export function say<K extends keyof Arguments>(key: K, args: Arguments[K]): string;
export function say(what: PlainKey | Phrase | keyof Arguments, args?: unknown): string {
  if (typeof what !== 'string') return phraseIn(what, state.now);
  return write({ key: what, ...(isArgs(args) ? { args } : {}) }, state.now);
}

/** The same in pieces: text, and flèches that are shown as discs; players by the names given, if any are. */
export function piecesOf(what: PlainKey | Phrase, names: readonly string[] = []): readonly Piece[] {
  if (typeof what === 'string') return sayInPieces(what, state.now);
  return what.key === undefined ? [say(what)] : sayInPieces(sayable(what, state.now, names), state.now);
}
export const sayCite = (cite: Cite): string => citationTold(cite, state.now);
export const sayPlace = (place: readonly PlacePart[]): string => placeTold(place, state.now);

const isArgs = (args: unknown): args is NonNullable<Message['args']> => typeof args === 'object';
