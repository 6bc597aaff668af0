/** The way of the piece that moved last, through the squares it stood on. As in academie.drawing.grid.arrows. */
import { head, NECK } from '../core/arrowhead.ts';
import { circle, element, pair, toned, type Attributes } from '../core/svg.ts';
import { distance, plus, towards, type Vec } from '../core/vec.ts';
import { DATA, STYLES } from './grid.ts';

/** A way through the spots that stops `short` of the last, where the piece stands; of the first too if it is there. */
export function pathArrow(spots: readonly Vec[], short: number): readonly SVGElement[] {
  const [start, second, before, end] = [spots.at(0), spots.at(1), spots.at(-2), spots.at(-1)];
  if (start === undefined || second === undefined || before === undefined || end === undefined) return [];
  const way = towards(before, end);
  const tip = back(end, way, short);
  const tail = distance(start, end) < 1 ? back(start, towards(second, start), short) : start;
  const knots = [tail, ...spots.slice(1, -1)];
  const shaft = [...knots, back(tip, way, NECK)];
  return [
    line(shaft, toned(STYLES['way-casing'])),
    head(tip, way, toned(STYLES['head-casing'])),
    line(shaft, toned(STYLES.way)),
    ...knots.map((spot) => circle(spot, DATA.way.knot, toned(STYLES.knot))),
    head(tip, way, toned(STYLES.head)),
  ];
}

/** A way that may be gone, through the spots, with the pieces it takes. */
export const plannedWay = (spots: readonly Vec[], taken: readonly SVGElement[]): readonly SVGElement[] => [
  line(spots, toned(STYLES['plan-casing'])),
  line(spots, toned(STYLES.plan)),
  ...taken,
];

const back = (spot: Vec, way: Vec, by: number): Vec => plus(spot, -way.x * by, -way.y * by);

const line = (spots: readonly Vec[], attributes: Attributes): SVGElement =>
  element('polyline', { points: spots.map(pair).join(' '), ...attributes });
