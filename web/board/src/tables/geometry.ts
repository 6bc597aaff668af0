/** Where things stand on the trictrac board. As in academie.games.tables.picture.geometry. */
import sheet from '../../../../assets/board/sheet.json' with { type: 'json' };
import DATA from '../../../../assets/board/tables.json' with { type: 'json' };
import type { Seat } from '../core/pieces.ts';
import { box, vec, type Box, type Vec } from '../core/vec.ts';

export { DATA };
export const STYLES = DATA.styles;

export const PITCH = DATA.pitch;
/** Radius of a man. */
export const MAN = DATA.man.radius;
/** How far from the bande a stack may grow. */
export const REACH = DATA.man.reach;
/** Length of a flèche. */
export const TIP = DATA.fleche.tip;
export const JETON = DATA.jeton.radius;

export const MARGIN = sheet.margin;
export const PANEL = sheet.panel;
export const BANDE = DATA.bande;
export const END_BANDE = DATA.endBande;
export const BAR = DATA.bar;
export const HALF_WIDTH = 6 * PITCH;
export const HALF_HEIGHT = DATA.halfHeight;

export const LEFT = MARGIN + END_BANDE;
export const RIGHT = LEFT + 2 * HALF_WIDTH + BAR;
export const TOP = PANEL + BANDE;
export const BOTTOM = TOP + 2 * HALF_HEIGHT;
export const MIDDLE = vec((LEFT + RIGHT) / 2, (TOP + BOTTOM) / 2);
export const SHEET = vec(sheet.width, 2 * MIDDLE.y);
/** The sheet without the lines of the players, which a page writes itself. */
export const SHOWN: Box = box(0, PANEL - MARGIN, SHEET.x, SHEET.y - 2 * (PANEL - MARGIN));

/** The middle of a column in White's view; -1 is the bande beside the talons, 12 that beside the coins. */
export function columnX(column: number): number {
  if (column < 0) return LEFT - END_BANDE / 2;
  if (column >= 12) return RIGHT + END_BANDE / 2;
  return LEFT + PITCH * (column + 0.5) + (column >= 6 ? BAR : 0);
}

/** Where points are marked, from the talon. Source: LEP part 1 ch. I. */
export const MARKS: Readonly<Record<string, number>> = DATA.points;

/** Whose side the flèche lies on; -1 and 24 are the bandes beyond the talons. */
export const sideOf = (fleche: number): Seat => (fleche < 12 ? 0 : 1);

/** Its column, from 0 at the talons to 11 at the coins. */
export const columnOf = (fleche: number): number => Math.min(fleche, 23 - fleche);

/** How far apart the men of one stack lie: side by side while they fit, then one upon the other. */
export const spacing = (men: number): number =>
  men < 2 ? 2 * MAN : Math.min(2 * MAN, (REACH - 2 * MAN) / (men - 1));

/** How far from the bande the stack ends; a bare flèche counts as if one man stood there. */
export const stackHeight = (men: number): number => 2 * MAN + spacing(men) * (Math.max(men, 1) - 1);

/** From which side the board is seen: White's, or Black's by turning it half round. */
export class View {
  readonly flip: boolean;

  constructor(flip: boolean) {
    this.flip = flip;
  }

  /** Who looks. */
  get viewer(): Seat {
    return this.flip ? 1 : 0;
  }

  /** Where a spot of White's view lies in this one. */
  turn(spot: Vec): Vec {
    return this.flip ? vec(SHEET.x - spot.x, SHEET.y - spot.y) : spot;
  }

  /** An area of White's view in this one. */
  turnBox({ x, y, width, height }: Box): Box {
    return this.flip ? box(SHEET.x - x - width, SHEET.y - y - height, width, height) : box(x, y, width, height);
  }

  /** The sign of the way from that player's bande to the middle of the board. */
  inward(seat: Seat): number {
    return (seat === 0) === this.flip ? 1 : -1;
  }

  /** The spot `height` above the bande of `seat`, in a column counted from the talons. */
  column(column: number, seat: Seat, height: number): Vec {
    return this.turn(vec(columnX(column), seat === 0 ? BOTTOM - height : TOP + height));
  }

  /** The spot on a flèche that lies `height` from its bande. */
  at(fleche: number, height: number): Vec {
    return this.column(columnOf(fleche), sideOf(fleche), height);
  }

  /** The sign of the way from the base of a flèche to its tip. */
  towardsMiddle(fleche: number): number {
    return this.inward(sideOf(fleche));
  }
}
