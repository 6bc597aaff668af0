/** What pages say of chess. */
import { text, type Text } from './text.ts';

export const E = {
  pawn: text('pion', 'pawn'),
  pawns: text('pions', 'pawns'),
  piece: text('pièce', 'piece'),
  pieces: text('pièces', 'pieces'),
} satisfies Record<string, Text>;

export const CHESS_ACTS: Readonly<Record<string, Text>> = {
  'reclamer-remise': text('Réclamer la remise', 'Claim a draw'),
};

/** A sentence on what it is to do so. */
export const CHESS_ABOUT: Readonly<Record<string, Text>> = {
  'reclamer-remise': text('La position revient, ou trop de coups ont passé sans prise ni pion joué : la partie est remise.', 'The position has come again, or too many moves went by without a capture or a pawn’s move: the game is drawn.'),
};

/** How games end. */
export const CHESS_REASONS: Readonly<Record<string, Text>> = {
  mat: text('par échec et mat', 'by checkmate'),
  pat: text('par pat', 'by stalemate'),
  'sans-force': text('faute de pouvoir mater', 'as nobody can mate'),
  repetition: text('par répétition', 'by repetition'),
  'coups-sans-progres': text('faute de progrès', 'for want of progress'),
};
