/** The citation whose passage is being read over the page. */
import type { Cite } from '@academie/protocol/wire';

let shown = $state.raw<Cite | null>(null);

export const cited = (): Cite | null => shown;

export function readCited(cite: Cite | null): void {
  shown = cite;
}
