/** The head of an arrow. */
import sheet from '../../../../assets/board/sheet.json' with { type: 'json' };
import { polygon, type Attributes } from './svg.ts';
import { plus, vec, type Vec } from './vec.ts';

const { half, length, neck } = sheet.arrowhead;
/** How far before the tip of an arrow its line ends, under the head. */
export const NECK = neck;

/** A head that comes to `tip` along `way`, a direction of length one. */
export function head(tip: Vec, way: Vec, attributes: Attributes): SVGPolygonElement {
  const root = plus(tip, -way.x * length, -way.y * length);
  const across = vec(-way.y * half, way.x * half);
  const corners = [tip, plus(root, across.x, across.y), plus(root, -across.x, -across.y)];
  return polygon(corners, { 'stroke-linejoin': 'round', ...attributes });
}
