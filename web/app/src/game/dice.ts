/** What goes with a player who sits down: a chain and a key of this browser's, so that the dice bind the server. */
import type { Dice } from '../dice/keeper.worker.ts';
import type { Logged } from '@academie/protocol/wire';
import { me } from './session.svelte.ts';

/** Nothing where the server does not sign, or this browser keeps nothing: the game is played all the same. */
async function ownDice(): Promise<Dice | null> {
  try {
    const { diceOf } = await import('../dice/guard.ts');
    return await diceOf(me()?.id ?? '', me()?.guest === false);
  } catch {
    return null;
  }
}

/** Sits down at a table, or joins the queue, with them; the game that comes of it must name them. */
export async function sitDown<T extends { readonly id: string; readonly game: string | null }>(
  ask: (dice: Dice | null) => Promise<T>,
  where: 'tables' | 'seeks' = 'tables',
): Promise<T> {
  const dice = await ownDice();
  const taken = await ask(dice);
  if (dice !== null) {
    const { keepPlace } = await import('../dice/guard.ts');
    await keepPlace(`${where}/${taken.id}`, taken.game, dice.anchor);
  }
  return taken;
}

/** Keeps which game a search has come to. */
export async function found({ id, game }: { readonly id: string; readonly game: string | null }): Promise<void> {
  await import('../dice/guard.ts').then(({ keepPlace }) => keepPlace(`seeks/${id}`, game)).catch(() => undefined);
}

/** What the dice of a game were sealed with before the first throw. */
export function sealOf(log: readonly Logged[]): string {
  const { commitment, server } = log[0]?.body ?? {};
  const seal = commitment ?? server;
  return typeof seal === 'string' ? seal : '';
}
