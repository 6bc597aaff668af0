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
export const SEAT_NAMES = ['white', 'black'] as const;

/** The end of a track, beyond its last flèche. */
export const OFF = 24;

export const fleche = (number: number): Place => String(number);

export const offPlace = (seat: Seat): Place => `off-${seat}`;

/** Where jetons lie that nobody uses. */
export const JETONS: Place = 'jetons';

/** Where a jeton marks so many points of a player. */
export const pointsPlace = (seat: Seat, points: number): Place =>
  points > 0 ? `points-${seat}-${points}` : JETONS;

/** The hole that a fichet stands in after so many; 0 is where it begins, and the thirteenth is the first again. */
export const holePlace = (seat: Seat, holes: number): Place =>
  `hole-${seat}-${holes > 0 ? ((holes - 1) % 12) + 1 : 0}`;

/** The number of a flèche, or `null` for another place. */
export const numberOf = (place: Place): number | null => (/^\d+$/.test(place) ? Number(place) : null);

/** How the flèches of a player's own way are told as places. */
export type Track = (point: number) => Place;

/** The two ways of trictrac, which run head-on: what is `t` for one player is `23 - t` for the other. */
export function headOn(seat: Seat): Track {
  return (point) => (point >= OFF ? offPlace(seat) : fleche(seat === 0 ? point : FLECHES - 1 - point));
}
