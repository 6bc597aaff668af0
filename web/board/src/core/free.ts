/**
 * Men put down freely, as where faults can be made: any of some steps, of so many men at the most.
 *
 * What counts of a man is whence he came and where he ends: he may pause, and go on from where he was put.
 */
import { stepped, type Men, type Place, type Step } from './gestures.ts';

export interface Free {
  /** From where to where a man can be put. */
  readonly steps: readonly Step[];
  /** How many men. */
  readonly most: number;
  /** The act that the ways of the men amount to. */
  tell(ways: readonly Step[]): string;
}

/** The steps made as the ways of the men who made them. */
export function ways(made: readonly Step[]): readonly Step[] {
  return made.reduce<readonly Step[]>((found, { from, to }) => {
    const nth = found.findLastIndex((way) => way.to === from);
    const gone = found[nth];
    return gone === undefined ? [...found, { from, to }] : found.with(nth, { from: gone.from, to });
  }, []);
}

/** Every step that may follow those made. */
export function freeSteps({ steps, most }: Free, made: readonly Step[], men: Men): readonly Step[] {
  const now = made.reduce(stepped, men);
  const gone = ways(made);
  const onward = gone.flatMap((way) =>
    steps
      .filter((step) => step.from === way.from && step.to !== way.to)
      .map((step): Step => ({ from: way.to, to: step.to })),
  );
  const fresh = gone.length < most ? steps.filter((step) => (now.get(step.from) ?? 0) > 0) : [];
  const found = new Map([...onward, ...fresh].map((step) => [key(step), step]));
  return [...found.values()].filter((step) => (now.get(step.from) ?? 0) > 0);
}

/** The act made freely by these steps; nothing if some of them are no such steps, or none was made. */
export function freeAct(free: Free, made: readonly Step[], men: Men): string | null {
  const could = made.every((step, nth) =>
    freeSteps(free, made.slice(0, nth), men).some((each) => key(each) === key(step)),
  );
  return could && made.length > 0 ? free.tell(ways(made)) : null;
}

const key = ({ from, to }: { readonly from: Place; readonly to: Place }): string => `${from}>${to}`;
