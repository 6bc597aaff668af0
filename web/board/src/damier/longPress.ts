/** A finger that rests on a small board shows the numbers of all squares. */

/** In milliseconds. */
const LONG = 500;

export function showNamesOnLongPress(host: HTMLElement): void {
  let waiting = 0;
  const end = (): void => {
    clearTimeout(waiting);
    host.classList.remove('ac-naming');
  };
  host.addEventListener('pointerdown', () => {
    end();
    waiting = window.setTimeout(() => { host.classList.add('ac-naming'); }, LONG);
  });
  for (const over of ['pointerup', 'pointercancel', 'pointerleave']) host.addEventListener(over, end);
}
