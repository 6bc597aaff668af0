/** Whose turn it is, as it is said: until somebody has the next one, and that chance is waited for only if that takes long. */
import type { Sayable } from '@academie/words';
import { say } from '../words/language.svelte.ts';

const LATE_MS = 600;
/** Nothing, but as high as a line. */
const BLANK = '\u00a0';

export class Heading {
  #said = $state.raw<Sayable | null>(null);
  #late = $state(false);

  /** `whose` is what there is to say, `awaited` whether that is only that chance is waited for. */
  constructor(whose: () => Sayable | null, awaited: () => boolean, playing: () => boolean) {
    $effect(() => {
      this.#late = false;
      if (playing() || !awaited()) return undefined;
      const timer = setTimeout(() => (this.#late = true), LATE_MS);
      return () => {
        clearTimeout(timer);
      };
    });
    $effect.pre(() => {
      const said = whose();
      if (said !== null && (!awaited() || this.#late)) this.#said = said;
    });
  }

  get told(): string {
    return this.#said === null ? BLANK : say(this.#said);
  }
}
