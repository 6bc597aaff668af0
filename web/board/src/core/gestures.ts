/**
 * Legal acts as gestures: which men can be lifted, where they may go next, which act the steps made so far amount to.
 *
 * Nothing here knows a game. A board lists the plans of the acts it was given, and all else follows from that list.
 */

/** A spot of a board on which pieces stand, by the name its board gives it. */
export type Place = string;

/** One man carried from one place to another. */
export interface Step {
  readonly from: Place;
  readonly to: Place;
  /** The places whose pieces leave the board by this step. */
  readonly over?: readonly Place[];
  /** The pieces of others that are put elsewhere by this step. */
  readonly sends?: readonly Sent[];
}

/** A piece put elsewhere. */
export interface Sent {
  readonly from: Place;
  readonly to: Place;
}

/** One way to play an act by hand. An act may have several: a man may go the whole way at once or pause. */
export interface Plan {
  readonly act: string;
  readonly steps: readonly Step[];
  /** Whether the steps are made in their order, or in any. */
  readonly ordered: boolean;
  /** Whether it is done as soon as the hand lets go, without being confirmed. */
  readonly atOnce?: boolean;
}

/** How many men may be lifted from each place. */
export type Men = ReadonlyMap<Place, number>;

const same = (one: Step, two: Step): boolean => one.from === two.from && one.to === two.to;

/** What a plan leaves to do after the steps made, or `null` if they do not belong to it. */
export function rest(plan: Plan, made: readonly Step[]): readonly Step[] | null {
  let left = plan.steps;
  for (const step of made) {
    const nth = left.findIndex((each) => same(each, step));
    if (nth < 0 || (plan.ordered && nth > 0)) return null;
    left = left.toSpliced(nth, 1);
  }
  return left;
}

/** The men as they stand after a step. */
export function stepped(men: Men, step: Step): Men {
  const after = new Map(men);
  after.set(step.from, (men.get(step.from) ?? 0) - 1);
  after.set(step.to, (men.get(step.to) ?? 0) + 1);
  return after;
}

/** Whether the steps can all be made in some order, each lifting a man who is there. */
function finishable(steps: readonly Step[], men: Men): boolean {
  return (
    steps.length === 0 ||
    steps.some(
      (step, nth) => (men.get(step.from) ?? 0) > 0 && finishable(steps.toSpliced(nth, 1), stepped(men, step)),
    )
  );
}

/** The steps of one plan that may come next, given what it leaves to do. */
function nextOf(plan: Plan, left: readonly Step[], men: Men): readonly Step[] {
  if (plan.ordered) return left.slice(0, 1);
  return left.filter(
    (step, nth) => (men.get(step.from) ?? 0) > 0 && finishable(left.toSpliced(nth, 1), stepped(men, step)),
  );
}

/** Every step that may follow those made, each once. `men` are as the turn found them. */
export function onward(plans: readonly Plan[], made: readonly Step[], men: Men): readonly Step[] {
  const now = made.reduce(stepped, men);
  const found: Step[] = [];
  for (const plan of plans) {
    for (const step of nextOf(plan, rest(plan, made) ?? [], now)) {
      if (!found.some((each) => same(each, step))) found.push(step);
    }
  }
  return found;
}

/** The acts that the steps made amount to, each once. */
export function completed(plans: readonly Plan[], made: readonly Step[]): readonly string[] {
  const done = plans.filter((plan) => rest(plan, made)?.length === 0);
  return [...new Set(done.map((plan) => plan.act))];
}

/** The places whose pieces have left the board by the steps made, as far as these tell it for sure. */
export function lifted(plans: readonly Plan[], made: readonly Step[]): ReadonlySet<Place> {
  const meant = plans.filter((plan) => plan.ordered && rest(plan, made) !== null);
  const [first, ...others] = meant.map(
    (plan) => new Set(plan.steps.slice(0, made.length).flatMap((step) => step.over ?? [])),
  );
  return new Set([...(first ?? [])].filter((place) => others.every((other) => other.has(place))));
}
