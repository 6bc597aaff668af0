/** The turn that is being played on a board, for a page with its own buttons for it. */
import type { Progress } from '@academie/board';

export interface Turning {
  readonly progress: Progress;
  readonly undo: () => void;
  readonly confirm: () => void;
  readonly choose: (act: string) => void;
}
