import type { Phrase } from '@academie/protocol/wire';

/** The event of one's own that an alarm says was never sent; -1 if it says something else. */
export const unsent = (alarm: Phrase | null): number => {
  const { seq, why } = (alarm?.args ?? {}) as { seq?: number; why?: Phrase };
  return why?.key === 'dice-not-sent' ? (seq ?? -1) : -1;
};
