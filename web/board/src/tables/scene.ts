/** What the games of the trictrac board show alike. */
import SIGNS from '../../../../assets/board/signs.json' with { type: 'json' };
import { message, say, type Language } from '@academie/words';
import type { Place } from '../core/gestures.ts';
import type { Seat, Standing } from '../core/pieces.ts';
import { element, token, use, type Attributes } from '../core/svg.ts';
import { distance, plus, towards, vec, type Vec } from '../core/vec.ts';
import type { Step } from '../core/wire.ts';
import { PLAYER } from '../core/words.ts';
import { path } from './curve.ts';
import { MAN } from './geometry.ts';
import type { TablesSkin } from './skin.ts';
import { numberOf } from './track.ts';

export const seatOf = (number: number): Seat => (number === 1 ? 1 : 0);

/** A throw, with who made it. */
export interface Thrown {
  readonly thrower: number;
  readonly dice?: readonly number[];
}

export function several(count: number, place: string, seat: Seat | null, kind: string): readonly Standing[] {
  return Array.from({ length: Math.max(0, count) }, () => ({ place, seat, kind }));
}

/** How many men stand on each flèche. */
export function heights(men: readonly Standing[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { place } of men) {
    const number = numberOf(place);
    if (number !== null) found.set(number, (found.get(number) ?? 0) + 1);
  }
  return found;
}

/** By which the style sheet knows the last play. */
const LAST = { class: 'ac-last-play' };

/** The last play: what lies under the men, and what upon them. */
export interface LastPlay {
  readonly under: readonly SVGElement[];
  readonly over: readonly SVGElement[];
}

/** Where men of the last play came from, went along and arrived; on places that are flèches. */
export function lastPlay(steps: readonly Pick<Step, 'from' | 'to'>[], skin: TablesSkin, men: ReadonlyMap<number, number>): LastPlay {
  const count = (place: Place): number => men.get(numberOf(place) ?? -1) ?? 0;
  const left = (place: Place): Vec => skin.spot(place, count(place), count(place) + 1);
  const stood = (place: Place): Vec => skin.spot(place, Math.max(0, count(place) - 1), Math.max(1, count(place)));
  const [from, to] = [steps.map((step) => step.from), steps.map((step) => step.to)];
  const onBoard = (places: readonly Place[], others: readonly Place[]): readonly Place[] =>
    [...new Set(places)].filter((place) => numberOf(place) !== null && !others.includes(place));
  const ways = steps.filter((step) => numberOf(step.from) !== null && numberOf(step.to) !== null);
  return {
    under: [
      ...ways.flatMap((step) => way(to.includes(step.from) ? stood(step.from) : left(step.from), from.includes(step.to) ? left(step.to) : stood(step.to), skin)),
      ...onBoard(from, to).map((place) => use('lastfrom', { at: left(place), scale: MAN / 100 }, LAST)),
    ],
    over: onBoard(to, from).map((place) => use('lastto', { at: stood(place), scale: MAN / 100 }, LAST)),
  };
}

/** A dotted way from beside one spot to another, bent towards the middle of the board. */
function way(left: Vec, tip: Vec, { box }: TablesSkin): readonly SVGElement[] {
  const { width, casing, gap, bend, leastBend, mostBend, clear } = SIGNS.way;
  const ahead = towards(left, tip);
  const tail = plus(left, ahead.x * clear * MAN, ahead.y * clear * MAN);
  const long = distance(tail, tip);
  const middle = vec((tail.x + tip.x) / 2, (tail.y + tip.y) / 2);
  const across = vec((tip.y - tail.y) / Math.max(1, long), (tail.x - tip.x) / Math.max(1, long));
  const inward = across.x * (box.x + box.width / 2 - middle.x) + across.y * (box.y + box.height / 2 - middle.y) < 0 ? -1 : 1;
  const by = inward * Math.min(mostBend, Math.max(leastBend, bend * long));
  const d = path({ tail, bend: vec(middle.x + across.x * by, middle.y + across.y * by), tip });
  const dots = (attributes: Attributes): SVGElement =>
    element('path', { d, ...LAST, fill: 'none', 'stroke-linecap': 'round', 'stroke-dasharray': `0.1 ${gap}`, ...attributes });
  return [
    dots({ stroke: token('casing'), 'stroke-opacity': 0.6, 'stroke-width': casing }),
    dots({ stroke: token('last'), 'stroke-width': width }),
  ];
}

/** The throw in words. */
export function spoken({ thrower, dice: faces = [] }: Thrown, language: Language): string {
  return faces.length > 0 ? say(message('web-board-dice', { player: PLAYER[seatOf(thrower)], dice: faces.join('-') }), language) : '';
}
