/** Which squares a game on a board of squares is played on, and what they are called. */
import type { Place } from '../core/gestures.ts';

/** A square by row and column, from 0 at the upper left as White sees it. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface Squares {
  /** How many squares a row has. */
  readonly side: number;
  readonly places: readonly Place[];
  cell(place: Place): Cell;
  at(cell: Cell): Place | null;
}

/** The damier: the squares of one colour, counted row by row from Black's side. */
export function damier(side: number): Squares {
  const half = side / 2;
  return {
    side,
    places: Array.from({ length: side * half }, (_, nth) => String(nth + 1)),
    cell: (place) => {
      const row = Math.floor((Number(place) - 1) / half);
      return { row, column: 2 * ((Number(place) - 1) % half) + ((row + 1) % 2) };
    },
    at: ({ row, column }) => {
      const inside = row >= 0 && column >= 0 && row < side && column < side;
      return inside && (row + column) % 2 === 1
        ? String(row * half + Math.floor(column / 2) + 1)
        : null;
    },
  };
}

const FILES = 'abcdefgh';

/** The chessboard: every square, by file and row, from a8 on. */
export function chequer(): Squares {
  const side = FILES.length;
  const named = ({ row, column }: Cell): Place => `${FILES.charAt(column)}${side - row}`;
  return {
    side,
    places: Array.from({ length: side * side }, (_, nth) => named({ row: Math.floor(nth / side), column: nth % side })),
    cell: (place) => ({ row: side - Number(place.charAt(1)), column: FILES.indexOf(place.charAt(0)) }),
    at: (cell) => (cell.row >= 0 && cell.column >= 0 && cell.row < side && cell.column < side ? named(cell) : null),
  };
}
