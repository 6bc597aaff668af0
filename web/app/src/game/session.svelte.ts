/** Who is at this page. */
import { api } from '../net/api.ts';
import type { GameEntry, Me } from '../net/types.ts';
import { outside } from '../net/wire.ts';
import { tell } from './telling.svelte.ts';

const state = $state<{ me: Me | null; games: readonly GameEntry[] }>({ me: null, games: [] });

export const me = (): Me | null => state.me;
export const games = (): readonly GameEntry[] => state.games;
export const gameOf = (key: string): GameEntry | undefined => state.games.find((game) => game.key === key);

/** Comes in, as a guest if need be, and learns which games there are. */
export async function enter(): Promise<void> {
  [state.me, state.games] = await Promise.all([api.enter(), api.games()]);
}

export function become(now: Me): void {
  state.me = now;
  if (now.kept === true) tell('web-account-kept');
}

export async function signOut(): Promise<void> {
  await leave(() => api.signOut());
}

/** Does what ends the session, and goes on as a guest. */
export async function leave<T>(end: () => Promise<T>): Promise<T> {
  leaving = true;
  try {
    const answer = await end();
    state.me = await api.enter();
    return answer;
  } finally {
    leaving = false;
  }
}

/** How long the cookie of a new session may take to come: proving who one is, in any tab, replaces the session. */
const REPLACED_MS = 1500;
let [looking, leaving] = [false, false];
const isMember = (): boolean => !leaving && state.me?.guest === false;

/** Goes on as whoever the server says one is, a guest as a rule, if the session was ended from elsewhere. */
async function look(): Promise<void> {
  if (looking || !isMember()) return;
  looking = true;
  try {
    await new Promise((done) => setTimeout(done, REPLACED_MS));
    if (!isMember()) return;
    const now = await api.enter();
    if (now.id === state.me?.id) return;
    state.me = now;
    tell('web-account-ended');
  } finally {
    looking = false;
  }
}
const lookLater = (): void => void look().catch(() => undefined);
[api.onended, outside.onended] = [lookLater, lookLater];
