/** What a page offers of what the server lets one do, sorted by how it is offered. What it means is the server's to know. */
import type { Try, View } from '@academie/protocol';
import { DOMINO_OPEN, hasWords, isClaim, MARKS, RISKY, SELDOM } from '../words/verbs.ts';
import { verbOf } from './acts.ts';

/** Who minds the marks and the faults. */
export type Manner = 'auto' | 'courtois' | 'rigueur';

export function mannerOf(options: Readonly<Record<string, unknown>>): Manner {
  const marking = options['marking'];
  return marking === 'courtois' || marking === 'rigueur' ? marking : 'auto';
}

/** What can be done on the board, and besides. */
export interface Reach {
  readonly acts: readonly string[];
  readonly tries: readonly Try[];
}

/**
 * In rigour nothing tells right from wrong: all that may be tried is offered, and nothing else. Good company shows what
 * is legal, and lets one mark as one likes. What everyone has seen is open to all.
 */
export function reachOf({ acts, tries = [] }: Pick<View, 'acts' | 'tries'>, manner: Manner): Reach {
  if (manner === 'rigueur') return { acts: tries.length > 0 ? acts.filter((act) => DOMINO_OPEN.has(verbOf(act))) : acts, tries };
  return { acts, tries: manner === 'courtois' ? tries.filter(({ most }) => (most ?? 1) === 1) : [] };
}

export interface Offers {
  /** Acts to be chosen between, each a button. */
  readonly main: readonly string[];
  /** Acts that may be faults, each a button too. */
  readonly risky: readonly string[];
  /** What is to be marked, where good company says so. */
  readonly due: readonly string[];
  readonly claims: readonly Try[];
  /** What is seldom done, and what these pages have no words for. */
  readonly seldom: readonly Try[];
}

/** What is offered beside the board; `words` are those of the acts that are no gesture. */
export function offersOf({ acts, tries }: Reach, words: readonly string[]): Offers {
  const legal = new Set(acts);
  const once = new Set(tries.map(({ verb }) => verb));
  const apart = (verb: string): boolean => isClaim(verb) || SELDOM.has(verb) || MARKS.has(verb);
  const offered = words.filter((act) => !apart(verbOf(act)) && (legal.has(act) || once.has(act)));
  const risky = offered.filter((act) => RISKY.has(verbOf(act)) && !legal.has(act));
  const main = offered.filter((act) => !risky.includes(act));
  const claimed = words.filter((act) => legal.has(act) && isClaim(verbOf(act)));
  return {
    main: [...main, ...claimed],
    risky: acts.some((act) => !DOMINO_OPEN.has(verbOf(act))) ? [] : risky,
    due: tries.length > 0 ? acts.filter((act) => MARKS.has(verbOf(act))) : [],
    claims: tries.filter(({ verb }) => isClaim(verbOf(verb))),
    seldom: tries.filter(({ verb, most }) => (SELDOM.has(verbOf(verb)) || !hasWords(verbOf(verb))) && (most ?? 1) === 1),
  };
}
