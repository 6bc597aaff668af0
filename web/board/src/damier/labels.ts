/** The numbers of the squares, each in a corner where no way hides it. As in academie.drawing.grid.board. */
import { toned, words } from '../core/svg.ts';
import { plus } from '../core/vec.ts';
import { DATA, STYLES, type Grid } from './grid.ts';
import type { Cell, Squares } from './squares.ts';

/** Where a name begins and how far its middle lies from the edge, as parts of a square. */
const { down: DOWN, right: RIGHT } = DATA.name;

/** Of a square as it is seen, down and to the right, in the order in which they are tried. */
const CORNERS = [
  { down: 0, right: 0 },
  { down: 0, right: 1 },
  { down: 1, right: 1 },
  { down: 1, right: 0 },
] as const;

/** The names of all squares; `path` is the way of an arrow over them. */
export function labels(grid: Grid, squares: Squares, path: readonly Cell[]): readonly SVGElement[] {
  const hidden = new Set(path.slice(1).flatMap((end, nth) => crossed(path[nth] ?? end, end)));
  return squares.places.map((place) => label(grid, squares.cell(place), place, hidden));
}

/** Where four squares meet, by row and column of the lower right one. */
const vertex = (row: number, column: number): string => `${row} ${column}`;

/** The vertices an arrow runs over where it goes diagonally. */
function crossed(start: Cell, end: Cell): readonly string[] {
  const [rows, columns] = [end.row - start.row, end.column - start.column];
  if (Math.abs(rows) !== Math.abs(columns)) return [];
  const [down, right] = [Math.sign(rows), Math.sign(columns)];
  return Array.from({ length: Math.abs(rows) }, (_, step) =>
    vertex(start.row + down * step + Number(down > 0), start.column + right * step + Number(right > 0)),
  );
}

function label(grid: Grid, cell: Cell, name: string, hidden: ReadonlySet<string>): SVGElement {
  const turned = grid.flip ? 1 : 0;
  const free = CORNERS.find(
    ({ down, right }) => !hidden.has(vertex(cell.row + (down ^ turned), cell.column + (right ^ turned))),
  );
  const { down, right } = free ?? CORNERS[0];
  const x = right === 1 ? 1 - RIGHT : RIGHT;
  const y = down === 1 ? 1 - DOWN : DOWN;
  return words(plus(grid.corner(cell), x * grid.pitch, y * grid.pitch), name, {
    class: right === 1 ? 'ac-square ac-right' : 'ac-square',
    ...toned(STYLES.name),
  });
}
