/** A cubic curve, as SVG draws them. */
import { pair } from '../core/svg.ts';
import { plus, towards, type Vec } from '../core/vec.ts';

/** From `tail` towards `out`, and from `into` to `tip`. */
export interface Curve {
  readonly tail: Vec;
  readonly out: Vec;
  readonly into: Vec;
  readonly tip: Vec;
}

/** The spot reached at that part of the way, 0 to 1. */
export function along({ tail, out, into, tip }: Curve, part: number): Vec {
  const rest = 1 - part;
  const [a, b, c, d] = [rest ** 3, 3 * rest ** 2 * part, 3 * rest * part ** 2, part ** 3];
  return {
    x: a * tail.x + b * out.x + c * into.x + d * tip.x,
    y: a * tail.y + b * out.y + c * into.y + d * tip.y,
  };
}

/** The direction in which the tip is reached, of length one. */
export const arrival = (curve: Curve): Vec => towards(curve.into, curve.tip);

/** The curve with its tip drawn back, its bend kept. */
export function shortened(curve: Curve, length: number): Curve {
  const way = arrival(curve);
  return { ...curve, tip: plus(curve.tip, -way.x * length, -way.y * length) };
}

export const path = ({ tail, out, into, tip }: Curve): string =>
  `M${pair(tail)} C${pair(out)} ${pair(into)} ${pair(tip)}`;
