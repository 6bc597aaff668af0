/** Where everything lies on a table of dominoes: the others' hands above, the line in its frame, one's own hand below. */
import dominoes from '../../../../assets/board/dominoes.json' with { type: 'json' };
import type { Place } from '../core/gestures.ts';
import { box, plus, vec, type Box, type Vec } from '../core/vec.ts';
import sheet from '../../../../assets/board/sheet.json' with { type: 'json' };
import { lineOf as tilesOf, othersOf, sizeOf, type DominoBoard } from './position.ts';
import { snake, type Spot } from './snake.ts';
import type { Laid } from './tiles.ts';

export const WIDTH = sheet.width;
const MARGIN = sheet.margin;
/** Half a dé of the others, and the height of the row of their hands. */
export const AWAY = 31;
const BAND = 2 * AWAY + 16;
export const RIM = dominoes.frame;
/** The lower rim is broader: the talon is shown there. */
const SILL = 40;
const FELT_HEIGHT = 340;
const PADDING = 10;
/** Half a dé of one's own, and what each takes of a row. */
export const OWN = 58;
const OWN_STEP = 86;
const OWN_ROW = 2 * OWN + 10;
const GAP = 10;
/** So many of one's own lie in one row; more lie in two. */
const ONE_ROW = 8;
const TWO_ROWS = 7;
/** Half a dé of the line is as large as the line lets it be, within these bounds. */
const LARGEST = 54;
const SMALLEST = 30;
/** What is kept free for a dé at the left end, in halves. */
const BESIDE = 2.2;
/** How far about the end of the line one may point at it, in halves. */
const ABOUT = 0.7;

export const FRAME: Box = box(MARGIN, MARGIN + BAND, WIDTH - 2 * MARGIN, RIM + FELT_HEIGHT + SILL);
export const FELT: Box = box(FRAME.x + RIM, FRAME.y + RIM, FRAME.width - 2 * RIM, FELT_HEIGHT);
export const SILL_MIDDLE: Vec = vec(WIDTH / 2, FRAME.y + FRAME.height - SILL / 2);

export const LEFT = 'left';
export const RIGHT = 'right';
/** The place of the nth dé of one's hand. */
export const held = (nth: number): Place => `hand-${nth}`;
export const away = (seat: number): Place => `seat-${seat}`;
/** Whose hand a place is, if it is one of the others'. */
export const seatOf = (place: Place): number | null => (place.startsWith('seat-') ? Number(place.slice('seat-'.length)) : null);
export const LINE = 'line';
export const laid = (nth: number): Place => `line-${nth}`;

/** A dé on the table as it is drawn. */
export interface Drawn extends Spot {
  readonly side: number;
}

export interface Layout {
  readonly box: Box;
  /** The line, and where another dé would lie at its ends. */
  readonly line: readonly Drawn[];
  readonly ends: ReadonlyMap<Place, Drawn>;
  /** One's own hand, by the middles of its dés. */
  readonly hand: readonly Vec[];
  /** The hands of the others, each a strip above the line, and the middles of its dés. */
  readonly others: readonly { readonly seat: number; readonly area: Box; readonly tiles: readonly Vec[] }[];
}

export function layoutOf(position: DominoBoard, seat: number): Layout {
  const rows = (position.taken ?? 0) > ONE_ROW ? 2 : 1;
  const hand = position.hands[seat];
  return {
    box: box(0, 0, WIDTH, FRAME.y + FRAME.height + GAP + rows * OWN_ROW + MARGIN),
    ...lineOf(position),
    hand: handOf(hand === undefined ? 0 : sizeOf(hand), rows),
    others: awayOf(position, seat),
  };
}

/** The line as large as it may be, in the middle of the felt. */
function lineOf(position: DominoBoard): Pick<Layout, 'line' | 'ends'> {
  const line = tilesOf(position);
  const sides = Array.from({ length: LARGEST - SMALLEST + 1 }, (_, nth) => LARGEST - nth);
  const side = sides.find((each) => fits(spotsOf(line, each), each)) ?? SMALLEST;
  const spots = spotsOf(line, side);
  const shift = middled(spots, side);
  const drawn = spots.map((spot) => ({ ...spot, side, middle: plus(shift, spot.middle.x * side, spot.middle.y * side) }));
  const [left, ...rest] = drawn;
  const right = rest.at(-1) ?? left;
  const ends = line.length === 0 ? [[RIGHT, right]] : [[LEFT, left], [RIGHT, right]];
  return { line: rest.slice(0, -1), ends: new Map(ends as [Place, Drawn][]) };
}

/** What another dé at either end would be, for its place. */
const ANOTHER = { left: 0, right: 1 };

/** The dé that might come at the left end, the line, and the one that might come at the right; on an empty felt one alone. */
function spotsOf(line: readonly Laid[], side: number): readonly Spot[] {
  const spots = snake([...line, ANOTHER], (FELT.width - 2 * PADDING) / side - BESIDE);
  const beside = { laid: ANOTHER, middle: vec(line.length === 0 ? 1 : -1.05, 0), turn: 0 };
  return [beside, ...spots];
}

/** What a dé covers. */
export function areaOf({ middle, turn }: Omit<Spot, 'laid'>, side: number): Box {
  const [width, height] = turn % 180 === 0 ? [2 * side, side] : [side, 2 * side];
  return box(middle.x - width / 2, middle.y - height / 2, width, height);
}

/** What all of them cover, in halves. */
function covered(spots: readonly Spot[]): Box {
  const areas = spots.map((spot) => areaOf(spot, 1));
  const [x, y] = [Math.min(...areas.map((area) => area.x)), Math.min(...areas.map((area) => area.y))];
  const [right, bottom] = [Math.max(...areas.map((area) => area.x + area.width)), Math.max(...areas.map((area) => area.y + area.height))];
  return box(x, y, right - x, bottom - y);
}

function fits(spots: readonly Spot[], side: number): boolean {
  const { width, height } = covered(spots);
  return width * side <= FELT.width - PADDING && height * side <= FELT.height - PADDING;
}

/** Where the origin of the spots comes to lie so that their middle is that of the felt. */
function middled(spots: readonly Spot[], side: number): Vec {
  const { x, y, width, height } = covered(spots);
  return vec(FELT.x + FELT.width / 2 - side * (x + width / 2), FELT.y + FELT.height / 2 - side * (y + height / 2));
}

function handOf(count: number, rows: number): readonly Vec[] {
  const inRow = rows === 1 ? count : Math.min(count, TWO_ROWS);
  const top = FRAME.y + FRAME.height + GAP + OWN_ROW / 2;
  return Array.from({ length: count }, (_, nth) => {
    const row = inRow === 0 ? 0 : Math.floor(nth / inRow);
    const many = Math.min(inRow, count - row * inRow);
    return vec(WIDTH / 2 + (nth - row * inRow - (many - 1) / 2) * OWN_STEP, top + row * OWN_ROW);
  });
}

function awayOf({ hands }: DominoBoard, seat: number): Layout['others'] {
  const seats = othersOf(hands.length, seat);
  const width = WIDTH / seats.length;
  return seats.map((other, nth) => {
    const hand = hands[other];
    const count = hand === undefined ? 0 : sizeOf(hand);
    const step = Math.min(AWAY + 4, (width - 16) / Math.max(1, count));
    const middle = width * (nth + 0.5);
    const tiles = Array.from({ length: count }, (_, each) => vec(middle + (each - (count - 1) / 2) * step, MARGIN + BAND / 2 - 3));
    return { seat: other, area: box(width * nth + 4, MARGIN, width - 8, BAND - 6), tiles };
  });
}

/** What one points at for an end of the line: the whole felt for the first dé. */
export function zoneOf(layout: Layout, end: Place): Box {
  const spot = layout.ends.get(end);
  if (spot === undefined || layout.line.length === 0) return FELT;
  const { x, y, width, height } = areaOf(spot, spot.side);
  const about = ABOUT * spot.side;
  return box(x - about, y - about, width + 2 * about, height + 2 * about);
}

/** What one points at for a dé of one's hand. */
export function handZone(spot: Vec): Box {
  return box(spot.x - OWN_STEP / 2, spot.y - OWN - 4, OWN_STEP, 2 * OWN + 8);
}
