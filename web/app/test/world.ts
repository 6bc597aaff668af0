/** A world whose time goes by when it is asked to, and lines in it that tests hold both ends of. */
import type { FromClient } from '@academie/protocol/wire';
import type { Outside, Wire } from '../src/net/steady.ts';

export class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: FromClient[] = [];
  /** Where it was opened. */
  readonly address: string;
  constructor(address = '') {
    this.address = address;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.onclose?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export interface World {
  readonly outside: Outside;
  readonly wires: FakeWire[];
  readonly pass: (milliseconds: number) => void;
}

export function world(): World {
  const wires: FakeWire[] = [];
  let now = 0;
  let waiting: { at: number; what: () => void }[] = [];
  return {
    wires,
    outside: {
      open: (address) => {
        const wire = new FakeWire(address);
        wires.push(wire);
        return wire;
      },
      later: (what, milliseconds) => waiting.push({ at: now + milliseconds, what }),
      now: () => now,
      random: () => 1,
    },
    pass: (milliseconds) => {
      now += milliseconds;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { what } of due) what();
    },
  };
}
