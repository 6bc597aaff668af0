/** Acts as the server offers them, sorted by how they are done: by steps, by lifting, by pointing, or in words. */
import type { Free } from './free.ts';
import { joined, type Place, type Plan, type Step } from './gestures.ts';
import type { Act, Choices, Try } from './wire.ts';

/** What may be done as gestures. */
export interface Reading {
  readonly plans: readonly Plan[];
  /** Men put where one likes. */
  readonly free: Free | null;
  /** What it is to lift a piece of a place, where that is an act of its own. */
  readonly touches: ReadonlyMap<Place, string>;
}

/** What to play nothing is called. */
const NOTHING = 'passe';

const freely = ({ most = 1 }: Try): boolean => most > 1;

/** Every act that can be done, each once, the legal ones first. */
export function reachable({ acts = [], tries = [] }: Choices): readonly Act[] {
  const tried = tries.filter((each) => !freely(each)).flatMap((each) => each.acts ?? []);
  const found = new Map<string, Act>();
  for (const act of [...acts, ...tried]) if (!found.has(act.text)) found.set(act.text, act);
  return [...found.values()];
}

export function readChoices(choices: Choices): Reading {
  const acts = reachable(choices);
  const wood = choices.tries?.find(freely);
  return {
    plans: [...acts.flatMap((act) => plansOf(act, choices)), ...(choices.acts ?? []).filter(passes).map(nothing)],
    free: wood === undefined ? null : freeOf(wood, choices.steps),
    touches: new Map(acts.flatMap(({ text, touch }) => (touch ? [[touch, text] as const] : []))),
  };
}

/** Those of the acts that are no gesture on the board, for a page to offer as words. */
export function spoken(choices: Choices): readonly Act[] {
  const legal = new Set(choices.acts);
  return reachable(choices).filter((act) => !isGesture(act) && !(passes(act) && legal.has(act)));
}

const isGesture = ({ steps = [], touch = '' }: Act): boolean => steps.length > 0 || touch !== '';

/** To play nothing needs no hand: it is done by confirming it, and so only where it is right. */
const passes = (act: Act): boolean => !isGesture(act) && act.say?.key === NOTHING;

const nothing = ({ text }: Act): Plan => ({ act: text, steps: [], ordered: false });

/** The acts of pointing at places under one verb. */
export function picksOf({ tries = [] }: Choices, verb: string | undefined): ReadonlyMap<Place, string> {
  const found = tries.find(({ text }) => text === verb)?.acts ?? [];
  return new Map(found.flatMap(({ text, pick }) => (pick ? [[pick, text] as const] : [])));
}

/** Every way to play an act by hand; none if it is no gesture. */
function plansOf({ text, steps = [], ways = [], first = 0, at_once = false }: Act, choices: Choices): readonly Plan[] {
  if (steps.length === 0) return [];
  return [steps, ...ways].map((way) => ({
    act: text,
    steps: stepsOf(way, choices.steps),
    ordered: choices.any_order !== true,
    first,
    atOnce: at_once,
  }));
}

/** The steps of a way; those that several acts share are told by their numbers. */
export const stepsOf = (way: readonly (number | Step)[], shared: readonly Step[] = []): readonly Step[] =>
  way.flatMap((step) => (typeof step === 'number' ? (shared[step] ?? []) : [step]));

/** The moves of men are written in the order in which the server lists them. */
function freeOf({ text, acts = [], most = 1 }: Try, shared: readonly Step[] | undefined): Free {
  const moves = acts.flatMap((act) => {
    const way = stepsOf(act.steps ?? [], shared);
    return way.length === 0 ? [] : [{ word: act.text, step: joined(way) }];
  });
  return {
    steps: moves.map(({ step }) => step),
    most,
    tell: (ways) => {
      const made = ways.map((way) => moves.findIndex(({ step }) => step.from === way.from && step.to === way.to));
      return [text, ...made.toSorted((one, two) => one - two).map((nth) => moves[nth]?.word ?? '')].join(' ');
    },
  };
}
