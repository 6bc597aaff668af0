/** How a game ended, for whoever looks at it. */
import type { View } from '@academie/protocol/wire';

export interface Ending {
  readonly reason: string;
  /** The seat that won; nobody if it was drawn. */
  readonly winner: number | null;
  /** What each seat has won or lost, as it is written. */
  readonly gains: readonly string[];
}

export function ending({ outcome }: Pick<View, 'outcome'>): Ending | null {
  if (outcome === undefined || outcome === null) return null;
  const { reason, returns } = outcome;
  const written = Array.isArray(returns) ? returns.map(String) : [];
  const gains = written.map(gained);
  const most = Math.max(...gains);
  return { reason: String(reason), winner: most > 0 ? gains.indexOf(most) : null, gains: written };
}

/** A gain, which may be written as a fraction. */
function gained(written: string): number {
  const [over = '0', under = '1'] = written.split('/');
  return Number(over) / Number(under);
}
