/** Starts the client: puts the app where the server has written what is seen first. */
import { mount } from 'svelte';
import App from './App.svelte';
import { takeServed } from './game/served.ts';
import { keepShell } from './game/version.svelte.ts';
import { begin } from './words/language.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
// Without its words a page would first be seen in another language, or in none.
void begin().then(() => {
  takeServed(target);
  mount(App, { target });
});

// Only what was built is kept: while pages are written they are always fetched again.
if (import.meta.env.PROD && 'serviceWorker' in navigator) keepShell();
