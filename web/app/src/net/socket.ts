/** The socket of one game: opened again when it falls, and never at once for ever. */
import type { FromClient, FromServer } from '@academie/protocol';
import { begun, greeting, heard, said, type Line, type Said } from './line.ts';

/** As much of a WebSocket as is used. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  readonly open: () => Wire;
  readonly later: (what: () => void, milliseconds: number) => unknown;
  readonly now: () => number;
  readonly random: () => number;
  readonly changed: (line: Line, connected: boolean) => void;
}

export const PING_MS = 15_000;
/** How long an answer to a ping is waited for before the line is held to be dead. */
export const PONG_MS = 10_000;
const FIRST_WAIT_MS = 300;
const MOST_WAIT_MS = 10_000;

/** How long to wait before the connection is tried for the `nth` time, so that not all come back at once. */
export const backoff = (nth: number, random: number): number =>
  Math.min(MOST_WAIT_MS, FIRST_WAIT_MS * 2 ** nth) * (0.5 + random / 2);

export class GameSocket {
  readonly #around: Surroundings;
  #line: Line;
  #wire: Wire | null = null;
  #open = false;
  #fallen = 0;
  #left = false;
  #rtt = 0;
  #awaiting: number | null = null;

  constructor(game: string, around: Surroundings) {
    [this.#line, this.#around] = [begun(game), around];
    this.#connect();
  }

  /** Says something, now if the line is open and in any case once it is. */
  say(what: Said): void {
    this.#become(said(this.#line, what));
    this.#send(what);
  }

  chat(words: string): void {
    this.#send({ t: 'chat', game: this.#line.game, text: words });
  }

  leave(): void {
    this.#left = true;
    this.#wire?.close();
  }

  #connect(): void {
    const wire = this.#around.open();
    this.#wire = wire;
    wire.onopen = () => {
      this.#open = true;
      this.#awaiting = null;
      this.#send(greeting(this.#line));
      this.#ping(wire);
    };
    wire.onmessage = ({ data }) => {
      this.#hear(JSON.parse(data) as FromServer);
    };
    wire.onclose = () => {
      this.#fell(wire);
    };
  }

  #fell(wire: Wire): void {
    if (this.#wire !== wire) return;
    [this.#wire, this.#open] = [null, false];
    if (this.#left) return;
    this.#become(this.#line);
    this.#around.later(
      () => {
        if (!this.#left) this.#connect();
      },
      backoff(this.#fallen, this.#around.random()),
    );
    this.#fallen += 1;
  }

  #hear(message: FromServer): void {
    if (message.t === 'pong') {
      [this.#rtt, this.#awaiting] = [this.#around.now() - message.sent, null];
      return;
    }
    if (message.t === 'joined') this.#fallen = 0;
    const { line, answers } = heard(this.#line, message);
    this.#become(line);
    for (const answer of answers) this.#send(answer);
  }

  /** Keeps the line open, and gives up one that is dead without saying so. */
  #ping(wire: Wire): void {
    if (this.#wire !== wire) return;
    const sent = this.#around.now();
    this.#awaiting = sent;
    this.#send({ t: 'ping', sent, rtt: this.#rtt });
    this.#around.later(() => {
      if (this.#wire !== wire || this.#awaiting !== sent) return;
      wire.close();
      this.#fell(wire);
    }, PONG_MS);
    this.#around.later(() => {
      this.#ping(wire);
    }, PING_MS);
  }

  #send(message: FromClient): void {
    if (this.#open) this.#wire?.send(JSON.stringify(message));
  }

  #become(line: Line): void {
    this.#line = line;
    this.#around.changed(line, this.#open);
  }
}
