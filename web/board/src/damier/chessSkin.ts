/** How a chessboard looks from one side. */
import { message, type Message } from '@academie/words';
import type { Place } from '../core/gestures.ts';
import type { Direction } from '../core/keyboard.ts';
import type { Piece, Standing } from '../core/pieces.ts';
import { circle, group, styled, words } from '../core/svg.ts';
import { plus, vec } from '../core/vec.ts';
import { standing } from '../core/words.ts';
import { chessPiece, DATA, STYLES } from './chessPieces.ts';
import { kindOf } from './echecs.ts';
import type { Grid } from './grid.ts';
import { ground } from './ground.ts';
import { laidOut, type DamierSkin } from './skin.ts';
import { chequer, type Cell, type Squares } from './squares.ts';

const WAYS: Readonly<Record<Direction, Cell>> = {
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
};
/** Of what shows where a piece may go, as parts of a square: on an empty square, and round what it takes. */
const DOT = 0.17;
const RING = 0.45;

export function chessSkin(flip: boolean): DamierSkin {
  const squares = chequer();
  const laid = laidOut(squares, flip);
  const { grid } = laid;
  return {
    ...laid,
    home: laid.sites.at(-squares.side)?.place ?? 'a1',
    neighbour: (place, direction) => neighbour(squares, place, direction, flip),
    ground: () => group([ground(grid, squares, false), names(grid)]),
    piece: (piece) => chessPiece(piece, grid.pitch),
    ghost: (place, count) => circle(grid.centre(squares.cell(place)), (count > 0 ? RING : DOT) * grid.pitch),
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

/** The letters of the files and the numbers of the rows, on the edge next to the reader. */
function names(grid: Grid): SVGElement {
  const last = grid.side - 1;
  const [column, row] = grid.flip ? [last, 0] : [0, last];
  const each = Array.from({ length: grid.side }, (_, nth) => nth);
  const rows = each.map((nth) => name(grid, { row: nth, column }, String(grid.side - nth), 'ac-row'));
  const files = each.map((nth) => name(grid, { row, column: nth }, 'abcdefgh'.charAt(nth), 'ac-file'));
  return group([...rows, ...files], { 'aria-hidden': 'true' });
}

/** One name in its corner of a square: upper left of its row, lower right of its file. */
function name(grid: Grid, cell: Cell, line: string, sort: 'ac-row' | 'ac-file'): SVGElement {
  const { size, inset, row, file } = DATA.name;
  const spot = sort === 'ac-row' ? vec(inset, size * row) : vec(grid.pitch - inset, grid.pitch - size * file);
  const colour = (cell.row + cell.column) % 2 === 1 ? 'dark' : 'pale';
  return words(plus(grid.corner(cell), spot.x, spot.y), line, { class: `ac-coordinate ${sort}`, ...styled(STYLES.name, colour) });
}
