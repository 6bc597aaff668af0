/** How a tables board differs from another: whether the steps of a play explain it, and how jetons and fichets have moved. */
import type { Counter, Step, TablesBoard } from '@academie/protocol/wire';
import type { Position } from './face.ts';

export type Counters = readonly Counter[];

/** One movement of jetons or fichets: the counters after it. */
export interface Marking {
  readonly counters: Counters;
  /** A jeton hops along its marks or goes home; a fichet changes its hole. */
  readonly how: 'jeton' | 'home' | 'fichet';
  readonly hops: number;
}

const PER_HOP = 2;

export const isTables = (board: Position): board is TablesBoard => board.kind === 'tables';

/** The counters of a board, to be laid upon another. */
export const counted = (board: Position): Pick<TablesBoard, 'counters'> =>
  isTables(board) && board.counters !== undefined ? { counters: board.counters } : {};

/** The movements that lead from the counters of one board to those of the other, in the order in which they are made. */
export function marking(before: Position, after: Position): readonly Marking[] {
  if (!isTables(before) || !isTables(after)) return [];
  const end = after.counters ?? [];
  let now: Counters = before.counters ?? [];
  return STAGES.flatMap(([how, moved]) => {
    const counters = now.map((counter, seat) => moved(counter, end[seat] ?? {}));
    if (written(counters) === written(now)) return [];
    const hops = Math.max(1, ...counters.map(({ points = 0 }, seat) => Math.abs(points - (now[seat]?.points ?? 0)) / PER_HOP));
    now = counters;
    return [{ how, counters, hops }];
  });
}

/** Whether a hole has been marked, or so many points. */
const sameHoles = (now: Counter, end: Counter): boolean => (now.holes ?? 0) === (end.holes ?? 0);
const gained = (now: Counter, end: Counter): number => (end.points ?? 0) - (now.points ?? 0);

/** What moves one after the other: the second jeton of who is no longer in bredouille, jetons, fichets, jetons home. */
const STAGES: readonly (readonly [Marking['how'], (now: Counter, end: Counter) => Counter])[] = [
  ['home', (now, end) => (sameHoles(now, end) && gained(now, end) === 0 ? end : now)],
  ['jeton', (now, end) => (sameHoles(now, end) && gained(now, end) > 0 ? end : now)],
  ['fichet', (now, { holes = 0, pavillon = false }) => ({ ...now, holes, pavillon })],
  ['home', (_, end) => end],
];

const written = (counters: Counters): string =>
  JSON.stringify(counters.map(({ points = 0, holes = 0, jetons = 0, behind = 0, pavillon = false }) => [points, holes, jetons, behind, pavillon]));

const FLECHES = 24;
const MEAN = 6;

/** How many columns a step crosses. */
export function columnsOf({ from, to }: Step): number {
  const [start, end] = [from, to].map((place) => (place in NUMBERS ? Math.min(Number(place), FLECHES - 1 - Number(place)) : NaN));
  const far = Math.abs((start ?? NaN) - (end ?? NaN));
  return Number.isNaN(far) ? MEAN : far;
}

const NUMBERS: Readonly<Record<string, true>> = Object.fromEntries(Array.from({ length: FLECHES }, (_, number) => [String(number), true]));

/** The board with the men carried: those on the flèches, and those borne off. */
export function carried(board: TablesBoard, steps: readonly Step[]): TablesBoard {
  const men = board.men.map((each) => [...each]);
  const off = [...(board.off ?? men.map(() => 0))];
  for (const { from, to } of steps) {
    const seat = men.findIndex((each) => (each[Number(from)] ?? 0) > 0);
    const own = men[seat];
    if (own === undefined) continue;
    own[Number(from)] = (own[Number(from)] ?? 0) - 1;
    if (to in NUMBERS) own[Number(to)] = (own[Number(to)] ?? 0) + 1;
    else off[seat] = (off[seat] ?? 0) + 1;
  }
  return { ...board, men, off };
}

/** How many men there are at each place, White's first. */
function menOf({ men, held = [], off = [], piles = [] }: TablesBoard): Map<string, number> {
  const places = new Map<string, number>();
  const put = (place: string, count = 0): void => {
    if (count > 0) places.set(place, (places.get(place) ?? 0) + count);
  };
  for (const seat of [0, 1]) {
    men[seat]?.forEach((count, number) => { put(String(number), count); });
    piles[seat]?.forEach((count, number) => { put(`pile-${seat}-${number}`, count); });
    put(`hand-${seat}`, held[seat]);
    put(`off-${seat}`, off[seat]);
  }
  return places;
}

/** Whether the steps lead from the men of one board to those of the other; else they have been set up anew. */
export function explained(before: TablesBoard, steps: readonly Step[], after: TablesBoard): boolean {
  const men = menOf(before);
  for (const { from, to } of steps.flatMap((step) => [...(step.sends ?? []), step])) {
    men.set(from, (men.get(from) ?? 0) - 1);
    men.set(to, (men.get(to) ?? 0) + 1);
  }
  const there = menOf(after);
  return [...new Set([...men.keys(), ...there.keys()])].every((place) => (men.get(place) ?? 0) === (there.get(place) ?? 0));
}
