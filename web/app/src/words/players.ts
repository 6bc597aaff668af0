/** By what the acts of a page are told, for whatever part of it says one. */
import { getContext, setContext } from 'svelte';
import type { Telling } from '../game/acts.ts';

const TELLING = Symbol('telling');

export const introduce = (telling: () => Telling): (() => Telling) => setContext(TELLING, telling);

/** Nothing is known where no game is shown. */
export const introduced = (): (() => Telling) => getContext<(() => Telling) | undefined>(TELLING) ?? (() => ({}));
