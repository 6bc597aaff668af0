/** Tourne-case on its board: three men a side, outside until they enter. */
import type { Place, Plan } from '../core/gestures.ts';
import type { Seat } from '../core/pieces.ts';
import type { TablesGame } from './game.ts';
import { played, readBoth, readLine } from './line.ts';
import { menOn, type Thrown } from './scene.ts';
import { TOURNE_CASE } from './setting.ts';
import { SEATS } from './track.ts';

export interface TourneCasePosition extends Thrown {
  /** The men of each player, the first number those outside, the thirteenth those on his coin. */
  readonly men: readonly [readonly number[], readonly number[]];
}

const COIN = 12;
const MOVE = /^(\d{1,2})\/(\d{1,2})$/;
const NOTHING = 'passe';

export function readTourneCase(text: string): TourneCasePosition {
  const line = readLine(text);
  return { men: readBoth(line), thrower: line.thrower, dice: line.dice };
}

/** How many men of a player have come to his coin. */
export const atCoin = ({ men }: TourneCasePosition, seat: Seat): number => men[seat][COIN] ?? 0;

function way(act: string, seat: Seat): readonly [Place, Place] | null {
  const [, start, end] = MOVE.exec(played(act)) ?? [];
  const track = TOURNE_CASE.track(seat);
  return start === undefined || end === undefined ? null : [track(Number(start)), track(Number(end))];
}

function planOf(act: string, seat: Seat): readonly Plan[] {
  if (played(act) === NOTHING) return [{ act, steps: [], ordered: false }];
  const found = way(act, seat);
  return found === null ? [] : [{ act, steps: [{ from: found[0], to: found[1] }], ordered: false }];
}

export const TOURNE_CASE_GAME: TablesGame<TourneCasePosition> = {
  setting: TOURNE_CASE,
  read: readTourneCase,
  standing: ({ men }) => SEATS.flatMap((seat) => menOn(men[seat].slice(0, COIN + 1), TOURNE_CASE.track(seat), seat)),
  gestures: (acts, { thrower }) => ({ seat: thrower, plans: acts.flatMap((act) => planOf(act, thrower)) }),
  words: (acts) => acts.filter((act) => planOf(act, 0).length === 0),
  left: (act, seat) => way(act, seat)?.slice(0, 1) ?? [],
};
