/** What a turn changes where another board is set up after the last hole, as in a company: the table after it no longer shows that hole. */
import type { Counter, TablesBoard, View } from '@academie/protocol/wire';
import type { Position } from './face.ts';
import { gainsOf, type Gain } from './history.ts';
import { carried, counted, explained, isTables, type Counters } from './marking.ts';
import { sideOf } from './seats.ts';
import type { Turn } from './turn.ts';

const holesOf = ({ board }: View): readonly number[] => (isTables(board) ? (board.counters ?? []).map(({ holes = 0 }) => holes) : []);

/** The holes announced in it; what was announced since the last act is told again with every throw. */
const announced = ({ before, after, acted }: Turn): readonly Gain[] =>
  gainsOf(acted ? after.events : after.events.slice(before.events.length)).filter(({ holes }) => holes > 0);

/** Whether somebody marks a hole in it, though the board may not show it any more. */
export function takesHole(turn: Turn): boolean {
  const had = holesOf(turn.before);
  return announced(turn).length > 0 || holesOf(turn.after).some((holes, seat) => holes > (had[seat] ?? 0));
}

/** The counters of a board with its last hole on them, if another board has been set up since. */
export function lastHole(turn: Turn): Counters | null {
  const { before, after } = turn;
  if (!isTables(before.board) || !isTables(after.board)) return null;
  const { counters = [], goal = Infinity } = before.board;
  const gained = new Map(announced(turn).map(({ seat, holes }) => [sideOf(before, seat), holes]));
  const marked = counters.map((counter, side): Counter => ({ ...counter, holes: Math.min(goal, (counter.holes ?? 0) + (gained.get(side) ?? 0)) }));
  const shown = holesOf(after);
  return marked.some(({ holes = 0 }, side) => gained.has(side) && holes > (shown[side] ?? 0)) ? marked : null;
}

/** The board after the act, with the dice and the marks of before. */
export function unthrown(turn: Turn): Position {
  const { before, after } = turn;
  if (!isTables(before.board) || !isTables(after.board)) return after.board;
  const { dice = [], thrower, again = 0 } = before.board;
  return { ...(replaced(turn) ?? after.board), ...counted(before.board), dice, thrower, again };
}

/** The board on which the dice fell, if that throw was the last on it and another has been set up since. */
export function replaced({ before, after, acted, fell = [] }: Turn): TablesBoard | null {
  if (fell.length === 0 || !isTables(before.board) || !isTables(after.board)) return null;
  const steps = acted ? (after.last?.steps ?? []) : [];
  if (explained(before.board, steps, after.board)) return null;
  return { ...carried(before.board, steps), thrower: acted ? 1 - before.board.thrower : before.board.thrower };
}
