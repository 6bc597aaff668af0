/** The games of the trictrac board on it. */
import { TheBoard, USUAL, type Board, type BoardOptions, type BoardState, type Game } from '../core/board.ts';
import type { Seat, Standing } from '../core/pieces.ts';
import type { Scene } from '../core/skin.ts';
import { circle, group, paint, words } from '../core/svg.ts';
import { plus, type Vec } from '../core/vec.ts';
import type { Counter, Done, TablesBoard } from '../core/wire.ts';
import { arrows, type Arrow } from './arrows.ts';
import { diceSpots, throwOf } from './dice.ts';
import { DATA } from './geometry.ts';
import { FICHET_KIND, JETON_KIND, MAN_KIND, PAVILLON_KIND } from './men.ts';
import { notes, type Note } from './notes.ts';
import { diceOf, heights, leftMarks, seatOf, several, spoken } from './scene.ts';
import { SETTINGS, type TablesKey } from './setting.ts';
import { tablesSkin, type TablesSkin } from './skin.ts';
import { fleche, handPlace, holePlace, JETONS, numberOf, offPlace, pilePlace, pointsPlace, SEATS } from './track.ts';

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
  /** Whether jetons and fichets can be moved. */
  readonly hands: boolean;
  /** Whether points are marked. */
  readonly jetons: boolean;
}

/** The radius of the ring round a man who was touched. */
const TOUCHED = 23.5;
/** How far right of the last die it says how often the throw is played. */
const BESIDE_DICE = 44;

const gameOf = (key: TablesKey): Game<TablesState, TablesOptions, TablesSkin> => ({
  title: SETTINGS[key].title,
  skin: ({ orientation, hands }) => tablesSkin(orientation === 'black', hands, SETTINGS[key]),
  draw,
  tell: ({ text }) => text,
});

function draw(state: TablesState, skin: TablesSkin, options: TablesOptions): Scene {
  const { position, last } = state;
  const [men, counters] = [menOn(position), countersOn(position, options.jetons ? DATA.jeton.count : 0)];
  const [spots, dice] = [counters.map(({ place }) => skin.spot(place, 0, 1)), position.dice ?? []];
  return {
    standing: [...counters, ...men],
    under: leftMarks(last?.steps?.map(({ from }) => from) ?? [], skin),
    over: [
      ...diceOf(position, skin),
      ...againOn(position, skin),
      ...touchedMarks(position, skin, heights(men)),
      signsOn(state, skin, heights(men), [...spots, ...diceSpots(skin.view, dice.length)]),
    ],
    thrown: throwOf(skin.view, seatOf(position.thrower)),
    spoken: spoken(position, options.language),
  };
}

/** Façons and flèches that are pointed out; their labels keep off what lies on the board. */
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
function againOn({ dice = [], again = 0 }: TablesBoard, { view }: TablesSkin): readonly SVGElement[] {
  const last = diceSpots(view, dice.length).at(-1);
  if (again === 0 || last === undefined) return [];
  return [words(plus(last, BESIDE_DICE, 0), `×${again + 1}`, { class: 'ac-tally', fill: paint('wood-mark') })];
}

/** A ring round the uppermost man of each stack that was touched. */
const touchedMarks = ({ touched = [] }: TablesBoard, skin: TablesSkin, men: ReadonlyMap<number, number>): readonly SVGElement[] =>
  touched.map((place) => {
    const count = men.get(numberOf(place) ?? 0) ?? 1;
    return circle(skin.spot(place, count - 1, count), TOUCHED, { class: 'ac-touched' });
  });

/** The board of a game in an element of the page. */
export function createTablesBoard(
  element: HTMLElement,
  game: TablesKey,
  options: Partial<TablesOptions> = {},
): Board<TablesState, TablesOptions> {
  return new TheBoard(element, gameOf(game), { ...USUAL, hands: false, jetons: false, ...options });
}
