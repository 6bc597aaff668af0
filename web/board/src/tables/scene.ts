/** What the games of the trictrac board show alike. */
import { message, say, type Language } from '@academie/words';
import type { Place } from '../core/gestures.ts';
import type { Seat, Standing } from '../core/pieces.ts';
import { circle } from '../core/svg.ts';
import { PLAYER } from '../core/words.ts';
import { dice } from './dice.ts';
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

/** The dice of the throw. */
export const diceOf = ({ thrower, dice: faces = [] }: Thrown, { view }: TablesSkin): readonly SVGElement[] =>
  dice(view, faces, seatOf(thrower));

/** Where men of the last play came from: a ring on the felt. */
export const leftMarks = (places: readonly Place[], skin: TablesSkin): readonly SVGElement[] =>
  [...new Set(places)].map((place) => circle(skin.spot(place, 0, 1), 9, { class: 'ac-left' }));

/** The throw in words. */
export function spoken({ thrower, dice: faces = [] }: Thrown, language: Language): string {
  return faces.length > 0 ? say(message('web-board-dice', { player: PLAYER[seatOf(thrower)], dice: faces.join('-') }), language) : '';
}
