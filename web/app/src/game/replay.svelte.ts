/** A game stepped through, with what else might have been played: the server says what can come next. */
import { api } from '../net/api.ts';
import type { GameTold, LineTold, OptionValue } from '../net/types.ts';
import { actsTo, back, current, dropped, end, forward, goTo, known, nodeAt, played, ROOT, studyOf, type Study } from './study.ts';

/** What can come next at a place. */
export type Next = Pick<LineTold, 'acts' | 'chance'>;

interface Law {
  readonly game: string;
  readonly ruleset: string;
  readonly options: Record<string, OptionValue>;
}

export class Replay {
  about = $state.raw<GameTold | null>(null);
  study = $state.raw<Study | null>(null);
  next = $state.raw<Next>({ acts: [], chance: false });
  readonly #known: Next[] = [];
  #law: Law | null = null;

  readonly here = $derived(this.study === null ? null : current(this.study));

  async load(game: string): Promise<void> {
    const [{ about }, { ruleset, options, acts }] = await Promise.all([api.game(game), api.record(game)]);
    this.#law = { game: about.game, ruleset, options };
    const line = await api.line({ ...this.#law, acts });
    this.about = about;
    this.study = studyOf(line.places);
    this.#learn(line.places.length - 1, line);
    await this.#look();
  }

  first = (): Promise<void> => this.#move((study) => goTo(study, ROOT));
  back = (): Promise<void> => this.#move(back);
  forward = (): Promise<void> => this.#move(forward);
  last = (): Promise<void> => this.#move(end);
  goTo = (id: number): Promise<void> => this.#move((study) => goTo(study, id));
  drop = (): Promise<void> => this.#move(dropped);

  /** Plays an act where one is; it opens a variation unless it was played there before. */
  async play(act: string): Promise<void> {
    const { study } = this;
    if (study === null || this.#law === null) return;
    const there = known(study, act);
    if (there !== undefined) return this.goTo(there);
    const acts = [...actsTo(study, study.at), act];
    const line = await api.line({ ...this.#law, acts, since: acts.length });
    const place = line.places[0];
    if (place === undefined) return;
    this.study = played(study, place);
    this.#learn(this.study.at, line);
    await this.#look();
  }

  async #move(how: (study: Study) => Study): Promise<void> {
    if (this.study === null) return;
    this.study = how(this.study);
    await this.#look();
  }

  #learn(id: number, { acts, chance }: LineTold): void {
    this.#known[id] = { acts, chance };
  }

  /** Learns what can come next, unless one has gone on meanwhile. */
  async #look(): Promise<void> {
    const { study } = this;
    if (study === null || this.#law === null) return;
    const { at } = study;
    const before = this.#known[at];
    this.next = before ?? { acts: [], chance: false };
    if (before !== undefined) return;
    const acts = [...actsTo(study, at)];
    const line = await api.line({ ...this.#law, acts, since: acts.length });
    this.#learn(nodeAt(study, at).id, line);
    if (this.study?.at === at) this.next = { acts: line.acts, chance: line.chance };
  }
}
