/** A turn being played: what is in the hand, what was done so far, what it amounts to. No drawing, no rules. */
import { freeAct, freeSteps, type Free } from './free.ts';
import { completed, onward, type Men, type Place, type Plan, type Step } from './gestures.ts';

export interface Play {
  readonly plans: readonly Plan[];
  /** What may be done besides by putting men where one likes. */
  readonly free: Free | null;
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
export function begun(plans: readonly Plan[], men: Men, confirms: boolean, free: Free | null = null): Play {
  return { plans, free, men, confirms, made: [], held: null, asking: [], sent: null };
}

/** The turn going on where something else is legal now, as far as what was done and held still can be. */
export function continued(play: Play, fresh: Play): Play {
  if (play.sent !== null) return fresh;
  const able = play.made.every((step, nth) => {
    const before = { ...fresh, made: play.made.slice(0, nth) };
    return next(before).some((each) => each.from === step.from && each.to === step.to);
  });
  if (!able) return fresh;
  const kept = { ...fresh, made: play.made };
  return { ...kept, held: play.held !== null && liftable(kept).has(play.held) ? play.held : null };
}

/** The steps that may come next. */
export function next(play: Play): readonly Step[] {
  if (play.sent !== null) return [];
  const { plans, free, made, men } = play;
  const planned = onward(plans, made, men);
  const others = free === null || !begunFreely(free, play) ? [] : freeSteps(free, made, men);
  const known = new Set(planned.map(({ from, to }) => `${from}>${to}`));
  return [...planned, ...others.filter(({ from, to }) => !known.has(`${from}>${to}`))];
}

/** Whether what was made so far, if anything, was made freely. */
const begunFreely = (free: Free, { made, men }: Play): boolean => made.length === 0 || freeAct(free, made, men) !== null;

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
  if (play.sent !== null) return [];
  const { plans, free, made, men } = play;
  const freely = free === null ? null : freeAct(free, made, men);
  return [...new Set([...completed(plans, made), ...(freely === null ? [] : [freely])])];
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
  const acts = done(play);
  const atOnce = play.plans.some((plan) => plan.atOnce === true && acts.includes(plan.act));
  return finished(play) && (!play.confirms || atOnce || acts.length > 1) ? confirmed(play) : play;
}

function confirmed(play: Play): Play {
  const [act, ...others] = done(play);
  if (act === undefined) return play;
  return others.length > 0 ? { ...play, held: null, asking: done(play) } : { ...play, held: null, sent: act };
}

function undone(play: Play): Play {
  return { ...play, held: null, asking: [], made: play.made.slice(0, -1) };
}
