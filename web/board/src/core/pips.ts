/** The pips of a die or of half a domino, in steps from the middle. As in academie.games.tables.picture.dice. */
import { vec, type Vec } from './vec.ts';

const CENTRE = [vec(0, 0)];
const RISING = [vec(-1, 1), vec(1, -1)];
const FALLING = [vec(-1, -1), vec(1, 1)];
const WAIST = [vec(-1, 0), vec(1, 0)];

/** By number, nought included. */
export const PIPS: readonly (readonly Vec[])[] = [
  [],
  CENTRE,
  RISING,
  [...CENTRE, ...RISING],
  [...RISING, ...FALLING],
  [...CENTRE, ...RISING, ...FALLING],
  [...RISING, ...FALLING, ...WAIST],
];
