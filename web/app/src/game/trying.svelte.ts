/** A diagram one tries things on: the server plays them by the law and tells what they bring; nothing is kept. */
import { api } from '../net/api.ts';
import type { DiagramTold, LineTold, PlaceTold } from '../net/types.ts';
import { named, type Named } from './acts.ts';

export class Trying {
  readonly #page: string;
  readonly #diagram: DiagramTold;
  acts = $state.raw<readonly Named[]>([]);
  line = $state.raw<LineTold>();
  waiting = $state(false);
  /** How often the board is to forget what was done on it. */
  resets = $state(0);

  constructor(page: string, diagram: DiagramTold) {
    [this.#page, this.#diagram] = [page, diagram];
  }

  /** What may come next here. */
  get next(): LineTold {
    return this.line ?? this.#diagram.line;
  }

  get place(): PlaceTold | undefined {
    return this.next.places.at(-1);
  }

  /** The diagram as it was set up. */
  reset = (): void => {
    [this.acts, this.line] = [[], undefined];
    this.resets += 1;
  };

  /** Plays an act from where one is; what the law refuses changes nothing. */
  async play(act: string): Promise<void> {
    if (this.waiting) return;
    this.waiting = true;
    const acts = [...this.acts, named(act, this.next.choices)];
    try {
      this.line = await api.tryDiagram(this.#page, this.#diagram.number, { acts: acts.map(({ text }) => text) });
      this.acts = acts;
    } catch (wrong) {
      this.resets += 1;
      throw wrong;
    } finally {
      this.waiting = false;
    }
  }

  /** Tries what the text names, from the diagram as it was set up. */
  async afresh(act: string): Promise<void> {
    this.reset();
    await this.play(act);
  }
}
