/** Arrows over the board: where a man would go, and by which number. As in academie.games.tables.picture.arrows. */
import { head, NECK } from '../core/arrowhead.ts';
import { circle, element, group, pair, rect, styled, words, type Attributes } from '../core/svg.ts';
import { box, distance, plus, vec, type Vec } from '../core/vec.ts';
import { along, arrival, path, shortened, type Curve } from './curve.ts';
import { DATA, MAN, SHEET, sideOf, spacing, stackHeight, STYLES, type View } from './geometry.ts';

/** What an arrow tells: a true façon, a false one, or one that fills. */
export type ArrowStyle = 'true' | 'false' | 'filling';

/** A man's way between two flèches by their numbers; -1 and 24 are the bandes beyond the talons. */
export interface Arrow {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly style: ArrowStyle;
}

/** How many men stand on each flèche. */
export type Heights = ReadonlyMap<number, number>;

const { arrow: ARROW, label: LABEL } = DATA;
const ALONG = Array.from({ length: LABEL.tries }, (_, step) => [0.5 + step / LABEL.parts, 0.5 - step / LABEL.parts]).flat();
const SAMPLES = Array.from({ length: LABEL.samples + 1 }, (_, step) => step / LABEL.samples);

/** All arrows, then all their labels, which keep off the men and, as far as may be, off the spots in `avoid`. */
export function arrows(
  view: View,
  drawn: readonly Arrow[],
  men: Heights,
  avoid: readonly Vec[],
): readonly SVGElement[] {
  const shifts = aside(view, drawn);
  const curves = drawn.map((arrow, nth) => route(view, arrow, men, shifts, nth));
  const bodies = [...men].flatMap(([fleche, count]) =>
    Array.from({ length: count }, (_, nth) => view.at(fleche, MAN + spacing(count) * nth)),
  );
  const spots = labelSpots(curves, [...bodies, ...avoid]);
  return [
    ...drawn.map((arrow, nth) => group(shaft(arrow, curves[nth]), { class: 'ac-arrow', 'data-nth': nth })),
    ...drawn.map((arrow, nth) => group(plate(spots[nth], arrow), { class: 'ac-seal', 'data-nth': nth })),
  ];
}

/** How far each arrow stands aside on each of its flèches, where several share one: in order of their bearings. */
function aside(view: View, drawn: readonly Arrow[]): ReadonlyMap<string, number> {
  const touching = new Map<number, { bearing: number; nth: number }[]>();
  const touch = (here: number, far: number, nth: number): void => {
    touching.set(here, [...(touching.get(here) ?? []), { bearing: bearing(view, here, far), nth }]);
  };
  drawn.forEach(({ start, end }, nth) => {
    touch(start, end, nth);
    touch(end, start, nth);
  });
  const shifts = new Map<string, number>();
  for (const [fleche, sharing] of touching) {
    const step = Math.min(ARROW.spread, ARROW.share / sharing.length);
    sharing.sort((one, two) => one.bearing - two.bearing || one.nth - two.nth);
    sharing.forEach(({ nth }, rank) => shifts.set(`${nth} ${fleche}`, step * (rank - (sharing.length - 1) / 2)));
  }
  return shifts;
}

/** How far to the right an arrow goes; on one side of the board the nearer outdoes the farther, which spans it. */
function bearing(view: View, here: number, far: number): number {
  const way = view.at(far, 0).x - view.at(here, 0).x;
  return sideOf(here) === sideOf(far) ? Math.sign(way) * SHEET.x - way : way;
}

/** Out of its flèche, through the middle, into the other flèche. */
function route(view: View, arrow: Arrow, men: Heights, shifts: ReadonlyMap<string, number>, nth: number): Curve {
  const { start, end } = arrow;
  const spot = (fleche: number, lift: number): Vec =>
    plus(view.at(fleche, stackHeight(men.get(fleche) ?? 0) + lift), shifts.get(`${nth} ${fleche}`) ?? 0, 0);
  const [tail, tip] = [spot(start, ARROW.tail), spot(end, ARROW.tip)];
  if (sideOf(start) === sideOf(end)) {
    const pull = (8 * view.at(start, crest(arrow, men)).y - tail.y - tip.y) / 6;
    return { tail, out: vec(tail.x, pull), into: vec(tip.x, pull), tip };
  }
  const bend = Math.max(ARROW.leastBend, ARROW.bend * Math.abs(tip.y - tail.y));
  const out = plus(tail, 0, view.towardsMiddle(start) * bend);
  return { tail, out, into: plus(tip, 0, view.towardsMiddle(end) * bend), tip };
}

/** How high an arrow that stays on one side rises, to pass over the stacks and shorter arrows between. */
function crest({ start, end }: Arrow, men: Heights): number {
  const [first, last] = [Math.min(start, end), Math.max(start, end)];
  const between = Array.from({ length: last - first + 1 }, (_, nth) => stackHeight(men.get(first + nth) ?? 0));
  return Math.max(...between) + ARROW.crest + ARROW.arch * (last - first);
}

/** Line and head on a pale border that parts them from what they cross. False ones are broken too. */
function shaft({ style }: Arrow, curve: Curve | undefined): readonly SVGElement[] {
  if (curve === undefined) return [];
  const [way, neck] = [arrival(curve), path(shortened(curve, NECK))];
  const line = (attributes: Attributes): SVGElement => element('path', { class: 'ac-line', d: neck, ...attributes });
  return [
    line(styled(STYLES['line-border'])),
    head(curve.tip, way, styled(STYLES['head-border'])),
    line(style === 'false' ? styled(STYLES['false-line']) : styled(STYLES.line, style)),
    circle(curve.tail, ARROW.knot, styled(STYLES.knot, style)),
    head(curve.tip, way, styled(STYLES.head, style)),
  ];
}

/** A spot on each curve for its label, as clear as can be of all bodies, other curves and labels. */
function labelSpots(curves: readonly Curve[], bodies: readonly Vec[]): readonly Vec[] {
  const spots: Vec[] = [];
  for (const curve of curves) {
    const others = curves.filter((each) => each !== curve);
    const things = [...bodies, ...others.flatMap((each) => SAMPLES.map((part) => along(each, part)))];
    const found = ALONG.map((part) => along(curve, part));
    const free = found.map((spot) => clearance(spot, things, spots));
    spots.push(found[free.indexOf(Math.max(...free))] ?? curve.tip);
  }
  return spots;
}

/** How free a spot is, up to what is free enough; labels are kept farther off than things, for they have a size of their own. */
function clearance(spot: Vec, things: readonly Vec[], labels: readonly Vec[]): number {
  const gaps = [...things.map((thing) => distance(spot, thing)), ...labels.map((label) => distance(spot, label) / 2)];
  return Math.min(LABEL.clear, ...gaps);
}

const widthOf = (label: string): number => LABEL.size * (LABEL.padding + LABEL.letter * label.length);

/** The label on a small plate of its own; both grow together where the screen is small. */
export function plate(
  spot: Vec | undefined,
  { label, style }: Pick<Arrow, 'label' | 'style'>,
  width = widthOf(label),
): readonly SVGElement[] {
  if (spot === undefined) return [];
  const height = LABEL.size * LABEL.height;
  const sheet = rect(box(-width / 2, -height / 2, width, height), { rx: height / 2, ...styled(STYLES.plate, style) });
  const text = words(vec(0, 0), label, { class: 'ac-label', 'font-size': LABEL.size, ...styled(STYLES.label, style) });
  return [group([group([sheet, text], { class: 'ac-plate' })], { transform: `translate(${pair(spot)})` })];
}
