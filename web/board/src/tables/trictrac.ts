/** Trictrac on its board. */
import { TheBoard, USUAL, type Board, type BoardOptions, type Game } from '../core/board.ts';
import type { Standing } from '../core/pieces.ts';
import type { Scene } from '../core/skin.ts';
import { circle, group } from '../core/svg.ts';
import { arrows, type Arrow } from './arrows.ts';
import { diceSpots } from './dice.ts';
import { DATA } from './geometry.ts';
import { FICHET_KIND, JETON_KIND, PAVILLON_KIND } from './men.ts';
import { notes, type Note } from './notes.ts';
import { diceOf, heights, leftMarks, menOn, several, spoken, type TablesState } from './scene.ts';
import { TRICTRAC } from './setting.ts';
import { tablesSkin, type TablesSkin } from './skin.ts';
import { headOn, holePlace, JETONS, numberOf, pointsPlace, SEATS } from './track.ts';
import { readActs } from './trictracActs.ts';
import { menOff, readTrictrac, type TrictracPosition } from './trictracPosition.ts';

export interface TrictracState extends TablesState {
  /** Façons to be drawn. */
  readonly arrows?: readonly Arrow[];
  /** Flèches to be pointed out. */
  readonly notes?: readonly Note[];
}

export interface TrictracOptions extends BoardOptions {
  /** Whether jetons and fichets can be moved. */
  readonly hands: boolean;
  /** Whether points are marked. */
  readonly jetons: boolean;
}

/** The radius of the ring round a man who was touched. */
const TOUCHED = 23.5;

const GAME: Game<TrictracState, TrictracOptions, TablesSkin> = {
  title: TRICTRAC.title,
  skin: ({ orientation, hands }) => tablesSkin(orientation === 'black', hands),
  read: scene,
  tell: (act) => act,
};

function scene(
  state: TrictracState,
  skin: TablesSkin,
  options: TrictracOptions,
  before: TrictracState | null,
): Scene {
  const position = readTrictrac(state.position);
  const men = SEATS.flatMap((seat) => menOn(position.men[seat], headOn(seat), seat, menOff(position, seat)));
  const counters = countersOn(position, options.jetons ? DATA.jeton.count : 0);
  const { plans, seat, free, touches } = readActs(state.acts, position, state.tries);
  const jetons = counters.map((each) => skin.spot(each.place, 0, 1));
  const taken = [...jetons, ...diceSpots(skin.view, position.dice.length)];
  return {
    standing: [...counters, ...men],
    plans,
    free,
    touches,
    seat,
    under: lastMarks(state, skin),
    over: [
      ...diceOf(position, before && readTrictrac(before.position), skin, options),
      ...touchedMarks(position, skin, heights(men)),
      group([...notes(skin.view, state.notes ?? []), ...arrows(skin.view, state.arrows ?? [], heights(men), taken)], { class: 'ac-arrows' }),
    ],
    spoken: spoken(position, options.language),
  };
}

/** Fichets in their holes, jetons where they mark, and those nobody uses. */
function countersOn(position: TrictracPosition, jetonsInAll: number): readonly Standing[] {
  const used = SEATS.flatMap((seat) => {
    const { points, jetons, behind } = position.counters[seat];
    const older = behind > 0 ? several(1, pointsPlace(seat, behind), null, JETON_KIND) : [];
    return [...several(jetons, pointsPlace(seat, points), null, JETON_KIND), ...older];
  });
  const fichets = SEATS.map((seat): Standing => {
    const { holes, pavillon } = position.counters[seat];
    return { place: holePlace(seat, holes), seat, kind: pavillon ? PAVILLON_KIND : FICHET_KIND };
  });
  return [...fichets, ...used, ...several(jetonsInAll - used.length, JETONS, null, JETON_KIND)];
}

/** A ring round the uppermost man of each stack that was touched. */
function touchedMarks(
  { touched, thrower }: TrictracPosition,
  skin: TablesSkin,
  men: ReadonlyMap<number, number>,
): readonly SVGElement[] {
  return touched.map((point) => {
    const place = headOn(thrower)(point);
    const count = men.get(numberOf(place) ?? 0) ?? 1;
    return circle(skin.spot(place, count - 1, count), TOUCHED, { class: 'ac-touched' });
  });
}

/** Where the men of the last play came from: a ring on the felt. */
function lastMarks({ last, position }: TrictracState, skin: TablesSkin): readonly SVGElement[] {
  if (last === undefined) return [];
  const { plans } = readActs([last.act], { ...readTrictrac(position), thrower: last.seat });
  const [plan] = plans;
  return leftMarks(plan?.steps.map((step) => step.from) ?? [], skin);
}

/** A trictrac board in an element of the page. */
export function createTrictracBoard(
  element: HTMLElement,
  options: Partial<TrictracOptions> = {},
): Board<TrictracState, TrictracOptions> {
  return new TheBoard(element, GAME, { ...USUAL, hands: false, jetons: true, ...options });
}

/** Those of the acts that are no gesture on the board, for a page to offer as words. */
export function trictracWords(state: TrictracState): readonly string[] {
  return readActs(state.acts, readTrictrac(state.position), state.tries).words;
}
