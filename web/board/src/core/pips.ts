/** The pips of a die or of half a domino, in steps from the middle. */
import sheet from '../../../../assets/board/sheet.json' with { type: 'json' };
import type { Vec } from './vec.ts';

/** By number, nought included. */
export const PIPS: readonly (readonly Vec[])[] = sheet.pips;
