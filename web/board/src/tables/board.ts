/** The games of the trictrac board on it. */
import { TheBoard, USUAL, type Board, type BoardOptions, type BoardState, type Game } from '../core/board.ts';
import type { Space } from '../core/space.ts';
import type { Place } from '../core/gestures.ts';
import type { Seat, Standing } from '../core/pieces.ts';
import type { Scene } from '../core/skin.ts';
import { group, token, use, words } from '../core/svg.ts';
import { vec, type Vec } from '../core/vec.ts';
import type { Counter, Done, TablesBoard } from '../core/wire.ts';
import { arrows, type Arrow } from './arrows.ts';
import { dice, lying, throwOf, type Cast, type Taken } from './dice.ts';
import { DATA, MAN, MARKS, type Marks, type Shape } from './geometry.ts';
import { COURIER_KIND, FICHET_KIND, JETON_KIND, MAN_KIND, PAVILLON_KIND } from './men.ts';
import { notes, type Note } from './notes.ts';
import { markSpot } from './places.ts';
import { heights, lastPlay, seatOf, several, spoken } from './scene.ts';
import type { RimNumbers } from './names.ts';
import { calledTo, SETTINGS, type Setting, type TablesKey } from './setting.ts';
import { tablesSkin, type TablesSkin } from './skin.ts';
import { fleche, FLECHES, handPlace, holePlace, JETONS, numberOf, offPlace, parts, pilePlace, pointOf, pointsPlace, SEATS, type Way } from './track.ts';

export interface TablesState extends BoardState {
  readonly position: TablesBoard;
  /** The play made last, to be marked. */
  readonly last?: Done | null | undefined;
  /** Façons to be drawn. */
  readonly arrows?: readonly Arrow[];
  /** Flèches to be pointed out. */
  readonly notes?: readonly Note[];
}

export interface TablesOptions extends BoardOptions {
  /** By whose law points are marked: Lepeintre's, or that of the Académie. */
  readonly marks: keyof typeof MARKS;
  /** By which numbers the flèches go. */
  readonly rimNumbers: RimNumbers;
  /** Whose men he plays who looks; nobody's for an onlooker. */
  readonly player: Seat | null;
  /** Whether jetons and fichets can be moved. */
  readonly hands: boolean;
  /** Whether points are marked. */
  readonly jetons: boolean;
  /** Whether it lies along the page in any window, where something else is to be seen below it. */
  readonly lying?: boolean | undefined;
}

/** Under this width a board stands on end in a window that does. */
const NARROW = 700;

const shapeOf = ({ width, portrait }: Space, { lying }: TablesOptions): Shape => (portrait && width < NARROW && lying !== true ? 'upright' : 'lying');

const gameOf = (key: TablesKey): Game<TablesState, TablesOptions, TablesSkin> => ({
  title: SETTINGS[key].title,
  shape: shapeOf,
  skin: ({ orientation, hands, marks, rimNumbers: numbers, player }, shape) => {
    const viewer = orientation === 'black' ? 1 : 0;
    const setting = { ...calledTo(SETTINGS[key], { numbers, viewer, player }), marks: MARKS[marks] };
    return tablesSkin(viewer === 1, hands, setting, shape === 'upright' ? 'upright' : 'lying');
  },
  draw,
  tell: ({ text }) => text,
});

function draw(state: TablesState, skin: TablesSkin, options: TablesOptions): Scene {
  const { position, last } = state;
  const [men, counters] = [led(menOn(position), skin.setting), countersOn(position, options.jetons ? DATA.jeton.count : 0)];
  const [cast, stacks] = [{ faces: position.dice ?? [], seat: seatOf(position.thrower) }, heights(men)];
  const taken: Taken = { men: stacks, jetons: counters.filter(({ kind }) => kind === JETON_KIND).map(({ place }) => jetonSpot(place, skin.setting.marks)) };
  const [played, thrown] = [lastPlay(last?.steps ?? [], skin, stacks), lying(cast, taken)];
  const spots = counters.map(({ place }) => skin.spot(place, 0, 1));
  return {
    standing: [...men, ...counters],
    under: played.under,
    over: [
      ...played.over,
      ...dice(skin.view, cast, taken, 1 + (position.again ?? 0)),
      ...againOn(position, cast, taken, skin),
      ...touchedMarks(position, skin, stacks),
      signsOn(state, skin, stacks, [...spots, ...thrown.map(({ at }) => skin.view.turn(at))]),
    ],
    thrown: throwOf(skin.view, cast.seat),
    spoken: spoken(position, options.language),
  };
}

/** Where a jeton lies in White's view. */
function jetonSpot(place: Place, marks: Marks): Vec {
  const [kind, seat, points] = parts(place);
  return kind === 'points' ? markSpot(seat, points, 0, marks) : vec(DATA.jeton.reserve, 0);
}

/** Façons and flèches that are pointed out; their seals keep off what lies on the board. */
function signsOn(state: TablesState, { view }: TablesSkin, men: ReadonlyMap<number, number>, taken: readonly Vec[]): SVGElement {
  return group([...notes(view, state.notes ?? []), ...arrows(view, state.arrows ?? [], men, taken)], { class: 'ac-arrows' });
}

/** The men on their flèches, stacked upon others, in hand and borne off. */
export const menOn = ({ men, piles = [], held = [], off = [] }: TablesBoard): readonly Standing[] =>
  SEATS.flatMap((seat) => [
    ...(men[seat] ?? []).flatMap((count, number) => several(count, fleche(number), seat, MAN_KIND)),
    ...(piles[seat] ?? []).flatMap((count, number) => several(count, pilePlace(number), seat, MAN_KIND)),
    ...several(held[seat] ?? 0, handPlace(seat), seat, MAN_KIND),
    ...several(off[seat] ?? 0, offPlace(seat), seat, MAN_KIND),
  ]);

/** How many men a player has, and how many flèches the table he comes home to. */
const MEN = 15;
const TABLE = 6;

/** The men with the courier among them, where there is one: who runs before all others until he has come home. */
export function led(men: readonly Standing[], { rim, ways }: Setting): readonly Standing[] {
  if (rim !== 'jacquet' || ways === undefined) return men;
  const couriers = new Set(SEATS.map((seat) => courierOf(men.filter((man) => man.seat === seat), ways[seat])));
  return men.map((man) => (couriers.has(man) ? { ...man, kind: COURIER_KIND } : man));
}

/** The others wait on the talon until he is home. */
function courierOf(own: readonly Standing[], way: Way): Standing | undefined {
  const points = own.map(({ place }) => pointOf(way, numberOf(place) ?? way.first));
  const home = FLECHES - TABLE;
  const waiting = points.filter((point) => point === 0).length;
  return own.length < MEN || waiting < MEN - 1 || points.some((point) => point >= home) ? undefined : own[points.lastIndexOf(Math.max(...points))];
}

/** Fichets in their holes, jetons where they mark, and those nobody uses. */
export function countersOn({ counters = [] }: TablesBoard, jetonsInAll: number): readonly Standing[] {
  const fichets = counters.map(({ holes = 0, pavillon = false }, seat): Standing => {
    const kind = pavillon ? PAVILLON_KIND : FICHET_KIND;
    return { place: holePlace(seatOf(seat), holes), seat: seatOf(seat), kind };
  });
  const used = counters.flatMap((counter, seat) => jetonsOn(counter, seatOf(seat)));
  return [...fichets, ...used, ...several(jetonsInAll - used.length, JETONS, null, JETON_KIND)];
}

function jetonsOn({ points = 0, jetons = 0, behind = 0 }: Counter, seat: Seat): readonly Standing[] {
  const older = behind > 0 ? several(1, pointsPlace(seat, behind), null, JETON_KIND) : [];
  return [...several(jetons, pointsPlace(seat, points), null, JETON_KIND), ...older];
}

/** How often the throw is played, beside the last die. */
function againOn({ again = 0 }: TablesBoard, cast: Cast, taken: Taken, { view }: TablesSkin): readonly SVGElement[] {
  const last = lying(cast, taken).at(-1);
  if (again === 0 || last === undefined) return [];
  const { x, y } = view.turn(last.at);
  return [words(vec(x + DATA.die.again, y), `×${again + 1}`, { class: 'ac-again', fill: token('fieldink') })];
}

/** A ring round the uppermost man of each stack that was touched. */
const touchedMarks = ({ touched = [] }: TablesBoard, skin: TablesSkin, men: ReadonlyMap<number, number>): readonly SVGElement[] =>
  touched.map((place) => {
    const count = men.get(numberOf(place) ?? 0) ?? 1;
    return use('threat', { at: skin.spot(place, count - 1, count), scale: MAN / 100 });
  });

/** The board of a game in an element of the page. */
export function createTablesBoard(
  element: HTMLElement,
  game: TablesKey,
  options: Partial<TablesOptions> = {},
): Board<TablesState, TablesOptions> {
  return new TheBoard(element, gameOf(game), { ...USUAL, hands: false, jetons: false, marks: 'lep', rimNumbers: 'treatise', player: null, ...options });
}
