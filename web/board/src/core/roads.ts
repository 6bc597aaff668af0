/** A turn of so many acts that they cannot be tried one by one: what may follow the steps made is looked up. */
import type { Step } from './gestures.ts';

export interface Roads {
  /** Every step that may follow those made, each once. */
  onward(made: readonly Step[]): readonly Step[];
  /** The acts that the steps made amount to, each once. */
  completed(made: readonly Step[]): readonly string[];
}
