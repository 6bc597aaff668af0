/** Games in a list with their boards. */
import type { GameTold } from '../net/types.ts';

/** Where the server draws a game small; a game that has ended is drawn once. */
export const drawnOf = ({ id, actor, status }: GameTold): string =>
  `/api/games/${id}/thumbnail.svg${status === 'live' ? `?to=${String(actor)}-${String(Math.floor(Date.now() / 15_000))}` : ''}`;

/** One's games, those that wait for oneself first. */
export function sortedForMe(games: readonly GameTold[], name: string): readonly GameTold[] {
  const waits = ({ players, actor }: GameTold): number => Number(players[actor ?? -1] === name);
  return [...games].sort((one, two) => waits(two) - waits(one));
}
