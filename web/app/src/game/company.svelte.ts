/** What waits for the reader among people: unread messages, decisions not yet seen; and what they are trusted with. */
import { api } from '../net/api.ts';
import { watch } from '../net/news.ts';
import type { CompanyTold, Me } from '../net/types.ts';
import { outside } from '../net/wire.ts';

const NOTHING: CompanyTold = { unread: 0, decisions: 0, roles: [] };
const state = $state<{ now: CompanyTold; news: number }>({ now: NOTHING, news: 0 });

export const company = (): CompanyTold => state.now;
/** Grows whenever something of the reader's own may have changed. */
export const news = (): number => state.news;

export async function lookAtCompany(): Promise<void> {
  state.now = await api.company();
}

/** Keeps it up to date for who is here; gives the way to stop. Guests have no messages: they are asked for once. */
export function keepCompany(me: Me | null): (() => void) | undefined {
  state.now = NOTHING;
  if (me === null) return undefined;
  const look = (): void => {
    // The next news may bring what this look did not.
    lookAtCompany().catch(() => undefined);
  };
  if (me.guest) {
    look();
    return undefined;
  }
  return watch(outside, (topic) => {
    if (topic !== 'mine') return;
    state.news += 1;
    look();
  });
}
