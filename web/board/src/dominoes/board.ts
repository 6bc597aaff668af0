/** A table of dominoes: the line, one's own hand, and the backs of the others'. */
import { TheBoard, USUAL, type Board, type BoardOptions, type BoardState, type Game } from '../core/board.ts';
import type { Standing } from '../core/pieces.ts';
import type { Scene } from '../core/skin.ts';
import { rect } from '../core/svg.ts';
import { areaOf, AWAY, held, laid, OWN, type Drawn } from './layout.ts';
import { lineOf, openTiles, type DominoBoard, type Hand } from './position.ts';
import { dominoSkin, type DominoSkin } from './skin.ts';
import { at, back, face } from './tile.ts';
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

const GAME: Game<DominoState, DominoOptions, DominoSkin> = {
  title: TITLE,
  skin: ({ seat, names, language }) => dominoSkin(BARE, seat, names, language),
  arranged: ({ position }, { seat, names, language }) => dominoSkin(position, seat, names, language),
  draw,
  tell: ({ text }) => text,
};

function draw({ position, marks = [] }: DominoState, skin: DominoSkin, { names, language }: DominoOptions): Scene {
  const own = position.hands[skin.seat] ?? {};
  return {
    standing: [...standing(position, own)],
    under: [...othersDrawn(position, skin), ...((own.hidden ?? 0) > 0 ? skin.layout.hand.map((spot) => at(back(OWN, UPRIGHT), spot)) : [])],
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
  return layout.others.flatMap(({ seat, tiles }) => tiles.map((spot, nth) => at(shown(openTiles(hands[seat])[nth]), spot)));
}

const shown = (tile: Laid | undefined): SVGGElement => (tile === undefined ? back(AWAY, UPRIGHT) : face(tile, AWAY, UPRIGHT));

function marked(tiles: readonly Tile[], { layout }: DominoSkin): readonly SVGElement[] {
  return layout.line.filter((spot) => tiles.includes(tileOf(spot.laid))).map(rimOf);
}

const rimOf = (spot: Drawn): SVGElement => rect(areaOf(spot, spot.side), { class: 'ac-left', rx: spot.side * 0.18 });

/** A table of dominoes in an element of the page. A dé is laid at once unless `confirm` is wished. */
export function createDominoBoard(
  element: HTMLElement,
  options: Partial<DominoOptions> = {},
): Board<DominoState, DominoOptions> {
  return new TheBoard(element, GAME, { ...USUAL, confirm: false, controls: 'needed', seat: 0, names: [], ...options });
}
