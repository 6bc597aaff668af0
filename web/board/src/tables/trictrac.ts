/** Trictrac on its board. */
import { TheBoard, USUAL, type Board, type BoardOptions, type BoardState, type Game } from '../core/board.ts';
import { still } from '../core/motion.ts';
import type { Seat, Standing } from '../core/pieces.ts';
import type { Scene } from '../core/skin.ts';
import { circle, group } from '../core/svg.ts';
import { pause, PLAYER, type Language } from '../core/words.ts';
import { arrows, type Arrow } from './arrows.ts';
import { dice, diceSpots } from './dice.ts';
import { FICHET_KIND, JETON_KIND, MAN_KIND, PAVILLON_KIND } from './men.ts';
import { TRICTRAC } from './setting.ts';
import { tablesSkin, type TablesSkin } from './skin.ts';
import { headOn, holePlace, JETONS, numberOf, offPlace, pointsPlace, SEATS } from './track.ts';
import { readActs } from './trictracActs.ts';
import { menOff, readTrictrac, type TrictracPosition } from './trictracPosition.ts';
import { DICE } from './words.ts';

export interface TrictracState extends BoardState {
  /** Façons to be drawn. */
  readonly arrows?: readonly Arrow[];
  /** The play made last, with who made it, to be marked. */
  readonly last?: { readonly seat: Seat; readonly act: string } | undefined;
}

export interface TrictracOptions extends BoardOptions {
  /** Whether jetons and fichets can be moved. */
  readonly hands: boolean;
}

const JETONS_IN_ALL = 3;
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
  const rolling = thrown(position) !== (before && thrown(readTrictrac(before.position)));
  const men = menOn(position);
  const counters = countersOn(position);
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
      ...dice(skin.view, position.dice, position.thrower, rolling && !still(options.reducedMotion)),
      ...touchedMarks(position, skin, heights(men)),
      group(arrows(skin.view, state.arrows ?? [], heights(men), taken), { class: 'ac-arrows' }),
    ],
    spoken: spoken(position, options.language),
  };
}

/** Whose dice show what. */
const thrown = ({ thrower, dice: faces }: TrictracPosition): string => `${thrower} ${faces.join('-')}`;

/** Every man on his place, those borne off too. */
function menOn(position: TrictracPosition): readonly Standing[] {
  return SEATS.flatMap((seat) => [
    ...position.men[seat].flatMap((count, point) => several(count, headOn(seat)(point), seat, MAN_KIND)),
    ...several(menOff(position, seat), offPlace(seat), seat, MAN_KIND),
  ]);
}

/** Fichets in their holes, jetons where they mark, and those nobody uses. */
function countersOn(position: TrictracPosition): readonly Standing[] {
  const used = SEATS.flatMap((seat) => {
    const { points, jetons, behind } = position.counters[seat];
    const older = behind > 0 ? several(1, pointsPlace(seat, behind), null, JETON_KIND) : [];
    return [...several(jetons, pointsPlace(seat, points), null, JETON_KIND), ...older];
  });
  const fichets = SEATS.map((seat): Standing => {
    const { holes, pavillon } = position.counters[seat];
    return { place: holePlace(seat, holes), seat, kind: pavillon ? PAVILLON_KIND : FICHET_KIND };
  });
  return [...fichets, ...used, ...several(JETONS_IN_ALL - used.length, JETONS, null, JETON_KIND)];
}

function several(count: number, place: string, seat: Seat | null, kind: string): readonly Standing[] {
  return Array.from({ length: Math.max(0, count) }, () => ({ place, seat, kind }));
}

function heights(men: readonly Standing[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { place } of men) {
    const number = numberOf(place);
    if (number !== null) found.set(number, (found.get(number) ?? 0) + 1);
  }
  return found;
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
  return [...new Set(plan?.steps.map((step) => step.from) ?? [])].map((place) =>
    circle(skin.spot(place, 0, 1), 9, { class: 'ac-left' }),
  );
}

function spoken(position: TrictracPosition, language: Language): string {
  const player = PLAYER[position.thrower][language];
  return position.dice.length > 0
    ? `${player}, ${DICE[language]}${pause(language)}${position.dice.join('-')}.`
    : '';
}

/** A trictrac board in an element of the page. */
export function createTrictracBoard(
  element: HTMLElement,
  options: Partial<TrictracOptions> = {},
): Board<TrictracState, TrictracOptions> {
  return new TheBoard(element, GAME, { ...USUAL, hands: false, ...options });
}

/** Those of the acts that are no gesture on the board, for a page to offer as words. */
export function trictracWords(state: TrictracState): readonly string[] {
  return readActs(state.acts, readTrictrac(state.position), state.tries).words;
}
