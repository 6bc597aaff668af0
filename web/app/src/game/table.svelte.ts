/** A table as a page shows it: the line to its game, and what one says there. */
import { untrack } from 'svelte';
import { api } from '../net/api.ts';
import type { Thrown } from '@academie/protocol/wire';
import type { ChatRoom } from '../net/types.ts';
import { begun, type Line } from '../net/line.ts';
import { newAct, newWord, type Word } from '../net/saying.ts';
import { GameSocket } from '../net/socket.ts';
import { outside } from '../net/wire.ts';
import { Guarding } from './guarding.svelte.ts';
import { Staging } from './staging.svelte.ts';

const CUT_MS = 3000;

export class Table {
  line = $state.raw<Line>(begun(''));
  connected = $state(true);
  /** Whether the line has been down so long that nothing can be done. */
  cut = $state(false);
  /** What of it is seen just now. */
  readonly staging = new Staging();
  /** What this page has to do with the dice. */
  readonly guarding = new Guarding((message) => {
    this.#socket.give(message);
  });
  /** What the server has asked the seats for last, that the dice may fall. */
  asked = $state.raw<Thrown | null>(null);
  /** Whether anything was done from this page. */
  acted = $state(false);
  /** When the last view came, by the page's own clock. */
  since = $state(0);
  /** When it was last told who is there. */
  present = $state(0);
  readonly #socket: GameSocket;
  /** What is to be done once what was done before has been answered: it is meant for the table as it is then. */
  #next: readonly string[] = [];
  #falling: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string) {
    this.line = begun(game);
    this.#socket = new GameSocket(game, {
      ...outside,
      where: async (at) => (await api.where(at)).addresses[0] ?? '',
      changed: (line, connected) => {
        this.#change(line, connected);
      },
      exchanged: (message) => {
        if (message.t === 'throw') this.asked = message;
        this.guarding.hear(message);
      },
      signed: () => this.guarding.signed,
      note: (what) => this.guarding.note(what),
    });
  }

  act = (act: string): void => {
    this.acted = true;
    this.#next = [...this.#next, act];
    this.#go(this.line);
  };

  say = (word: Word): void => {
    this.#socket.say(newWord(this.line.game, word));
  };

  chat = (words: string, room?: ChatRoom): void => {
    this.#socket.chat(words, room);
  };

  retry = (): void => {
    this.#socket.retry();
  };

  leave = (): void => {
    clearTimeout(this.#falling);
    this.#socket.leave();
  };

  #change(line: Line, connected: boolean): void {
    const before = untrack(() => this.line);
    if (line.view !== before.view) this.since = performance.now();
    if (line.presence !== before.presence) this.present = performance.now();
    if ((line.refusal?.count ?? 0) > (before.refusal?.count ?? 0)) this.#next = [];
    if (connected !== untrack(() => this.connected)) this.#mind(connected);
    this.staging.receive(line);
    [this.line, this.connected] = [line, connected];
    untrack(() => { this.guarding.follow(line); });
    this.#go(line);
  }

  /** What is done just after the line falls is sent once it is back; only then are the controls taken away. */
  #mind(connected: boolean): void {
    clearTimeout(this.#falling);
    if (connected) this.cut = false;
    else this.#falling = setTimeout(() => (this.cut = true), CUT_MS);
  }

  /** Does the next thing to be done, unless something else waits for an answer. */
  #go({ game, pending, shown }: Line): void {
    const [act, ...later] = this.#next;
    if (act === undefined || pending.some(({ t }) => t === 'act')) return;
    this.#next = later;
    this.#socket.say(newAct(game, act, shown));
  }
}
