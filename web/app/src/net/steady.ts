/** A connection that is opened again when it falls, and never at once for ever. */
import type { FromClient, FromServer } from '@academie/protocol/wire';

/** As much of a WebSocket as is used. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Outside {
  /** Opens a connection to where the page came from, or to another process of the server; for one game, if it is named. */
  readonly open: (address?: string, game?: string) => Wire;
  readonly later: (what: () => void, milliseconds: number) => unknown;
  readonly now: () => number;
  readonly random: () => number;
}

/** Who is notified of what happens on the line. */
export interface Ear {
  /** A connection stands: say what is said first. */
  opened(): void;
  heard(message: FromServer): void;
  fell(): void;
}

export const PING_MS = 15_000;
/** How long an answer to a ping is waited for before the line is held to be dead. */
export const PONG_MS = 10_000;
const FIRST_WAIT_MS = 300;
const MOST_WAIT_MS = 10_000;

/** How long to wait before the connection is tried for the `nth` time, so that not all come back at once. */
export const backoff = (nth: number, random: number): number =>
  Math.min(MOST_WAIT_MS, FIRST_WAIT_MS * 2 ** nth) * (0.5 + random / 2);

export class SteadyLine {
  readonly #around: Outside;
  readonly #ear: Ear;
  #wire: Wire | null = null;
  #open = false;
  #fallen = 0;
  #left = false;
  #awaiting: number | null = null;
  /** Where the next connection is opened, if not where the page came from. */
  #address = '';

  readonly #game: string;

  /** `game` is named to the proxy, which has its players served by one process. */
  constructor(around: Outside, ear: Ear, game = '') {
    [this.#around, this.#ear, this.#game] = [around, ear, game];
  }

  get open(): boolean {
    return this.#open;
  }

  connect(): void {
    // Every other attempt names no game: a server of the release before knows no such path.
    const wire = this.#around.open(this.#address, this.#fallen % 2 === 0 ? this.#game : '');
    this.#address = '';
    this.#wire = wire;
    wire.onopen = () => {
      this.#open = true;
      this.#awaiting = null;
      this.#ear.opened();
      this.#ping(wire);
    };
    wire.onmessage = ({ data }) => {
      this.#hear(JSON.parse(data) as FromServer);
    };
    wire.onclose = () => {
      this.#fell(wire);
    };
  }

  /** Says something if the line is open. */
  send(message: FromClient): void {
    if (this.#open) this.#wire?.send(JSON.stringify(message));
  }

  /** The line does what it is there for: the next fall is the first again. */
  settled(): void {
    this.#fallen = 0;
  }

  /** Opens the line again at once, if it has fallen. */
  retry(): void {
    if (!this.#left && this.#wire === null) this.connect();
  }

  /** Opens the line anew, once, at another process of the server. */
  move(address: string): void {
    this.#address = address;
    this.#wire?.close();
  }

  leave(): void {
    this.#left = true;
    this.#wire?.close();
  }

  #fell(wire: Wire): void {
    if (this.#wire !== wire) return;
    [this.#wire, this.#open] = [null, false];
    if (this.#left) return;
    this.#ear.fell();
    this.#around.later(
      () => {
        this.retry();
      },
      backoff(this.#fallen, this.#around.random()),
    );
    this.#fallen += 1;
  }

  #hear(message: FromServer): void {
    if (message.t === 'pong') this.#awaiting = null;
    else this.#ear.heard(message);
  }

  /** Keeps the line open, and gives up one that is dead without saying so. */
  #ping(wire: Wire): void {
    if (this.#wire !== wire) return;
    const sent = this.#around.now();
    this.#awaiting = sent;
    this.send({ t: 'ping', sent });
    this.#around.later(() => {
      if (this.#wire !== wire || this.#awaiting !== sent) return;
      wire.close();
      this.#fell(wire);
    }, PONG_MS);
    this.#around.later(() => {
      this.#ping(wire);
    }, PING_MS);
  }
}
