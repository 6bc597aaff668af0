/** The names of who sits at the table, for whatever part of its page says an act that concerns them. */
import { getContext, setContext } from 'svelte';

type Names = () => readonly string[];
const PLAYERS = Symbol('players');

export const introduce = (names: Names): Names => setContext(PLAYERS, names);

/** By seat; none where no table is shown. */
export const introduced = (): Names => getContext<Names | undefined>(PLAYERS) ?? (() => []);
