/** Who has won a hole may hold or leave: how lists of moves write which of the two was chosen. */
import type { Entry } from './history.ts';

const DECISIONS = {
  tenir: { letter: 'web-table-letter-held', word: 'web-table-held' },
  's-en-aller': { letter: 'web-table-letter-left', word: 'web-table-left' },
} as const;

export type Decision = (typeof DECISIONS)[keyof typeof DECISIONS];

/** What an act decided, if it is such an act. */
export function decisionOf({ text, place }: Entry): Decision | undefined {
  const key = place?.last?.say?.key ?? text;
  return key in DECISIONS ? DECISIONS[key as keyof typeof DECISIONS] : undefined;
}
