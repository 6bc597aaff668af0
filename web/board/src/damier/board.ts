/** Draughts on the damier. */
import { message, say } from '@academie/words';
import { TheBoard, USUAL, type Board, type BoardOptions, type BoardState, type Game } from '../core/board.ts';
import type { Space } from '../core/space.ts';
import type { Place } from '../core/gestures.ts';
import type { Standing } from '../core/pieces.ts';
import type { Scene } from '../core/skin.ts';
import { group } from '../core/svg.ts';
import type { Done, GridBoard } from '../core/wire.ts';
import { PLAYER } from '../core/words.ts';
import { KING, MAN } from './dames.ts';
import { DATA, RADIUS } from './grid.ts';
import { middleNames } from './ground.ts';
import { labels } from './labels.ts';
import { showNamesOnLongPress } from './longPress.ts';
import { marks, onMan, onSquare, type Marked } from './marks.ts';
import { pathArrow } from './path.ts';
import { damierSkin, type DamierSkin } from './skin.ts';
import { damier } from './squares.ts';

export interface GridState extends BoardState {
  readonly position: GridBoard;
  /** The move made last, to be marked. */
  readonly last?: Done | null | undefined;
  /** Signs on squares, as on that of a king in check. */
  readonly marks?: readonly Marked[];
}

export interface DamierOptions extends BoardOptions {
  readonly side: 8 | 10;
  /** Whether the squares have their numbers. */
  readonly numbers: boolean;
}

/** With little room the frame is narrow, and what else is written on it stands on the squares, on empty ones only. */
export const SMALL = 'small';
export const shapeOf = ({ width }: Space): string => (width > 0 && width < DATA.small.below ? SMALL : '');

const GAME: Game<GridState, DamierOptions, DamierSkin> = {
  title: message('web-board-draughtboard'),
  shape: shapeOf,
  skin: ({ side, orientation, numbers }, shape) => damierSkin(damier(side), orientation === 'black', numbers, shape === SMALL),
  draw,
  tell: (act, steps, { language }) => {
    const squares = steps.flatMap(({ over = [] }) => over).toSorted((one, two) => Number(one) - Number(two));
    return squares.length > 0 ? say(message('web-board-take', { squares }), language) : act.text;
  },
};

function draw(state: GridState, skin: DamierSkin, { language, numbers }: DamierOptions): Scene {
  const { position, last } = state;
  const { grid, squares } = skin;
  const standing = standingOn(position, manOr);
  const path = pathOf(last);
  const way = path.length > 2 ? path.map((place) => squares.cell(place)) : [];
  const spots = way.map((cell) => grid.centre(cell));
  const named = numbers && !skin.small ? labels(grid, squares, way) : [];
  const touched = (position.touched ?? []).map((place) => onMan('touched', grid, grid.centre(squares.cell(place))));
  return {
    standing,
    under: [...named, ...endMarks(path, skin), ...pathArrow(spots, DATA.way.clear * RADIUS * grid.pitch)],
    over: [...touched, group(marks(grid, squares, state.marks ?? [], standing), { class: 'ac-arrows' }), ...(numbers && skin.small ? [allNames(skin)] : [])],
    spoken: say(message('web-board-to-move', { player: PLAYER[position.turn === 1 ? 1 : 0] }), language),
  };
}

/** The numbers of all squares, upon the men: while a finger rests on a small board. */
const allNames = ({ grid, squares }: DamierSkin): SVGElement => group(middleNames(grid, squares), { class: 'ac-all-names' });

/** The pieces one by one, each of the kind its game draws. */
export const standingOn = ({ pieces }: GridBoard, kindOf: (kind: string) => string): readonly Standing[] =>
  pieces.flatMap(({ at, seat, kind }) => at.map((place) => ({ place, seat: seat === 1 ? 1 : 0, kind: kindOf(kind) })));

const manOr = (kind: string): string => (kind === 'king' ? KING : MAN);

/** The squares the piece that moved last stood on in turn. */
export function pathOf(last: Done | null | undefined): readonly Place[] {
  const steps = last?.steps ?? [];
  return [...steps.slice(0, 1).map(({ from }) => from), ...steps.map(({ to }) => to)];
}

/** The ends of the last move. */
export const endMarks = (path: readonly Place[], { grid, squares }: DamierSkin): readonly SVGElement[] => {
  const ends = new Set([path.at(0), path.at(-1)].filter((place) => place !== undefined));
  return [...ends].map((place) => onSquare('squarelast', grid, grid.centre(squares.cell(place))));
};

/** A damier in an element of the page. A move is given away at once unless `confirm` is wished. */
export function createDamierBoard(element: HTMLElement, options: Partial<DamierOptions> = {}): Board<GridState, DamierOptions> {
  showNamesOnLongPress(element);
  return new TheBoard(element, GAME, { ...USUAL, confirm: false, side: 10, numbers: true, ...options });
}
