/** Where everything lies on a table of dominoes: the others' hands above, the line on its cloth, one's own hand below. */
import DATA from '../../../../assets/board/dominoes.json' with { type: 'json' };
import type { Place } from '../core/gestures.ts';
import { box, plus, vec, type Box, type Vec } from '../core/vec.ts';
import { lineOf as tilesOf, othersOf, sizeOf, type DominoBoard } from './position.ts';
import { snake, type Spot } from './snake.ts';
import type { Laid } from './tiles.ts';

/** A table broader than high, or higher than broad. */
export type Pose = 'lying' | 'upright';
export type Measures = (typeof DATA)[Pose];

/** How far about the end of the line one may point at it, in sides of half a dé; and about a dé of one's hand. */
const ABOUT = 0.7;
const AROUND = 6;

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

/** One's own hand: the size of its dés, their middles, and the heights of the rows. */
interface Own {
  readonly side: number;
  readonly spots: readonly Vec[];
  readonly rows: readonly number[];
}

export interface Layout {
  readonly measures: Measures;
  readonly box: Box;
  readonly cloth: Box;
  /** The line, and where another dé would lie at its ends. */
  readonly line: readonly Drawn[];
  readonly ends: ReadonlyMap<Place, Drawn>;
  readonly own: Own;
  /** The hands of the others, each a strip above the line, and the middles of its dés. */
  readonly others: readonly { readonly seat: number; readonly area: Box; readonly tiles: readonly Vec[] }[];
}

/** `first` is the number of the dé of the line that lies in its middle. */
export function layoutOf(position: DominoBoard, seat: number, pose: Pose, first: number): Layout {
  const measures = DATA[pose];
  const { table, hand, width, height } = measures;
  const tiles = position.hands[seat];
  const own = ownOf(tiles === undefined ? 0 : sizeOf(tiles), position.taken ?? 0, measures);
  return {
    measures,
    box: box(0, 0, width, height + (own.rows.length - 1) * hand.row),
    cloth: box(table.x + table.rim, table.y + table.rim, table.width - 2 * table.rim, table.height - 2 * table.rim),
    ...lineOf(tilesOf(position), first, measures),
    own,
    others: awayOf(position, seat, measures),
  };
}

/** The line as large as it may be. */
function lineOf(line: readonly Laid[], first: number, { chain }: Measures): Pick<Layout, 'line' | 'ends'> {
  const sides = Array.from({ length: chain.largest - chain.smallest + 1 }, (_, nth) => chain.largest - nth);
  const side = sides.find((each) => heightOf(spotsOf(line, first, each, chain)) * each <= chain.height) ?? chain.smallest;
  const spots = spotsOf(line, first, side, chain);
  const areas = spots.map((spot) => areaOf(spot, 1));
  const top = Math.min(...areas.map(({ y }) => y));
  const shift = vec(chain.x + DATA.chain.beside * side, chain.y + chain.height / 2 - side * (top + heightOf(spots) / 2));
  const drawn = spots.map((spot) => ({ ...spot, side, middle: plus(shift, spot.middle.x * side, spot.middle.y * side) }));
  const [left, ...rest] = drawn;
  const right = rest.at(-1) ?? left;
  const ends = line.length === 0 ? [[RIGHT, left]] : [[LEFT, left], [RIGHT, right]];
  return { line: rest.slice(0, -1), ends: new Map(ends as [Place, Drawn][]) };
}

/** What another dé at either end would be, for its place. */
const ANOTHER = { left: 0, right: 1 };

/** The dé that might come at the left end, the line, and the one that might come at the right; on an empty cloth one alone. */
function spotsOf(line: readonly Laid[], first: number, side: number, { width, turn }: Measures['chain']): readonly Spot[] {
  const rows = { width: width / side - 2 * DATA.chain.beside, turn };
  return line.length === 0 ? snake([ANOTHER], 0, rows) : snake([ANOTHER, ...line, ANOTHER], first + 1, rows);
}

/** What a dé covers. */
export function areaOf({ middle, turn }: Omit<Spot, 'laid'>, side: number): Box {
  const [width, height] = turn % 180 === 0 ? [2 * side, side] : [side, 2 * side];
  return box(middle.x - width / 2, middle.y - height / 2, width, height);
}

/** How high all of them are, in sides of half a dé. */
function heightOf(spots: readonly Spot[]): number {
  const areas = spots.map((spot) => areaOf(spot, 1));
  return Math.max(...areas.map(({ y, height }) => y + height)) - Math.min(...areas.map(({ y }) => y));
}

/** So many of one's own lie in one row, and more in two: as many rows as what each takes needs, so that they stay. */
function ownOf(count: number, taken: number, { hand, width }: Measures): Own {
  const most = Math.max(count, taken);
  const rows = most > hand.most ? 2 : 1;
  const inRow = Math.max(1, rows === 1 ? count : Math.ceil(most / 2));
  const step = Math.min(hand.step, hand.width / inRow);
  const spots = Array.from({ length: count }, (_, nth) => {
    const row = Math.floor(nth / inRow);
    const many = Math.min(inRow, count - row * inRow);
    return vec(width / 2 + (nth - row * inRow - (many - 1) / 2) * step, hand.middle + row * hand.row);
  });
  return { side: (hand.side * step) / hand.step, spots, rows: Array.from({ length: rows }, (_, row) => hand.middle + row * hand.row) };
}

function awayOf({ hands }: DominoBoard, seat: number, { others, width }: Measures): Layout['others'] {
  const seats = othersOf(hands.length, seat);
  const each = width / seats.length;
  return seats.map((other, nth) => {
    const hand = hands[other];
    const count = hand === undefined ? 0 : sizeOf(hand);
    const step = Math.min(others.step, (each - others.side) / Math.max(1, count));
    const middle = each * (nth + 0.5);
    const tiles = Array.from({ length: count }, (_, at) => vec(middle + (at - (count - 1) / 2) * step, others.middle));
    return { seat: other, area: box(each * nth + 4, 2, each - 8, others.height - 2), tiles };
  });
}

/** What one points at for an end of the line: the whole cloth for the first dé. */
export function zoneOf(layout: Layout, end: Place): Box {
  const spot = layout.ends.get(end);
  if (spot === undefined || layout.line.length === 0) return layout.cloth;
  const { x, y, width, height } = areaOf(spot, spot.side);
  const about = ABOUT * spot.side;
  return box(x - about, y - about, width + 2 * about, height + 2 * about);
}

/** What one points at for a dé of one's hand. */
export function handZone({ side }: Own, spot: Vec): Box {
  return box(spot.x - side / 2 - AROUND, spot.y - side - AROUND, side + 2 * AROUND, 2 * (side + AROUND));
}
