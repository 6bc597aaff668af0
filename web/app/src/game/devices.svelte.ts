/** The keys of one's devices in the public log: this one's is entered at every start, and those that this browser does not know are shown. */
import type { Looked } from '../dice/keeper.worker.ts';
import type { Me } from '../net/types.ts';

const state = $state<{ looked: Looked | null }>({ looked: null });

export const looked = (): Looked | null => state.looked;

/** Whether the log has a key for the account that this browser does not know, or is another log than before. */
export const isAlarming = (found: Looked | null): boolean => found !== null && (found.other || found.keys.some(({ known, withdrawn }) => !known && !withdrawn));

/** Has the key of this device entered, and reads what the log has for the account. */
export async function lookAfterDevices(me: Me | null): Promise<void> {
  state.looked = null;
  if (me === null || me.guest) return;
  const { lookAtLog, registerDevice } = await import('../dice/guard.ts');
  await registerDevice(me.id);
  state.looked = await lookAtLog(me.id);
}

/** Says that a key is that of another device of one's own. */
export async function acknowledge(me: Me, key: string): Promise<void> {
  const { knowKey, lookAtLog } = await import('../dice/guard.ts');
  await knowKey(key);
  state.looked = await lookAtLog(me.id);
}
