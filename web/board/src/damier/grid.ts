/** Where squares lie on the drawing. As in academie.drawing.grid.geometry. */
import DATA from '../../../../assets/board/grid.json' with { type: 'json' };
import { box, plus, vec, type Box, type Vec } from '../core/vec.ts';
import sheet from '../../../../assets/board/sheet.json' with { type: 'json' };
import type { Cell } from './squares.ts';

export { DATA };
export const STYLES = DATA.styles;

/** As broad as the trictrac board, so that both may stand in one column. */
export const WIDTH = sheet.width;
const { margin: MARGIN, panel: PANEL } = sheet;
export const FRAME = DATA.frame;
export const LEFT = MARGIN + FRAME;
export const TOP = PANEL + FRAME;
export const BREADTH = WIDTH - 2 * LEFT;
/** The sheet without the lines of the players, which a page writes itself. */
export const SHOWN: Box = box(0, TOP - LEFT, WIDTH, WIDTH);
/** Of a man, as a part of the breadth of a square. */
export const RADIUS = DATA.man.radius;

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
    return vec(LEFT + (right ?? 0) * this.pitch, TOP + (down ?? 0) * this.pitch);
  }

  centre(cell: Cell): Vec {
    return plus(this.corner(cell), this.pitch / 2, this.pitch / 2);
  }

  area(cell: Cell): Box {
    const { x, y } = this.corner(cell);
    return box(x, y, this.pitch, this.pitch);
  }
}
