/**
 * The plays of a throw as roads: from how the men stand to how they may stand one gesture later.
 *
 * Every stand that some play passes through, its moves made in whatever order, is a place on the map. A gesture leads
 * from one to another that differs by one man and by the numbers he went. So men may be played in any order, stop
 * where any play stops, or go all the way at once; and what was played is known by how the men stand in the end.
 */
import type { Place, Sent, Step } from '../core/gestures.ts';
import type { Roads } from '../core/roads.ts';
import { movesOf, readCourseAct, type CourseAct, type Move } from './courseActs.ts';
import { arrangements, product, without } from './plans.ts';
import { HAND, OFF, type Track } from './track.ts';

export interface CourseGround {
  readonly track: Track;
  /** The mover's men along his way, those in hand first. */
  readonly men: readonly number[];
  /** Whether no adverse man stands on a point, so that a man may be shown there for a while. */
  readonly free: (point: number) => boolean;
  /** Where the adverse men go that are hit. */
  readonly sent: Place;
}

/** How the men stand after some moves of a play. */
interface Stand {
  readonly change: Int8Array;
  /** The numbers played, in order; a man borne off is written by how far he stood from the bande. */
  readonly numbers: readonly number[];
  readonly hits: readonly number[];
  /** The plays that end here. */
  readonly acts: string[];
}

/** A gesture that leads to one stand. */
interface Road {
  readonly step: Step;
  readonly to: Stand;
}

const POINTS = OFF - HAND + 1;
const at = (point: number): number => point - HAND;

/** The roads of some plays. They are drawn when they are first asked for: a board that is only looked at has no need. */
export function courseRoads(acts: readonly string[], ground: CourseGround): Roads {
  let drawn: Roads | null = null;
  const roads = (): Roads => (drawn ??= drawnRoads(acts.flatMap((act) => readCourseAct(act) ?? []), ground));
  return { onward: (made) => roads().onward(made), completed: (made) => roads().completed(made) };
}

function drawnRoads(acts: readonly CourseAct[], ground: CourseGround): Roads {
  const chart = new Chart(acts, ground);
  const byCount = chart.byCount();
  const roads = new Map<Stand, readonly Road[]>();
  const from = (stand: Stand): readonly Road[] => known(roads, stand, roads.get(stand) ?? roadsFrom(stand, byCount, ground));
  const reached = remembered((made: readonly Step[]) =>
    made.reduce<readonly Stand[]>((stands, step) => along(stands.flatMap(from), step), [chart.root]),
  );
  return {
    onward: (made) => merged(reached(made).flatMap(from)),
    completed: (made) => reached(made).flatMap(({ acts: ended }) => ended),
  };
}

/** Where a gesture leads by those roads, each stand once. */
const along = (roads: readonly Road[], { from, to }: Step): readonly Stand[] => [
  ...new Set(roads.filter(({ step }) => step.from === from && step.to === to).map((road) => road.to)),
];

/** The last answer is kept: a board asks the same over and over between two gestures. */
function remembered<Answer>(ask: (made: readonly Step[]) => Answer): (made: readonly Step[]) => Answer {
  let last: { readonly made: readonly Step[]; readonly answer: Answer } | null = null;
  return (made) => {
    if (last?.made !== made) last = { made, answer: ask(made) };
    return last.answer;
  };
}

/** The gestures of some roads, each once; it sends away whom it hits for sure. */
function merged(roads: readonly Road[]): readonly Step[] {
  const found = new Map<string, Step>();
  for (const { step } of roads) {
    const key = `${step.from}>${step.to}`;
    const before = found.get(key);
    const sends = (before?.sends ?? step.sends ?? []).filter((each) => step.sends?.some(({ from }) => from === each.from));
    found.set(key, { from: step.from, to: step.to, ...(sends.length > 0 && { sends }) });
  }
  return [...found.values()];
}

/** The stands by how many numbers were played. */
type ByCount = readonly (readonly Stand[])[];

/** Every stand that some play passes through. */
class Chart {
  readonly root: Stand = { change: new Int8Array(POINTS), numbers: [], hits: [], acts: [] };
  readonly #ground: CourseGround;
  readonly #byMoves = new Map<number, Stand | null>([[0, this.root]]);
  readonly #byLook = new Map<string, Stand>([[lookOf(this.root), this.root]]);
  readonly #signs = new Map<number, number>();

  constructor(acts: readonly CourseAct[], ground: CourseGround) {
    this.#ground = ground;
    for (const act of acts) for (const moves of tellings(act, ground)) this.#add(act, moves);
  }

  byCount(): ByCount {
    const found: Stand[][] = [];
    for (const stand of this.#byLook.values()) (found[stand.numbers.length] ??= []).push(stand);
    return found;
  }

  #add(act: CourseAct, moves: readonly Move[]): void {
    const keys = keysOf(moves, this.#signs);
    const inHand = 2 ** moves.filter(({ start }) => start === HAND).length - 1;
    for (let some = 1; some < keys.length; some += 1) {
      // A hand that holds men lifts no other.
      const entering = some & inHand;
      if (entering === inHand || entering === some) this.#visit(keys[some] ?? 0, moves, some, act);
    }
    const end = this.#byMoves.get(keys.at(-1) ?? 0);
    if (end?.acts.includes(act.act) === false) end.acts.push(act.act);
  }

  /** Keeps the stand after those of the moves whose bits `some` has. */
  #visit(key: number, moves: readonly Move[], some: number, { hits }: CourseAct): void {
    if (this.#byMoves.has(key)) return;
    const made = moves.filter((_, nth) => some & (1 << nth));
    const fresh = standAfter(made, hits, this.#ground);
    this.#byMoves.set(key, fresh && known(this.#byLook, lookOf(fresh), fresh));
  }
}

/** More than the different moves of one throw, which start from 25 points by three numbers at the most. */
const BASE = 200;

/** Some of the moves in all ways, each by a number of its own, whose bits say which moves they are. */
function keysOf(moves: readonly Move[], signs: Map<number, number>): readonly number[] {
  const keys = [0];
  for (const { start, end } of moves) {
    const sign = known(signs, at(start) * POINTS + at(end), signs.size + 1);
    for (let nth = 0, before = keys.length; nth < before; nth += 1) keys.push((keys[nth] ?? 0) * BASE + sign);
  }
  return keys;
}

/** What a map has under a key, which is the value given if it had nothing. */
function known<Key, Value>(map: Map<Key, Value>, key: Key, fresh: Value): Value {
  const found = map.get(key) ?? fresh;
  map.set(key, found);
  return found;
}

/** A stand as a key: what has changed, by which numbers, who was hit. */
function lookOf({ change, numbers, hits }: Stand): string {
  const signs: number[] = [];
  for (let nth = 0; nth < POINTS; nth += 1) {
    const gain = change[nth] ?? 0;
    if (gain !== 0) signs.push(LOOK * (nth + 1) + gain);
  }
  return String.fromCharCode(...signs, 0, ...numbers, 0, ...hits.map((hit) => hit + 1));
}

/** More than twice the men of a player, so that every gain has a sign of its own. */
const LOOK = 64;

/** The play move by move in all its ways, the rearmost man first: a man may go his numbers in another order. */
function tellings({ men, hits }: CourseAct, { free }: CourseGround): readonly (readonly Move[])[] {
  const ways = men.map((points) => {
    if (points.length < 3) return [points];
    const [start = HAND, ...stops] = points;
    const fixed = stops.includes(OFF) || stops.slice(0, -1).some((stop) => hits.has(stop));
    return fixed ? [points] : reordered(start, stops).filter((way) => way.slice(1, -1).every(free));
  });
  return product(ways).map((way) => movesOf(way).toSorted((one, two) => one.start - two.start || one.end - two.end));
}

/** The points a man may stop at who goes the same numbers in any order, the order given first. */
function reordered(start: number, stops: readonly number[]): readonly (readonly number[])[] {
  const numbers = stops.map((stop, nth) => stop - (stops[nth - 1] ?? start));
  const orders = [numbers, ...arrangements(numbers, numbers.length)].filter(({ length }) => length === numbers.length);
  const ways = orders.map((order) => [start, ...order.map((_, nth) => start + sum(order.slice(0, nth + 1)))]);
  return [...new Map(ways.map((way) => [way.join(), way])).values()];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const NO_HITS: readonly number[] = [];

/** How the men stand after the moves, or nothing if one of them would lift a man who is not there. */
function standAfter(moves: readonly Move[], hits: ReadonlySet<number>, { men }: CourseGround): Stand | null {
  const change = new Int8Array(POINTS);
  for (const { start, end } of moves) {
    change[at(start)] = (change[at(start)] ?? 0) - 1;
    change[at(end)] = (change[at(end)] ?? 0) + 1;
  }
  if (moves.some(({ start }) => (men[at(start)] ?? 0) + (change[at(start)] ?? 0) < 0)) return null;
  return {
    change,
    numbers: moves.map(({ start, end }) => end - start).sort((one, two) => one - two),
    hits: hits.size === 0 ? NO_HITS : [...hits].filter((hit) => moves.some(({ end }) => end === hit)).sort((one, two) => one - two),
    acts: [],
  };
}

/** The gestures that lead on from a stand, by one number or by several. */
function roadsFrom(stand: Stand, byCount: ByCount, ground: CourseGround): readonly Road[] {
  return byCount.slice(stand.numbers.length + 1).flatMap((stands) =>
    stands.flatMap((to) => {
      const step = stepBetween(stand, to, ground);
      return step === null ? [] : [{ step, to }];
    }),
  );
}

/** The gesture by which one stand becomes another, or nothing if it takes more than one man. */
function stepBetween(one: Stand, two: Stand, { track, sent }: CourseGround): Step | null {
  const way = wayBetween(one.change, two.change);
  if (way === null || !one.hits.every((hit) => two.hits.includes(hit))) return null;
  const numbers = without(two.numbers, one.numbers);
  if (numbers === null || sum(numbers) !== way.end - way.start) return null;
  const struck = two.hits.filter((hit) => !one.hits.includes(hit));
  const sends = struck.map((hit): Sent => ({ from: track(hit), to: sent }));
  return { from: track(way.start), to: track(way.end), ...(sends.length > 0 && { sends }) };
}

/** The move of the one man by whom two stands differ, or nothing if there are more. */
function wayBetween(one: Int8Array, two: Int8Array): Move | null {
  let [start, end] = [-1, -1];
  for (let nth = 0; nth < POINTS; nth += 1) {
    const gain = gained(one, two, nth);
    if (gain === 0) continue;
    if (Math.abs(gain) > 1 || (gain < 0 ? start : end) >= 0) return null;
    if (gain < 0) start = nth;
    else end = nth;
  }
  return start < 0 || end < start ? null : { start: start + HAND, end: end + HAND };
}

const gained = (one: Int8Array, two: Int8Array, nth: number): number => (two[nth] ?? 0) - (one[nth] ?? 0);
