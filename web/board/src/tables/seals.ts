/** The seals of arrows: the number that leads along one, and what it is worth. */
import SIGNS from '../../../../assets/board/signs.json' with { type: 'json' };
import { group, pair, rect, token, words } from '../core/svg.ts';
import { box, distance, plus, vec, type Vec } from '../core/vec.ts';
import type { ArrowStyle } from './arrows.ts';
import { along, type Curve } from './curve.ts';
import type { View } from './geometry.ts';

const { seal: SEAL, worth: WORTH } = SIGNS;
const ALONG = Array.from({ length: SEAL.tries }, (_, step) => [SEAL.at + step / SEAL.parts, SEAL.at - step / SEAL.parts]).flat();
const SAMPLES = Array.from({ length: SEAL.samples + 1 }, (_, step) => step / SEAL.samples);
/** Where a seal may lie beside a man: towards the middle of the board, else level with him. */
const BESIDE = [vec(WORTH.x, WORTH.y), vec(-WORTH.x, WORTH.y), vec(WORTH.aside, 0), vec(-WORTH.aside, 0)];

/** Spots along a curve. */
export const sampled = (curve: Curve): readonly Vec[] => SAMPLES.map((part) => along(curve, part));

/** A spot on each curve for its seal, as clear as can be of all bodies, other curves and seals. */
export function labelSpots(curves: readonly Curve[], bodies: readonly Vec[]): readonly Vec[] {
  const spots: Vec[] = [];
  for (const curve of curves) {
    const others = curves.filter((each) => each !== curve);
    const things = [...bodies, ...others.flatMap(sampled)];
    spots.push(clearest(ALONG.map((part) => along(curve, part)), things, spots));
  }
  return spots;
}

/** Beside a man, in White's view, where it is most free; `inward` is the sign of the way to the middle. */
export function worthSpot(view: View, man: Vec, inward: number, things: readonly Vec[]): Vec {
  const [here, around] = [view.turn(man), BESIDE.map(({ x, y }) => view.turn(plus(man, x, inward * y)))];
  return clearest(around, things.filter((thing) => distance(thing, here) > 1), []);
}

/** The first of the spots that are freest, up to what is free enough; seals are kept farther off than things, for they have a size of their own. */
function clearest(spots: readonly Vec[], things: readonly Vec[], seals: readonly Vec[]): Vec {
  const free = spots.map((spot) =>
    Math.min(SEAL.clear, ...things.map((thing) => distance(spot, thing)), ...seals.map((other) => distance(spot, other) / 1.5)),
  );
  return spots[free.indexOf(Math.max(...free))] ?? vec(0, 0);
}

/** A seal, light for a number and full for what it is worth; it grows where the screen is small. */
export function seal(
  spot: Vec | undefined,
  label: string,
  style: ArrowStyle,
  worth = false,
  width = widthOf(label, worth),
): readonly SVGElement[] {
  if (spot === undefined || label === '') return [];
  const [colour, halo, { size, height, edge }] = [token(SIGNS.colours[style]), token('halo'), worth ? WORTH : SEAL];
  const paint = worth ? { fill: colour, stroke: halo } : { fill: halo, stroke: colour };
  const sheet = rect(box(-width / 2, -height / 2, width, height), { rx: height / 2, ...paint, 'stroke-width': edge });
  const text = words(vec(0, 1), label, { class: 'ac-label', 'font-size': size, fill: worth ? halo : colour });
  return [group([group([sheet, text], { class: 'ac-plate' })], { transform: `translate(${pair(spot)})` })];
}

export const widthOf = (label: string, worth = false): number => {
  const { height, padding, letter } = worth ? WORTH : SEAL;
  return Math.max(height, padding + letter * label.length);
};
