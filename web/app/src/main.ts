/** What every page begins with: its looks, and the throw on the front door, which works before the app has come. */
import '@academie/board/board.css';
import { dress } from './game/dressing.ts';
import './looks/fonts.css';
import './looks/tokens.css';
import './looks/page.css';
import './looks/parts.css';
import './looks/front.css';
import { listenForThrows } from './game/throwing.ts';

dress();

listenForThrows(document);
void import('./start.ts');
