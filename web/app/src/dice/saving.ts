/** The evidence of a game as a file that the reader keeps. */
import { evidenceOf } from './guard.ts';

/** Offers the file to be saved; false if this browser has kept nothing of the game. */
export async function saveEvidence(game: string): Promise<boolean> {
  const lines = await evidenceOf(game);
  if (lines === null) return false;
  const address = URL.createObjectURL(new Blob([lines], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  [link.href, link.download] = [address, `${game}.jsonl`];
  link.click();
  URL.revokeObjectURL(address);
  return true;
}
