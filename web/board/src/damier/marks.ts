/** Signs upon squares, each of a shape of its own. As in academie.drawing.grid.pieces. */
import type { Place } from '../core/gestures.ts';
import { circle, element, pair, paint, rect } from '../core/svg.ts';
import { box, plus, type Vec } from '../core/vec.ts';
import { RADIUS, type Grid } from './grid.ts';
import type { Squares } from './squares.ts';

/** What a sign tells of its square: a piece taken, a new king, a square spoken of. */
export type SquareMark = 'taken' | 'crowned' | 'noted';

export interface Marked {
  readonly place: Place;
  readonly style: SquareMark;
}

/** Half the breadth of a cross, in radii of a man. */
const CROSS = 0.62;
const INSET = 4;

export function marks(grid: Grid, squares: Squares, shown: readonly Marked[]): readonly SVGElement[] {
  return shown.flatMap(({ place, style }) => sign(grid, grid.centre(squares.cell(place)), style));
}

/** One sign, on a pale border. */
function sign(grid: Grid, spot: Vec, style: SquareMark): readonly SVGElement[] {
  const radius = RADIUS * grid.pitch;
  const half = grid.pitch / 2 - INSET;
  const twice = (draw: (attributes: Record<string, string | number>) => SVGElement, colour: string, wide: number, thin: number) => [
    draw({ fill: 'none', stroke: paint('paper'), 'stroke-width': wide }),
    draw({ fill: 'none', stroke: paint(colour), 'stroke-width': thin }),
  ];
  switch (style) {
    case 'taken':
      return twice((attributes) => cross(spot, CROSS * radius, attributes), 'false', 10, 5.5);
    case 'crowned':
      return twice((attributes) => circle(spot, radius * 1.24, attributes), 'filling', 7.5, 4);
    case 'noted':
      return twice(
        (attributes) => rect(box(spot.x - half, spot.y - half, 2 * half, 2 * half), { rx: 4, ...attributes }),
        'true',
        7.5,
        4,
      );
  }
}

function cross(spot: Vec, half: number, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const at = (x: number, y: number): string => pair(plus(spot, x * half, y * half));
  return element('path', { d: `M${at(-1, -1)} L${at(1, 1)} M${at(-1, 1)} L${at(1, -1)}`, 'stroke-linecap': 'round', ...attributes });
}
