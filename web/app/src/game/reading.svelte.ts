/** What is read beside a board, one thing at a time where there is little room, and what was said while the chat was not seen. */
import { MediaQuery } from 'svelte/reactivity';
import type { Leaf } from './leaves.ts';

export class Reading {
  /** Whether there is a column for chat and rules. */
  readonly wide = new MediaQuery('(min-width: 1600px)');
  /** Whether what is read opens over the panel. */
  readonly folded = new MediaQuery('((max-width: 1080px) and (orientation: portrait)) or ((max-height: 500px) and (orientation: landscape))');
  leaf = $state<Leaf | null>(null);
  #read = $state(0);
  /** What was read before one went to the chat. */
  #before: Leaf | null = null;

  readonly #said: () => number;
  readonly #sheet: () => boolean;

  /** `said` is how much has been said, `sheet` whether a score is kept. */
  constructor(said: () => number, sheet: () => boolean) {
    [this.#said, this.#sheet] = [said, sheet];
    $effect(() => {
      if (this.#seen) this.#read = this.#said();
    });
  }

  get #seen(): boolean {
    return this.wide.current || this.leaf === 'chat';
  }

  get unread(): number {
    return this.#seen ? 0 : this.#said() - this.#read;
  }

  get leaves(): readonly Leaf[] {
    return ['moves', ...(this.#sheet() ? (['score'] as const) : []), ...(this.wide.current ? [] : (['chat', 'rules'] as const))];
  }

  open = (leaf: Leaf | null): void => {
    this.leaf = leaf;
  };

  toChat = (): void => {
    if (this.leaf !== 'chat') this.#before = this.leaf;
    if (!this.wide.current) this.leaf = 'chat';
    setTimeout(() => document.getElementById('chat-field')?.focus());
  };

  /** Back from the chat to what was read before. */
  back = (): void => {
    if (this.leaf === 'chat') this.leaf = this.#before;
  };
}
