/** Keys that do something wherever one is on a page, unless a field has the focus or the letters are turned off. */
import { preferences } from './preferences.svelte.ts';

const FIELDS = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]';

export const inField = ({ target }: Event): boolean => target instanceof Element && target.closest(FIELDS) !== null;

/** The letter or sign pressed alone, small; nothing if it is none, or if letters are turned off. */
export function letterOf(event: KeyboardEvent): string {
  const alone = !event.altKey && !event.ctrlKey && !event.metaKey && event.key.length === 1;
  const open = event.target instanceof Element && event.target.closest('dialog') !== null;
  return alone && !open && preferences().letterKeys && !inField(event) ? event.key.toLowerCase() : '';
}
