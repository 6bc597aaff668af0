/** News of the lobby and of one's own affairs: that something has changed; of the open tables, what. */
import type { OpenTable, Topic } from './types.ts';
import { SteadyLine, type Outside } from './steady.ts';

export const TOPICS: readonly Topic[] = ['lobby', 'mine'];

type Heard = (topic: Topic) => void;
type HeardTables = (tables: readonly OpenTable[]) => void;

/** The tables after a change, the oldest first: one that is told again takes its own place. */
export function changedTables(known: readonly OpenTable[], add: readonly OpenTable[], remove: readonly string[]): readonly OpenTable[] {
  const byId = new Map(known.map((table) => [table.id, table]));
  for (const id of remove) byId.delete(id);
  for (const table of add) byId.set(table.id, table);
  return [...byId.values()].sort((one, two) => one.created_at.localeCompare(two.created_at));
}

/** One line for all that watch. */
class Watched {
  readonly ears = new Set<Heard>();
  readonly readers = new Set<HeardTables>();
  #tables: readonly OpenTable[] | null = null;
  #version = 0;
  readonly #line: SteadyLine;
  #settled = false;

  constructor(around: Outside) {
    this.#line = new SteadyLine(around, {
      opened: () => {
        this.#line.send({ t: 'watch' });
        if (this.readers.size > 0) this.#line.send({ t: 'watch-tables' });
        this.#line.settled();
        this.#settled = true;
        for (const topic of TOPICS) this.#tell(topic);
      },
      heard: (message) => {
        if (message.t === 'changed') this.#tell(message.topic);
        else if (message.t === 'tables') this.#read(message.v, message.tables as OpenTable[]);
        else if (message.t === 'tables-changed') this.#change(message);
      },
      fell: () => {
        this.#settled = false;
        this.#tables = null;
      },
    });
    this.#line.connect();
  }

  join(heard: Heard): void {
    this.ears.add(heard);
    // Whoever comes later looks at once; the others have.
    if (this.#settled) TOPICS.forEach(heard);
  }

  /** Has the open tables pushed, to this reader as to all others. */
  read(heard: HeardTables): void {
    this.readers.add(heard);
    if (this.#tables) heard(this.#tables);
    else if (this.#settled) this.#line.send({ t: 'watch-tables' });
  }

  leave(): void {
    this.#line.leave();
  }

  #change({ v, add, remove }: { v: number; add: unknown[]; remove: string[] }): void {
    if (this.#tables && v === this.#version + 1) this.#read(v, changedTables(this.#tables, add as OpenTable[], remove));
    else this.#line.send({ t: 'watch-tables' });
  }

  #read(version: number, tables: readonly OpenTable[]): void {
    [this.#version, this.#tables] = [version, tables];
    for (const heard of [...this.readers]) heard(tables);
  }

  #tell(topic: Topic): void {
    for (const heard of [...this.ears]) heard(topic);
  }
}

const lines = new Map<Outside, Watched>();

/**
 * Calls `heard` for each topic whenever it may have changed, also when the line comes back; gives the way to stop.
 * `tables`, if it is given, is called with the open tables whenever they are not as they were.
 */
export function watch(around: Outside, heard: Heard, tables?: HeardTables): () => void {
  const line = lines.get(around) ?? new Watched(around);
  lines.set(around, line);
  line.join(heard);
  if (tables) line.read(tables);
  return () => {
    line.ears.delete(heard);
    if (tables) line.readers.delete(tables);
    if (line.ears.size > 0 || lines.get(around) !== line) return;
    lines.delete(around);
    line.leave();
  };
}
