/** What moves are worth beside each other at the places one looks at; each place is asked for once. */
import type { Cite } from '@academie/protocol/wire';
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../net/api.ts';
import type { Compared } from './analysis.ts';
import type { Law } from './analysing.svelte.ts';

export interface Comparison {
  readonly acts: readonly Compared[];
  /** What the moves differ in, and the article that prices it. */
  readonly article: { readonly kind: string; readonly cite: Cite } | null;
}

const keyOf = (acts: readonly string[], played: string | null): string => JSON.stringify([acts, played]);

export class Comparing {
  readonly #known = new SvelteMap<string, Comparison>();
  readonly #asked: Record<string, Promise<Comparison>> = {};

  /** When all that was asked for is known. */
  settled: Promise<unknown> = Promise.resolve();

  /** What is known of a place, and of the move played there. */
  at = (acts: readonly string[], played: string | null): Comparison | undefined => this.#known.get(keyOf(acts, played));

  ask(law: Law, acts: readonly string[], played: string | null): Promise<Comparison> {
    const key = keyOf(acts, played);
    const asked = (this.#asked[key] ??= this.#learn(key, law, acts, played));
    this.settled = Promise.allSettled([this.settled, asked]);
    return asked;
  }

  async #learn(key: string, law: Law, acts: readonly string[], played: string | null): Promise<Comparison> {
    try {
      const told = (await api.compare({ ...law, acts: [...acts], played })) as unknown as Comparison;
      this.#known.set(key, told);
      return told;
    } catch (wrong) {
      // It may be asked again.
      Reflect.deleteProperty(this.#asked, key);
      throw wrong;
    }
  }
}
