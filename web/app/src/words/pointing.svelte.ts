/** The flèche that is spoken of, as a reader points at its name: it is lit on the board. */
import type { Mark } from '@academie/protocol/wire';
import { getContext, setContext } from 'svelte';

type Point = (place: string | null) => void;
const POINTING = Symbol('pointing');

/** The sign on the place that is pointed at in the text of a page, for the board of that page. */
export function hearPointing(): () => readonly Mark[] {
  let pointed = $state<string | null>(null);
  setContext<Point>(POINTING, (place) => {
    pointed = place;
  });
  return () => (pointed === null ? [] : [{ places: [pointed], style: 'noted' }]);
}

/** Says which place is pointed at; nobody hears it where no board is shown. */
export const pointing = (): Point => getContext<Point | undefined>(POINTING) ?? (() => undefined);
