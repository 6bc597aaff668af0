/** How a game ended, for whoever looks at it. */
import type { View } from '@academie/protocol';

export interface Ending {
  readonly reason: string;
  /** The seat that won; nobody if it was drawn. */
  readonly winner: number | null;
}

export function ending({ outcome }: Pick<View, 'outcome'>): Ending | null {
  if (outcome === undefined || outcome === null) return null;
  const { reason, returns } = outcome;
  const gains = Array.isArray(returns) ? returns.map((gain) => gained(String(gain))) : [];
  const most = Math.max(...gains);
  return { reason: String(reason), winner: most > 0 ? gains.indexOf(most) : null };
}

/** A gain, which may be written as a fraction. */
function gained(written: string): number {
  const [over = '0', under = '1'] = written.split('/');
  return Number(over) / Number(under);
}
