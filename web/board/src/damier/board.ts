/** Draughts on the damier. */
import { TheBoard, USUAL, type Board, type BoardOptions, type BoardState, type Game } from '../core/board.ts';
import type { Scene } from '../core/skin.ts';
import { rect } from '../core/svg.ts';
import { PLAYER, text } from '../core/words.ts';
import { pathOf, plansOf, readDames, readMove, type DamesPosition } from './dames.ts';
import { RADIUS } from './grid.ts';
import { labels } from './labels.ts';
import { pathArrow } from './path.ts';
import { damierSkin, type DamierSkin } from './skin.ts';
import { damier } from './squares.ts';

export interface DamierState extends BoardState {
  /** The move made last, to be marked. */
  readonly last?: string | undefined;
}

export interface DamierOptions extends BoardOptions {
  readonly side: 8 | 10;
  /** Whether the squares have their numbers. */
  readonly numbers: boolean;
}

const TITLE = text('Damier', 'Draughtboard');
const TO_MOVE = text('au trait', 'to move');
const TAKING = text('prendre', 'take');
/** How far from the middle of a piece an arrow ends, in radii. */
const CLEAR = 1.08;

const GAME: Game<DamierState, DamierOptions, DamierSkin> = {
  title: TITLE,
  skin: ({ side, orientation, numbers }) => damierSkin(damier(side), orientation === 'black', numbers),
  read: scene,
  tell: (act, { language }) => {
    const taken = readMove(act)?.taken ?? [];
    return taken.length > 0 ? `${TAKING[language]} ${taken.join(', ')}` : act;
  },
};

function scene(state: DamierState, skin: DamierSkin, { language, numbers }: DamierOptions): Scene {
  const position = readDames(state.position);
  return {
    standing: position.pieces,
    plans: plansOf(state.acts, position, skin.squares),
    seat: position.turn,
    ...lastMarks(state.last, position, skin, numbers),
    spoken: `${PLAYER[position.turn][language]} ${TO_MOVE[language]}.`,
  };
}

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
    CLEAR * RADIUS * grid.pitch,
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
  return state.acts.filter((act) => readMove(act) === null);
}
