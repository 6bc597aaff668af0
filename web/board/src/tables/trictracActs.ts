/** Acts of trictrac as gestures. What no hand can do on the board, as to stay or to go away, is left as a word. */
import type { Plan } from '../core/gestures.ts';
import type { Seat } from '../core/pieces.ts';
import { plansOf, type Ground, type NetMove } from './plans.ts';
import { headOn, holePlace, numberOf, OFF, pointsPlace, SEAT_NAMES } from './track.ts';
import type { TrictracPosition } from './trictracPosition.ts';

const MOVE = /^(\d{1,2})\/(\d{1,2}|off)$/;
const HAND = /^(white|black) (bois|jeton|fichet) (.+)$/;
const NOTHING = 'passe';

export interface Reading {
  readonly plans: readonly Plan[];
  /** Whose acts these are. */
  readonly seat: Seat;
  /** The acts that are no gesture. */
  readonly words: readonly string[];
}

/** The acts as gestures; those of a table with hands move jetons and fichets too. */
export function readActs(acts: readonly string[], position: TrictracPosition): Reading {
  const seat = actor(acts, position);
  const plans = acts.map((act) => gesturesOf(act, seat, position));
  return { plans: plans.flat(), seat, words: acts.filter((_, nth) => plans[nth]?.length === 0) };
}

function actor(acts: readonly string[], position: TrictracPosition): Seat {
  const name = acts[0]?.split(' ', 1)[0];
  const named = SEAT_NAMES.findIndex((each) => each === name);
  return named === 0 || named === 1 ? named : position.thrower;
}

function gesturesOf(act: string, seat: Seat, position: TrictracPosition): readonly Plan[] {
  const [, , verb = 'bois', rest = act] = HAND.exec(act) ?? [];
  if (verb === 'bois') return wood(act, rest, groundOf(seat, position));
  return [counted(act, verb, Number(rest), seat, position)];
}

/** The plays of the wood. Nothing to play is an act without steps. */
function wood(act: string, text: string, ground: Ground): readonly Plan[] {
  if (text === NOTHING) return [{ act, steps: [], ordered: false }];
  const moves = text.split(' ').map(readMove);
  return moves.every((move) => move !== null) ? plansOf(act, moves, ground) : [];
}

function readMove(word: string): NetMove | null {
  const [, start, end] = MOVE.exec(word) ?? [];
  return start === undefined ? null : { start: Number(start), end: end === 'off' ? OFF : Number(end) };
}

/** A man may be shown pausing wherever no man of the other side stands. */
function groundOf(seat: Seat, position: TrictracPosition): Ground {
  const other = seat === 0 ? 1 : 0;
  const theirs = new Set(
    position.men[other].flatMap((men, point) => (men > 0 ? [headOn(other)(point)] : [])),
  );
  return {
    track: headOn(seat),
    numbers: position.dice,
    free: (place) => numberOf(place) !== null && !theirs.has(place),
  };
}

/** A jeton or a fichet set anew. */
function counted(act: string, verb: string, to: number, seat: Seat, position: TrictracPosition): Plan {
  const { points, holes } = position.counters[seat];
  const [place, from] = verb === 'jeton' ? [pointsPlace, points] : [holePlace, holes];
  return { act, steps: [{ from: place(seat, from), to: place(seat, to) }], ordered: false };
}
