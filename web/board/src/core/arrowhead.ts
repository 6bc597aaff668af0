/** The head of an arrow. */
import { polygon, type Attributes } from './svg.ts';
import { plus, vec, type Vec } from './vec.ts';

/** Half the width and the length of an arrowhead. */
export const HEAD = vec(8, 17);

/** A head that comes to `tip` along `way`, a direction of length one. */
export function head(tip: Vec, way: Vec, attributes: Attributes): SVGPolygonElement {
  const root = plus(tip, -way.x * HEAD.y, -way.y * HEAD.y);
  const across = vec(-way.y * HEAD.x, way.x * HEAD.x);
  const corners = [tip, plus(root, across.x, across.y), plus(root, -across.x, -across.y)];
  return polygon(corners, { 'stroke-linejoin': 'round', ...attributes });
}
