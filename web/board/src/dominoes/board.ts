/** A table of dominoes: the line, one's own hand, and the backs of the others'. */
import { reachable, stepsOf } from '../core/acts.ts';
import { TheBoard, USUAL, type Board, type BoardOptions, type BoardState, type Game } from '../core/board.ts';
import type { Standing } from '../core/pieces.ts';
import type { Scene } from '../core/skin.ts';
import type { Place } from '../core/gestures.ts';
import { held, laid, type Drawn, type Pose } from './layout.ts';
import { lineOf, openTiles, type DominoBoard, type Hand } from './position.ts';
import { dominoSkin, type DominoSkin } from './skin.ts';
import { at, back, face, sign } from './tile.ts';
import { tileOf, type Laid, type Tile } from './tiles.ts';
import { TITLE, turnTold } from './words.ts';

export interface DominoState extends BoardState {
  readonly position: DominoBoard;
  /** The dés of the line that are marked, as that laid last. */
  readonly marks?: readonly Tile[];
}

export interface DominoOptions extends BoardOptions {
  /** From where one sees the table. */
  readonly seat: number;
  /** Who sits there, by seat; players by their numbers if nothing is said. */
  readonly names: readonly string[];
}

const UPRIGHT = 90;
const BARE: DominoBoard = { kind: 'dominoes', line: [], hands: [], turn: 0, stock: 0 };
const NOWHERE: ReadonlySet<Place> = new Set();
/** Below this breadth a table stands upright, if the window does. */
const NARROW = 700;

const poseOf = (shape: string): Pose => (shape === 'upright' ? 'upright' : 'lying');

/** The game at one board, which remembers what dé the line began with: nothing that lies there moves. */
function game(): Game<DominoState, DominoOptions, DominoSkin> {
  let begun: Tile | undefined;
  const firstOf = (position: DominoBoard): number => {
    const line = lineOf(position).map(tileOf);
    const known = begun === undefined ? -1 : line.indexOf(begun);
    const first = known >= 0 ? known : Math.floor(line.length / 2);
    begun = line[first];
    return first;
  };
  return {
    title: TITLE,
    shape: ({ width, portrait }) => (portrait && width < NARROW ? 'upright' : 'lying'),
    skin: ({ seat, names }, shape) => dominoSkin(BARE, { seat, names, pose: poseOf(shape), first: 0, fitting: NOWHERE }),
    arranged: ({ position, choices }, { seat, names }, shape) =>
      dominoSkin(position, { seat, names, pose: poseOf(shape), first: firstOf(position), fitting: lifted(choices) }),
    draw,
    tell: ({ text }) => text,
  };
}

/** The places from which something may be lifted, right or wrong. */
const lifted = (choices: DominoState['choices']): ReadonlySet<Place> =>
  new Set(reachable(choices).flatMap(({ steps = [] }) => stepsOf(steps, choices.steps).map(({ from }) => from)));

function draw({ position, marks = [] }: DominoState, skin: DominoSkin, { names, language }: DominoOptions): Scene {
  const own = position.hands[skin.seat] ?? {};
  const { side, spots } = skin.layout.own;
  return {
    standing: [...standing(position, own)],
    under: [...othersDrawn(position, skin), ...((own.hidden ?? 0) > 0 ? spots.map((spot) => inHand(skin.seat, at(back(side), spot))) : [])],
    over: marked(marks, skin),
    spoken: turnTold(position, names, language),
  };
}

/** The dés one sees one by one: whoever may lift them, nobody else could. */
export function* standing(position: DominoBoard, hand: Hand): Generator<Standing> {
  for (const [nth, tile] of lineOf(position).entries()) yield { place: laid(nth), seat: null, kind: tileOf(tile) };
  for (const [nth, tile] of openTiles(hand).entries()) yield { place: held(nth), seat: null, kind: tileOf(tile) };
}

function othersDrawn({ hands }: DominoBoard, { layout }: DominoSkin): readonly SVGElement[] {
  const { side } = layout.measures.others;
  const shown = (tile: Laid | undefined): SVGGElement => (tile === undefined ? back(side) : face(tile, side, UPRIGHT));
  return layout.others.flatMap(({ seat, tiles }) => tiles.map((spot, nth) => inHand(seat, at(shown(openTiles(hands[seat])[nth]), spot))));
}

/** A dé of somebody's hand. */
function inHand<Drawn extends SVGElement>(seat: number, tile: Drawn): Drawn {
  tile.dataset['hand'] = String(seat);
  return tile;
}

const marked = (tiles: readonly Tile[], { layout }: DominoSkin): readonly SVGElement[] =>
  layout.line.filter((spot) => tiles.includes(tileOf(spot.laid))).map(rimOf);

const rimOf = ({ side, turn, middle }: Drawn): SVGElement => sign('last', side, turn, { at: middle });

/** A table of dominoes in an element of the page. A dé is laid at once unless `confirm` is wished. */
export function createDominoBoard(
  element: HTMLElement,
  options: Partial<DominoOptions> = {},
): Board<DominoState, DominoOptions> {
  return new TheBoard(element, game(), { ...USUAL, confirm: false, controls: 'needed', seat: 0, names: [], ...options });
}
