/** Draughts on the damier. */
import { message, say } from '@academie/words';
import { TheBoard, USUAL, type Board, type BoardOptions, type BoardState, type Game } from '../core/board.ts';
import type { Place } from '../core/gestures.ts';
import type { Standing } from '../core/pieces.ts';
import type { Scene } from '../core/skin.ts';
import { circle, group, rect } from '../core/svg.ts';
import type { Done, GridBoard } from '../core/wire.ts';
import { PLAYER } from '../core/words.ts';
import { KING, MAN } from './dames.ts';
import { DATA, RADIUS } from './grid.ts';
import { labels } from './labels.ts';
import { marks, type Marked } from './marks.ts';
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

const GAME: Game<GridState, DamierOptions, DamierSkin> = {
  title: message('web-board-draughtboard'),
  skin: ({ side, orientation, numbers }) => damierSkin(damier(side), orientation === 'black', numbers),
  draw,
  tell: (act, steps, { language }) => {
    const squares = steps.flatMap(({ over = [] }) => over).toSorted((one, two) => Number(one) - Number(two));
    return squares.length > 0 ? say(message('web-board-take', { squares }), language) : act.text;
  },
};

function draw(state: GridState, skin: DamierSkin, { language, numbers }: DamierOptions): Scene {
  const { position, last } = state;
  const standing = standingOn(position, manOr);
  const { under, over } = lastMarks(pathOf(last), skin, numbers);
  const signs = group(marks(skin.grid, skin.squares, state.marks ?? [], standing), { class: 'ac-arrows' });
  return {
    standing,
    under,
    over: [...over, ...(position.touched ?? []).map((place) => touchedMark(place, skin)), signs],
    spoken: say(message('web-board-to-move', { player: PLAYER[position.turn === 1 ? 1 : 0] }), language),
  };
}

/** The pieces one by one, each of the kind its game draws. */
export const standingOn = ({ pieces }: GridBoard, kindOf: (kind: string) => string): readonly Standing[] =>
  pieces.flatMap(({ at, seat, kind }) => at.map((place) => ({ place, seat: seat === 1 ? 1 : 0, kind: kindOf(kind) })));

const manOr = (kind: string): string => (kind === 'king' ? KING : MAN);

/** The squares the piece that moved last stood on in turn. */
export function pathOf(last: Done | null | undefined): readonly Place[] {
  const steps = last?.steps ?? [];
  return [...steps.slice(0, 1).map(({ from }) => from), ...steps.map(({ to }) => to)];
}

const touchedMark = (place: string, { grid, squares }: DamierSkin): SVGElement =>
  circle(grid.centre(squares.cell(place)), 1.16 * RADIUS * grid.pitch, { class: 'ac-touched' });

/** The ends of the last move. */
export const endMarks = (path: readonly Place[], { grid, squares }: DamierSkin): readonly SVGElement[] => {
  const ends = new Set([path.at(0), path.at(-1)].filter((place) => place !== undefined));
  return [...ends].map((place) => rect(grid.area(squares.cell(place)), { class: 'ac-last' }));
};

/** The ends of the last move, the path of a capture of several, and the names of the squares beside it. */
function lastMarks(path: readonly Place[], skin: DamierSkin, numbers: boolean): Pick<Scene, 'under' | 'over'> {
  const { grid, squares } = skin;
  const drawn = path.length > 2 ? path.map((place) => squares.cell(place)) : [];
  const spots = drawn.map((cell) => grid.centre(cell));
  return {
    under: endMarks(path, skin),
    over: [...pathArrow(spots, DATA.arrow.clear * RADIUS * grid.pitch), ...(numbers ? labels(grid, squares, drawn) : [])],
  };
}

/** A damier in an element of the page. A move is given away at once unless `confirm` is wished. */
export function createDamierBoard(element: HTMLElement, options: Partial<DamierOptions> = {}): Board<GridState, DamierOptions> {
  return new TheBoard(element, GAME, { ...USUAL, confirm: false, side: 10, numbers: true, ...options });
}
