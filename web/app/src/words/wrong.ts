/** Why something about one's account was not done, as a sentence beside what was asked. */
import { Unproved } from '../game/account.ts';
import { reasonOf } from '../net/api.ts';
import { language, say } from './language.svelte.ts';
import { sentence } from './text.ts';

const CANCELLED = ['NotAllowedError', 'AbortError'];

/** Empty if it was the person's own will. */
export function wrongTold(reason: unknown): string {
  if (reason instanceof Unproved) return '';
  const name = reason instanceof Error ? reason.name : '';
  if (CANCELLED.includes(name)) return say('web-account-passkey-cancelled');
  if (name === 'InvalidStateError') return sentence(say('identity-passkey-known'));
  return sentence(reasonOf(reason, language()));
}
