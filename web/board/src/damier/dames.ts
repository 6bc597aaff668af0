/** Draughts as text, read as far as it is drawn and played by hand. See docs/notation.md. */
import type { Place, Plan } from '../core/gestures.ts';
import type { Seat, Standing } from '../core/pieces.ts';
import { routes, type Capture } from './routes.ts';
import type { Squares } from './squares.ts';

export const MAN = 'man';
export const KING = 'man:king';

export interface DamesPosition {
  readonly turn: Seat;
  readonly pieces: readonly Standing[];
  /** The squares whose pieces were touched. */
  readonly touched: readonly Place[];
}

const PIECES = /^(K?)(\d{1,3})(?:-K?(\d{1,3}))?$/;
const MOVE = /^(?:(?:white|black) jouer )?(\d+)(?:-(\d+)|x(\d+)\(([\d,]+)\))$/;

const TOUCHED = /^touched:([\d,]+)$/;
const TOUCH = /^(?:white|black) toucher (\d+)$/;

/** The position of a line that begins with a FEN. Raises an error for one that does not. */
export function readDames(line: string): DamesPosition {
  const [fen = '', ...words] = line.trim().split(/\s+/);
  const [turn, ...sides] = fen.toUpperCase().split(':');
  if ((turn !== 'W' && turn !== 'B') || sides.length === 0) throw new Error(`no position of draughts: ${line}`);
  const touched = words.flatMap((word) => TOUCHED.exec(word)?.[1]?.split(',') ?? []);
  return { turn: turn === 'W' ? 0 : 1, pieces: sides.flatMap(readSide), touched };
}

/** What it is to lift a piece, by its square. */
export function touchesOf(acts: readonly string[]): ReadonlyMap<Place, string> {
  return new Map(
    acts.flatMap((act) => {
      const square = TOUCH.exec(act)?.[1];
      return square === undefined ? [] : [[square, act] as const];
    }),
  );
}

function readSide(side: string): readonly Standing[] {
  const seat = side.startsWith('B') ? 1 : 0;
  const words = side.slice(1).split(',');
  return words.filter(Boolean).flatMap((word) => readPieces(word, seat));
}

function readPieces(word: string, seat: Seat): readonly Standing[] {
  const found = PIECES.exec(word);
  if (found === null) throw new Error(`no piece: ${word}`);
  const [first, last] = [Number(found[2]), Number(found[3] ?? found[2])];
  const kind = found[1] === 'K' ? KING : MAN;
  return Array.from({ length: last - first + 1 }, (_, nth) => ({ place: String(first + nth), seat, kind }));
}

/** A move by its ends and what it takes, or `null` if the act is none. */
export function readMove(act: string): Capture | null {
  const [, start, step, jump, taken] = MOVE.exec(act) ?? [];
  const end = step ?? jump;
  return start === undefined || end === undefined ? null : { start, end, taken: taken?.split(',') ?? [] };
}

/** The moves as gestures: straight to the end, or from square to square over what is taken. */
export function plansOf(acts: readonly string[], position: DamesPosition, squares: Squares): readonly Plan[] {
  const occupied = new Set(position.pieces.map((piece) => piece.place));
  return acts.flatMap((act) => {
    const move = readMove(act);
    return move === null ? [] : gestures(act, move, squares, occupied);
  });
}

function gestures(act: string, move: Capture, squares: Squares, occupied: ReadonlySet<string>): readonly Plan[] {
  const { start, end, taken } = move;
  const straight = { act, steps: [{ from: start, to: end, over: taken }], ordered: true };
  if (taken.length < 2) return [straight];
  const stepwise = routes(move, squares, occupied).map((steps) => ({ act, steps, ordered: true }));
  return start === end ? stepwise : [straight, ...stepwise];
}

/** The squares a move stood on in turn, as it is drawn once it is played. */
export function pathOf(act: string, position: DamesPosition, squares: Squares): readonly string[] {
  const move = readMove(act);
  if (move === null) return [];
  const occupied = new Set(position.pieces.map((piece) => piece.place).filter((place) => place !== move.end));
  const [route] = move.taken.length > 1 ? routes(move, squares, occupied) : [];
  return [move.start, ...(route?.map((step) => step.to) ?? [move.end])];
}
