/** The analysis of a game as it comes in: every move at once, then each looked at more deeply. */
import { api } from '../net/api.ts';
import type { OptionValue } from '../net/types.ts';
import { levelsOf, merged, type Choice, type Level, type Luck } from './analysis.ts';

export interface Law {
  readonly game: string;
  readonly ruleset: string;
  readonly options: Record<string, OptionValue>;
}

type Status = 'idle' | 'running' | 'stopped' | 'done' | 'failed';

export class Analysing {
  status = $state<Status>('idle');
  /** Whether what is known is being looked at more deeply. */
  deeper = $state(false);
  /** How many acts of the game have been looked at in this pass, and how many there are. */
  done = $state(0);
  all = $state(0);
  choices = $state.raw<readonly Choice[]>([]);
  lucks = $state.raw<readonly Luck[]>([]);
  readonly levels: readonly Level[] = $derived(levelsOf(this.choices, this.lucks));
  #turn = 0;

  /** Rates all the acts, from where it was stopped or from the first on; then again, looking further ahead.
   * What somebody looks at comes first: `before` waits for it.
   */
  async begin(law: Law, acts: readonly string[], before: () => Promise<unknown>): Promise<void> {
    const turn = ++this.#turn;
    [this.status, this.all] = ['running', acts.length];
    try {
      if (!(await this.#pass(turn, law, acts, before))) return;
      // Where no dice are thrown there is but one depth.
      if (!this.deeper && this.lucks.length > 0) {
        [this.deeper, this.done] = [true, 0];
        if (!(await this.#pass(turn, law, acts, before))) return;
      }
      this.status = 'done';
    } catch (wrong) {
      if (turn === this.#turn) this.status = 'failed';
      throw wrong;
    }
  }

  /** Asks no further; what is known stays. */
  stop = (): void => {
    this.#turn += 1;
    if (this.status === 'running') this.status = 'stopped';
  };

  /** Whether it came to the end. */
  async #pass(turn: number, law: Law, acts: readonly string[], before: () => Promise<unknown>): Promise<boolean> {
    while (this.done < acts.length) {
      await before();
      const { deeper } = this;
      const told = await api.review({ ...law, acts: [...acts], since: this.done, deeper });
      if (turn !== this.#turn) return false;
      this.choices = merged(this.choices, told.choices as unknown as Choice[]);
      this.lucks = merged(this.lucks, told.lucks as unknown as Luck[]);
      this.done = told.done;
    }
    return true;
  }
}
