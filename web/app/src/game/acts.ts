/** Acts as they are offered to people. What they mean is the server's to know. */
import type { Logged } from '@academie/protocol';
import { ACTS } from '../words/catalogue.ts';
import type { Language } from '../words/text.ts';

const SEATED = /^(?:white|black) (.+)$/;

/** An act in words, or as it is written if it is a move. */
export function told(act: string, language: Language): string {
  const plain = SEATED.exec(act)?.[1] ?? act;
  const [verb = '', ...rest] = plain.split(' ');
  return ACTS[verb]?.[language].replace('{}', rest.join(' ')).trim() ?? plain;
}

export interface LastAct {
  readonly seat: 0 | 1;
  readonly act: string;
}

/** The act made last, unless it was taken back. */
export function lastAct(log: readonly Logged[]): LastAct | undefined {
  const found = log.findLast(({ kind }) => kind === 'act' || kind === 'takeback');
  const act = found?.body['act'];
  if (found?.kind !== 'act' || typeof act !== 'string') return undefined;
  return { seat: found.seat === 1 ? 1 : 0, act };
}
