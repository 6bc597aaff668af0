/** Push messages to this browser: whether it can have them, and how it begins and ends them. */
import { api } from '../net/api.ts';

const KEPT = 'academie.push';

/** Why this browser has no push messages; nothing if it can. */
export type Hindrance = 'none' | 'refused' | 'server';

const kept = (): string | null => {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
};

function keep(device: string | null): void {
  try {
    if (device === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, device);
  } catch {
    // A browser that keeps nothing subscribes anew each time.
  }
}

const registration = async (): Promise<ServiceWorkerRegistration | null> =>
  'serviceWorker' in navigator && 'PushManager' in globalThis ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;

/** What stands in the way of push messages here. */
export async function hindrance(): Promise<Hindrance | null> {
  if ((await registration()) === null || !('Notification' in globalThis)) return 'none';
  if (Notification.permission === 'denied') return 'refused';
  return (await api.pushKey()).key === null ? 'server' : null;
}

/** Whether this browser gets push messages, as far as the server knows. */
export async function subscribedHere(): Promise<boolean> {
  const device = kept();
  return device !== null && (await api.devices()).some(({ id }) => id === device);
}

/** Begins push messages to this browser; whether they were allowed. */
export async function subscribeHere(): Promise<boolean> {
  const worker = await registration();
  const { key } = await api.pushKey();
  if (worker === null || key === null || (await Notification.requestPermission()) !== 'granted') return false;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = made.toJSON();
  const { id } = await api.subscribe({ endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '', label: browserName(navigator.userAgent) });
  keep(id);
  return true;
}

/** Ends push messages to this browser. */
export async function unsubscribeHere(): Promise<void> {
  const device = kept();
  const worker = await registration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  if (device !== null) await api.unsubscribe(device).catch(() => undefined);
  keep(null);
}

const BROWSERS = [['Edg', 'Edge'], ['OPR', 'Opera'], ['Firefox', 'Firefox'], ['Chrome', 'Chrome'], ['Safari', 'Safari']] as const;
const SYSTEMS = [['Android', 'Android'], ['iPhone', 'iPhone'], ['iPad', 'iPad'], ['Windows', 'Windows'], ['Mac OS', 'macOS'], ['Linux', 'Linux']] as const;

/** `Firefox, Linux`: a browser as its owner knows it, from what it says of itself. */
export function browserName(agent: string): string {
  const names = [BROWSERS, SYSTEMS].map((known) => known.find(([sign]) => agent.includes(sign))?.[1]);
  return names.filter((name) => name !== undefined).join(', ');
}
