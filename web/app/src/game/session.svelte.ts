/** Who is at this page. */
import { api } from '../net/api.ts';
import type { GameEntry, Me } from '../net/types.ts';

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
}

export async function signOut(): Promise<void> {
  await api.signOut();
  state.me = await api.enter();
}
