/** Men and kings, each drawn round the origin. Other games bring other kinds. */
import type { Standing } from '../core/pieces.ts';
import { circle, group, paint, polygon } from '../core/svg.ts';
import { vec, type Vec } from '../core/vec.ts';
import { KING } from './dames.ts';

/** How far the upper man of a king lies above the lower, as a part of the radius. */
const LIFT = 0.17;
/** The corners of a crown, as parts of the radius. */
const CROWN = [
  vec(-0.5, 0.36),
  vec(-0.56, -0.3),
  vec(-0.25, 0.02),
  vec(0, -0.46),
  vec(0.25, 0.02),
  vec(0.56, -0.3),
  vec(0.5, 0.36),
];

export function pieceOf(piece: Standing, radius: number): SVGElement {
  const colour = piece.seat === 1 ? 'black' : 'white';
  return group(piece.kind === KING ? king(colour, radius) : man(colour, radius));
}

/** A disc with a turned groove. */
function man(colour: string, radius: number): readonly SVGElement[] {
  const groove = circle(vec(0, 0), radius * 0.68, {
    fill: 'none',
    stroke: paint(`${colour}-mark`),
    'stroke-width': 1.4,
  });
  return [disc(vec(0, 0), colour, radius), groove];
}

/** A man upon a man, with a crown upon both. Source: MAN rule XXIV. */
function king(colour: string, radius: number): readonly SVGElement[] {
  const lift = LIFT * radius;
  const crown = polygon(
    CROWN.map((corner) => vec(corner.x * radius, corner.y * radius - lift)),
    { fill: paint(`${colour}-edge`), 'stroke-linejoin': 'round' },
  );
  return [disc(vec(0, lift), colour, radius), disc(vec(0, -lift), colour, radius), crown];
}

function disc(spot: Vec, colour: string, radius: number): SVGElement {
  return circle(spot, radius - 0.7, {
    class: 'ac-disc',
    fill: paint(colour),
    stroke: paint(`${colour}-edge`),
    'stroke-width': 1.6,
  });
}
