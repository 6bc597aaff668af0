/** The keys of one's devices in the public log: this one's is entered at every start, and those that came since are asked about. */
import type { Looked } from '../dice/keeper.worker.ts';
import type { DeviceKey, Me } from '../net/types.ts';

/** A key that the log has for the account since this browser looked last, with what the server says of its device. */
export interface NewDevice {
  readonly key: string;
  readonly entry: number;
  readonly device: DeviceKey | undefined;
}

const state = $state<{ looked: Looked | null; devices: readonly DeviceKey[]; disowned: readonly string[] }>({ looked: null, devices: [], disowned: [] });

export const looked = (): Looked | null => state.looked;

/** Whether the log is another one than this browser has read before. */
export const isAlarming = (): boolean => state.looked?.other === true;

export const newDevices = (): readonly NewDevice[] =>
  (state.looked?.keys ?? [])
    .filter(({ key, known, withdrawn }) => !known && !withdrawn && !state.disowned.includes(key))
    .map(({ key, entry }) => ({ key, entry, device: state.devices.find((each) => each.key === key) }));

/** Has the key of this device entered, and reads what the log has for the account. */
export async function lookAfterDevices(me: Me | null): Promise<void> {
  [state.looked, state.devices] = [null, []];
  if (me === null || me.guest) return;
  const { registerDevice } = await import('../dice/guard.ts');
  await registerDevice(me.id);
  await look(me);
}

async function look(me: Me): Promise<void> {
  const { lookAtLog } = await import('../dice/guard.ts');
  state.looked = await lookAtLog(me.id);
  if (newDevices().length > 0) state.devices = await (await import('../net/account.ts')).devices();
}

/** Says that a key is that of another device of one's own. */
export async function acknowledge(me: Me, key: string): Promise<void> {
  const { knowKey } = await import('../dice/guard.ts');
  await knowKey(key);
  await look(me);
}

/** Withdraws a key that is not one's own, and ends every session but this one. */
export async function disown(me: Me, key: string): Promise<void> {
  const { endOthers, withdrawDevice } = await import('../net/account.ts');
  await withdrawDevice(key);
  await endOthers();
  // It is a while until the log says so too.
  state.disowned = [...state.disowned, key];
  await look(me);
}
