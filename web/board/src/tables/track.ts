/**
 * The places of the trictrac board and the ways that run over them.
 *
 * A flèche is named by a number whoever looks at it: 0 to 11 along White's side from the talons, 12 to 23 back along
 * Black's, so that 11 faces 12 and 0 faces 23.
 */
import type { Place } from '../core/gestures.ts';
import type { Seat } from '../core/pieces.ts';

export const FLECHES = 24;
export const SEATS = [0, 1] as const;

export const fleche = (number: number): Place => String(number);

export const offPlace = (seat: Seat): Place => `off-${seat}`;

/** Where men are who wait to come in. */
export const handPlace = (seat: Seat): Place => `hand-${seat}`;

/** Where men are stacked upon the first of a flèche. */
export const pilePlace = (number: number): Place => `pile-${number < FLECHES / 2 ? 0 : 1}-${number}`;

/** Where jetons lie that nobody uses. */
export const JETONS: Place = 'jetons';

/** Where a jeton marks so many points of a player. */
export const pointsPlace = (seat: Seat, points: number): Place =>
  points > 0 ? `points-${seat}-${points}` : JETONS;

/** The hole that a fichet stands in after so many; 0 is where it begins, and the thirteenth is the first again. */
export const holePlace = (seat: Seat, holes: number): Place =>
  `hole-${seat}-${holes > 0 ? ((holes - 1) % 12) + 1 : 0}`;

/** The number of a flèche, or `null` for another place. */
export function numberOf(place: Place): number | null {
  const number = Number(place);
  return Number.isInteger(number) ? number : null;
}

/** A place that is no flèche: what it is for, whose it is, and the number it marks. */
export function parts(place: Place): readonly [string, Seat, number] {
  const [kind = '', seat, amount] = place.split('-');
  return [kind, seat === '1' ? 1 : 0, Number(amount)];
}

/** The flèche a player's way begins at, and whether it goes up or down the numbers. */
export interface Way {
  readonly first: number;
  readonly up: boolean;
}

export type Ways = readonly [Way, Way];

/** What is `t` for one player is `23 - t` for the other. */
export const HEAD_ON: Ways = [{ first: 0, up: true }, { first: 23, up: false }];
/** The same ways begun half a lap later: men come in on the adverse side and leave on one's own. */
export const HALF_LAP: Ways = [{ first: 12, up: true }, { first: 11, up: false }];
/** Both run alike, half a lap apart. */
export const ALIKE: Ways = [{ first: 12, up: true }, { first: 0, up: true }];

/** The flèche of a point of a way. */
export const flecheOf = ({ first, up }: Way, point: number): number =>
  (FLECHES + (up ? first + point : first - point)) % FLECHES;

/** Where a flèche lies on a way. */
export const pointOf = ({ first, up }: Way, number: number): number =>
  (FLECHES + (up ? number - first : first - number)) % FLECHES;
