/** The log of a game as a chain of hashes, each bound to all before it. */
import type { ProofEntry } from '@academie/protocol/api';
import { joined, sha256, utf8, type Bytes } from './rolls.ts';

/** JSON written in one way only: keys sorted, no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const keys = Object.entries(value).sort(([one], [two]) => (one < two ? -1 : 1));
  return `{${keys.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join(',')}}`;
}

export const written = ({ seq, kind, seat, body, at_ms }: ProofEntry): string => canonical([seq, kind, seat, body, at_ms]);

export const link = (before: Bytes, entry: ProofEntry): Promise<Bytes> => sha256(joined(before, utf8(written(entry))));
