/** Dames rabattues on its board: men stacked, laid flat on their flèche, then lifted. */
import type { Plan, Step } from '../core/gestures.ts';
import type { Seat, Standing } from '../core/pieces.ts';
import type { TablesGame } from './game.ts';
import { played, readLine } from './line.ts';
import { MAN_KIND } from './men.ts';
import { several, type Thrown } from './scene.ts';
import { RABATTUES } from './setting.ts';
import { numberOf, offPlace, pilePlace, SEATS } from './track.ts';

/** The men of one flèche. */
export interface Heap {
  readonly lying: number;
  readonly stacked: number;
}

export interface RabattuesPosition extends Thrown {
  /** Flèche by flèche from the light. */
  readonly sides: readonly [readonly Heap[], readonly Heap[]];
  /** Whether who did not throw is asked for the numbers left him. */
  readonly answers: boolean;
}

const MEN = 15;
const HEAP = /^(\d)(?:\+(\d))?$/;
const PLAY = /^(?:jouer|prendre)((?: [1-6])+)$/;
const NOTHING = 'passe';

export function readRabattues(text: string): RabattuesPosition {
  const { sides, thrower, dice, fields } = readLine(text);
  return { sides: [readHeaps(sides[0]), readHeaps(sides[1])], thrower, dice, answers: fields.get('phase') === 'answer' };
}

function readHeaps(text: string): readonly Heap[] {
  return text.split(',').map((word) => {
    const [, lying, stacked] = HEAP.exec(word) ?? [];
    if (lying === undefined) throw new Error(`no flèche of dames rabattues: ${word}`);
    return { lying: Number(lying), stacked: Number(stacked ?? 0) };
  });
}

/** How many men of a player are stacked, and how many there are in all. */
export function heapsOf({ sides }: RabattuesPosition, seat: Seat): { readonly stacked: number; readonly men: number } {
  const total = (count: (heap: Heap) => number): number => sides[seat].reduce((sum, heap) => sum + count(heap), 0);
  return { stacked: total(({ stacked }) => stacked), men: total(({ lying, stacked }) => lying + stacked) };
}

/** Who is to act. */
const actor = ({ thrower, answers }: RabattuesPosition): Seat => (answers === (thrower === 0) ? 1 : 0);

const pileOf = (seat: Seat, number: number): string => pilePlace(numberOf(RABATTUES.track(seat)(number)) ?? 0);

const numbersOf = (act: string): readonly number[] => (PLAY.exec(played(act))?.[1] ?? '').split(' ').filter(Boolean).map(Number);

/** The numbers one by one: a man stacked there is laid, else one who lies there is lifted. */
function stepsOf(act: string, seat: Seat, position: RabattuesPosition): readonly Step[] {
  const numbers = numbersOf(act);
  return numbers.map((number, nth) => {
    const earlier = numbers.slice(0, nth).filter((each) => each === number).length;
    const stacked = position.sides[seat][number - 1]?.stacked ?? 0;
    const here = RABATTUES.track(seat)(number);
    return stacked > earlier ? { from: pileOf(seat, number), to: here } : { from: here, to: offPlace(seat) };
  });
}

function planOf(act: string, seat: Seat, position: RabattuesPosition): readonly Plan[] {
  if (played(act) !== NOTHING && numbersOf(act).length === 0) return [];
  return [{ act, steps: stepsOf(act, seat, position), ordered: false }];
}

function standing(position: RabattuesPosition): readonly Standing[] {
  return SEATS.flatMap((seat) => [
    ...position.sides[seat].flatMap(({ lying, stacked }, nth) => [
      ...several(lying, RABATTUES.track(seat)(nth + 1), seat, MAN_KIND),
      ...several(stacked, pileOf(seat, nth + 1), seat, MAN_KIND),
    ]),
    ...several(MEN - heapsOf(position, seat).men, offPlace(seat), seat, MAN_KIND),
  ]);
}

export const RABATTUES_GAME: TablesGame<RabattuesPosition> = {
  setting: RABATTUES,
  read: readRabattues,
  standing,
  gestures: (acts, position) => {
    const seat = actor(position);
    return { seat, plans: acts.flatMap((act) => planOf(act, seat, position)) };
  },
  words: (acts) => acts.filter((act) => played(act) !== NOTHING && numbersOf(act).length === 0),
  left: (act, seat) => numbersOf(act).map((number) => RABATTUES.track(seat)(number)),
};
