/** Pieces on places, and which of them is which from one position to the next. */
import type { Place, Step } from './gestures.ts';

/** A player by the order of the law: White is 0, Black 1. */
export type Seat = 0 | 1;

/** A piece as a position tells it. */
export interface Standing {
  readonly place: Place;
  /** Whose it is; `null` for what either may lift, as a jeton. */
  readonly seat: Seat | null;
  readonly kind: string;
}

/** A piece that keeps its identity while it moves. On one place the first stands undermost. */
export interface Piece extends Standing {
  readonly id: number;
}

/**
 * The pieces after the steps: each carries the uppermost piece of its place, once those it sends away are gone. What it
 * takes where it ends is seen no more; what it takes on its way stays until the act is played.
 */
export function carried(pieces: readonly Piece[], steps: readonly Step[]): readonly Piece[] {
  const moves = steps.flatMap((step): readonly Step[] => [...(step.sends ?? []), step]);
  return moves.reduce((now, { from, to, over = [] }) => {
    const moving = now.findLast((piece) => piece.place === from);
    if (moving === undefined) return now;
    const taken = over.includes(to) ? to : null;
    return [...now.filter((piece) => piece !== moving && piece.place !== taken), { ...moving, place: to }];
  }, pieces);
}

/** The pieces of each place, in their order. */
export function stacked(pieces: readonly Piece[]): ReadonlyMap<Place, readonly Piece[]> {
  const stacks = new Map<Place, Piece[]>();
  for (const piece of pieces) stacks.set(piece.place, [...(stacks.get(piece.place) ?? []), piece]);
  return stacks;
}

/** How many pieces there are at each place. */
export function counted(pieces: readonly Standing[]): Map<Place, number> {
  const men = new Map<Place, number>();
  for (const { place } of pieces) men.set(place, (men.get(place) ?? 0) + 1);
  return men;
}

/** What a kind may be promoted from and to: kinds are written `family` or `family:rank`. */
const family = (kind: string): string => kind.split(':', 1)[0] ?? kind;

const fits = (piece: Standing, other: Standing): boolean =>
  piece.seat === other.seat && family(piece.kind) === family(other.kind);

/**
 * The pieces of a new position, recognised among those shown before.
 *
 * Who stands where one of his side stood stays; the others of a side are taken to have moved, in order; what is left
 * is new. Identities are whole numbers from 0, no two alike.
 */
export function recognised(before: readonly Piece[], now: readonly Standing[]): readonly Piece[] {
  const free = new Set(before);
  const take = (is: (piece: Piece) => boolean): number | undefined => {
    const found = before.find((piece) => free.has(piece) && is(piece));
    if (found !== undefined) free.delete(found);
    return found?.id;
  };
  const stayed = now.map((one) => take((piece) => fits(piece, one) && piece.place === one.place));
  const known = now.map(
    (one, nth) =>
      stayed[nth] ??
      take((piece) => fits(piece, one) && piece.kind === one.kind) ??
      take((piece) => fits(piece, one)),
  );
  let fresh = Math.max(-1, ...before.map((piece) => piece.id));
  return now.map((one, nth) => ({ ...one, id: known[nth] ?? ++fresh }));
}

/** Whether the pieces stand just where they should. */
export function standsAs(pieces: readonly Piece[], standing: readonly Standing[]): boolean {
  const asText = ({ place, seat, kind }: Standing): string => `${place} ${seat ?? ''} ${kind}`;
  const [ours, theirs] = [pieces, standing].map((each) => each.map(asText).sort().join());
  return ours === theirs;
}

/** Where the longest of the rising sequences among numbers lies; those under 0 belong to none. */
export function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  const ends: (readonly number[])[] = [];
  for (const [nth, number] of numbers.entries()) {
    const before = ends.filter((way) => number > (numbers[way.at(-1) ?? nth] ?? number));
    ends.push(number < 0 ? [] : [...longest(before), nth]);
  }
  return new Set(longest(ends));
}

const longest = (ways: readonly (readonly number[])[]): readonly number[] =>
  ways.reduce((most, way) => (way.length > most.length ? way : most), []);
