/** Acts as they are offered to people. What they mean is the server's to know. */
import type { Logged } from '@academie/protocol';
import { message, say, write, type Language, type Message } from '@academie/words';
import { hasWords } from '../words/verbs.ts';

const SEATED = /^(?:white|black|j[1-4]) (.+)$/;
const PLAYER = /^j([1-4])$/;
const NOTHING = 'passe';
/** Words within acts. */
const WORDS: Readonly<Record<string, Message>> = {
  white: message('web-common-the-white'),
  black: message('web-common-the-black'),
  sur: message('web-acts-on'),
  ...Object.fromEntries([1, 2, 3, 4].map((number) => [`j${number}`, message('web-acts-player', { number })])),
};

const plainOf = (act: string): string => SEATED.exec(act)?.[1] ?? act;

/** What is done, without who does it and with what. */
export const verbOf = (act: string): string => plainOf(act).split(' ', 1)[0] ?? act;

/** A word within an act: whoever is meant by name, where that is known. */
function wordOf(word: string, names: readonly string[], language: Language): string {
  const seat = PLAYER.exec(word)?.[1];
  const name = seat === undefined ? undefined : names[Number(seat) - 1];
  return name ?? (WORDS[word] ? write(WORDS[word], language) : word);
}

/** An act in words, or as it is written if it is a move. */
export function describeAct(act: string, language: Language, names: readonly string[] = []): string {
  const plain = plainOf(act);
  const [verb = '', ...rest] = plain.split(' ');
  if (rest.length === 1 && rest[0] === NOTHING) return say('web-acts-nothing', language);
  const what = rest.map((word) => wordOf(word, names, language)).join(' ');
  return hasWords(verb) ? write({ key: `web-acts-do-${verb}`, args: { what } }, language).trim() : plain;
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

export interface LastAct {
  readonly seat: 0 | 1;
  readonly act: string;
}

/** The act made last, unless it was taken back; `at` are the seats that play White and Black. */
export function lastAct(log: readonly Logged[], at: readonly [number, number] = [0, 1]): LastAct | undefined {
  const found = log.findLast(({ kind }) => kind === 'act' || kind === 'takeback');
  const act = found?.body['act'];
  if (found?.kind !== 'act' || typeof act !== 'string') return undefined;
  return { seat: found.seat === at[1] ? 1 : 0, act };
}
