/** Signs upon squares, each of a shape of its own. As in academie.drawing.grid.pieces. */
import type { Place } from '../core/gestures.ts';
import type { Standing } from '../core/pieces.ts';
import { use } from '../core/svg.ts';
import type { Vec } from '../core/vec.ts';
import { RADIUS, type Grid } from './grid.ts';
import type { Squares } from './squares.ts';

/** What a sign tells of its square: a piece taken, a new king, a square spoken of. */
export type SquareMark = 'taken' | 'crowned' | 'noted';

export interface Marked {
  readonly place: Place;
  readonly style: SquareMark;
}

/** The signs; a piece taken from a square that is now bare is shown by its rim too. */
export function marks(grid: Grid, squares: Squares, shown: readonly Marked[], pieces: readonly Standing[]): readonly SVGElement[] {
  const occupied = new Set(pieces.map(({ place }) => place));
  return shown.flatMap(({ place, style }) => {
    const at = grid.centre(squares.cell(place));
    return [...(style === 'taken' && !occupied.has(place) ? [onMan('lifted', grid, at)] : []), sign(style, grid, at)];
  });
}

const sign = (style: SquareMark, grid: Grid, at: Vec): SVGElement => (style === 'noted' ? onSquare('squarenoted', grid, at) : onMan(style, grid, at));

/** A symbol as large as a man, and one as large as a square. */
export const onMan = (symbol: string, { pitch }: Grid, at: Vec): SVGElement => use(symbol, { at, scale: (RADIUS * pitch) / 100 });
export const onSquare = (symbol: string, { pitch }: Grid, at: Vec): SVGElement => use(symbol, { at, scale: pitch / 100 });
