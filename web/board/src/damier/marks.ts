/** Signs upon squares, each of a shape of its own. As in academie.drawing.grid.pieces. */
import type { Place } from '../core/gestures.ts';
import type { Standing } from '../core/pieces.ts';
import { circle, element, pair, rect, styled, type Attributes } from '../core/svg.ts';
import { box, plus, type Vec } from '../core/vec.ts';
import { DATA, RADIUS, STYLES, type Grid } from './grid.ts';
import type { Squares } from './squares.ts';

/** What a sign tells of its square: a piece taken, a new king, a square spoken of. */
export type SquareMark = 'taken' | 'crowned' | 'noted';

export interface Marked {
  readonly place: Place;
  readonly style: SquareMark;
}

const MARK = DATA.mark;

/** The signs; a piece taken from a square that is now bare is shown by its rim too. */
export function marks(grid: Grid, squares: Squares, shown: readonly Marked[], pieces: readonly Standing[]): readonly SVGElement[] {
  const occupied = new Set(pieces.map(({ place }) => place));
  return shown.flatMap(({ place, style }) => {
    const spot = grid.centre(squares.cell(place));
    return [...(style === 'taken' && !occupied.has(place) ? rim(grid, spot) : []), ...sign(grid, spot, style)];
  });
}

const rim = (grid: Grid, spot: Vec): readonly SVGElement[] =>
  [STYLES['lifted-border'], STYLES.lifted].map((style) => circle(spot, RADIUS * grid.pitch, styled(style)));

/** One sign, on a pale border. */
function sign(grid: Grid, spot: Vec, style: SquareMark): readonly SVGElement[] {
  const radius = RADIUS * grid.pitch;
  const half = grid.pitch / 2 - MARK.inset;
  const draw = {
    taken: (attributes: Attributes) => cross(spot, MARK.cross * radius, attributes),
    crowned: (attributes: Attributes) => circle(spot, MARK.ring * radius, attributes),
    noted: (attributes: Attributes) => rect(box(spot.x - half, spot.y - half, 2 * half, 2 * half), attributes),
  }[style];
  return [STYLES[`${style}-border`], STYLES[style]].map((each) => draw(styled(each)));
}

function cross(spot: Vec, half: number, attributes: Attributes): SVGElement {
  const at = (x: number, y: number): string => pair(plus(spot, x * half, y * half));
  return element('path', { d: `M${at(-1, -1)} L${at(1, 1)} M${at(-1, 1)} L${at(1, -1)}`, ...attributes });
}
