/** The pips of a die or of half a domino, in steps from the middle. */
import tables from '../../../../assets/board/tables.json' with { type: 'json' };
import type { Vec } from './vec.ts';

/** By number, nought included. */
export const PIPS: readonly (readonly Vec[])[] = tables.pips;
