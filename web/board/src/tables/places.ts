/** Where the places of the trictrac board lie, and where they are pointed at. */
import type { Place } from '../core/gestures.ts';
import type { Seat } from '../core/pieces.ts';
import type { Site } from '../core/skin.ts';
import { rect, token, use } from '../core/svg.ts';
import { box, plus, vec, type Box, type Vec } from '../core/vec.ts';
import * as g from './geometry.ts';
import type { Setting } from './setting.ts';
import { fleche, FLECHES, handPlace, holePlace, JETONS, numberOf, offPlace, parts, pilePlace, pointsPlace, SEATS } from './track.ts';

/** The board of a game, from the side it is seen from. */
export interface Look {
  readonly view: g.View;
  readonly setting: Setting;
}

const POINTS = [2, 4, 6, 8, 10] as const;
/** How far from the middle of the board a jeton is reached for. */
const FREE = g.PITCH / 2;
const HOLES = Array.from({ length: 13 }, (_, holes) => holes);
/** How far beside the bar a finger still finds it. */
const BESIDE_BAR = 8;

/** Where the nth piece of so many on a place lies. */
export function spotOn(look: Look, place: Place, nth: number, count: number): Vec {
  const { view } = look;
  const number = numberOf(place);
  if (number !== null) return view.man(number, nth, count);
  const [kind, seat, amount] = parts(place);
  switch (kind) {
    case 'off':
      return offSpot(look, seat, nth);
    case 'hand':
      return handSpot(look, seat, nth);
    case 'pile':
      return heapSpot(view, amount, nth + 1);
    case 'points':
      return view.turn(markSpot(seat, amount, nth, look.setting.marks));
    case 'hole':
      return view.hole(seat, amount);
    default:
      return view.turn(vec(g.DATA.jeton.reserve + g.DATA.jeton.aside * nth, g.MIDDLE.y));
  }
}

/** Where a jeton marks points, in White's view; a second one half covers the first, towards the middle of its table. */
export function markSpot(seat: Seat, points: number, nth: number, marks: g.Marks = g.MARKS.lep): Vec {
  const x = marks[points] ?? 0;
  const middle = g.MIDDLE.x + (x < g.MIDDLE.x ? -1 : 1) * ((g.BAR + g.HALF_WIDTH) / 2);
  const { aside, lane } = g.DATA.jeton;
  return vec(x + (x < middle ? aside : -aside) * nth, g.MIDDLE.y + (seat === 0 ? lane : -lane));
}

/** How high a man lies upon so many others. */
function heapSpot(view: g.View, number: number, above: number): Vec {
  const { x, y } = g.DATA.heap;
  const first = g.flat(g.columnOf(number), g.sideOf(number), g.heightOf(0, 1) + y * above);
  return view.turn(plus(first, x * above, 0));
}

/** Men borne off stand on edge in the short bande beside the flèche they left by. */
function offSpot({ view, setting }: Look, seat: Seat, nth: number): Vec {
  const last = setting.leaves(seat) ?? 0;
  return view.column(besideColumn(last), g.sideOf(last), g.DATA.borneOff.start + g.DATA.borneOff.step * (nth + 0.5));
}

/** The short bande beside a flèche, as a column. */
const besideColumn = (number: number): number => (g.columnOf(number) < 6 ? -1 : 12);

/** On the bar, from the middle towards their owner, in storeys; or on the bande they enter from. */
function handSpot({ view, setting }: Look, seat: Seat, nth: number): Vec {
  if (setting.waits === 'bande') return view.column(-1, seat, g.DATA.waiting.start + g.DATA.waiting.step * nth);
  const { start, step, row } = g.DATA.inHand;
  const away = start + step * (nth % row) - g.DATA.man.storey * Math.floor(nth / row);
  return view.turn(plus(g.MIDDLE, 0, seat === 0 ? away : -away));
}

/** Which way a piece points that is not round: fichets lean outwards, men borne off lie along the bande. */
export function turnOn({ view }: Look, place: Place): number {
  const [kind, seat, holes] = parts(place);
  if (kind === 'off') return view.upright ? 90 : 0;
  if (kind !== 'hole') return 0;
  const { lean } = g.DATA.fichet;
  if (holes === 0) return view.turned(seat === 0 ? lean - 130 : lean - 90);
  // Always to the right where the board lies, so that the light falls on it alike from both sides.
  const below = (seat === 0) !== view.flip;
  return (below ? 180 - lean : lean) - (view.upright ? 90 : 0);
}

/** The places one can point at; with hands on the table, also where jetons and fichets go. */
export function sites(look: Look, hands: boolean): readonly Site[] {
  const { view, setting } = look;
  const marks = SEATS.flatMap((seat) => [
    ...POINTS.map((points) => markSite(look, seat, points)),
    ...HOLES.map((holes) => holeSite(view, seat, holes)),
  ]);
  const counters = hands ? [...marks, reserveSite(view)] : [];
  const numbers = Array.from({ length: FLECHES }, (_, number) => number);
  return [
    ...counters,
    ...(setting.waits === null ? [] : SEATS.map((seat) => handSite(look, seat))),
    ...setting.piles.map((number) => pileSite(view, number)),
    ...numbers.filter((number) => setting.sign(number) !== '').map((number) => flecheSite(view, number)),
    ...SEATS.flatMap((seat) => offSite(look, seat)),
  ];
}

const sideTop = (side: Seat): number => (side === 0 ? g.BOTTOM - g.HALF_HEIGHT : g.TOP);

const columnLeft = (number: number): number => g.columnX(g.columnOf(number)) - g.PITCH / 2;

function flecheSite(view: g.View, number: number): Site {
  const area = box(columnLeft(number), sideTop(g.sideOf(number)), g.PITCH, g.HALF_HEIGHT);
  return { place: fleche(number), zones: [view.turnBox(area)] };
}

/** The stack upon the first man of a flèche. */
function pileSite(view: g.View, number: number): Site {
  const depth = 2 * g.MAN + 5 * g.DATA.heap.y;
  const top = g.sideOf(number) === 0 ? g.BOTTOM - depth : g.TOP;
  return { place: pilePlace(number), zones: [view.turnBox(box(columnLeft(number), top, g.PITCH, depth))] };
}

/** Who waits is found on the bar; or on the short bande, for which the long one there will do as well. */
function handSite({ view, setting }: Look, seat: Seat): Site {
  const bar = box(g.MIDDLE.x - g.BAR / 2 - BESIDE_BAR, sideTop(seat), g.BAR + 2 * BESIDE_BAR, g.HALF_HEIGHT);
  const zones = setting.waits === 'bar' ? [bar] : [endBande(-1, seat), longBande(seat)];
  return { place: handPlace(seat), zones: zones.map((area) => view.turnBox(area)) };
}

/** Men leave the board over the edge beyond their last flèche; the long bande there will do as well. */
function offSite({ view, setting }: Look, seat: Seat): readonly Site[] {
  const last = setting.leaves(seat);
  if (last === null) return [];
  const zones = [offEdge(last), longBande(g.sideOf(last))];
  return [{ place: offPlace(seat), zones: zones.map((area) => view.turnBox(area)) }];
}

const offEdge = (last: number): Box => endBande(besideColumn(last), g.sideOf(last));

const longBande = (side: Seat): Box =>
  box(g.LEFT - g.END_BANDE, side === 0 ? g.BOTTOM : g.TOP - g.BANDE, g.RIGHT - g.LEFT + 2 * g.END_BANDE, g.BANDE);

/** One end of a short bande, as a column. */
const endBande = (column: number, side: Seat): Box =>
  box(g.columnX(column) - g.END_BANDE / 2, side === 0 ? g.MIDDLE.y + 20 : g.TOP, g.END_BANDE, g.HALF_HEIGHT - 20);

/** Where the next piece would lie: the edge itself for a man borne off. */
export function ghost(look: Look, place: Place, count: number): SVGElement {
  const [kind, seat] = parts(place);
  if (kind === 'off') {
    const area = inset(look.view.turnBox(offEdge(look.setting.leaves(seat) ?? 0)), 5);
    return rect(area, { rx: 10, fill: token('hint'), 'fill-opacity': 0.26, stroke: token('true'), 'stroke-width': 3.6 });
  }
  const radius = numberOf(place) === null ? g.JETON : g.MAN;
  return use('destination', { at: spotOn(look, place, count, count + 1), scale: radius / 100 });
}

const inset = ({ x, y, width, height }: Box, by: number): Box =>
  box(x + by, y + by, width - 2 * by, height - 2 * by);

/** A jeton is taken up and set down on its player's half of the middle. */
function markSite({ view, setting }: Look, seat: Seat, points: number): Site {
  const x = (setting.marks[points] ?? 0) - g.PITCH / 2;
  const area = box(x, seat === 0 ? g.MIDDLE.y : g.MIDDLE.y - FREE, g.PITCH, FREE);
  return { place: pointsPlace(seat, points), zones: [view.turnBox(area)] };
}

function reserveSite(view: g.View): Site {
  const area = box(g.LEFT - g.END_BANDE, g.MIDDLE.y - FREE, g.END_BANDE + 1.5 * g.PITCH, 2 * FREE);
  return { place: JETONS, zones: [view.turnBox(area)] };
}

/** As broad as a flèche and as deep as the bande, so that a finger finds it. */
function holeSite(view: g.View, seat: Seat, holes: number): Site {
  const deep = g.BANDE + g.DATA.fichet.reach;
  const top = seat === 0 ? g.BOTTOM : g.TOP - deep;
  const area = holes > 0 ? box(g.columnX(holes - 1) - g.PITCH / 2, top, g.PITCH, deep) : startArea(seat);
  return { place: holePlace(seat, holes), zones: [view.turnBox(area)] };
}

/** Round the hole beside the talon. */
function startArea(seat: Seat): Box {
  const { y } = g.flat(0, seat, g.DATA.hole.start);
  return box(0, y - g.PITCH / 2, g.LEFT, g.PITCH);
}
