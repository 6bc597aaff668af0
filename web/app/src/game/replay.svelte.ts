/** A game stepped through, turn by turn, with what else might have been played. */
import { api } from '../net/api.ts';
import type { GameTold } from '../net/types.ts';
import type { Law } from './analysing.svelte.ts';
import { turnsOf, turnWith, type Entry, type Turn } from './history.ts';
import { departure, studyOf, type Node } from './study.ts';
import { Walk, type Followed } from './walk.svelte.ts';

export class Replay extends Walk {
  about = $state.raw<GameTold | null>(null);
  law = $state.raw<Law | null>(null);
  /** The acts of the game. */
  acts = $state.raw<readonly string[]>([]);

  readonly entries: readonly Entry[] = $derived((this.study?.nodes ?? []).filter(isPlayed).map(({ place }) => ({ text: place.act ?? '', seat: place.seat, place })));
  readonly turns: readonly Turn[] = $derived(turnsOf(this.entries));
  /** The place of the game one is at, or from which the line one is in departs: so many acts were done there. */
  readonly number: number = $derived(this.study === null ? 0 : departure(this.study, this.study.at).id);
  /** The turn that is played there; as many as there are at the end. */
  readonly turn: number = $derived(this.number >= this.acts.length ? this.turns.length : turnWith(this.turns, this.number));

  async load(game: string): Promise<void> {
    const [{ about }, { ruleset, options, acts }] = await Promise.all([api.game(game), api.record(game)]);
    const law = { game: about.game, ruleset, options };
    const { places } = await api.line({ ...law, acts });
    [this.about, this.law, this.acts] = [about, law, acts];
    await this.begin(studyOf(places));
  }

  /** Plays a line from a place of the game, as far as it can be played. */
  async open(number: number, line: readonly string[]): Promise<void> {
    await this.goTo(Math.max(0, Math.min(number, this.acts.length)));
    for (const act of line) await this.play(act);
  }

  protected override ask(acts: readonly string[]): Promise<Followed> {
    if (this.law === null) throw new Error('no game is being replayed');
    return api.line({ ...this.law, acts: [...acts], since: acts.length });
  }
}

const isPlayed = ({ main, place }: Node): boolean => main && place.act !== null;
