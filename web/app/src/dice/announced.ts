/** New keys of the server: one is believed that its log has announced under the key that was known before. */
import type { AnnouncedTold } from '@academie/protocol/api';
import { keyIn, leafOf, proves, read } from './entered.ts';
import { utf8 } from './rolls.ts';

const NEW_KEY = 3;

/** Whether a key follows from the one known, by what the log has announced. */
export async function follows(origin: string, known: string, key: string, announced: readonly AnnouncedTold[]): Promise<boolean> {
  const found = new Set([known]);
  for (const each of announced) {
    if (!found.has(keyIn(each.under, origin))) continue;
    try {
      if (await proves(read(each.proof), await leafOf(NEW_KEY, utf8(each.key)), origin, each.under)) found.add(keyIn(each.key, origin));
    } catch {
      continue;
    }
  }
  return found.has(key);
}
