/**
 * Legal acts as gestures: which men can be lifted, where they may go next, which act the steps made so far amount to.
 *
 * Nothing here knows a game. A plan lists the steps of an act one by one; whoever goes on from where he was put may go
 * the whole way at once, so that a gesture is one step or a chain of them.
 */
import type { Step } from './wire.ts';

export type { Step };

/** A spot of a board on which pieces stand, by the name its board gives it. */
export type Place = string;

/** One way to play an act by hand. An act may have several: a man may pause here or there. */
export interface Plan {
  readonly act: string;
  readonly steps: readonly Step[];
  /** Whether the steps are made in their order, or in any. */
  readonly ordered: boolean;
  /** How many of the first steps are made before all others, though in any order. */
  readonly first?: number;
  /** Whether it is done as soon as the hand lets go, without being confirmed. */
  readonly atOnce?: boolean;
}

/** How many men may be lifted from each place. */
export type Men = ReadonlyMap<Place, number>;

type Steps = readonly Step[];

/** A plan with what it leaves to do. */
interface Open {
  readonly plan: Plan;
  readonly left: Steps;
}

const same = (one: Step, two: Step): boolean => one.from === two.from && one.to === two.to;

/** Steps one after another as one. */
export function joined(chain: Steps): Step {
  const [first, last] = [chain[0], chain.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('no steps to join');
  if (first === last) return first;
  const [over, sends] = [chain.flatMap((step) => step.over ?? []), chain.flatMap((step) => step.sends ?? [])];
  return { from: first.from, to: last.to, ...(over.length > 0 && { over }), ...(sends.length > 0 && { sends }) };
}

/** The steps that go on from one another, begun where they may be; of steps that are alike only the first begins. */
function chains(steps: Steps, from: (place: Place) => boolean, before: Steps = []): Steps[] {
  const found: Steps[] = [];
  for (const [nth, step] of steps.entries()) {
    if (!from(step.from) || steps.findIndex((each) => same(each, step)) < nth) continue;
    const chain = before.length === 0 ? [step] : [...before, step];
    found.push(chain);
    const goesOn = (place: Place): boolean => place === step.to;
    if (steps.some((each) => goesOn(each.from))) found.push(...chains(steps.toSpliced(nth, 1), goesOn, chain));
  }
  return found;
}

/** The gestures a plan allows next: in their order the next step or, at first, the whole way; else any chain. */
function gesturesOf({ plan, left }: Open, from: (place: Place) => boolean): readonly Steps[] {
  if (!plan.ordered) {
    const all = chains(left, from);
    return (plan.first ?? 0) === 0 ? all : all.filter((chain) => timely(plan, left, chain));
  }
  const [next] = left;
  if (next === undefined || !from(next.from)) return [];
  const straight = left.length > 1 && left.length === plan.steps.length && next.from !== left.at(-1)?.to;
  return straight ? [[next], left] : [[next]];
}

const without = (steps: Steps, gone: Steps): Steps => gone.reduce((left, step) => left.toSpliced(left.indexOf(step), 1), steps);

/** Whether steps of those left leave all that comes first made, or else nothing but what comes first. */
function timely({ steps, first = 0 }: Plan, left: Steps, chain: Steps): boolean {
  if (first === 0) return true;
  const [rest, before] = [without(left, chain), steps.slice(0, first)];
  const early = rest.filter((step) => before.includes(step)).length;
  return early === 0 || rest.length - early === steps.length - first;
}

/** What a plan leaves to do after a gesture, in each way it may be meant. */
function after(open: Open, { from, to }: Step): readonly Open[] {
  if (!open.left.some((step) => step.from === from)) return [];
  return gesturesOf(open, (place) => place === from)
    .filter((chain) => chain.at(-1)?.to === to)
    .map((chain) => ({ plan: open.plan, left: without(open.left, chain) }));
}

/** The last answer for some plans is kept: a board asks the same over and over between two gestures. */
function remembered<More extends unknown[], Answer>(
  ask: (plans: readonly Plan[], made: Steps, ...more: More) => Answer,
): typeof ask {
  const kept = new WeakMap<readonly Plan[], { readonly about: readonly unknown[]; readonly answer: Answer }>();
  return (plans, ...about) => {
    const last = kept.get(plans);
    if (last?.about.every((each, nth) => each === about[nth]) === true) return last.answer;
    const answer = ask(plans, ...about);
    kept.set(plans, { about, answer });
    return answer;
  };
}

/** The plans to which the steps made belong, with what they leave to do. */
const opened = remembered((plans, made): readonly Open[] => {
  const all = plans.map((plan): Open => ({ plan, left: plan.steps }));
  return made.reduce<readonly Open[]>((open, step) => open.flatMap((each) => after(each, step)), all);
});

/** The men as they stand after a step. */
export function stepped(men: Men, step: Step): Men {
  const changed = new Map(men);
  changed.set(step.from, (men.get(step.from) ?? 0) - 1);
  changed.set(step.to, (men.get(step.to) ?? 0) + 1);
  return changed;
}

/** Whether the rest of a plan can be made in some order, each step lifting a man who is there. */
function finishable({ plan, left }: Open, men: Men): boolean {
  if (plan.ordered || left.length === 0) return true;
  return left.some((step, nth) => {
    if ((men.get(step.from) ?? 0) === 0) return false;
    return timely(plan, left, [step]) && finishable({ plan, left: left.toSpliced(nth, 1) }, stepped(men, step));
  });
}

/** Every gesture that may follow those made, each once. `men` are as the turn found them. */
export const onward = remembered((plans, made, men: Men): Steps => {
  const now = made.reduce(stepped, men);
  const found = new Map<string, Step>();
  for (const open of opened(plans, made)) {
    const lifts = (place: Place): boolean => open.plan.ordered || (now.get(place) ?? 0) > 0;
    for (const chain of gesturesOf(open, lifts)) offer(found, open, chain, now);
  }
  return [...found.values()];
});

/** Adds a gesture to those found, if the rest of its plan can follow. */
function offer(found: Map<string, Step>, { plan, left }: Open, chain: Steps, men: Men): void {
  const key = `${chain[0]?.from ?? ''}>${chain.at(-1)?.to ?? ''}`;
  const before = found.get(key);
  // What is known already and sends nobody away tells nothing more.
  if (before !== undefined && before.sends === undefined) return;
  const step = joined(chain);
  if (!finishable({ plan, left: without(left, chain) }, stepped(men, step))) return;
  found.set(key, before === undefined ? step : surely(before, step));
}

/** A gesture that may be meant in two ways: it sends away those who are sent in both. */
function surely({ sends: some = [], ...step }: Step, { sends: others = [] }: Step): Step {
  const sends = some.filter((sent) => others.some(({ from }) => from === sent.from));
  return { ...step, ...(sends.length > 0 && { sends }) };
}

/** The acts that the steps made amount to, each once. */
export function completed(plans: readonly Plan[], made: Steps): readonly string[] {
  const done = opened(plans, made).filter(({ left }) => left.length === 0);
  return [...new Set(done.map(({ plan }) => plan.act))];
}

/** The ways of several steps in a fixed order that the man of a place may go on by, each once. */
export function waysOnward(plans: readonly Plan[], made: Steps, from: Place): readonly Steps[] {
  const found = new Map<string, Steps>();
  for (const { plan, left } of opened(plans, made)) {
    if (plan.ordered && left.length > 1 && left[0]?.from === from) found.set(left.map(({ to }) => to).join('>'), left);
  }
  return [...found.values()];
}

/** The numbers of the dice that the steps made have played. */
export function numbersPlayed(plans: readonly Plan[], made: Steps): readonly number[] {
  const [first] = made.length === 0 ? [] : opened(plans, made);
  return first === undefined ? [] : numbersOf(without(first.plan.steps, first.left));
}

/** The numbers of the dice by which steps are made. */
export const numbersOf = (steps: Steps): readonly number[] => steps.flatMap(({ die }) => die ?? []);

/** The places whose pieces have left the board by the steps made, as far as these tell it for sure. */
export function lifted(plans: readonly Plan[], made: Steps): ReadonlySet<Place> {
  const meant = opened(plans, made).filter(({ plan }) => plan.ordered);
  const [first, ...others] = meant.map(({ plan, left }) => new Set(without(plan.steps, left).flatMap((step) => step.over ?? [])));
  return new Set([...(first ?? [])].filter((place) => others.every((other) => other.has(place))));
}

/** The places whose pieces leave the board by the steps. */
export const takenBy = (steps: Steps): ReadonlySet<Place> => new Set(steps.flatMap(({ over = [] }) => over));
