/** Chess on the board of sixty-four squares. */
import { message, say, type Language } from '@academie/words';
import { TheBoard, USUAL, type Board, type BoardOptions, type Game } from '../core/board.ts';
import type { Place } from '../core/gestures.ts';
import type { Scene } from '../core/skin.ts';
import { group } from '../core/svg.ts';
import type { Act, GridBoard } from '../core/wire.ts';
import { PLAYER } from '../core/words.ts';
import { endMarks, pathOf, shapeOf, SMALL, standingOn, type GridState } from './board.ts';
import { chessSkin } from './chessSkin.ts';
import { kindOf } from './echecs.ts';
import { marks, onSquare, type Marked } from './marks.ts';
import type { DamierSkin } from './skin.ts';

const GAME: Game<GridState, BoardOptions, DamierSkin> = {
  title: message('web-board-chessboard'),
  shape: shapeOf,
  skin: ({ orientation }, shape) => chessSkin(orientation === 'black', shape === SMALL),
  draw,
  tell: (act, _, { language }) => choice(act, language),
};

/** What one move is that another between the same squares is not. */
export function choice({ say: said }: Act, language: Language): string {
  const of = said?.args?.['of'];
  const kind = kindOf(of);
  if (kind !== undefined) return say(`web-board-${kind}`, language);
  return typeof of === 'string' ? say(message('web-board-pushing', { square: of }), language) : say('web-board-no-pawn', language);
}

function draw(state: GridState, skin: DamierSkin, { language }: BoardOptions): Scene {
  const { grid, squares } = skin;
  const { position, last, marks: signs = [] } = state;
  const check = checked(position, signs);
  const standing = standingOn(position, (kind) => kind);
  return {
    standing,
    under: [
      ...endMarks(pathOf(last), skin),
      ...check.map((place) => group([onSquare('squarecheck', grid, grid.centre(squares.cell(place)))], { class: 'ac-check' })),
    ],
    over: [group(marks(grid, squares, signs.filter(({ place }) => !check.includes(place)), standing), { class: 'ac-arrows' })],
    spoken: described(position, check, language),
  };
}

/** The square of the king to move, if something is said of it. */
const checked = ({ pieces, turn }: GridBoard, signs: readonly Marked[]): readonly Place[] =>
  pieces
    .filter(({ seat, kind }) => kind === 'king' && seat === turn)
    .flatMap(({ at }) => at.filter((square) => signs.some(({ place }) => place === square)));

function described({ turn }: GridBoard, check: readonly Place[], language: Language): string {
  const player = PLAYER[turn === 1 ? 1 : 0];
  return say(message(check.length > 0 ? 'web-board-to-move-check' : 'web-board-to-move', { player }), language);
}

/** A chessboard in an element of the page. A move is given away at once, unless it must be asked what a pawn becomes. */
export function createChessBoard(element: HTMLElement, options: Partial<BoardOptions> = {}): Board<GridState, BoardOptions> {
  return new TheBoard(element, GAME, { ...USUAL, confirm: false, controls: 'needed', ...options });
}
