/** Chess on the board of sixty-four squares. */
import { message, say, type Language } from '@academie/words';
import { TheBoard, USUAL, type Board, type BoardOptions, type BoardState, type Game } from '../core/board.ts';
import type { Scene } from '../core/skin.ts';
import { group, rect } from '../core/svg.ts';
import { PLAYER } from '../core/words.ts';
import { chessSkin } from './chessSkin.ts';
import { chessPlans, KINDS, readChessMove, readEchecs, type ChessPosition } from './echecs.ts';
import { marks, type Marked } from './marks.ts';
import type { DamierSkin } from './skin.ts';

export interface ChessState extends BoardState {
  /** The move made last, to be marked. */
  readonly last?: string | undefined;
  /** Signs on squares, as on that of a king in check. */
  readonly marks?: readonly Marked[];
}


const GAME: Game<ChessState, BoardOptions, DamierSkin> = {
  title: message('web-board-chessboard'),
  skin: ({ orientation }) => chessSkin(orientation === 'black'),
  read: scene,
  tell: (act, { language }) => choice(act, language),
};

/** What one move is that another between the same squares is not. */
function choice(act: string, language: Language): string {
  const move = readChessMove(act);
  if (move?.became) return say(`web-board-${KINDS[move.became]}`, language);
  return move?.pushed ? say(message('web-board-pushing', { square: move.pushed }), language) : say('web-board-no-pawn', language);
}

function scene(state: ChessState, { grid, squares }: DamierSkin, { language }: BoardOptions): Scene {
  const position = readEchecs(state.position);
  const last = state.last === undefined ? null : readChessMove(state.last);
  const ends = last === null ? [] : [last.start, last.end];
  const signs = state.marks ?? [];
  const check = checked(position, signs);
  return {
    standing: position.pieces,
    plans: chessPlans(state.acts, position),
    seat: position.turn,
    under: [
      ...ends.map((place) => rect(grid.area(squares.cell(place)), { class: 'ac-last' })),
      ...check.map((place) => rect(grid.area(squares.cell(place)), { class: 'ac-check' })),
    ],
    over: [group(marks(grid, squares, signs.filter(({ place }) => !check.includes(place)), position.pieces), { class: 'ac-arrows' })],
    spoken: described(position, check, language),
  };
}

/** The square of the king to move, if something is said of it. */
const checked = ({ pieces, turn }: ChessPosition, signs: readonly Marked[]): readonly string[] =>
  pieces
    .filter(({ place, seat, kind }) => kind === KINDS.k && seat === turn && signs.some((sign) => sign.place === place))
    .map(({ place }) => place);

function described({ turn }: ChessPosition, check: readonly string[], language: Language): string {
  return say(message(check.length > 0 ? 'web-board-to-move-check' : 'web-board-to-move', { player: PLAYER[turn] }), language);
}

/** A chessboard in an element of the page. A move is given away at once, unless it must be asked what a pawn becomes. */
export function createChessBoard(
  element: HTMLElement,
  options: Partial<BoardOptions> = {},
): Board<ChessState, BoardOptions> {
  return new TheBoard(element, GAME, { ...USUAL, confirm: false, controls: 'needed', ...options });
}

/** Those of the acts that are no gesture on the board, for a page to offer as words. */
export const chessWords = ({ acts }: Pick<ChessState, 'acts'>): readonly string[] =>
  acts.filter((act) => readChessMove(act) === null);
