/** Acts of dominoes as gestures: a dé of the hand is put to one end of the line. Nothing here knows what fits. */
import type { Place, Plan } from '../core/gestures.ts';
import { spelled, type Try } from '../core/tries.ts';
import type { DominoPosition } from './position.ts';
import { tileOf, type Tile } from './tiles.ts';

export const LEFT = 'left';
export const RIGHT = 'right';

/** The place of the nth dé of one's hand. */
export const held = (nth: number): Place => `hand-${nth}`;

/** A dé laid by its inner half to the end that shows `on`. */
interface Lay {
  readonly act: string;
  readonly tile: Tile;
  readonly on: number;
  /** Whether like meets like. */
  readonly meets: boolean;
}

const LAY = /^(?:j[1-4] presenter )?([0-6])-([0-6])(?: sur ([0-6]))?$/;

export function readLay(act: string): Lay | null {
  const [, first, second, end] = LAY.exec(act) ?? [];
  if (first === undefined || second === undefined) return null;
  const [inner, outer] = [Number(first), Number(second)];
  const on = end === undefined ? inner : Number(end);
  return { act, tile: tileOf(inner, outer), on, meets: inner === on };
}

/** What a seat can do, right or wrong, each once. */
export const reachable = (acts: readonly string[], tries: readonly Try[]): readonly string[] => [
  ...new Set([...acts, ...spelled(tries)]),
];

/** The ways to lay dés of one's hand by hand. A dé is turned so that like meets like, if that can be. */
export function plansOf(acts: readonly string[], position: DominoPosition, seat: number): readonly Plan[] {
  const hand = position.hands[seat]?.tiles ?? [];
  const lays = acts.flatMap((act) => readLay(act) ?? []).filter(({ tile }) => hand.includes(tile));
  const ways = lays.flatMap((lay) => endsOf(position, lay.on).map((end) => ({ lay, end })));
  const meant = ways.filter(
    ({ lay, end }) => lay.meets || !ways.some((way) => way.lay.tile === lay.tile && way.end === end && way.lay.meets),
  );
  return meant.map(({ lay, end }) => ({
    act: lay.act,
    steps: [{ from: held(hand.indexOf(lay.tile)), to: end }],
    ordered: true,
  }));
}

/** The open numbers, left and right; none before a dé lies there. */
export function endsOfLine({ line }: DominoPosition): readonly [number, number] | null {
  const [first, last] = [line[0], line.at(-1)];
  return first === undefined || last === undefined ? null : [first.left, last.right];
}

/** The ends that show a number; the first dé is laid in the middle. */
function endsOf(position: DominoPosition, on: number): readonly Place[] {
  const open = endsOfLine(position);
  if (open === null) return [RIGHT];
  return [LEFT, RIGHT].filter((_, nth) => open[nth] === on);
}
