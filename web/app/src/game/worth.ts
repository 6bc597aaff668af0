/** What a throw is worth, as a panel beside the board tells it. */
import type { EventView, View } from '@academie/protocol/wire';
import { message, type Sayable } from '@academie/words';
import { gainsOf, type Gain, type Turn } from './history.ts';
import type { Manner } from './hands.ts';

export interface Worth {
  readonly dice: readonly number[];
  /** What it comes to, where the table marks; first that of whoever threw. */
  readonly gain: Gain | undefined;
  /** Whether the points of whoever threw are in a row. */
  readonly bredouille: boolean;
}

const NOTHING: Worth = { dice: [], gain: undefined, bredouille: false };

export function worthOf(board: View['board'], events: readonly EventView[], manner: Manner): Worth {
  if (board.kind !== 'tables') return NOTHING;
  const { dice = [], thrower, counters } = board;
  const gains = manner === 'auto' ? gainsOf(events) : [];
  return { dice, gain: gains.find(({ seat }) => seat === thrower) ?? gains[0], bredouille: (counters?.[thrower]?.jetons ?? 0) > 1 };
}

/** What a turn that is looked back at came to, on the board as it is seen then. */
export function worthBack({ dice, seat, gains }: Turn, board: View['board'], manner: Manner): Worth {
  const marked = manner === 'auto' ? gains : [];
  const gain = marked.find((each) => each.seat === seat) ?? marked[0];
  const row = board.kind === 'tables' ? (board.counters?.[board.thrower]?.jetons ?? 0) : 0;
  return { dice, gain, bredouille: row > 1 };
}

/** Which turn it is that is looked back at, by its line in the list. */
export function backTold({ seat, dice }: Turn, number: number, players: readonly string[]): Sayable {
  const [player, thrown] = [players[seat ?? -1], dice.join('-')];
  if (player !== undefined && thrown !== '') return message('web-table-looking-back', { number, player, dice: thrown });
  return message('web-table-looking-back-move', { number, what: player ?? thrown });
}

/** Who scored in it, or that nobody did with his dice. */
export function scorerTold({ gain, dice }: Worth, seat: number | null, players: readonly string[]): Sayable | null {
  if (gain !== undefined) return gain.seat === seat ? 'web-table-worth-you' : message('common-verbatim', { text: players[gain.seat] ?? '' });
  return dice.length > 0 ? 'web-table-worth-nothing' : null;
}
