/** A tree of plays gone through, and added to by what one tries: the server says what can come next. */
import type { LineTold } from '../net/types.ts';
import { actsTo, back, current, dropped, end, forward, goTo, known, nodeAt, played, ROOT, type Study } from './study.ts';

/** What can come next at a place. */
export type Next = Pick<LineTold, 'choices' | 'chance'>;
/** The places from behind the last act on, and what can come next at the last of them. */
export type Followed = Pick<LineTold, 'places' | 'choices' | 'chance'>;

const NOTHING: Next = { choices: {}, chance: false };

export abstract class Walk<Line extends Followed = Followed> {
  study = $state.raw<Study | null>(null);
  next = $state.raw<Next>(NOTHING);
  #known: Next[] = [];

  readonly here = $derived(this.study === null ? null : current(this.study));

  /** Asks where acts lead; `played` says whether the last of them has just been played here. */
  protected abstract ask(acts: readonly string[], played: boolean): Promise<Line>;

  /** Whether something is answered to what one plays, so that the server must be asked even where one has been before. */
  protected answered?(): boolean;

  /** Remembers what else is known of a place that was played to. */
  protected noted?(id: number, line: Line): void;

  protected begin(study: Study): Promise<void> {
    [this.study, this.#known] = [study, []];
    return this.#look();
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
    if (study === null) return;
    const there = known(study, act);
    if (there !== undefined && this.answered?.() !== true) return this.goTo(there);
    const line = await this.ask([...actsTo(study, study.at), act], true);
    if (this.study === study) await this.#take(study, line);
  }

  /** Lets what is to answer do so where one is. */
  async letAnswer(): Promise<void> {
    const { study } = this;
    if (study === null) return;
    const { places, ...line } = await this.ask(actsTo(study, study.at), true);
    if (this.study === study) await this.#take(study, { ...line, places: places.slice(1) } as Line);
  }

  async #take(study: Study, line: Line): Promise<void> {
    const [first] = line.places;
    if (first === undefined) return;
    const after = line.places.reduce(played, study);
    this.study = after;
    this.noted?.(played(study, first).at, line);
    this.#learn(after.at, line);
    await this.#look();
  }

  async #move(how: (study: Study) => Study): Promise<void> {
    if (this.study === null) return;
    this.study = how(this.study);
    await this.#look();
  }

  #learn(id: number, { choices, chance }: Next): void {
    this.#known[id] = { choices, chance };
  }

  /** Learns what can come next, unless one has gone on meanwhile. */
  async #look(): Promise<void> {
    const { study } = this;
    if (study === null) return;
    const { at } = study;
    const before = this.#known[at];
    this.next = before ?? NOTHING;
    if (before !== undefined) return;
    const line = await this.ask(actsTo(study, at), false);
    if (this.study === null) return;
    this.#learn(nodeAt(study, at).id, line);
    if (this.study.at === at) this.next = { choices: line.choices, chance: line.chance };
  }
}
