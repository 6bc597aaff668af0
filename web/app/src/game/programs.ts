/** What programs may do, as pages tell it, and what one asks when it wants to be let in. */
import type { Decision, Scope } from '@academie/protocol/api';
import type { PlainKey } from '@academie/words';

/** The words for each, in the order they are offered in. */
const WORDS = {
  play: 'web-programs-scope-play',
  'challenge:read': 'web-programs-scope-challenge-read',
  'challenge:write': 'web-programs-scope-challenge-write',
  'study:read': 'web-programs-scope-study-read',
  'study:write': 'web-programs-scope-study-write',
  follow: 'web-programs-scope-follow',
  message: 'web-programs-scope-message',
} as const satisfies Record<Scope, PlainKey>;
export const SCOPES = Object.keys(WORDS) as readonly Scope[];
/** What a bot needs. */
export const USUAL: readonly Scope[] = ['play', 'challenge:read', 'challenge:write'];
export const DAYS: readonly number[] = [30, 90, 180, 365];
export const USUAL_DAYS = 90;

export const scopeTold = (scope: Scope): PlainKey => WORDS[scope];

const ASKED = ['response_type', 'client_id', 'redirect_uri', 'scope', 'state', 'code_challenge', 'code_challenge_method', 'resource'] as const;
export type Asked = Omit<Decision, 'approve'>;

/** What a program asks by the address it opened; nothing if it says something twice. */
export function askedBy(query: string): Asked | null {
  const given = new URLSearchParams(query);
  if (ASKED.some((name) => given.getAll(name).length > 1)) return null;
  return Object.fromEntries(ASKED.map((name) => [name, given.get(name) ?? '']));
}

/** What sort of place the answer goes to: a site, a program on this machine, or an app. */
export function placeKind(redirect: string | undefined): 'site' | 'machine' | 'scheme' {
  if (redirect?.startsWith('https:')) return 'site';
  return redirect?.startsWith('http:') ? 'machine' : 'scheme';
}
