/** A game stepped through, with what else might have been played. */
import { api } from '../net/api.ts';
import type { GameTold, OptionValue } from '../net/types.ts';
import { studyOf } from './study.ts';
import { Walk, type Followed } from './walk.svelte.ts';

interface Law {
  readonly game: string;
  readonly ruleset: string;
  readonly options: Record<string, OptionValue>;
}

export class Replay extends Walk {
  about = $state.raw<GameTold | null>(null);
  #law: Law | null = null;

  async load(game: string): Promise<void> {
    const [{ about }, { ruleset, options, acts }] = await Promise.all([api.game(game), api.record(game)]);
    this.#law = { game: about.game, ruleset, options };
    const { places } = await api.line({ ...this.#law, acts });
    this.about = about;
    await this.begin(studyOf(places));
  }

  protected override ask(acts: readonly string[]): Promise<Followed> {
    if (this.#law === null) throw new Error('no game is being replayed');
    return api.line({ ...this.#law, acts: [...acts], since: acts.length });
  }
}
