/** A table of dominoes: the line, one's own hand, and the backs of the others'. */
import { TheBoard, USUAL, type Board, type BoardOptions, type BoardState, type Game } from '../core/board.ts';
import type { Standing } from '../core/pieces.ts';
import type { Scene } from '../core/skin.ts';
import { rect } from '../core/svg.ts';
import { held, plansOf, reachable, readLay } from './acts.ts';
import { areaOf, AWAY, laid, OWN, type Drawn } from './layout.ts';
import { readDominos, type DominoPosition, type Hand } from './position.ts';
import { dominoSkin, type DominoSkin } from './skin.ts';
import { at, back, face } from './tile.ts';
import { halves, tileOf, type Tile } from './tiles.ts';
import { TITLE, turnTold } from './words.ts';

export interface DominoState extends BoardState {
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
const BARE: DominoPosition = { line: [], hands: [], turn: 0, scores: [], taken: null, denied: [] };

const GAME: Game<DominoState, DominoOptions, DominoSkin> = {
  title: TITLE,
  skin: ({ seat, names, language }) => dominoSkin(BARE, seat, names, language),
  arranged: ({ position }, { seat, names, language }) => dominoSkin(readDominos(position), seat, names, language),
  read: scene,
  tell: (act) => act,
};

function scene(state: DominoState, skin: DominoSkin, { names, language }: DominoOptions): Scene {
  const position = readDominos(state.position);
  const own = position.hands[skin.seat] ?? { tiles: [], hidden: 0 };
  const acts = reachable(state.acts, state.tries ?? []);
  return {
    standing: [...standing(position, own)],
    plans: plansOf(acts, position, skin.seat),
    seat: 0,
    under: [...othersDrawn(position, skin), ...(own.hidden > 0 ? skin.layout.hand.map((spot) => at(back(OWN, UPRIGHT), spot)) : [])],
    over: marked(state.marks ?? [], skin),
    spoken: turnTold(position, names, language),
  };
}

/** The dés one sees one by one: whoever may lift them, nobody else could. */
function* standing({ line }: DominoPosition, { tiles }: Hand): Generator<Standing> {
  for (const [nth, { left, right }] of line.entries()) yield { place: laid(nth), seat: null, kind: tileOf(left, right) };
  for (const [nth, kind] of tiles.entries()) yield { place: held(nth), seat: null, kind };
}

function othersDrawn({ hands }: DominoPosition, { layout }: DominoSkin): readonly SVGElement[] {
  return layout.others.flatMap(({ seat, tiles }) => tiles.map((spot, nth) => at(shown(hands[seat]?.tiles[nth]), spot)));
}

function shown(tile: Tile | undefined): SVGGElement {
  if (tile === undefined) return back(AWAY, UPRIGHT);
  const [left, right] = halves(tile);
  return face({ left, right }, AWAY, UPRIGHT);
}

function marked(tiles: readonly Tile[], { layout }: DominoSkin): readonly SVGElement[] {
  return layout.line.filter((spot) => tiles.includes(tileOf(spot.laid.left, spot.laid.right))).map(rimOf);
}

const rimOf = (spot: Drawn): SVGElement => rect(areaOf(spot, spot.side), { class: 'ac-left', rx: spot.side * 0.18 });

/** A table of dominoes in an element of the page. A dé is laid at once unless `confirm` is wished. */
export function createDominoBoard(
  element: HTMLElement,
  options: Partial<DominoOptions> = {},
): Board<DominoState, DominoOptions> {
  return new TheBoard(element, GAME, { ...USUAL, confirm: false, controls: 'needed', seat: 0, names: [], ...options });
}

/** Those of the acts that are no gesture on the table, for a page to offer as words. */
export const dominoWords = ({ acts, tries = [] }: Pick<DominoState, 'acts' | 'tries'>): readonly string[] =>
  reachable(acts, tries).filter((act) => readLay(act) === null);
