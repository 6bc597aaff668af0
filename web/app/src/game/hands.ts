/** What a page offers of what the server lets one do, sorted by how it is offered. What it means is the server's to know. */
import type { Act, Choices, Try } from '@academie/protocol/wire';
import { DOMINO_OPEN, hasWords, isClaim, MARKS, RISKY, SELDOM } from '../words/verbs.ts';
import { verbOf } from './acts.ts';

/** Who minds the marks and the faults. */
export type Manner = 'auto' | 'courtois' | 'rigueur';

export function mannerOf(options: Readonly<Record<string, unknown>>): Manner {
  const marking = options['marking'];
  return marking === 'courtois' || marking === 'rigueur' ? marking : 'auto';
}

/**
 * In rigour nothing tells right from wrong: all that may be tried is offered, and nothing else. Good company shows what
 * is legal, and lets one mark as one likes. What everyone has seen is open to all.
 */
export function reachOf(choices: Choices, manner: Manner): Choices {
  const { acts = [], tries = [] } = choices;
  if (manner === 'rigueur') return { ...choices, acts: tries.length > 0 ? acts.filter((act) => DOMINO_OPEN.has(verbOf(act))) : acts };
  return { ...choices, tries: manner === 'courtois' ? tries.filter(({ most }) => (most ?? 1) === 1) : [] };
}

export interface Offers {
  /** Acts to be chosen between, each a button. */
  readonly main: readonly Act[];
  /** Acts that may be faults, each a button too. */
  readonly risky: readonly Act[];
  /** What is to be marked, where good company says so. */
  readonly due: readonly Act[];
  readonly claims: readonly Try[];
  /** What is seldom done, and what these pages have no words for. */
  readonly seldom: readonly Try[];
}

/** What is offered beside the board; `words` are those of the acts that are no gesture. */
export function offersOf({ acts = [], tries = [] }: Choices, words: readonly Act[]): Offers {
  const legal = new Set(acts);
  const once = new Set(tries.map(({ text }) => text));
  const apart = (verb: string): boolean => isClaim(verb) || SELDOM.has(verb) || MARKS.has(verb);
  const offered = words.filter((act) => !apart(verbOf(act)) && (legal.has(act) || once.has(act.text)));
  const risky = offered.filter((act) => RISKY.has(verbOf(act)) && !legal.has(act));
  const main = offered.filter((act) => !risky.includes(act));
  const claimed = words.filter((act) => legal.has(act) && isClaim(verbOf(act)));
  return {
    main: [...main, ...claimed],
    risky: acts.some((act) => !DOMINO_OPEN.has(verbOf(act))) ? [] : risky,
    due: tries.length > 0 ? acts.filter((act) => MARKS.has(verbOf(act))) : [],
    claims: tries.filter(({ key }) => isClaim(key)),
    seldom: tries.filter(({ key, most }) => (SELDOM.has(key) || !hasWords(key)) && (most ?? 1) === 1),
  };
}
