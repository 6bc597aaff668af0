/** Draughts on the damier. */
import { message, say } from '@academie/words';
import { TheBoard, USUAL, type Board, type BoardOptions, type BoardState, type Game } from '../core/board.ts';
import type { Scene } from '../core/skin.ts';
import { circle, group, rect } from '../core/svg.ts';
import { spelled } from '../core/tries.ts';
import { PLAYER } from '../core/words.ts';
import { pathOf, plansOf, readDames, readMove, touchesOf, type DamesPosition } from './dames.ts';
import { DATA, RADIUS } from './grid.ts';
import { labels } from './labels.ts';
import { marks, type Marked } from './marks.ts';
import { pathArrow } from './path.ts';
import { damierSkin, type DamierSkin } from './skin.ts';
import { damier } from './squares.ts';

export interface DamierState extends BoardState {
  /** The move made last, to be marked. */
  readonly last?: string | undefined;
  /** Signs on squares. */
  readonly marks?: readonly Marked[];
}

export interface DamierOptions extends BoardOptions {
  readonly side: 8 | 10;
  /** Whether the squares have their numbers. */
  readonly numbers: boolean;
}

const GAME: Game<DamierState, DamierOptions, DamierSkin> = {
  title: message('web-board-draughtboard'),
  skin: ({ side, orientation, numbers }) => damierSkin(damier(side), orientation === 'black', numbers),
  read: scene,
  tell: (act, { language }) => {
    const taken = readMove(act)?.taken ?? [];
    return taken.length > 0 ? say(message('web-board-take', { squares: taken }), language) : act;
  },
};

function scene(state: DamierState, skin: DamierSkin, { language, numbers }: DamierOptions): Scene {
  const position = readDames(state.position);
  const acts = [...new Set([...state.acts, ...spelled(state.tries ?? [])])];
  const { under, over } = lastMarks(state.last, position, skin, numbers);
  const signs = group(marks(skin.grid, skin.squares, state.marks ?? [], position.pieces), { class: 'ac-arrows' });
  return {
    standing: position.pieces,
    plans: plansOf(acts, position, skin.squares),
    touches: touchesOf(acts),
    picks: picksOf(state),
    seat: position.turn,
    under,
    over: [...over, ...position.touched.map((place) => touchedMark(place, skin)), signs],
    spoken: say(message('web-board-to-move', { player: PLAYER[position.turn] }), language),
  };
}

/** The squares one is asked to point at. */
function picksOf({ pick, tries = [] }: DamierState): ReadonlyMap<string, string> {
  const found = tries.find(({ verb }) => verb === pick);
  return new Map((found?.words ?? []).map((square) => [square, `${found?.verb ?? ''} ${square}`]));
}

const touchedMark = (place: string, { grid, squares }: DamierSkin): SVGElement =>
  circle(grid.centre(squares.cell(place)), 1.16 * RADIUS * grid.pitch, { class: 'ac-touched' });

/** The ends of the last move, the path of a capture of several, and the names of the squares beside it. */
function lastMarks(
  last: string | undefined,
  position: DamesPosition,
  { grid, squares }: DamierSkin,
  numbers: boolean,
): Pick<Scene, 'under' | 'over'> {
  const path = last === undefined ? [] : pathOf(last, position, squares);
  const cells = path.map((place) => squares.cell(place));
  const ends = new Set([path.at(0), path.at(-1)].filter((place) => place !== undefined));
  const drawn = path.length > 2 ? cells : [];
  const arrow = pathArrow(
    drawn.map((cell) => grid.centre(cell)),
    DATA.arrow.clear * RADIUS * grid.pitch,
  );
  return {
    under: [...ends].map((place) => rect(grid.area(squares.cell(place)), { class: 'ac-last' })),
    over: [...arrow, ...(numbers ? labels(grid, squares, drawn) : [])],
  };
}

/** A damier in an element of the page. A move is given away at once unless `confirm` is wished. */
export function createDamierBoard(
  element: HTMLElement,
  options: Partial<DamierOptions> = {},
): Board<DamierState, DamierOptions> {
  return new TheBoard(element, GAME, { ...USUAL, confirm: false, side: 10, numbers: true, ...options });
}

/** Those of the acts that are no gesture on the board, for a page to offer as words. */
export function damierWords(state: DamierState): readonly string[] {
  const acts = [...new Set([...state.acts, ...spelled(state.tries ?? [])])];
  const touches = new Set(touchesOf(acts).values());
  return acts.filter((act) => readMove(act) === null && !touches.has(act));
}
