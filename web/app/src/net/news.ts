/** News of the lobby and of one's own affairs: that something has changed, never what. */
import type { Topic } from './types.ts';
import { SteadyLine, type Outside } from './steady.ts';

export const TOPICS: readonly Topic[] = ['lobby', 'mine'];

type Heard = (topic: Topic) => void;

/** One line for all that watch. */
class Watched {
  readonly ears = new Set<Heard>();
  readonly #line: SteadyLine;
  #settled = false;

  constructor(around: Outside) {
    this.#line = new SteadyLine(around, {
      opened: () => {
        this.#line.send({ t: 'watch' });
        this.#line.settled();
        this.#settled = true;
        for (const topic of TOPICS) this.#tell(topic);
      },
      heard: (message) => {
        if (message.t === 'changed') this.#tell(message.topic);
      },
      fell: () => {
        this.#settled = false;
      },
    });
    this.#line.connect();
  }

  join(heard: Heard): void {
    this.ears.add(heard);
    // Whoever comes later looks at once; the others have.
    if (this.#settled) TOPICS.forEach(heard);
  }

  leave(): void {
    this.#line.leave();
  }

  #tell(topic: Topic): void {
    for (const heard of [...this.ears]) heard(topic);
  }
}

const lines = new Map<Outside, Watched>();

/** Calls `heard` for each topic whenever it may have changed, also when the line comes back; gives the way to stop. */
export function watch(around: Outside, heard: Heard): () => void {
  const line = lines.get(around) ?? new Watched(around);
  lines.set(around, line);
  line.join(heard);
  return () => {
    line.ears.delete(heard);
    if (line.ears.size > 0 || lines.get(around) !== line) return;
    lines.delete(around);
    line.leave();
  };
}
