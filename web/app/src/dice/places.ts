/** Whether a game is one that this browser has sat down for: its opening must then name the chain that was made for it. */
import type { Chained } from './store.ts';

/** As long as a table waits for players. */
const WAITS_MS = 7 * 24 * 3_600_000;
/** So many tables and seeks are asked about. */
const MOST_ASKED = 10;

export async function hasCome(game: string, chains: readonly Chained[], now: number, gameAt: (place: string) => Promise<string | null>): Promise<boolean> {
  const placed = chains.filter(({ place }) => place !== undefined);
  if (placed.some((chain) => chain.game === game)) return true;
  const waiting = placed.filter((chain) => chain.game === undefined && chain.at > now - WAITS_MS).toSorted((one, two) => two.at - one.at);
  // A table that says nothing is none of this game's.
  const come = await Promise.all(waiting.slice(0, MOST_ASKED).map(({ place = '' }) => gameAt(place).catch(() => null)));
  return come.includes(game);
}
