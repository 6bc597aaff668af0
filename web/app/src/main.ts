import '@academie/board/board.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { dress } from './game/dressing.ts';
import './looks/fonts.css';
import './looks/tokens.css';
import './looks/page.css';
import './looks/parts.css';
import { begin } from './words/language.svelte.ts';

dress();

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
// Without its words a page would first be seen in another language, or in none.
void begin().then(() => mount(App, { target }));

// Only what was built is kept: while pages are written they are always fetched again.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
