/** Where squares lie on the drawing. As in academie.drawing.grid.geometry. */
import DATA from '../../../../assets/board/grid.json' with { type: 'json' };
import sheet from '../../../../assets/board/sheet.json' with { type: 'json' };
import { box, plus, vec, type Box, type Vec } from '../core/vec.ts';
import type { Cell } from './squares.ts';

export { DATA };
export const STYLES = DATA.styles;

/** The breadth of all squares together, whatever their number. */
export const FIELD = DATA.field;
/** Of a man, as a part of the breadth of a square. */
export const RADIUS = DATA.man.radius;

/** A board and its frame: draughts on ten rows of squares, chess and draughts on eight. */
export type Kind = 'draughts' | 'chess';

/** A board of so many squares a side, seen from White's side or, turned, from Black's. */
export class Grid {
  readonly side: number;
  readonly flip: boolean;
  readonly pitch: number;
  readonly kind: Kind;
  readonly frame: number;
  /** The upper left corner of the field: above the frame there is room for the line of a player, which a page writes itself. */
  readonly origin: Vec;

  constructor(side: number, flip: boolean) {
    [this.side, this.flip, this.pitch] = [side, flip, FIELD / side];
    this.kind = side === 8 ? 'chess' : 'draughts';
    this.frame = DATA[this.kind].frame;
    const about = DATA.margin + this.frame;
    this.origin = vec(about, about + (sheet.panel * (FIELD + 2 * about)) / sheet.width);
  }

  /** What is shown: the board with its frame, which is narrower on a small screen. */
  shown(small: boolean): Box {
    const about = small ? DATA.small.margin + DATA.small.frame * this.pitch : DATA.margin + this.frame;
    return box(this.origin.x - about, this.origin.y - about, FIELD + 2 * about, FIELD + 2 * about);
  }

  /** The upper left corner of a square as it is seen. */
  corner({ row, column }: Cell): Vec {
    const [down, right] = [row, column].map((part) => (this.flip ? this.side - 1 - part : part));
    return plus(this.origin, (right ?? 0) * this.pitch, (down ?? 0) * this.pitch);
  }

  centre(cell: Cell): Vec {
    return plus(this.corner(cell), this.pitch / 2, this.pitch / 2);
  }

  area(cell: Cell): Box {
    const { x, y } = this.corner(cell);
    return box(x, y, this.pitch, this.pitch);
  }
}
