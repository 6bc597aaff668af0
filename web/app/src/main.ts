/** What every page begins with: its looks, and the throw on the front door, which works before the app has come. */
import '@academie/board/board.css';
import './looks/fonts.css';
import './looks/tokens.css';
import './looks/page.css';
import './looks/parts.css';
import './looks/front.css';
import { listenForThrows } from './game/throwing.ts';

// The boards have their dark room by a mark on the page; the page has its own by what the system wishes.
const dark = matchMedia('(prefers-color-scheme: dark)');
const dim = (): void => {
  document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light';
};
dark.addEventListener('change', dim);
dim();

listenForThrows(document);
void import('./start.ts');
