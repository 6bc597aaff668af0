/** How a board of squares looks from one side, whatever is played on it. */
import { message, say, type Language } from '@academie/words';
import type { Place, Step } from '../core/gestures.ts';
import type { Direction } from '../core/keyboard.ts';
import type { Piece } from '../core/pieces.ts';
import type { Skin } from '../core/skin.ts';
import { group } from '../core/svg.ts';
import type { Vec } from '../core/vec.ts';
import { standing } from '../core/words.ts';
import { KING } from './dames.ts';
import { Grid } from './grid.ts';
import { board, greatLine, hidden, middleNames } from './ground.ts';
import { onMan, onSquare } from './marks.ts';
import { plannedWay } from './path.ts';
import { manOf } from './pieces.ts';
import type { Cell, Squares } from './squares.ts';

export interface DamierSkin extends Skin {
  readonly grid: Grid;
  readonly squares: Squares;
  /** Whether the screen is too small for a frame to write on. */
  readonly small: boolean;
}

/** Squares as they lie, whatever stands on them. */
export function laidOut(squares: Squares, flip: boolean, small: boolean): Pick<DamierSkin, 'grid' | 'squares' | 'small' | 'box' | 'sites' | 'spot' | 'grip'> {
  const grid = new Grid(squares.side, flip);
  const order = flip ? squares.places.toReversed() : squares.places;
  return {
    grid,
    squares,
    small,
    box: grid.shown(small),
    sites: order.map((place) => ({ place, zones: [grid.area(squares.cell(place))] })),
    spot: (place) => grid.centre(squares.cell(place)),
    grip: (place) => onSquare('squareselected', grid, grid.centre(squares.cell(place))),
  };
}

export function damierSkin(squares: Squares, flip: boolean, names: boolean, small = false): DamierSkin {
  const laid = laidOut(squares, flip, small);
  const { grid } = laid;
  return {
    ...laid,
    sheets: ['common', 'damier'],
    home: laid.sites.at(-squares.side / 2)?.place ?? '1',
    neighbour: (place, direction) => neighbour(squares, place, direction, flip),
    ground: () => hidden([...board(grid, small), greatLine(grid), ...(names && small ? middleNames(grid, squares) : [])]),
    piece: (piece) => manOf(piece, grid),
    ghost: (place) => ghost(grid, grid.centre(squares.cell(place)), small),
    plan: (steps) => planned(laid, steps),
    badge: () => null,
    label: labelOf,
    name: nameOf,
  };
}

/** A whole rafle: its way from square to square, and a cross on each man it takes. */
function planned({ grid, squares }: Pick<DamierSkin, 'grid' | 'squares'>, steps: readonly Step[]): readonly SVGElement[] {
  const spot = (place: Place): Vec => grid.centre(squares.cell(place));
  const places = [...steps.slice(0, 1).map(({ from }) => from), ...steps.map(({ to }) => to)];
  return plannedWay(places.map(spot), steps.flatMap(({ over = [] }) => over.map((place) => onMan('taken', grid, spot(place)))));
}

/** Where a man may go; on a small board its dot hides the number of the square. */
const ghost = (grid: Grid, at: Vec, small: boolean): SVGElement =>
  group([onMan('destination', grid, at), ...(small ? [onSquare('squaredot', grid, at)] : [])]);

const nameOf = (place: Place, language: Language): string => say(message('web-board-square', { square: place }), language);

function labelOf(place: Place, [piece]: readonly Piece[], language: Language): string {
  const noun = piece && (`web-board-draughts-${piece.seat === 1 ? 'black' : 'white'}-${piece.kind === KING ? 'king' : 'man'}` as const);
  return standing(nameOf(place, language), message(noun ?? 'web-board-empty'), language);
}

/** The square next to one; where only every other square is played on, up and down go in a zigzag. */
function neighbour(squares: Squares, place: Place, direction: Direction, flip: boolean): Place | null {
  const { row, column } = squares.cell(place);
  const sign = (direction === 'left' || direction === 'up' ? -1 : 1) * (flip ? -1 : 1);
  const across = direction === 'left' || direction === 'right';
  const zigzag = row % 2 === 0 ? -1 : 1;
  const tries: readonly Cell[] = across
    ? [1, 2].map((far) => ({ row, column: column + sign * far }))
    : [0, zigzag].map((aside) => ({ row: row + sign, column: column + aside }));
  return tries.map((cell) => squares.at(cell)).find((found) => found !== null) ?? null;
}
