/** Who sits where at a table of two or more. */
import type { View } from '@academie/protocol/wire';

export type Colour = 0 | 1;

export interface Seating {
  /** The seats that play White and Black. */
  readonly at: readonly [number, number];
  /** The men that one plays; none for who looks on. */
  readonly mine: Colour | null;
  /** Whose men are nearer. */
  readonly near: Colour;
  readonly far: Colour;
  /** The seats of those who wait for their turn at the board. */
  readonly waiting: readonly number[];
}

const other = (colour: Colour): Colour => (colour === 0 ? 1 : 0);

/** The men that a seat plays: at a table of several those who play change about. */
export const sideOf = ({ at_board: at = [] }: Pick<View, 'at_board'>, seat: number | null): number | null => (seat === null || at.length === 0 ? seat : at.indexOf(seat));

/** How one sits; `flipped` if the board is turned about. */
export function seatingOf({ at_board = [] }: Pick<View, 'at_board'>, players: number, seat: number | null, flipped = false): Seating {
  const [white = 0, black = 1] = at_board;
  const mine = seat === white ? 0 : seat === black ? 1 : null;
  const sits = mine ?? 0;
  const near = flipped ? other(sits) : sits;
  const seats = Array.from({ length: players }, (_, nth) => nth);
  return {
    at: [white, black],
    mine,
    near,
    far: other(near),
    waiting: seats.filter((each) => each !== white && each !== black),
  };
}
