/** What goes with a player who sits down: a chain and a key of this browser's, so that the dice bind the server. */
import type { DiceAsked } from '@academie/protocol/api';
import type { Logged } from '@academie/protocol/wire';
import { me } from './session.svelte.ts';

/** Nothing where the server does not sign, or this browser keeps nothing: the game is played all the same. */
export async function ownDice(): Promise<DiceAsked | null> {
  try {
    const { diceOf } = await import('../dice/guard.ts');
    return await diceOf(me()?.id ?? '', me()?.guest === false);
  } catch {
    return null;
  }
}

/** What the dice of a game were sealed with before the first throw. */
export function sealOf(log: readonly Logged[]): string {
  const { commitment, server } = log[0]?.body ?? {};
  const seal = commitment ?? server;
  return typeof seal === 'string' ? seal : '';
}
