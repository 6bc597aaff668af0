/** A quadratic curve, as SVG draws them. */
import { pair } from '../core/svg.ts';
import { plus, towards, vec, type Vec } from '../core/vec.ts';

/** From `tail` towards `bend` and from there to `tip`. */
export interface Curve {
  readonly tail: Vec;
  readonly bend: Vec;
  readonly tip: Vec;
}

/** The spot reached at that part of the way, 0 to 1. */
export function along({ tail, bend, tip }: Curve, part: number): Vec {
  const rest = 1 - part;
  const [a, b, c] = [rest ** 2, 2 * rest * part, part ** 2];
  return vec(a * tail.x + b * bend.x + c * tip.x, a * tail.y + b * bend.y + c * tip.y);
}

/** The direction in which the tip is reached, of length one. */
export const arrival = ({ bend, tip }: Curve): Vec => towards(bend, tip);

/** The curve with its tip drawn back, its bend kept. */
export function shortened(curve: Curve, length: number): Curve {
  const way = arrival(curve);
  return { ...curve, tip: plus(curve.tip, -way.x * length, -way.y * length) };
}

/** The curve as another view sees it. */
export const seen = ({ tail, bend, tip }: Curve, turn: (spot: Vec) => Vec): Curve => ({
  tail: turn(tail),
  bend: turn(bend),
  tip: turn(tip),
});

export const path = ({ tail, bend, tip }: Curve): string => `M${pair(tail)} Q${pair(bend)} ${pair(tip)}`;
