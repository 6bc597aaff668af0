/** Passages of the books: what they are called in lists, their trees, and what they say, asked for once. */
import { api } from '../net/api.ts';
import type { ParaphraseTold, PassageEntry, PassageTold } from '../net/types.ts';

/** How many passages of one citation are told at once; the others are named. */
export const TOLD_AT_ONCE = 4;

/** What a message knows the kind of a passage by. */
export const kindKey = (kind: string): string => kind.toLowerCase().replace(/[^a-z]+/gu, '-');

export interface Branch {
  readonly entry: PassageEntry;
  readonly parts: readonly Branch[];
}

/** The passages of a book as a tree; they come in its order, what holds others before them. */
export function branches(entries: readonly PassageEntry[]): readonly Branch[] {
  const parts = new Map<string | null, PassageEntry[]>();
  for (const each of entries) {
    const beside = parts.get(each.within);
    if (beside === undefined) parts.set(each.within, [each]);
    else beside.push(each);
  }
  const within = (holder: string | null): readonly Branch[] => (parts.get(holder) ?? []).map((entry) => ({ entry, parts: within(entry.id) }));
  return within(null);
}

/** What cites the passage is nothing, or only its rule or chapter: the nearest that something cites. */
export const nearestCited = ({ path }: Pick<PassageTold, 'path'>): PassageEntry | undefined => path.findLast(({ uses }) => uses > 0);

export const rests = ({ resting }: Pick<PassageTold, 'resting'>): boolean => Object.values(resting).some((each) => (each as readonly unknown[]).length > 0);

const asked = new Map<string, Promise<ParaphraseTold>>();

/** What a passage says, asked for once; again only if that failed. */
export function paraphraseOf(id: string, ask: (id: string) => Promise<ParaphraseTold> = api.paraphrase): Promise<ParaphraseTold> {
  const known = asked.get(id) ?? ask(id);
  asked.set(id, known);
  known.catch(() => asked.delete(id));
  return known;
}
