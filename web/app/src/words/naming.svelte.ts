/** What flèches are called on a page with a board: by the numbers that were preferred, to whoever looks at it. */
import { rimName, type Calling, type Rim } from '@academie/board';
import { callFleches, type Fleche } from '@academie/words';

interface Naming extends Calling {
  readonly rim: Rim;
}

let now = $state.raw<Naming | null>(null);

/** The name of a flèche as the rim of the board has it; as messages say where no board is shown. */
export function nameOf({ fleche, place }: Fleche): string {
  return now === null ? fleche : rimName(now.rim, Number(place), now) || fleche;
}

/** Whose men he plays who looks at the board; nobody's where none is shown. */
export const playerNow = (): 0 | 1 | null => now?.player ?? null;

/** Names flèches for a board as long as it is shown; the answer ends it. */
export function nameFor(rim: Rim, calling: Calling): () => void {
  const naming = { rim, ...calling };
  now = naming;
  callFleches(({ fleche, place }) => rimName(rim, Number(place), calling) || fleche);
  return () => {
    if (now !== naming) return;
    now = null;
    callFleches();
  };
}
