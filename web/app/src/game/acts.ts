/** Acts as they are offered to people. What they mean is the server's to know. */
import { reachable } from '@academie/board';
import type { Choices, Logged, Said } from '@academie/protocol/wire';
import { message, say, write, type Language } from '@academie/words';
import { hasWords, ofSeveral } from '../words/verbs.ts';

/** An act as far as it is told: as it is written, and what it is called if it is no plain move. */
export interface Named {
  readonly text: string;
  readonly say?: Said | null;
}

const NOTHING = 'passe';

/** What is done, without who does it and with what; a plain move is what it is. */
export const verbOf = ({ text, say: said }: Named): string => said?.key ?? text;

/** The act of that text with what it is called, as far as it is among those that can be done. */
export const named = (text: string, choices: Choices | undefined): Named =>
  reachable(choices ?? {}).find((act) => act.text === text) ?? { text };

/** An act in words, or as it is written if it is a move. */
export function describeAct(act: Named, language: Language, names: readonly string[] = []): string {
  const verb = verbOf(act);
  if (verb === NOTHING && act.text !== NOTHING) return say('web-acts-nothing', language);
  return hasWords(verb) ? write({ key: `web-acts-do-${verb}`, args: { what: about(act, language, names) } }, language).trim() : act.text;
}

/** What follows the verb: a number, a place, a play or a player. */
function about({ say: said }: Named, language: Language, names: readonly string[]): string {
  if (!said?.args) return '';
  const { of = '', on, seat } = said.args;
  if (typeof seat === 'number') return playerTold(said.key, seat, language, names);
  return on === undefined ? String(of) : [of, say('web-acts-on', language), on].join(' ');
}

/** Two players have their colours, several round a table their names or else their numbers. */
function playerTold(verb: string, seat: number, language: Language, names: readonly string[]): string {
  if (ofSeveral(verb)) return names[seat] ?? say(message('web-acts-player', { number: seat + 1 }), language);
  return say(seat === 0 ? 'web-common-the-white' : 'web-common-the-black', language);
}

/** Whether the game rests by agreement. */
export const adjourned = (log: readonly Logged[]): boolean =>
  log.findLast(({ kind }) => kind === 'adjourn' || kind === 'resume')?.kind === 'adjourn';

/** Whether a seat may ask to take its last play back: not once chance has acted since. */
export function mayTakeBack(log: readonly Logged[], seat: number): boolean {
  const authors: (number | null)[] = [];
  for (const { kind, seat: author, body } of log) {
    if (kind === 'act' || kind === 'roll') authors.push(author);
    else if (kind === 'takeback') authors.length = Number(body['acts']);
  }
  return authors.lastIndexOf(seat) > authors.lastIndexOf(null);
}

const OFFERS = new Set(['offer-draw', 'ask-takeback', 'ask-adjourn']);

export interface Declined {
  /** What was offered. */
  readonly offer: string;
  /** Who declined it. */
  readonly by: number;
}

/** The offer of a seat that was declined, until that seat does something else. */
export function declinedTo(log: readonly Logged[], seat: number): Declined | undefined {
  const offer = log.findLast((entry) => entry.seat === seat);
  if (offer === undefined || !OFFERS.has(offer.kind)) return undefined;
  // At a table of several some may have accepted before.
  const answer = log.find(({ seq, kind }) => seq > offer.seq && kind !== 'consent');
  return answer?.kind === 'decline' && answer.seat !== null ? { offer: offer.kind, by: answer.seat } : undefined;
}
