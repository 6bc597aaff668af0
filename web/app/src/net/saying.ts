/** What a player says at a table, each with an id of its own that every retry keeps. */
import type { DoAct, Say } from '@academie/protocol/wire';

const NONCE_BYTES = 16;

export const newAct = (game: string, act: string, seq: number): DoAct => ({
  t: 'act',
  game,
  id: crypto.randomUUID(),
  act,
  nonce: nonce(),
  seq,
});

export type Word = 'resign' | 'offer-draw' | 'ask-takeback' | 'accept' | 'decline' | 'withdraw' | 'adjourn' | 'resume' | 'claim-win' | 'claim-draw';

export const newWord = (game: string, word: Word): Say => ({ t: 'say', game, id: crypto.randomUUID(), word });

function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
