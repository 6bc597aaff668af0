/** What pages about one's account work out by themselves. */
import { localeOf, type Language } from '@academie/words';
import { Refusal, isRefused } from '../net/api.ts';
import { agoTold } from './time.ts';

/** What a sign-in goes on with after the password. */
export interface SecondStep {
  /** By which the server knows the sign-in that was begun. */
  readonly pending: string;
  readonly ways: readonly string[];
}

const SECOND = ['identity-second-step', 'identity-password-alone'];

/** What a sign-in goes on with, if it was the password that was right and not enough. */
export function secondStepOf(wrong: unknown): SecondStep | null {
  if (!(wrong instanceof Refusal) || !SECOND.includes(wrong.why?.key ?? '')) return null;
  const { pending, ways } = (wrong.extra ?? {}) as Partial<SecondStep>;
  return pending === undefined || ways === undefined ? null : { pending, ways };
}

/** A part of a form that a refusal may be about. */
export type Place = 'name' | 'password' | 'code' | 'email' | 'form';

const PLACES: readonly (readonly [Place, RegExp])[] = [
  ['name', /^(server-(malformed|reserved|taken)|identity-type-name)$/],
  ['password', /^(server-(wrong-password|password-short|too-common)|identity-password-long|(server|identity)-like-\w+)$/],
  ['code', /^identity-(wrong-code|many-wrong-codes)$/],
  ['email', /^identity-(wrong-email|email-taken|many-links)$/],
];

/** What in a form a refusal is about. */
export function placeOf(wrong: unknown): Place {
  const key = wrong instanceof Refusal ? (wrong.why?.key ?? '') : '';
  return PLACES.find(([, keys]) => keys.test(key))?.[0] ?? 'form';
}

/** Does something for which one must have shown lately who one is; where that is long ago, `ask` is called first. */
export const provedBy =
  (ask: () => Promise<boolean>) =>
  async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (wrong) {
      if (!isRefused(wrong, 'identity-prove-again')) throw wrong;
      if (!(await ask())) throw new Unproved();
      return act();
    }
  };

/** Somebody did not want to show who they are: nothing happens, and nothing need be said. */
export class Unproved extends Error {}

/** What stands behind the `#` of a link by mail. */
export const secretOf = (hash: string): string => /^#([\w-]{1,100})$/.exec(hash)?.[1] ?? '';

/** A secret as it is copied by hand: in groups of four. */
export const grouped = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

const BROWSERS = [['Edge', /Edg(e|A|iOS)?\//], ['Opera', /OPR\//], ['Firefox', /Firefox\/|FxiOS\//], ['Chrome', /Chrome\/|CriOS\//], ['Safari', /Safari\//]] as const;
const SYSTEMS = [['Android', /Android/], ['iPhone', /iPhone/], ['iPad', /iPad/], ['ChromeOS', /CrOS/], ['Windows', /Windows/], ['Mac', /Mac OS X|Macintosh/], ['Linux', /Linux|X11/]] as const;

/** A name for the passkeys of this device, such as `Chrome, Linux`. */
export const deviceOf = (agent: string): string =>
  [BROWSERS, SYSTEMS].flatMap((known) => known.find(([, sign]) => sign.test(agent))?.[0] ?? []).join(', ');

/** Whether a page came from a number and not from a name: there are no passkeys then. */
export const isNumber = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith('[');

const LATELY_MS = 6 * 60_000;

/** `3 hours ago`; nothing if it is less than some minutes, the finest the server tells. */
export const seenTold = (date: string, now: number, language: Language): string =>
  now - Date.parse(date) < LATELY_MS ? '' : agoTold(date, now, language);

/** `12 kB`: how large a file is. */
export function sizeTold(bytes: number, language: Language): string {
  const large = bytes >= 1e6;
  const figures = { style: 'unit', unit: large ? 'megabyte' : 'kilobyte', maximumFractionDigits: large ? 1 : 0 } as const;
  return new Intl.NumberFormat(localeOf(language), figures).format(Math.max(1, bytes / (large ? 1e6 : 1e3)));
}
