/** The room of a page and the look of its boards: marks on its root, set before it is first seen and when either changes. */
import { KEPT, readPreferences, type Preferences } from './preferences.ts';

type Looks = Pick<Preferences, 'boardTheme' | 'room' | 'lastPlay' | 'movable' | 'destinations' | 'arrows'>;

/** What of a board may be hidden, by the names its style sheet knows. */
const SIGNS = { lastPlay: 'last-play', movable: 'movable', destinations: 'destinations', arrows: 'arrows' } as const;
const HIDDEN = Object.entries(SIGNS) as readonly (readonly [keyof typeof SIGNS, string])[];

const dark = matchMedia('(prefers-color-scheme: dark)');
let now: Looks = readPreferences(localStorage.getItem(KEPT));

/** Dresses the page; as it was left, if nothing else is said. */
export function dress(looks: Looks = now): void {
  now = looks;
  const { dataset } = document.documentElement;
  dataset['theme'] = looks.room === 'system' ? (dark.matches ? 'dark' : 'light') : looks.room;
  if (looks.boardTheme === 'system') delete dataset['board'];
  else dataset['board'] = looks.boardTheme;
  dataset['boardHides'] = HIDDEN.flatMap(([sign, name]) => (looks[sign] ? [] : [name])).join(' ');
}

dark.addEventListener('change', () => {
  dress();
});
