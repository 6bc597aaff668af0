/** Where things stand on the trictrac board. As in academie.games.tables.picture.geometry. */
import DATA from '../../../../assets/board/tables.json' with { type: 'json' };
import type { Seat } from '../core/pieces.ts';
import { box, vec, type Box, type Vec } from '../core/vec.ts';

export { DATA };

/** The width of a flèche. */
export const PITCH = DATA.pitch;
/** Radius of a man. */
export const MAN = DATA.man.radius;
/** Length of a flèche. */
export const TIP = DATA.fleche.length;
export const JETON = DATA.jeton.radius;

export const BANDE = DATA.bande;
export const END_BANDE = DATA.endBande;
export const BAR = DATA.bar;
export const HALF_WIDTH = 6 * PITCH;
export const HALF_HEIGHT = DATA.halfHeight;

export const LEFT = DATA.left;
export const RIGHT = LEFT + 2 * HALF_WIDTH + BAR;
export const TOP = DATA.top;
export const BOTTOM = TOP + 2 * HALF_HEIGHT;
export const MIDDLE = vec((LEFT + RIGHT) / 2, (TOP + BOTTOM) / 2);
/** The sheet on which the board lies. */
export const SHEET = vec(DATA.sheet.width, DATA.sheet.height);

/** The middle of a column in White's view; -1 is the bande beside the talons, 12 that beside the coins. */
export function columnX(column: number): number {
  if (column < 0) return LEFT - END_BANDE / 2;
  if (column >= 12) return RIGHT + END_BANDE / 2;
  return LEFT + PITCH * (column + 0.5) + (column >= 6 ? BAR : 0);
}

/** Where points are marked, from the talon. */
export type Marks = Readonly<Record<string, number>>;

/** By whose law they are marked there. Source: LEP part 1 ch. I; ACAD-B ch. VI. */
export const MARKS: Readonly<Record<keyof typeof DATA.points, Marks>> = DATA.points;

/** Whose side the flèche lies on; -1 and 24 are the bandes beyond the talons. */
export const sideOf = (fleche: number): Seat => (fleche < 12 ? 0 : 1);

/** Its column, from 0 at the talons to 11 at the coins. */
export const columnOf = (fleche: number): number => Math.min(fleche, 23 - fleche);

const { first: FIRST, row: ROW, close: CLOSE, storey: STOREY } = DATA.man;

/** How far from the bande the nth man of so many lies: side by side up to four, then closer, in storeys of five. */
export const heightOf = (nth: number, count: number): number =>
  FIRST + (nth % ROW) * (count < ROW ? 2 * MAN : CLOSE) + Math.floor(nth / ROW) * STOREY;

/** How far from the bande the men of a flèche reach; a bare one counts as if one man stood there. */
export function stackHeight(men: number): number {
  const heights = Array.from({ length: Math.max(men, 1) }, (_, nth) => heightOf(nth, men));
  return Math.max(...heights) + MAN;
}

/** The man nearest the middle, of a stack that is counted. */
export const foremost = (count: number): number => ROW * Math.floor(count / ROW) - 1;

/** A stack higher than this is shown by a number too. */
export const COUNTED_AT_SIGHT = ROW;

/** The spot `height` above the bande of `seat` in White's view, in a column counted from the talons. */
export const flat = (column: number, seat: Seat, height: number): Vec =>
  vec(columnX(column), seat === 0 ? BOTTOM - height : TOP + height);

/** How the board lies before whoever looks: along the sheet, or on end, a quarter turned to the left. */
export type Shape = 'lying' | 'upright';

/** From which side the board is seen, White's, or Black's by turning it half round; and how it lies. */
export class View {
  readonly flip: boolean;
  readonly upright: boolean;

  constructor(flip: boolean, shape: Shape = 'lying') {
    [this.flip, this.upright] = [flip, shape === 'upright'];
  }

  /** Who looks. */
  get viewer(): Seat {
    return this.flip ? 1 : 0;
  }

  /** What of the sheet is shown. */
  get box(): Box {
    return this.upright ? DATA.upright : box(0, 0, SHEET.x, SHEET.y);
  }

  /** Where a spot of White's view lies in this one. */
  turn(spot: Vec): Vec {
    const { x, y } = this.flip ? vec(SHEET.x - spot.x, SHEET.y - spot.y) : spot;
    return this.upright ? vec(y, SHEET.x - x) : vec(x, y);
  }

  /** Which way something points in this view that does so in White's, in degrees clockwise from upwards. */
  turned(degrees: number): number {
    const all = degrees + (this.flip ? 180 : 0) - (this.upright ? 90 : 0);
    return ((((all + 180) % 360) + 360) % 360) - 180;
  }

  /** An area of White's view in this one. */
  turnBox({ x, y, width, height }: Box): Box {
    const [one, two] = [this.turn(vec(x, y)), this.turn(vec(x + width, y + height))];
    return box(Math.min(one.x, two.x), Math.min(one.y, two.y), Math.abs(two.x - one.x), Math.abs(two.y - one.y));
  }

  /** The spot `height` above the bande of `seat`, in a column counted from the talons. */
  column(column: number, seat: Seat, height: number): Vec {
    return this.turn(flat(column, seat, height));
  }

  /** The spot on a flèche that lies `height` from its bande. */
  at(fleche: number, height: number): Vec {
    return this.column(columnOf(fleche), sideOf(fleche), height);
  }

  /** Where the nth man of so many lies on a flèche. */
  man(fleche: number, nth: number, count: number): Vec {
    return this.at(fleche, heightOf(nth, count));
  }

  /** The hole a fichet stands in after so many; the first is in the bande beside the talon. */
  hole(seat: Seat, holes: number): Vec {
    const { depth, start } = DATA.hole;
    if (holes > 0) return this.column(holes - 1, seat, depth);
    return this.turn(vec(LEFT + depth, flat(0, seat, start).y));
  }
}
