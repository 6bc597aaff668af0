/** The room of a page and the look of its boards: marks on its root, set before it is first seen and when either changes. */
import { KEPT, readPreferences, type Preferences } from './preferences.ts';

type Looks = Pick<Preferences, 'boardTheme' | 'room'>;

const dark = matchMedia('(prefers-color-scheme: dark)');
/** On paper boards are engravings. */
const paper = matchMedia('print');
const PRINTED: Looks = { room: 'light', boardTheme: 'encre' };
let now: Looks = readPreferences(localStorage.getItem(KEPT));

/** Dresses the page; as it was left, if nothing else is said. */
export function dress(looks: Looks = now): void {
  now = looks;
  const { dataset } = document.documentElement;
  const { room, boardTheme } = paper.matches ? PRINTED : looks;
  dataset['theme'] = room === 'system' ? (dark.matches ? 'dark' : 'light') : room;
  if (boardTheme === 'system') delete dataset['board'];
  else dataset['board'] = boardTheme;
}

for (const query of [dark, paper]) {
  query.addEventListener('change', () => {
    dress();
  });
}
