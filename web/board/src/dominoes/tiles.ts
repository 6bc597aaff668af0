/** Dés by their two numbers. */

/** A dé as it lies, seen from one side of the table. */
export interface Laid {
  readonly left: number;
  readonly right: number;
}

/** A dé by its numbers, the higher first: `6-3`. */
export type Tile = string;

export const tileOf = (one: number, two: number): Tile => `${Math.max(one, two)}-${Math.min(one, two)}`;

/** The two numbers in the order they are written. */
export function halves(text: string): readonly [number, number] {
  const [, one, two] = /^([0-6])-([0-6])$/.exec(text) ?? [];
  if (one === undefined || two === undefined) throw new Error(`no dé: ${text}`);
  return [Number(one), Number(two)];
}

/** How many dés there are. */
export const ALL = 28;
