/** Whose turn it is, as it is said: nobody's while chance is waited for, which is said only if that takes long. */
import type { Sayable } from '@academie/words';
import { say } from '../words/language.svelte.ts';

const LATE_MS = 600;
/** Nothing, but as high as a line. */
const BLANK = '\u00a0';

export class Heading {
  #late = $state(false);
  readonly #whose: () => Sayable | null;
  readonly #awaited: () => boolean;

  /** `whose` is what there is to say, `awaited` whether that is only that chance is waited for. */
  constructor(whose: () => Sayable | null, awaited: () => boolean, playing: () => boolean) {
    [this.#whose, this.#awaited] = [whose, awaited];
    $effect(() => {
      this.#late = false;
      if (playing() || !awaited()) return undefined;
      const timer = setTimeout(() => (this.#late = true), LATE_MS);
      return () => {
        clearTimeout(timer);
      };
    });
  }

  get told(): string {
    const whose = this.#whose();
    return whose === null || (this.#awaited() && !this.#late) ? BLANK : say(whose);
  }
}
