/** Keys as what they mean on a board. */
import type { Place } from './gestures.ts';
import { destinations, liftable, type Play } from './play.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

export type KeyAct =
  | { readonly kind: 'go'; readonly direction: Direction }
  | { readonly kind: 'seek'; readonly by: 1 | -1 }
  | { readonly kind: 'press' | 'cancel' | 'undo' };

const KEYS: Readonly<Record<string, KeyAct>> = {
  ArrowLeft: { kind: 'go', direction: 'left' },
  ArrowRight: { kind: 'go', direction: 'right' },
  ArrowUp: { kind: 'go', direction: 'up' },
  ArrowDown: { kind: 'go', direction: 'down' },
  PageDown: { kind: 'seek', by: 1 },
  PageUp: { kind: 'seek', by: -1 },
  Enter: { kind: 'press' },
  ' ': { kind: 'press' },
  Escape: { kind: 'cancel' },
  Backspace: { kind: 'undo' },
};

/** What a key means; nothing if it is not the board's. */
export function meaning(key: string, control: boolean): KeyAct | null {
  if (control) return key.toLowerCase() === 'z' ? { kind: 'undo' } : null;
  return KEYS[key] ?? null;
}

/** The places where something can be done now, in the order of the board: to lift, or to put down. */
export function promising(play: Play, order: readonly Place[]): readonly Place[] {
  const places = play.held === null ? liftable(play) : destinations(play);
  return order.filter((place) => places.has(place));
}

/** The next of those places after `from`, or the one before it, round and round. */
export const sought = (play: Play, order: readonly Place[], from: Place, by: 1 | -1): Place =>
  following(promising(play, order), order, from, by);

/** The next of some places after `from` in the order of the board. */
export function following(places: readonly Place[], order: readonly Place[], from: Place, by: 1 | -1): Place {
  const here = order.indexOf(from);
  const ahead =
    by > 0
      ? places.find((place) => order.indexOf(place) > here)
      : places.findLast((place) => order.indexOf(place) < here);
  return ahead ?? places.at(by > 0 ? 0 : -1) ?? from;
}
