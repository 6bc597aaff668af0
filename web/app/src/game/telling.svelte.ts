/** Something that happened to whoever is at this page, told once wherever they are. */
import { say } from '../words/language.svelte.ts';

type Telling = 'web-account-kept' | 'web-account-ended' | { readonly words: string };
const state = $state<{ words: string }>({ words: '' });

export const told = (): string => state.words;

export function tell(what: Telling): void {
  state.words = typeof what === 'string' ? say(what) : what.words;
}
export function hush(): void {
  state.words = '';
}
