/** What was offered at a table, and what became of it, as the log has it. */
import type { Logged } from '@academie/protocol/wire';

export type Answer = 'waiting' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed';

export interface Offered {
  /** The place of the offer in the log, and when it was made. */
  readonly seq: number;
  readonly at: number;
  readonly offer: string;
  /** Who made it, and who answered it, if somebody did. */
  readonly by: number;
  readonly answer: Answer;
  readonly answeredBy: number | null;
  /** The place of the answer in the log. */
  readonly answered: number | null;
}

const OFFERS = new Set(['offer-draw', 'ask-takeback', 'ask-adjourn']);
const ANSWERS: Readonly<Record<string, Answer>> = { draw: 'accepted', takeback: 'accepted', adjourn: 'accepted', decline: 'declined', withdraw: 'withdrawn' };
/** What leaves an offer as it is: at a table of several some accept before the others. */
const PASSING = new Set(['consent', 'pause']);

/** Every offer, in order. */
export function offersIn(log: readonly Logged[]): readonly Offered[] {
  const offers: Offered[] = [];
  for (const { seq, kind, seat, at_ms: at } of log) {
    const open = offers.at(-1);
    if (open?.answer === 'waiting' && !PASSING.has(kind)) {
      const answer = ANSWERS[kind] ?? 'lapsed';
      offers[offers.length - 1] = { ...open, answer, answered: seq, answeredBy: answer === 'lapsed' ? null : seat };
    }
    if (OFFERS.has(kind) && seat !== null) offers.push({ seq, at, offer: kind, by: seat, answer: 'waiting', answeredBy: null, answered: null });
  }
  return offers;
}

/** The last offer, if it was answered after `since`. */
export function answeredSince(offers: readonly Offered[], since: number): Offered | null {
  const last = offers.at(-1);
  return last?.answered !== undefined && last.answered !== null && last.answered > since && last.answer !== 'lapsed' ? last : null;
}
