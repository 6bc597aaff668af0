/** The preferences of whoever is at this browser: kept here, and the same in all its pages. */
import { KEPT, readPreferences, writePreferences, type Preferences } from './preferences.ts';

export { BOARD_THEMES, CONFIRMS, RIM_NUMBERS, ROOMS, SPEEDS, USUAL, type Preferences } from './preferences.ts';

const state = $state<{ now: Preferences }>({ now: readPreferences(localStorage.getItem(KEPT)) });

export const preferences = (): Preferences => state.now;

/** Changes some of them, at once and for good. */
export function prefer(changed: Partial<Preferences>): void {
  state.now = { ...state.now, ...changed };
  localStorage.setItem(KEPT, writePreferences(state.now));
}

// Another page of this browser has changed them.
addEventListener('storage', ({ key, newValue }) => {
  if (key === KEPT) state.now = readPreferences(newValue);
});
