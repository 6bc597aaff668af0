/** The way of the piece that moved last, through the squares it stood on. As in academie.drawing.grid.arrows. */
import { head, HEAD } from '../core/arrowhead.ts';
import { circle, element, pair, paint } from '../core/svg.ts';
import { distance, plus, towards, type Vec } from '../core/vec.ts';

const WIDTH = 5;
const HALO = 9.5;
/** The dots where a piece turns, or begins. */
const KNOT = 6;

/** An arrow through the spots that stops `short` of the last, where the piece stands; of the first too if it is there. */
export function pathArrow(spots: readonly Vec[], short: number): readonly SVGElement[] {
  const [start, second, before, end] = [spots.at(0), spots.at(1), spots.at(-2), spots.at(-1)];
  if (start === undefined || second === undefined || before === undefined || end === undefined) return [];
  const way = towards(before, end);
  const tip = back(end, way, short);
  const tail = distance(start, end) < 1 ? back(start, towards(second, start), short) : start;
  const knots = [tail, ...spots.slice(1, -1)];
  const shaft = [...knots, back(tip, way, HEAD.y - 3)];
  return [
    line(shaft, 'paper', HALO),
    head(tip, way, { fill: paint('paper'), stroke: paint('paper'), 'stroke-width': 4.5 }),
    line(shaft, 'true', WIDTH),
    ...knots.map((spot) =>
      circle(spot, KNOT, { fill: paint('true'), stroke: paint('paper'), 'stroke-width': 1.6 }),
    ),
    head(tip, way, { fill: paint('true') }),
  ];
}

const back = (spot: Vec, way: Vec, by: number): Vec => plus(spot, -way.x * by, -way.y * by);

function line(spots: readonly Vec[], colour: string, width: number): SVGElement {
  return element('polyline', {
    points: spots.map(pair).join(' '),
    fill: 'none',
    stroke: paint(colour),
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}
