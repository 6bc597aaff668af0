/** The empty board: its frame, its squares, and what is written on them. As in academie.drawing.grid.board. */
import { group, toned, use, words } from '../core/svg.ts';
import { plus, vec } from '../core/vec.ts';
import { DATA, FIELD, STYLES, type Grid } from './grid.ts';
import type { Squares } from './squares.ts';

/** The board without anything on it; its frame is narrower on a small screen. */
export function board({ kind, origin }: Grid, small: boolean): readonly SVGElement[] {
  const at = origin;
  return [use(`${kind}frame${small ? 'small' : ''}`, { at }), use(DATA[kind].squares, { at }), use('squaresshade', { at })];
}

/** The great line, from the upper right corner to the lower left: a thread of brass. */
export const greatLine = ({ origin }: Grid): SVGElement => use('greatline', { at: origin });

export const hidden = (parts: readonly SVGElement[]): SVGElement => group(parts, { 'aria-hidden': 'true' });

/** Each number in the middle of its square, where men hide it: for screens too small for the corners. */
export function middleNames(grid: Grid, squares: Squares): readonly SVGElement[] {
  return squares.places.map((place) =>
    words(grid.centre(squares.cell(place)), place, { class: 'ac-square-middle', ...toned(STYLES.name) }),
  );
}

/** The letters of the files below and the numbers of the ranks at the left, as they are seen: on the frame, or within it if it is small. */
export function rimNames(grid: Grid, small: boolean): readonly SVGElement[] {
  return Array.from({ length: grid.side }, (_, nth) => nth).flatMap((nth) => {
    const [file, rank] = grid.flip ? [grid.side - 1 - nth, nth] : [nth, grid.side - 1 - nth];
    const [letter, figure] = ['abcdefgh'.charAt(file), String(rank + 1)];
    return small ? within(grid, nth, letter, figure) : outside(grid, nth, letter, figure);
  });
}

function outside(grid: Grid, nth: number, letter: string, figure: string): readonly SVGElement[] {
  const along = (nth + 0.5) * grid.pitch;
  const out = DATA.rim.out * grid.frame;
  return [
    words(plus(grid.origin, along, FIELD + out), letter, { class: 'ac-rim', ...toned(STYLES.rim) }),
    words(plus(grid.origin, -out, along), figure, { class: 'ac-rim', ...toned(STYLES.rim) }),
  ];
}

/** In the corner of a square: a letter at the lower right of its file, a figure at the upper left of its rank. */
function within({ origin, pitch, side }: Grid, nth: number, letter: string, figure: string): readonly SVGElement[] {
  const inset = DATA.small.inset * pitch;
  const styleAt = (row: number, column: number): string => ((row + column) % 2 === 1 ? 'name' : 'name-pale');
  const named = (text: string, at: { readonly x: number; readonly y: number }, sort: string, style: string): SVGElement =>
    words(plus(origin, at.x, at.y), text, { class: `ac-within ${sort}`, ...toned(STYLES[style === 'name' ? 'name' : 'name-pale']) });
  return [
    named(letter, vec((nth + 1) * pitch - inset, FIELD - inset), 'ac-file', styleAt(side - 1, nth)),
    named(figure, vec(inset, nth * pitch + inset), 'ac-row', styleAt(nth, 0)),
  ];
}
