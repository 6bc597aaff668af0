/** The damier and the chessboard as pages show them. */
import { createChessBoard, createDamierBoard, spoken, type GridState } from '@academie/board';
import type { GridBoard } from '@academie/protocol/wire';
import type { RuleSet } from '../net/types.ts';
import { markedOf, part, shownBy, type GameBoard, type Position, type Showing } from './face.ts';

const stateOf = ({ board, choices, last, marks = [], seen = Infinity, pick }: Showing): GridState | null =>
  board.kind === 'grid' ? { position: board, choices, last, marks: marks.slice(0, seen).flatMap(markedOf), pick } : null;

/** How many pieces of that kind a player has. */
const countOf = ({ pieces }: GridBoard, seat: number, kind: string): number =>
  pieces.filter((each) => each.seat === seat && each.kind === kind).reduce((sum, { at }) => sum + at.length, 0);

const allOf = ({ pieces }: GridBoard, seat: number): number =>
  pieces.filter((each) => each.seat === seat).reduce((sum, { at }) => sum + at.length, 0);

const scored = (score: (board: GridBoard, seat: number) => ReturnType<GameBoard['score']>) => (board: Position, seat: 0 | 1) =>
  board.kind === 'grid' ? score(board, seat) : [];

export const DAMES: GameBoard = {
  wide: false,
  make: (host, face, ruleset) => shownBy(createDamierBoard(host, { ...face, tell: null, side: sideOf(ruleset) }), stateOf),
  words: spoken,
  picks: ['souffler', 'faire-jouer'],
  score: scored((board, seat) => {
    const kings = countOf(board, seat, 'king');
    return [part(countOf(board, seat, 'man'), 'web-score-men'), ...(kings > 0 ? [part(kings, 'web-score-kings')] : [])];
  }),
};

/** How many squares wide the damier of a law is. */
function sideOf(ruleset: RuleSet | undefined): 8 | 10 {
  const damier = ruleset?.switches.find(({ name }) => name === 'damier')?.value;
  return damier === 8 ? 8 : 10;
}

export const ECHECS: GameBoard = {
  wide: false,
  make: (host, face) => shownBy(createChessBoard(host, { ...face, tell: null }), stateOf),
  words: spoken,
  picks: [],
  score: scored((board, seat) => {
    const pawns = countOf(board, seat, 'pawn');
    return [part(pawns, 'web-score-pawns'), part(allOf(board, seat) - pawns, 'web-score-pieces')];
  }),
};
