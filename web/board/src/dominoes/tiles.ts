/** Dés by their two numbers. */

/** A dé as it lies, seen from one side of the table. */
export interface Laid {
  readonly left: number;
  readonly right: number;
}

export const laidOf = ([left = 0, right = 0]: readonly number[]): Laid => ({ left, right });

/** A dé by its numbers, the higher first: `6-3`. */
export type Tile = string;

export const tileOf = ({ left, right }: Laid): Tile => `${Math.max(left, right)}-${Math.min(left, right)}`;

const NUMBERS = [0, 1, 2, 3, 4, 5, 6];
const DES: ReadonlyMap<Tile, Laid> = new Map(
  NUMBERS.flatMap((left) => NUMBERS.slice(0, left + 1).map((right) => [tileOf({ left, right }), { left, right }] as const)),
);

/** The two numbers of a dé, the higher to the left. */
export const numbersOf = (tile: Tile): Laid => DES.get(tile) ?? { left: 0, right: 0 };
