/** Where in the app one is. */
import { routeOf, type Route } from './route.ts';

const here = (): Route => routeOf(location.pathname + location.search);
const state = $state<{ now: Route }>({ now: here() });

addEventListener('popstate', () => {
  state.now = here();
});

export const route = (): Route => state.now;

export function go(path: string): void {
  history.pushState(null, '', path);
  state.now = routeOf(path);
  scrollTo(0, 0);
}

/** Goes on at the address that this one now has. */
export function moved(path: string): void {
  history.replaceState(null, '', path);
  state.now = routeOf(path);
}

/** Follows a link inside the app, unless it is to be opened elsewhere. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
