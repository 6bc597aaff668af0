/** A turn being played: what is in the hand, what was done so far, what it amounts to. No drawing, no rules. */
import { completed, onward, type Men, type Place, type Plan, type Step } from './gestures.ts';

export interface Play {
  readonly plans: readonly Plan[];
  /** The men as the turn found them. */
  readonly men: Men;
  /** Whether a finished act waits to be confirmed, so that it can be undone. */
  readonly confirms: boolean;
  readonly made: readonly Step[];
  /** Where the man in the hand was lifted. */
  readonly held: Place | null;
  /** The acts between which the gesture does not decide. */
  readonly asking: readonly string[];
  /** The act given away; nothing more is done until another turn begins. */
  readonly sent: string | null;
}

export type Gesture =
  | { readonly kind: 'tap' | 'press' | 'lift'; readonly place: Place }
  | { readonly kind: 'drop'; readonly place: Place | null }
  | { readonly kind: 'choose'; readonly act: string }
  | { readonly kind: 'cancel' | 'undo' | 'confirm' };

/** A turn about to be played. */
export function begun(plans: readonly Plan[], men: Men, confirms: boolean): Play {
  return { plans, men, confirms, made: [], held: null, asking: [], sent: null };
}

/** The steps that may come next. */
export function next(play: Play): readonly Step[] {
  return play.sent === null ? onward(play.plans, play.made, play.men) : [];
}

/** The places a man may be lifted from. */
export function liftable(play: Play): ReadonlySet<Place> {
  return new Set(next(play).map((step) => step.from));
}

/** Where the man in the hand may be put down. */
export function destinations(play: Play): ReadonlySet<Place> {
  const steps = next(play).filter((step) => step.from === play.held);
  return new Set(steps.map((step) => step.to));
}

/** The acts the steps made amount to. */
export function done(play: Play): readonly string[] {
  return play.sent === null ? completed(play.plans, play.made) : [];
}

/** Whether the turn is played and waits for nothing but to be confirmed. */
export function finished(play: Play): boolean {
  return play.held === null && done(play).length > 0 && next(play).length === 0;
}

/** The turn after a gesture. A gesture that means nothing leaves it as it is, or the hand empty. */
export function after(play: Play, gesture: Gesture): Play {
  if (play.sent !== null) return play;
  switch (gesture.kind) {
    case 'tap':
      return tapped(play, gesture.place);
    case 'press':
      return finished(play) ? confirmed(play) : tapped(play, gesture.place);
    case 'lift':
      return taken(play, gesture.place);
    case 'drop':
      return dropped(play, gesture.place);
    case 'choose':
      return done(play).includes(gesture.act) ? { ...play, asking: [], sent: gesture.act } : play;
    case 'cancel':
      return { ...play, held: null, asking: [] };
    case 'undo':
      return undone(play);
    case 'confirm':
      return confirmed(play);
  }
}

function tapped(play: Play, place: Place): Play {
  if (play.held !== null && destinations(play).has(place)) return dropped(play, place);
  return place === play.held ? { ...play, held: null } : taken(play, place);
}

function taken(play: Play, place: Place): Play {
  return { ...play, asking: [], held: liftable(play).has(place) ? place : null };
}

/** The man put down; he stays in the hand where no other man can go on. */
function dropped(play: Play, place: Place | null): Play {
  const step = next(play).find((each) => each.from === play.held && each.to === place);
  if (step === undefined) return { ...play, held: null };
  const played = { ...play, held: null, made: [...play.made, step] };
  const onwardFrom = liftable(played);
  const goesOn = onwardFrom.size === 1 && onwardFrom.has(step.to);
  return settled(goesOn ? { ...played, held: step.to } : played);
}

/** What a step may bring about by itself: a question, or the act where none is to be confirmed. */
function settled(play: Play): Play {
  return finished(play) && (!play.confirms || done(play).length > 1) ? confirmed(play) : play;
}

function confirmed(play: Play): Play {
  const [act, ...others] = done(play);
  if (act === undefined) return play;
  return others.length > 0 ? { ...play, held: null, asking: done(play) } : { ...play, held: null, sent: act };
}

function undone(play: Play): Play {
  return { ...play, held: null, asking: [], made: play.made.slice(0, -1) };
}
