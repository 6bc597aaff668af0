/** What goes with a player who sits down: a chain and a key of this browser's, so that the dice bind the server. */
import type { DiceAsked } from '@academie/protocol/api';
import { me } from './session.svelte.ts';

/** Nothing where the server does not sign, or this browser keeps nothing: the game is played all the same. */
export async function ownDice(): Promise<DiceAsked | null> {
  try {
    const { diceOf } = await import('../dice/guard.ts');
    return await diceOf(me()?.id ?? '');
  } catch {
    return null;
  }
}
