/** Movement as data: how long things take and how they go, and none for whoever asks for none. */
import MOTION from '../../../../assets/board/motion.json' with { type: 'json' };
import { vec, type Vec } from './vec.ts';

export { MOTION };

export type Stillness = boolean | 'system';

export function still(wish: Stillness): boolean {
  return wish === 'system' ? matchMedia('(prefers-reduced-motion: reduce)').matches : wish;
}

/** How pieces go from place to place; times are milliseconds. */
export interface Carriage {
  readonly lasts: number;
  /** How high above the straight way a piece rises at most. */
  readonly lift: number;
  /** How much later than the one before each piece starts, where several go at once. */
  readonly apart?: number;
  /** Whether only pieces fly that come from elsewhere; the others make room for them. */
  readonly entering?: boolean;
}

/** What of a board is to be seen moving when a state is shown; what is left out is simply there. */
export interface Motion {
  readonly carried?: Carriage;
  /** The dice are thrown: how long the cup shakes, how long a die flies, how much later the second does. */
  readonly thrown?: { readonly cup: number; readonly lasts: number; readonly apart: number };
  /** How long it takes to draw the arrows that were not seen before. */
  readonly told?: number;
  /** How long pieces that leave the board take to fade. */
  readonly lifted?: number;
  /** Whose hand shakes, since nothing in it can be played: how far, and how long. */
  readonly shaken?: { readonly seat: number; readonly by: number; readonly lasts: number };
}

export const placed = ({ x, y }: Vec): string => `translate(${x}px, ${y}px)`;

/** Slow at both ends. */
export const eased = (part: number): number => part * part * (3 - 2 * part);

/** The spot of a bow at a part of its way, 0 to 1; it rises by `lift` on the screen, whatever way it goes. */
export function bow(from: Vec, to: Vec, lift: number, part: number): Vec {
  const top = vec((from.x + to.x) / 2, Math.min(from.y, to.y) - lift);
  const rest = 1 - part;
  const [a, b, c] = [rest * rest, 2 * rest * part, part * part];
  return vec(a * from.x + b * top.x + c * to.x, a * from.y + b * top.y + c * to.y);
}

/** A way along bows from spot to spot, as key frames: a piece is a little larger at the top of each. */
export function hops(spots: readonly Vec[], lift: number, grows = MOTION.grows): Keyframe[] {
  const pairs = spots.slice(1).map((to, nth) => [spots[nth] ?? to, to] as const);
  const each = Math.max(3, Math.round(MOTION.points / pairs.length));
  const frames = pairs.flatMap(([from, to], nth) =>
    Array.from({ length: each }, (_, step): Keyframe => {
      const part = step / each;
      const size = 1 + grows * Math.sin(Math.PI * part);
      return { offset: (nth + part) / pairs.length, transform: `${placed(bow(from, to, lift, eased(part)))} scale(${rounded(size)})` };
    }),
  );
  return [...frames, { offset: 1, transform: `${placed(spots.at(-1) ?? vec(0, 0))} scale(1)` }];
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** A die that flies from the cup to where it lies: a parabola, one bounce, turning all the way. */
export function tumble(from: Vec, to: Vec, turned: number): Keyframe[] {
  const { points, dice } = MOTION;
  const count = 2 * points;
  return Array.from({ length: count + 1 }, (_, step): Keyframe => {
    const part = step / count;
    const gone = 1 - (1 - part) ** dice.ease;
    const at = vec(from.x + (to.x - from.x) * gone, from.y + (to.y - from.y) * gone - dice.lift * height(part));
    return { offset: part, transform: `${placed(at)} rotate(${rounded(turned - dice.turn * (1 - gone))}deg)` };
  });
}

/** When a die meets the board first, of its whole flight. */
export const LANDS = 0.7;

/** How high a die is: a parabola until it lands, then a small one. */
function height(part: number): number {
  const bounced = part > LANDS;
  const of = bounced ? (part - LANDS) / (1 - LANDS) : part / LANDS;
  return 4 * of * (1 - of) * (bounced ? MOTION.dice.bounce : 1);
}

/** The cup shakes and tips over. */
export function shake(at: Vec, unit: number, side: number): Keyframe[] {
  const { shakes, turn, shift, tip } = MOTION.cup;
  const swings = Array.from({ length: shakes }, (_, nth): Keyframe => {
    const way = nth % 2 === 0 ? -1 : 1;
    const spot = vec(at.x + way * shift * unit, at.y + ((nth % 3) - 1) * 3 * unit);
    return { offset: (0.78 * nth) / shakes, transform: `${placed(spot)} rotate(${way * turn}deg)`, opacity: 1 };
  });
  const tipped = `${placed(at)} rotate(${side * tip}deg)`;
  return [...swings, { offset: 0.92, transform: tipped, opacity: 1 }, { offset: 1, transform: tipped, opacity: 0 }];
}

/** Lets things tremble once, wherever they lie. */
export function tremble(things: Iterable<SVGElement>, by: number, lasts: number): readonly Animation[] {
  const swings = [0, by, -by, by / 2, 0].map((x) => ({ translate: `${x}px` }));
  return [...things].map((thing) => thing.animate(swings, lasts));
}

/** Lets a thing glide to where it has been put. */
export function glide(thing: SVGElement, from: Vec, to: Vec): void {
  thing.animate([{ transform: placed(from) }, { transform: placed(to) }], {
    duration: MOTION.glide.lasts,
    easing: 'cubic-bezier(0.25, 0.7, 0.3, 1)',
  });
}
