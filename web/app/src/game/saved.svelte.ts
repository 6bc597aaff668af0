/** Keeps what is preferred, and says so for a moment. */
import { prefer, type Preferences } from './preferences.svelte.ts';

const SHOWN_MS = 2000;
const state = $state<{ told: boolean }>({ told: false });
let timer: ReturnType<typeof setTimeout> | undefined;

export const savedTold = (): boolean => state.told;

/** Says that a setting was kept. */
export function tellSaved(): void {
  state.told = true;
  clearTimeout(timer);
  timer = setTimeout(() => (state.told = false), SHOWN_MS);
}

export function keep(changed: Partial<Preferences>): void {
  prefer(changed);
  tellSaved();
}
