/** Where squares lie on the drawing: the measures of the printed diagrams (academie.drawing.grid.geometry). */
import { box, plus, vec, type Box, type Vec } from '../core/vec.ts';
import { MARGIN, SHEET } from '../tables/geometry.ts';
import type { Cell } from './squares.ts';

/** As broad as the trictrac board, so that both may stand in one column. */
export const WIDTH = SHEET.x;
export const FRAME = 14;
export const LEFT = MARGIN + FRAME;
export const BREADTH = WIDTH - 2 * LEFT;
export const SHOWN: Box = box(0, 0, WIDTH, WIDTH);
/** Of a man, as a part of the breadth of a square. */
export const RADIUS = 0.355;

/** A board of so many squares a side, seen from White's side or, turned, from Black's. */
export class Grid {
  readonly side: number;
  readonly flip: boolean;
  readonly pitch: number;

  constructor(side: number, flip: boolean) {
    [this.side, this.flip, this.pitch] = [side, flip, BREADTH / side];
  }

  /** The upper left corner of a square as it is seen. */
  corner({ row, column }: Cell): Vec {
    const [down, right] = [row, column].map((part) => (this.flip ? this.side - 1 - part : part));
    return vec(LEFT + (right ?? 0) * this.pitch, LEFT + (down ?? 0) * this.pitch);
  }

  centre(cell: Cell): Vec {
    return plus(this.corner(cell), this.pitch / 2, this.pitch / 2);
  }

  area(cell: Cell): Box {
    const { x, y } = this.corner(cell);
    return box(x, y, this.pitch, this.pitch);
  }
}
