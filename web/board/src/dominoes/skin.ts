/** How a table of dominoes looks from one seat, with the line as it lies. */
import DATA from '../../../../assets/board/dominoes.json' with { type: 'json' };
import type { Place } from '../core/gestures.ts';
import type { Direction } from '../core/keyboard.ts';
import type { Standing } from '../core/pieces.ts';
import type { Site, Skin } from '../core/skin.ts';
import { group, token, use, words } from '../core/svg.ts';
import { plus, vec, type Vec } from '../core/vec.ts';
import { away, handZone, held, laid, layoutOf, LEFT, LINE, RIGHT, zoneOf, type Drawn, type Layout, type Pose } from './layout.ts';
import { endsOfLine, lineOf, openTiles, type DominoBoard } from './position.ts';
import { at, back, face, sign } from './tile.ts';
import { numbersOf, tileOf, type Laid } from './tiles.ts';
import { labelOf, nameOf } from './words.ts';

export interface DominoSkin extends Skin {
  readonly layout: Layout;
  readonly seat: number;
}

/** From where one sees the table, how it stands, and which dé lies in the middle of the line. */
export interface View {
  readonly seat: number;
  readonly names: readonly string[];
  readonly pose: Pose;
  readonly first: number;
  /** The places of one's hand whose dés fit; nothing if it is not asked. */
  readonly fitting: ReadonlySet<Place>;
}

const UPRIGHT = 90;

export function dominoSkin(position: DominoBoard, { seat, names, pose, first, fitting }: View): DominoSkin {
  const layout = layoutOf(position, seat, pose, first);
  const own = openTiles(position.hands[seat]).map(tileOf);
  return {
    sheets: ['common', 'dominoes'],
    layout,
    seat,
    box: layout.box,
    sites: sitesOf(layout),
    home: layout.own.spots.length > 0 ? held(0) : LINE,
    neighbour: (place, direction) => neighbour(layout, place, direction),
    spot: (place) => spotOf(layout, place).middle,
    ground: () => ground(layout, position.stock),
    piece: (piece) => pieceOf(piece, position, layout, fitting, seat),
    ghost: (place) => ghost(layout, place),
    badge: () => null,
    entrance: ({ place }) => (isLaid(layout, place) ? handOf(layout, position) : null),
    label: (place, pieces, chosen) => labelOf(position, names, place, pieces, chosen),
    name: (place, chosen) => nameOf(names, place, own.find((_, nth) => held(nth) === place), chosen),
  };
}

const isLaid = (layout: Layout, place: Place): boolean => layout.line.some((_, nth) => laid(nth) === place);

/** The middle of the hand that laid last, if it is one of the others'. */
function handOf({ others }: Layout, { hands, turn }: DominoBoard): Vec | null {
  const last = (turn + hands.length - 1) % hands.length;
  const area = others.find(({ seat }) => seat === last)?.area;
  return area === undefined ? null : vec(area.x + area.width / 2, area.y + area.height / 2);
}

function sitesOf(layout: Layout): readonly Site[] {
  return [
    ...layout.others.map(({ seat, area }) => ({ place: away(seat), zones: [area] })),
    { place: LINE, zones: [layout.cloth] },
    ...[...layout.ends.keys()].map((end) => ({ place: end, zones: [zoneOf(layout, end)] })),
    ...layout.own.spots.map((spot, nth) => ({ place: held(nth), zones: [handZone(layout.own, spot)] })),
  ];
}

/** How a dé lies at a place: in the line, at one of its ends or upright in the hand. */
function spotOf(layout: Layout, place: Place): Omit<Drawn, 'laid'> {
  const nth = layout.line.findIndex((_, each) => laid(each) === place);
  const own = layout.own.spots.find((_, each) => held(each) === place) ?? vec(0, 0);
  return layout.line[nth] ?? layout.ends.get(place) ?? { middle: own, side: layout.own.side, turn: UPRIGHT };
}

/** A dé with the signs it may bear; those of the hand that do not fit are darker. */
function pieceOf({ place, kind }: Standing, position: DominoBoard, layout: Layout, fitting: ReadonlySet<Place>, seat: number): SVGElement {
  const { side, turn } = spotOf(layout, place);
  const nth = layout.line.findIndex((_, each) => laid(each) === place);
  const shown = face(lineOf(position)[nth] ?? turnedTo(position, place, kind), side, turn);
  if (nth >= 0) return shown;
  const inHand = !layout.ends.has(place);
  const signs = [
    ...(inHand && fitting.size > 0 && !fitting.has(place) ? [sign('dim', side, turn)] : []),
    sign('fits', side, turn, { class: 'ac-sign ac-sign-movable' }),
    sign('chosen', side, turn, { class: 'ac-sign ac-sign-selected' }),
  ];
  return group([shown, ...signs], inHand ? { class: 'ac-tile', 'data-hand': seat } : {});
}

/** A dé as it has been put to an end, so that like meets like if that can be; in the hand its higher number is above. */
export function turnedTo(position: DominoBoard, place: Place, kind: string): Laid {
  const { left: high, right: low } = numbersOf(kind);
  const end = [LEFT, RIGHT].indexOf(place);
  const open = endsOfLine(position)?.[end];
  const inner = open === low ? low : high;
  const outer = inner === high ? low : high;
  return place === LEFT ? { left: outer, right: inner } : { left: inner, right: outer };
}

function ghost(layout: Layout, place: Place): SVGElement {
  const { middle, side, turn } = spotOf(layout, place);
  return sign('ghost', side, turn, { at: middle });
}

/** The table, the ledge of one's hand, and the talon. */
function ground({ measures, own }: Layout, stock: number): SVGElement {
  const { table, ledge, hand } = measures;
  const broad = own.spots.length * hand.step > measures.width - 2 * ledge.x;
  const { symbol, x } = broad ? ledge.long : ledge;
  return group(
    [
      use(table.symbol, { at: vec(table.x, table.y) }),
      ...own.rows.map((middle) => use(symbol, { at: vec(x, middle + ledge.down) })),
      ...talon(measures.talon, stock),
    ],
    { 'aria-hidden': 'true' },
  );
}

/** What is left to draw: a few backs in a fan, and their number above. */
function talon({ side, x, y, count }: Layout['measures']['talon'], stock: number): readonly SVGElement[] {
  const { most, right, down } = DATA.fan;
  const backs = Array.from({ length: Math.min(stock, most) }, (_, nth) => at(back(side), vec(x + nth * right, y + nth * down)));
  if (stock === 0) return [];
  return [...backs, words(plus(vec(x, y), count.x, count.y), String(stock), { class: 'ac-talon', fill: token(DATA.count.fill) })];
}

const STEPS: Readonly<Record<Direction, Vec>> = { left: vec(-1, 0), right: vec(1, 0), up: vec(0, -1), down: vec(0, 1) };

/** Along a row of places, or to the nearest one of the next row. */
function neighbour(layout: Layout, place: Place, direction: Direction): Place | null {
  const [rows, step] = [rowsOf(layout), STEPS[direction]];
  const here = rows.findIndex((row) => row.some((each) => each.place === place));
  const row = rows[here] ?? [];
  const nth = row.findIndex((each) => each.place === place);
  if (step.y === 0) return row[nth + step.x]?.place ?? null;
  const from = row[nth]?.spot.x ?? 0;
  const far = (stop: Stop): number => Math.abs(stop.spot.x - from);
  return rows[here + step.y]?.toSorted((one, two) => far(one) - far(two))[0]?.place ?? null;
}

interface Stop {
  readonly place: Place;
  readonly spot: Vec;
}

/** The places row by row, each from left to right. */
function rowsOf(layout: Layout): readonly (readonly Stop[])[] {
  const hand = layout.own.spots.map((spot, nth) => ({ place: held(nth), spot }));
  const heights = [...new Set(hand.map(({ spot }) => spot.y))];
  const ends = [LEFT, RIGHT].flatMap((place) => {
    const spot = layout.ends.get(place)?.middle;
    return spot === undefined ? [] : [{ place, spot }];
  });
  return [
    layout.others.map(({ seat, area }) => ({ place: away(seat), spot: vec(area.x + area.width / 2, area.y) })),
    [{ place: LINE, spot: vec(layout.cloth.x + layout.cloth.width / 2, layout.cloth.y) }],
    ends,
    ...heights.map((y) => hand.filter(({ spot }) => spot.y === y)),
  ];
}
