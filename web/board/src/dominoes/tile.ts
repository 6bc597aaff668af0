/** A dé: its face of bone with the two numbers, or its back of blackened wood. As in academie.games.dominoes.picture.svg. */
import { PIPS } from '../core/pips.ts';
import { circle, element, group, paint, rect } from '../core/svg.ts';
import { box, vec, type Vec } from '../core/vec.ts';
import type { Laid } from './tiles.ts';

/** What is left free around a dé, as a part of its half's side. */
export const INSET = 0.03;
export const STEP = 0.24;
export const PIP = 0.09;

/** A dé face up round the origin, turned by degrees from lying with its left half to the left. */
export function face({ left, right }: Laid, side: number, turn: number): SVGGElement {
  const marks = [
    { half: left, x: -side / 2 },
    { half: right, x: side / 2 },
  ].flatMap(({ half, x }) => pips(half, x, side));
  return turned([body(side, 'die'), bar(side), ...marks], turn, `${left}-${right}`);
}

/** A dé face down round the origin. */
export function back(side: number, turn: number): SVGGElement {
  return turned([body(side, 'back', 'black'), groove(side)], turn, '?');
}

/** The same thing somewhere else. */
export const at = (thing: SVGGElement, spot: Vec): SVGGElement =>
  group([thing], { transform: `translate(${spot.x} ${spot.y})` });

const turned = (parts: readonly SVGElement[], turn: number, tile: string): SVGGElement =>
  group(parts, { ...(turn === 0 ? {} : { transform: `rotate(${turn})` }), 'data-tile': tile });

function body(side: number, colour: string, edge = colour): SVGElement {
  const inset = INSET * side;
  return rect(box(inset - side, inset - side / 2, 2 * (side - inset), side - 2 * inset), {
    class: 'ac-disc',
    rx: side * 0.16,
    fill: paint(colour),
    stroke: paint(`${edge}-edge`),
    'stroke-width': 1.4,
  });
}

const bar = (side: number): SVGElement =>
  element('line', { x1: 0, y1: -0.33 * side, x2: 0, y2: 0.33 * side, stroke: paint('die-edge'), 'stroke-width': 1.2 });

const groove = (side: number): SVGElement =>
  rect(box(-0.75 * side, -0.24 * side, 1.5 * side, 0.48 * side), {
    rx: side * 0.08,
    fill: 'none',
    stroke: paint('black-mark'),
    'stroke-width': 1.2,
  });

/** The pips of a half; a six lies in rows along the dé. */
const pips = (half: number, x: number, side: number): readonly SVGElement[] =>
  (PIPS[half] ?? []).map((pip) =>
    circle(vec(x + pip.y * STEP * side, pip.x * STEP * side), PIP * side, { fill: paint('die-mark') }),
  );
