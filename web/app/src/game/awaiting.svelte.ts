/** What is thrown or dealt at a table, and what that waits for once it has not come for a while. */
import type { Sayable } from '@academie/words';
import { waitTold } from './awaiting.ts';
import type { Table } from './table.svelte.ts';

/** After how long it is told. */
const PATIENCE_MS = 3000;

interface Around {
  readonly over: boolean;
  readonly adjourned: boolean;
  readonly players: readonly string[];
  readonly what: 'dice' | 'tiles';
}

export class Awaiting {
  #late = $state(false);
  readonly #table: Table;
  readonly #around: () => Around;
  readonly #view = $derived.by(() => this.#table.line.view);
  readonly #waits = $derived.by(() => this.#view !== null && this.#view.turn === null && !this.#around().over && !this.#around().adjourned);

  constructor(table: Table, around: () => Around) {
    [this.#table, this.#around] = [table, around];
    $effect(() => {
      // From when the last view came: what is heard besides takes no time away from it.
      if (this.#view === null || !this.#waits) return;
      const timer = setTimeout(() => (this.#late = true), PATIENCE_MS);
      return () => {
        clearTimeout(timer);
        this.#late = false;
      };
    });
  }

  get late(): boolean {
    return this.#late;
  }

  /** In words, while anything is. */
  get told(): Sayable | null {
    const { line, asked, guarding } = this.#table;
    const { players, what } = this.#around();
    if (this.#table.staging.view?.turn !== null) return null;
    if (this.#late) return waitTold({ line, asked, share: guarding.share, alarmed: guarding.alarm !== null, players, what });
    return what === 'dice' ? 'web-table-throwing' : 'web-table-dealing';
  }

  /** Whether it is to be said that chance waits for another browser: before one does anything here, and where nothing comes of it. */
  get elsewhere(): boolean {
    const { line, acted, guarding } = this.#table;
    if (this.#around().over || guarding.share !== 'elsewhere') return false;
    // Where there is chance it has come before anybody can do anything.
    return this.#late || (!acted && line.log.some(({ kind }) => kind === 'roll'));
  }
}
