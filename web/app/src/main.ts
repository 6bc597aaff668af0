import '@academie/board/board.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './looks/fonts.css';
import './looks/tokens.css';
import './looks/page.css';
import './looks/parts.css';
import { begin } from './words/language.svelte.ts';

// The boards have their dark room by a mark on the page; the page has its own by what the system wishes.
const dark = matchMedia('(prefers-color-scheme: dark)');
const dim = (): void => {
  document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light';
};
dark.addEventListener('change', dim);
dim();

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
// Without its words a page would first be seen in another language, or in none.
void begin().then(() => mount(App, { target }));

// Only what was built is kept: while pages are written they are always fetched again.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
