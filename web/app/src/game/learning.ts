/** Learning from one's mistakes: the places where one erred, one after another, until a better move is found. A value, no page. */
import type { Message } from '@academie/words';
import { MARGIN, type Choice } from './analysis.ts';
import type { Comparison } from './comparing.svelte.ts';

/** How the place one is asked about stands. */
export type Answer = { readonly is: 'asked' } | { readonly is: 'wrong'; readonly act: string; readonly lost: Message } | { readonly is: 'right'; readonly act: string } | { readonly is: 'shown' };

export interface Learning {
  /** The choices asked about; none while one does not learn. */
  readonly asked: readonly Choice[];
  readonly nth: number;
  readonly found: number;
  readonly answer: Answer;
}

const ASKED: Answer = { is: 'asked' };

export const begun = (asked: readonly Choice[]): Learning => ({ asked, nth: 0, found: 0, answer: ASKED });
export const NOT_LEARNING: Learning = begun([]);

export const choiceOf = ({ asked, nth }: Learning): Choice | undefined => asked[nth];
export const isLearning = ({ asked }: Learning): boolean => asked.length > 0;
export const isOver = (learning: Learning): boolean => isLearning(learning) && choiceOf(learning) === undefined;
/** Whether moves on the board are answers. */
export const isOpen = (learning: Learning): boolean => choiceOf(learning) !== undefined && (learning.answer.is === 'asked' || learning.answer.is === 'wrong');

/** Judges an answer: right is what costs next to nothing beside the best. */
export function answered(learning: Learning, act: string, { acts }: Comparison): Learning {
  const [best, tried] = [acts[0], acts.find((each) => each.act === act)];
  if (best === undefined || tried === undefined || !isOpen(learning)) return learning;
  return best.value - tried.value <= MARGIN + ROUNDING ? { ...learning, answer: { is: 'right', act }, found: learning.found + 1 } : { ...learning, answer: { is: 'wrong', act, lost: tried.lost } };
}
/** Values come with four decimals. */
const ROUNDING = 1e-6;

export const shown = (learning: Learning): Learning => ({ ...learning, answer: { is: 'shown' } });
export const next = (learning: Learning): Learning => ({ ...learning, nth: learning.nth + 1, answer: ASKED });
