/** The chessboard as pages show it. */
import { chessWords, createChessBoard, readEchecs } from '@academie/board';
import { markedOf, part, shownBy, type GameBoard } from './face.ts';

export const ECHECS: GameBoard = {
  wide: false,
  make: (host, face) => {
    const board = createChessBoard(host, { ...face, tell: null });
    return shownBy(board, ({ position, acts, marks = [] }, last) => ({
      position,
      acts,
      last: last?.act,
      marks: marks.flatMap(markedOf),
    }));
  },
  words: chessWords,
  picks: [],
  score: (position, seat) => {
    const own = readEchecs(position).pieces.filter((piece) => piece.seat === seat);
    const pawns = own.filter(({ kind }) => kind === 'pawn').length;
    return [part(pawns, 'web-score-pawns'), part(own.length - pawns, 'web-score-pieces')];
  },
};
