/** The empty board: its frame, its squares and their names. */
import { group, paint, rect, styled, words } from '../core/svg.ts';
import { box } from '../core/vec.ts';
import { BREADTH, FRAME, LEFT, STYLES, TOP, type Grid } from './grid.ts';
import type { Cell, Squares } from './squares.ts';

export function ground(grid: Grid, squares: Squares, named: boolean): SVGElement {
  const parts = [...frame(), ...dark(grid), rim(), ...(named ? names(grid, squares) : [])];
  return group(parts, { 'aria-hidden': 'true' });
}

function frame(): readonly SVGElement[] {
  const breadth = BREADTH + 2 * FRAME;
  return [
    rect(box(LEFT - FRAME, TOP - FRAME, breadth, breadth), styled(STYLES.case)),
    rect(box(LEFT, TOP, BREADTH, BREADTH), styled(STYLES.ground)),
  ];
}

/** The dark squares upon the pale whole; the one in the lower left corner is dark. */
function dark(grid: Grid): readonly SVGElement[] {
  const cells = Array.from({ length: grid.side ** 2 }, (_, nth): Cell => ({
    row: Math.floor(nth / grid.side),
    column: nth % grid.side,
  }));
  return cells
    .filter(({ row, column }) => (row + column) % 2 === 1)
    .map((cell) => rect(grid.area(cell), styled(STYLES.square)));
}

const rim = (): SVGElement => rect(box(LEFT, TOP, BREADTH, BREADTH), styled(STYLES.rim));

/** Each name large in the middle of its square, where pieces hide it: for screens too small for the corners. */
function names(grid: Grid, squares: Squares): readonly SVGElement[] {
  return squares.places.map((place) =>
    words(grid.centre(squares.cell(place)), place, { class: 'ac-square-large', fill: paint('dark-mark') }),
  );
}
