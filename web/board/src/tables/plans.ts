/** The gestures of a play written as net moves: each man at once, or pausing where the numbers of the throw let him. */
import type { Place, Plan, Step } from '../core/gestures.ts';
import { OFF, type Track } from './track.ts';

/** What changes on the board: a man gone from one point of his way to another. */
export interface NetMove {
  readonly start: number;
  readonly end: number;
}

/** The points a man pauses on, and the numbers he plays if he pauses at all. */
interface Way {
  readonly stops: readonly number[];
  readonly numbers: readonly number[];
}

const STRAIGHT: Way = { stops: [], numbers: [] };

export interface Ground {
  readonly track: Track;
  /** The numbers thrown. */
  readonly numbers: readonly number[];
  /** Whether a man can be shown on a place for a while. */
  readonly free: (place: Place) => boolean;
}

/**
 * Every way to play the moves of an act by hand.
 *
 * A man goes straight to his end, or pauses after some of the numbers; a pause may be relayed by a man who stands
 * there. An act that moves as many men as there are numbers leaves none for a pause.
 */
export function plansOf(act: string, moves: readonly NetMove[], ground: Ground): readonly Plan[] {
  const spare = ground.numbers.length - moves.length;
  const each = moves.map((move) => [STRAIGHT, ...(spare > 0 ? pausing(move, ground, spare) : [])]);
  return product(each)
    .filter((ways) => affordable(ways, ground.numbers))
    .map((ways) => ({
      act,
      steps: moves.flatMap((move, nth) => steps(move, ways[nth] ?? STRAIGHT, ground.track)),
      ordered: false,
    }));
}

function pausing(move: NetMove, ground: Ground, spare: number): readonly Way[] {
  const found = new Map<string, Way>();
  for (const numbers of arrangements(ground.numbers, spare + 1)) {
    const way = wayBy(move, numbers);
    const open = way?.stops.every((stop) => ground.free(ground.track(stop))) ?? false;
    if (way !== null && open) found.set(way.stops.join(), way);
  }
  return [...found.values()];
}

/** The way of a man who plays those numbers in that order, or `null` if they do not bring him to his end. */
function wayBy(move: NetMove, numbers: readonly number[]): Way | null {
  const sums = numbers.map((_, nth) => move.start + numbers.slice(0, nth + 1).reduce((a, b) => a + b, 0));
  const last = sums.at(-1) ?? move.start;
  const arrives = move.end === OFF ? last >= OFF : last === move.end;
  const stops = sums.slice(0, -1);
  return arrives && stops.every((stop) => stop < move.end) ? { stops, numbers } : null;
}

/** Every ordered choice of two numbers or more, `most` at the most. */
export function arrangements(numbers: readonly number[], most: number): readonly (readonly number[])[] {
  const grow = (chosen: readonly number[], left: readonly number[]): (readonly number[])[] => [
    ...(chosen.length > 1 ? [chosen] : []),
    ...(chosen.length < most
      ? left.flatMap((number, nth) => grow([...chosen, number], left.toSpliced(nth, 1)))
      : []),
  ];
  return grow([], numbers);
}

/** Whether the ways together need no more than the numbers thrown; a man who goes straight needs one at least. */
function affordable(ways: readonly Way[], thrown: readonly number[]): boolean {
  const played = ways.flatMap((way) => way.numbers);
  const straight = ways.filter((way) => way.numbers.length === 0).length;
  const left = without(thrown, played);
  return played.length === 0 || (left !== null && straight <= left.length);
}

/** The numbers left of some once others are played, or nothing if these are not among them. */
export function without(numbers: readonly number[], played: readonly number[]): readonly number[] | null {
  const left = [...numbers];
  const known = played.every((number) => {
    const nth = left.indexOf(number);
    return nth >= 0 && left.splice(nth, 1).length === 1;
  });
  return known ? left : null;
}

function steps(move: NetMove, way: Way, track: Track): readonly Step[] {
  const points = [move.start, ...way.stops, move.end];
  return points.slice(1).map((end, nth) => ({ from: track(points[nth] ?? end), to: track(end) }));
}

export function product<T>(choices: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return choices.reduce<readonly (readonly T[])[]>(
    (found, some) => found.flatMap((head) => some.map((one) => [...head, one])),
    [[]],
  );
}
