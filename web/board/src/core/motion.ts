/** Movement, short, and none for whoever asks for none. */
import type { Vec } from './vec.ts';

/** In milliseconds. */
export const DURATION = 180;

export type Stillness = boolean | 'system';

export function still(wish: Stillness): boolean {
  return wish === 'system' ? matchMedia('(prefers-reduced-motion: reduce)').matches : wish;
}

export const placed = ({ x, y }: Vec): string => `translate(${x}px, ${y}px)`;

/** Let a thing glide to where it has been put. */
export function glide(thing: SVGElement, from: Vec, to: Vec): void {
  thing.animate([{ transform: placed(from) }, { transform: placed(to) }], {
    duration: DURATION,
    easing: 'cubic-bezier(0.25, 0.7, 0.3, 1)',
  });
}

/** Let a die tumble to where it lies, from beyond. */
export function tumble(die: SVGElement, from: Vec, to: Vec, turns: number): void {
  die.animate(
    [
      { transform: `${placed(from)} rotate(${-turns}turn) scale(1.25)`, opacity: 0.2 },
      { transform: `${placed(to)} rotate(0turn) scale(1)`, opacity: 1 },
    ],
    { duration: DURATION, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' },
  );
}
