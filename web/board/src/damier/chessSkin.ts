/** How a chessboard looks from one side. */
import { message, type Message } from '@academie/words';
import type { Place } from '../core/gestures.ts';
import type { Direction } from '../core/keyboard.ts';
import type { Piece, Standing } from '../core/pieces.ts';
import { standing } from '../core/words.ts';
import { kindOf } from './echecs.ts';
import { board, hidden, rimNames } from './ground.ts';
import { onSquare } from './marks.ts';
import { chessPiece } from './pieces.ts';
import { laidOut, type DamierSkin } from './skin.ts';
import { chequer, type Cell, type Squares } from './squares.ts';

const WAYS: Readonly<Record<Direction, Cell>> = {
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
};

export function chessSkin(flip: boolean, small = false): DamierSkin {
  const squares = chequer();
  const laid = laidOut(squares, flip, small);
  const { grid } = laid;
  return {
    ...laid,
    sheets: ['common', 'damier', 'chess'],
    home: laid.sites.at(-squares.side)?.place ?? 'a1',
    neighbour: (place, direction) => neighbour(squares, place, direction, flip),
    ground: () => hidden([...board(grid, small), ...rimNames(grid, small)]),
    piece: (piece) => chessPiece(piece, grid),
    ghost: (place, count) => onSquare(count > 0 ? 'squarecapture' : 'squaredot', grid, grid.centre(squares.cell(place))),
    badge: () => null,
    label: (place, [piece], language) => standing(place, nounOf(piece), language),
    name: (place) => place,
  };
}

const nounOf = (piece: Piece | Standing | undefined): Message => {
  const kind = kindOf(piece?.kind);
  return message(kind === undefined ? 'web-board-empty' : `web-board-${piece?.seat === 1 ? 'black' : 'white'}-${kind}`);
};

function neighbour(squares: Squares, place: Place, direction: Direction, flip: boolean): Place | null {
  const [{ row, column }, way, sign] = [squares.cell(place), WAYS[direction], flip ? -1 : 1];
  return squares.at({ row: row + sign * way.row, column: column + sign * way.column });
}
