/** Men and kings, each drawn round the origin. Other games bring other kinds. */
import type { Standing } from '../core/pieces.ts';
import { circle, group, polygon, styled } from '../core/svg.ts';
import { vec, type Vec } from '../core/vec.ts';
import { KING } from './dames.ts';
import { DATA, STYLES } from './grid.ts';

const MAN = DATA.man;

export function pieceOf(piece: Standing, radius: number): SVGElement {
  const colour = piece.seat === 1 ? 'black' : 'white';
  return group(piece.kind === KING ? king(colour, radius) : man(colour, radius));
}

/** A disc with a turned groove. */
const man = (colour: string, radius: number): readonly SVGElement[] => [
  disc(vec(0, 0), colour, radius),
  circle(vec(0, 0), radius * MAN.groove, styled(STYLES.groove, colour)),
];

/** A man upon a man, with a crown upon both. Source: MAN rule XXIV. */
function king(colour: string, radius: number): readonly SVGElement[] {
  const lift = MAN.lift * radius;
  const corners = MAN.crown.map((corner) => vec(corner.x * radius, corner.y * radius - lift));
  return [disc(vec(0, lift), colour, radius), disc(vec(0, -lift), colour, radius), polygon(corners, styled(STYLES.crown, colour))];
}

const disc = (spot: Vec, colour: string, radius: number): SVGElement =>
  circle(spot, radius - MAN.rim, { class: 'ac-disc', ...styled(STYLES.disc, colour) });
