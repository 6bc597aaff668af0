/** The 36 casts of two dice as a square to choose in: the same two numbers are one choice, whichever die shows which. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;

export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A cast as it is written, the larger number first. */
export const castAt = ({ row, column }: Cell): string => `${Math.max(row, column)}-${Math.min(row, column)}`;

/** How many of the 36 a choice of casts is. */
export const waysOf = (casts: readonly string[]): number =>
  FACES.flatMap((row) => FACES.filter((column) => casts.includes(castAt({ row, column })))).length;

export const toggled = (casts: readonly string[], cast: string): readonly string[] =>
  casts.includes(cast) ? casts.filter((each) => each !== cast) : [...casts, cast];

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const within = (face: number): number => Math.min(Math.max(face, 1), FACES.length);

/** Where a key leads from a cell, if it leads anywhere. */
export function led({ row, column }: Cell, key: string): Cell | undefined {
  const step = STEPS[key];
  return step === undefined ? undefined : { row: within(row + step[0]), column: within(column + step[1]) };
}
