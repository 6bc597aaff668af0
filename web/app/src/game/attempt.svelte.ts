/** Something a form asks of the server: whether it is under way, and where in the form it was refused. */
import { wrongTold } from '../words/wrong.ts';
import { placeOf, type Place } from './account.ts';

export class Attempt {
  busy = $state(false);
  #wrong = $state.raw<{ at: Place; words: string } | null>(null);
  readonly #fields: readonly Place[];

  /** `fields` are those of the form; what is wrong elsewhere is told of the form as a whole. */
  constructor(...fields: readonly Place[]) {
    this.#fields = fields;
  }

  /** What is wrong with a field, or with the form; empty if nothing is. */
  wrong(at: Place = 'form'): string {
    return this.#wrong?.at === at ? this.#wrong.words : '';
  }

  /** Whether it was done. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    [this.busy, this.#wrong] = [true, null];
    try {
      await act();
      return true;
    } catch (reason) {
      const found = placeOf(reason);
      this.#wrong = { at: this.#fields.includes(found) ? found : 'form', words: wrongTold(reason) };
      return false;
    } finally {
      this.busy = false;
    }
  }
}
