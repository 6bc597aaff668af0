/** Where the places of the trictrac board lie, and where they are pointed at. */
import type { Place } from '../core/gestures.ts';
import type { Seat } from '../core/pieces.ts';
import type { Site } from '../core/skin.ts';
import { circle, rect } from '../core/svg.ts';
import { box, vec, type Box, type Vec } from '../core/vec.ts';
import * as g from './geometry.ts';
import { FLECHES, JETONS, SEATS, fleche, holePlace, numberOf, offPlace, pointsPlace } from './track.ts';

const POINTS = [2, 4, 6, 8, 10] as const;
/** How far from the middle of the board no man ever stands. */
const FREE = g.HALF_HEIGHT - g.REACH;
const HOLES = Array.from({ length: 13 }, (_, holes) => holes);

/** Where the nth piece of so many on a place lies. */
export function spotOn(view: g.View, place: Place, nth: number, count: number): Vec {
  const number = numberOf(place);
  if (number !== null) return view.at(number, g.MAN + g.spacing(count) * nth);
  const [kind, seat, amount] = parts(place);
  switch (kind) {
    case 'off':
      return view.turn(vec(g.columnX(-1), beyond(seat, 12 + g.EDGE * (nth + 0.5))));
    case 'points':
      return view.turn(vec((g.MARKS[amount] ?? 0) + aside(amount) * nth, laneOf(seat)));
    case 'hole':
      return view.column(amount - 1, seat, g.HOLE_DEPTH);
    default:
      return view.turn(vec(g.columnX(-1), g.MIDDLE.y + (nth - (count - 1) / 2) * (2 * g.JETON + 2)));
  }
}

/** A place that is no flèche: what it is for, whose it is, and the number it marks. */
export function parts(place: Place): readonly [string, Seat, number] {
  const [kind = '', seat, amount] = place.split('-');
  return [kind, seat === '1' ? 1 : 0, Number(amount)];
}

/** The height of White's view at which a man who leaves the board by the adverse talon lies. */
const beyond = (seat: Seat, depth: number): number => (seat === 0 ? g.TOP + depth : g.BOTTOM - depth);

const laneOf = (seat: Seat): number => (seat === 0 ? g.MIDDLE.y + g.LANE : g.MIDDLE.y - g.LANE);

/** A second jeton half covers the first, away from bar and bande. */
const aside = (points: number): number => 1.3 * g.JETON * (points === 8 ? 1 : -1);

/** The places one can point at; with hands on the table, also where jetons and fichets go. */
export function sites(view: g.View, hands: boolean): readonly Site[] {
  const marks = SEATS.flatMap((seat) => [
    ...POINTS.map((points) => markSite(view, seat, points)),
    ...HOLES.map((holes) => holeSite(view, seat, holes)),
  ]);
  const counters = hands ? [...marks, reserveSite(view)] : [];
  return [
    ...counters,
    ...Array.from({ length: FLECHES }, (_, number) => flecheSite(view, number)),
    ...SEATS.map((seat) => offSite(view, seat)),
  ];
}

function flecheSite(view: g.View, number: number): Site {
  const left = g.columnX(g.columnOf(number)) - g.PITCH / 2;
  const top = g.sideOf(number) === 0 ? g.BOTTOM - g.HALF_HEIGHT : g.TOP;
  return { place: fleche(number), zones: [view.turnBox(box(left, top, g.PITCH, g.HALF_HEIGHT))] };
}

/** Men leave the board over the edge beyond their last flèche; the long bande there will do as well. */
function offSite(view: g.View, seat: Seat): Site {
  const long = box(0, seat === 0 ? g.TOP - g.BANDE : g.BOTTOM, g.SHEET.x, g.BANDE);
  return { place: offPlace(seat), zones: [endBande(seat), long].map((area) => view.turnBox(area)) };
}

/** Where the next piece would lie: the edge itself for a man borne off. */
export function ghost(view: g.View, place: Place, count: number): SVGElement {
  const [kind, seat] = parts(place);
  if (kind === 'off') return rect(inset(view.turnBox(endBande(seat)), 5), { rx: 6 });
  const radius = numberOf(place) === null ? g.JETON : g.MAN - 0.7;
  return circle(spotOn(view, place, count, count + 1), radius);
}

/** The end of the bande where the men of a player are borne off. */
const endBande = (seat: Seat): Box =>
  box(g.LEFT - g.END_BANDE, seat === 0 ? g.TOP : g.MIDDLE.y + 40, g.END_BANDE, g.HALF_HEIGHT - 40);

const inset = ({ x, y, width, height }: Box, by: number): Box =>
  box(x + by, y + by, width - 2 * by, height - 2 * by);

/** A jeton is taken up and set down on its player's half of the middle. */
function markSite(view: g.View, seat: Seat, points: number): Site {
  const x = (g.MARKS[points] ?? 0) - g.PITCH / 2;
  const area = box(x, seat === 0 ? g.MIDDLE.y : g.MIDDLE.y - FREE, g.PITCH, FREE);
  return { place: pointsPlace(seat, points), zones: [view.turnBox(area)] };
}

function reserveSite(view: g.View): Site {
  const area = box(0, g.MIDDLE.y - FREE, g.LEFT + g.PITCH, 2 * FREE);
  return { place: JETONS, zones: [view.turnBox(area)] };
}

/** As broad as a flèche and as deep as the bande, so that a finger finds it. */
function holeSite(view: g.View, seat: Seat, holes: number): Site {
  const middle = g.columnX(holes - 1);
  const area = box(middle - g.PITCH / 2, seat === 0 ? g.BOTTOM : g.TOP - g.BANDE, g.PITCH, g.BANDE);
  return { place: holePlace(seat, holes), zones: [view.turnBox(area)] };
}
