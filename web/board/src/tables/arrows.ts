/** Arrows over the board: where a man would go, by which number and for how much. As in academie.games.tables.picture.arrows. */
import SIGNS from '../../../../assets/board/signs.json' with { type: 'json' };
import { element, group, polygon, circle, token, use, type Attributes } from '../core/svg.ts';
import { plus, vec, type Vec } from '../core/vec.ts';
import { arrival, path, seen, shortened, type Curve } from './curve.ts';
import { columnOf, flat, heightOf, MAN, sideOf, stackHeight, type View } from './geometry.ts';
import { labelSpots, sampled, seal, worthSpot } from './seals.ts';

/** What an arrow tells: a true façon, a false one, or one that fills. */
export type ArrowStyle = 'true' | 'false' | 'filling';

/** A man's way between two flèches by their numbers; -1 and 24 are the bandes beyond the talons. */
export interface Arrow {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly style: ArrowStyle;
  /** What it brings, signed; all that end on one man are told together. */
  readonly worth?: number | undefined;
}

/** How many men stand on each flèche. */
export type Heights = ReadonlyMap<number, number>;

const { arrow: ARROW } = SIGNS;

/** All arrows, then their seals, which keep off the men and, as far as may be, off the spots in `avoid`. */
export function arrows(view: View, told: readonly Arrow[], men: Heights, avoid: readonly Vec[]): readonly SVGElement[] {
  const drawn = told.slice(0, ARROW.most);
  const curves = routes(drawn, men).map((curve) => seen(curve, (spot) => view.turn(spot)));
  const bodies = [...men].flatMap(([fleche, count]) => Array.from({ length: count }, (_, nth) => view.man(fleche, nth, count)));
  const spots = labelSpots(curves, [...bodies, ...avoid]);
  return [
    ...drawn.map((arrow, nth) => group([...ghost(view, arrow, men), ...shaft(arrow, curves[nth])], { class: 'ac-arrow', 'data-nth': nth })),
    ...drawn.map((arrow, nth) => group(seal(spots[nth], arrow.label, arrow.style), { class: 'ac-seal', 'data-nth': nth })),
    ...worths(view, drawn, men, [...bodies, ...spots, ...curves.flatMap(sampled)]),
  ];
}

/** Where an arrow's man stands, or the slot he would take, in White's view. */
function spotOf(fleche: number, nth: number, count: number): Vec {
  return flat(columnOf(fleche), sideOf(fleche), heightOf(nth, count));
}

/** The man an arrow starts from; of twins, which go the same way, each has its own. */
function startOf({ start }: Arrow, men: Heights, twin: number): Vec {
  const count = Math.max(1, men.get(start) ?? 0);
  return spotOf(start, Math.max(0, count - 1 - twin), count);
}

/** The man an arrow hits, or the slot it fills. */
function endOf({ end, style }: Arrow, men: Heights): Vec {
  const count = men.get(end) ?? 0;
  return style === 'filling' || count === 0 ? spotOf(end, count, count + 1) : spotOf(end, count - 1, count);
}

/** The way of each arrow in White's view; those that end together come in from different sides. */
function routes(drawn: readonly Arrow[], men: Heights): readonly Curve[] {
  return drawn.map((arrow, nth) => {
    const twin = drawn.slice(0, nth).filter(({ start, end }) => start === arrow.start && end === arrow.end).length;
    const [tail, target] = [startOf(arrow, men, twin), endOf(arrow, men)];
    const bend = sideOf(arrow.start) === sideOf(arrow.end) ? arch(arrow, tail, target, men) : swing(tail, target, share(nth, drawn));
    return shortened({ tail, bend, tip: target }, ARROW.clear * MAN);
  });
}

/** From 1 for the widest of the arrows that cross the board and end together down to -1 for the nearest. */
function share(nth: number, drawn: readonly Arrow[]): number {
  const wide = (each: number): number => Math.abs(columnOf(drawn[each]?.start ?? 0) - columnOf(drawn[each]?.end ?? 0));
  const together = [...drawn.keys()].filter((each) => {
    const { start = 0, end = 0 } = drawn[each] ?? {};
    return end === drawn[nth]?.end && sideOf(start) !== sideOf(end);
  });
  const order = together.toSorted((one, two) => wide(two) - wide(one));
  return order.length < 2 ? 1 : 1 - (2 * order.indexOf(nth)) / (order.length - 1);
}

/** Across the board: bent towards the corner right before the man. */
function swing(tail: Vec, target: Vec, part: number): Vec {
  const [x, y] = [target.x - tail.x, target.y - tail.y];
  const by = ARROW.bend * part * (x * y < 0 ? 1 : -1);
  return vec((tail.x + target.x) / 2 + y * by, (tail.y + target.y) / 2 - x * by);
}

/** Along one side: over the stacks between. */
function arch({ start, end }: Arrow, tail: Vec, target: Vec, men: Heights): Vec {
  const [first, last] = [Math.min(start, end), Math.max(start, end)];
  const between = Array.from({ length: Math.max(0, last - first - 1) }, (_, nth) => stackHeight(men.get(first + nth + 1) ?? 0));
  const base = flat(0, sideOf(start), 0).y;
  const height = (Math.abs(tail.y - base) + Math.abs(target.y - base)) / 2;
  const rise = Math.max(ARROW.arch * Math.abs(target.x - tail.x), 2 * (Math.max(0, ...between) + ARROW.over - height));
  return vec((tail.x + target.x) / 2, (tail.y + target.y) / 2 + (sideOf(start) === 0 ? -rise : rise));
}

/** The slot that is filled. */
const ghost = (view: View, arrow: Arrow, men: Heights): readonly SVGElement[] =>
  arrow.style === 'filling' ? [use('fillghost', { at: view.turn(endOf(arrow, men)), scale: MAN / 100 })] : [];

export const colourOf = (style: ArrowStyle): string => token(SIGNS.colours[style]);

/** Line and head in a casing that parts them from what they cross. */
function shaft({ style }: Arrow, curve: Curve | undefined): readonly SVGElement[] {
  if (curve === undefined) return [];
  const { width, casing, casingOpacity, dashes, knot, knotEdge, head: HEAD } = ARROW;
  const [colour, halo, dash] = [colourOf(style), token('halo'), dashes[style]];
  const line = (attributes: Attributes): SVGElement =>
    element('path', { class: 'ac-line', d: path(shortened(curve, HEAD.notch)), fill: 'none', 'stroke-linecap': 'round', ...attributes });
  return [
    line({ stroke: halo, 'stroke-width': casing, 'stroke-opacity': casingOpacity }),
    head(curve, { fill: halo, stroke: halo, 'stroke-width': HEAD.casing, 'fill-opacity': casingOpacity }),
    line({ stroke: colour, 'stroke-width': width, ...(dash !== '' && { 'stroke-dasharray': dash }) }),
    head(curve, { fill: colour, stroke: colour, 'stroke-width': HEAD.edge }),
    circle(curve.tail, knot, { fill: colour, stroke: halo, 'stroke-width': knotEdge }),
  ];
}

/** A barbed head at the tip. */
function head(curve: Curve, attributes: Attributes): SVGElement {
  const { length, half, notch } = ARROW.head;
  const way = arrival(curve);
  const back = (by: number, aside: number): Vec => plus(curve.tip, -way.x * by - way.y * aside, -way.y * by + way.x * aside);
  return polygon([curve.tip, back(length, half), back(notch, 0), back(length, -half)], { 'stroke-linejoin': 'round', ...attributes });
}

/** What all the arrows bring that end on one man, beside him. */
function worths(view: View, drawn: readonly Arrow[], men: Heights, things: readonly Vec[]): readonly SVGElement[] {
  const last = new Map(drawn.map((arrow, nth) => [arrow.end, nth]));
  return [...last].flatMap(([end, nth]) => {
    const [arrow, together] = [drawn[nth], drawn.filter((each) => each.end === end)];
    const worth = together.reduce((sum, each) => sum + (each.worth ?? 0), 0);
    if (arrow === undefined || worth === 0) return [];
    const label = worth > 0 ? `+${worth}` : `\u2212${-worth}`;
    const spot = worthSpot(view, endOf(arrow, men), sideOf(end) === 0 ? -1 : 1, things);
    return [group(seal(spot, label, arrow.style, true), { class: 'ac-seal ac-worth', 'data-nth': nth })];
  });
}
