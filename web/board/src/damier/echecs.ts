/** Chess as text, read as far as it is drawn and played by hand. See docs/notation.md. */
import type { Place, Plan } from '../core/gestures.ts';
import type { Seat, Standing } from '../core/pieces.ts';
import { chequer } from './squares.ts';

export const KINDS = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' } as const;
export type Letter = keyof typeof KINDS;
export type Kind = (typeof KINDS)[Letter];

export interface ChessPosition {
  readonly turn: Seat;
  readonly pieces: readonly Standing[];
}

/** A move by its squares, with what a pawn becomes, or where the rook's pawn is pushed in castling. */
export interface ChessMove {
  readonly start: Place;
  readonly end: Place;
  readonly became: Letter | null;
  readonly pushed: Place | null;
}

const FEN = /^((?:[1-8kqrbnp]+\/){7}[1-8kqrbnp]+) ([wb])(?: |$)/i;
const MOVE = /^([a-h][1-8])([a-h][1-8])(?:([nbrq])|[a-h][1-8]([a-h][1-8]))?$/;
/** What a pawn may become, in the order in which it is asked. */
const RANKS = 'qrbn';

const SQUARES = chequer();
const isLetter = (text: string | undefined): text is Letter => text !== undefined && text in KINDS;

/** The position of a line that begins with a FEN. Raises an error for one that does not. */
export function readEchecs(line: string): ChessPosition {
  const [, board, turn] = FEN.exec(line.trim()) ?? [];
  if (board === undefined) throw new Error(`no position of chess: ${line}`);
  const cells = Array.from(board.replaceAll('/', '')).flatMap((sign) => (isLetter(sign.toLowerCase()) ? [sign] : Array<null>(Number(sign)).fill(null)));
  return { turn: turn === 'b' ? 1 : 0, pieces: cells.flatMap((sign, nth) => (sign === null ? [] : standing(sign, nth))) };
}

function standing(sign: string, nth: number): readonly Standing[] {
  const letter = sign.toLowerCase();
  const place = SQUARES.places[nth];
  return place === undefined || !isLetter(letter) ? [] : [{ place, seat: sign === letter ? 1 : 0, kind: KINDS[letter] }];
}

/** A move, or `null` if the act is none. */
export function readChessMove(act: string): ChessMove | null {
  const [, start, end, became, pushed] = MOVE.exec(act) ?? [];
  if (start === undefined || end === undefined) return null;
  return { start, end, became: isLetter(became) ? became : null, pushed: pushed ?? null };
}

/** Where a piece is that was taken on a square: no longer to be seen. */
const taken = (place: Place): Place => `${place}-taken`;
export const isTaken = (place: Place): boolean => place.endsWith('-taken');

/** The moves as gestures: a piece to its square, the king where one castles. What else is to be said is asked then. */
export function chessPlans(acts: readonly string[], { pieces }: ChessPosition): readonly Plan[] {
  const occupied = new Set(pieces.map(({ place }) => place));
  const moves = acts.flatMap((act) => {
    const move = readChessMove(act);
    return move === null ? [] : [{ act, ...move }];
  });
  return moves
    .toSorted((one, two) => RANKS.indexOf(one.became ?? 'q') - RANKS.indexOf(two.became ?? 'q'))
    .map(({ act, start, end }) => {
      const sends = occupied.has(end) ? [{ from: end, to: taken(end) }] : [];
      return { act, steps: [{ from: start, to: end, sends }], ordered: true };
    });
}
