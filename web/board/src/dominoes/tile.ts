/** A dé: its face of bone with the two numbers, or its back of blackened wood. As in academie.games.dominoes.picture.svg. */
import DATA from '../../../../assets/board/dominoes.json' with { type: 'json' };
import { PIPS } from '../core/pips.ts';
import { circle, element, group, rect, styled, type Attributes } from '../core/svg.ts';
import { box, vec, type Vec } from '../core/vec.ts';
import type { Laid } from './tiles.ts';

/** Lengths are parts of the side of half a dé. */
const { tile: TILE, styles: STYLES } = DATA;

/** A dé face up round the origin, turned by degrees from lying with its left half to the left. */
export function face({ left, right }: Laid, side: number, turn: number): SVGGElement {
  const marks = [
    { half: left, x: -side / 2 },
    { half: right, x: side / 2 },
  ].flatMap(({ half, x }) => pips(half, x, side));
  return turned([body(side, STYLES.face), bar(side), ...marks], turn, `${left}-${right}`);
}

/** A dé face down round the origin. */
export function back(side: number, turn: number): SVGGElement {
  return turned([body(side, STYLES.back), groove(side)], turn, '?');
}

/** The same thing somewhere else. */
export const at = (thing: SVGGElement, spot: Vec): SVGGElement =>
  group([thing], { transform: `translate(${spot.x} ${spot.y})` });

const turned = (parts: readonly SVGElement[], turn: number, tile: string): SVGGElement =>
  group(parts, { ...(turn === 0 ? {} : { transform: `rotate(${turn})` }), 'data-tile': tile });

function body(side: number, style: Attributes): SVGElement {
  const inset = TILE.inset * side;
  const area = box(inset - side, inset - side / 2, 2 * (side - inset), side - 2 * inset);
  return rect(area, { class: 'ac-disc', rx: side * TILE.corner, ...styled(style) });
}

const bar = (side: number): SVGElement =>
  element('line', { x1: 0, y1: -TILE.bar * side, x2: 0, y2: TILE.bar * side, ...styled(STYLES.bar) });

function groove(side: number): SVGElement {
  const [length, breadth] = [TILE.groove.length * side, TILE.groove.breadth * side];
  return rect(box(-length / 2, -breadth / 2, length, breadth), { rx: side * TILE.groove.corner, ...styled(STYLES.groove) });
}

/** The pips of a half; a six lies in rows along the dé. */
function pips(half: number, x: number, side: number): readonly SVGElement[] {
  const step = TILE.step * side;
  return (PIPS[half] ?? []).map((pip) => circle(vec(x + pip.y * step, pip.x * step), TILE.pip * side, styled(STYLES.pip)));
}
