/** What a throw is worth, as a panel beside the board tells it. */
import type { EventView, View } from '@academie/protocol/wire';
import { gainsOf, type Gain } from './history.ts';
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
