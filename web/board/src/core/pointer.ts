/** Pointers as gestures: a press and release is a tap, a press and a move is a drag. No DOM. */
import type { Place } from './gestures.ts';
import { destinations, liftable, type Gesture, type Play } from './play.ts';
import { distance, type Vec } from './vec.ts';

/** How far, in CSS pixels, a pointer may tremble and still tap. */
export const TREMBLE = 6;

/** A pointer that is down. */
export interface Press {
  readonly place: Place | null;
  readonly at: Vec;
  /** Whether this press lifted the man, so that its release must not put him back. */
  readonly lifted: boolean;
  readonly dragging: boolean;
}

export interface Pointed {
  readonly press: Press | null;
  readonly gesture: Gesture | null;
}

/** A pointer goes down. A man is lifted at once, unless the place is where the one in the hand may go. */
export function pressed(play: Play, place: Place | null, at: Vec): Pointed {
  const lifts =
    place !== null && place !== play.held && liftable(play).has(place) && !destinations(play).has(place);
  const press: Press = { place, at, lifted: lifts, dragging: false };
  return { press, gesture: lifts ? { kind: 'lift', place } : null };
}

/** The pointer moves: beyond a tremble it drags the man lifted where it went down. */
export function moved(press: Press, play: Play, at: Vec): Press {
  const drags = press.dragging || (press.place === play.held && distance(press.at, at) > TREMBLE);
  return drags && play.held !== null ? { ...press, dragging: true } : press;
}

/** The pointer goes up over `place`. */
export function released(press: Press, place: Place | null): Pointed {
  return { press: null, gesture: gestureOf(press, place) };
}

function gestureOf(press: Press, place: Place | null): Gesture | null {
  if (press.dragging) return { kind: 'drop', place };
  if (press.place === null) return { kind: 'cancel' };
  return press.lifted || press.place !== place ? null : { kind: 'tap', place };
}
