/** How a table of dominoes looks from one seat, with the line as it lies. */
import DATA from '../../../../assets/board/dominoes.json' with { type: 'json' };
import type { Place } from '../core/gestures.ts';
import type { Direction } from '../core/keyboard.ts';
import type { Standing } from '../core/pieces.ts';
import type { Site, Skin } from '../core/skin.ts';
import { group, paint, rect, styled, words } from '../core/svg.ts';
import { vec, type Vec } from '../core/vec.ts';
import type { Language } from '../core/words.ts';
import { areaOf, away, FELT, FRAME, handZone, held, laid, LEFT, LINE, layoutOf, OWN, RIGHT, SILL_MIDDLE, zoneOf, type Drawn, type Layout } from './layout.ts';
import { endsOfLine, lineOf, openTiles, type DominoBoard } from './position.ts';
import { face } from './tile.ts';
import { numbersOf, tileOf, type Laid } from './tiles.ts';
import { labelOf, nameOf, talonTold } from './words.ts';

export interface DominoSkin extends Skin {
  readonly layout: Layout;
  readonly seat: number;
}

const UPRIGHT = 90;

export function dominoSkin(position: DominoBoard, seat: number, names: readonly string[], language: Language): DominoSkin {
  const layout = layoutOf(position, seat);
  const own = openTiles(position.hands[seat]).map(tileOf);
  return {
    layout,
    seat,
    box: layout.box,
    sites: sitesOf(layout),
    home: layout.hand.length > 0 ? held(0) : LINE,
    neighbour: (place, direction) => neighbour(layout, place, direction),
    spot: (place) => spotOf(layout, place)?.middle ?? vec(0, 0),
    ground: () => ground(talonTold(position, language)),
    piece: (piece) => pieceOf(piece, position, layout),
    ghost: (place) => ghost(layout, place),
    badge: () => null,
    label: (place, pieces, chosen) => labelOf(position, names, place, pieces, chosen),
    name: (place, chosen) => nameOf(names, place, own.find((_, nth) => held(nth) === place), chosen),
  };
}

function sitesOf(layout: Layout): readonly Site[] {
  return [
    ...layout.others.map(({ seat, area }) => ({ place: away(seat), zones: [area] })),
    { place: LINE, zones: [FELT] },
    ...[...layout.ends.keys()].map((end) => ({ place: end, zones: [zoneOf(layout, end)] })),
    ...layout.hand.map((spot, nth) => ({ place: held(nth), zones: [handZone(spot)] })),
  ];
}

/** How a dé lies at a place: in the line, at one of its ends or upright in the hand. */
function spotOf(layout: Layout, place: Place): Omit<Drawn, 'laid'> | undefined {
  const nth = layout.line.findIndex((_, each) => laid(each) === place);
  const own = layout.hand.find((_, each) => held(each) === place);
  return layout.line[nth] ?? layout.ends.get(place) ?? (own && { middle: own, side: OWN, turn: UPRIGHT });
}

function pieceOf({ place, kind }: Standing, position: DominoBoard, layout: Layout): SVGElement {
  const { side, turn } = spotOf(layout, place) ?? { side: OWN, turn: UPRIGHT };
  const nth = layout.line.findIndex((_, each) => laid(each) === place);
  return face(lineOf(position)[nth] ?? turnedTo(position, place, kind), side, turn);
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
  const spot = spotOf(layout, place) ?? { middle: vec(0, 0), side: OWN, turn: 0 };
  return rect(areaOf(spot, spot.side), { rx: spot.side * DATA.tile.corner });
}

function ground(talon: string): SVGElement {
  const parts = [
    rect(FRAME, styled(DATA.styles.case)),
    rect(FELT, styled(DATA.styles.felt)),
    words(SILL_MIDDLE, talon, { class: 'ac-name', fill: paint('wood-mark') }),
  ];
  return group(parts, { 'aria-hidden': 'true' });
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
  const hand = layout.hand.map((spot, nth) => ({ place: held(nth), spot }));
  const heights = [...new Set(hand.map(({ spot }) => spot.y))];
  const ends = [LEFT, RIGHT].flatMap((place) => {
    const spot = layout.ends.get(place)?.middle;
    return spot === undefined ? [] : [{ place, spot }];
  });
  return [
    layout.others.map(({ seat, area }) => ({ place: away(seat), spot: vec(area.x + area.width / 2, area.y) })),
    [{ place: LINE, spot: vec(FELT.x + FELT.width / 2, FELT.y) }],
    ends,
    ...heights.map((y) => hand.filter(({ spot }) => spot.y === y)),
  ];
}
