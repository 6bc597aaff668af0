/** A table as a page shows it: the line to its game, and what one says there. */
import { untrack } from 'svelte';
import { begun, type Line } from '../net/line.ts';
import { newAct, newWord, type Word } from '../net/saying.ts';
import { GameSocket, type Wire } from '../net/socket.ts';

export class Table {
  line = $state.raw<Line>(begun(''));
  connected = $state(true);
  /** When the last view came, by the page's own clock. */
  since = $state(0);
  readonly #socket: GameSocket;

  constructor(game: string) {
    this.line = begun(game);
    this.#socket = new GameSocket(game, {
      open,
      later: (what, milliseconds) => setTimeout(what, milliseconds),
      now: () => performance.now(),
      random: Math.random,
      changed: (line, connected) => {
        this.#change(line, connected);
      },
    });
  }

  act = (act: string): void => {
    this.#socket.say(newAct(this.line.game, act, this.line.shown));
  };

  say = (word: Word): void => {
    this.#socket.say(newWord(this.line.game, word));
  };

  chat = (words: string): void => {
    this.#socket.chat(words);
  };

  leave = (): void => {
    this.#socket.leave();
  };

  #change(line: Line, connected: boolean): void {
    if (line.view !== untrack(() => this.line.view)) this.since = performance.now();
    [this.line, this.connected] = [line, connected];
  }
}

function open(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/ws`);
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (words) => {
      socket.send(words);
    },
    close: () => {
      socket.close();
    },
  };
  socket.onopen = () => wire.onopen?.();
  socket.onclose = () => wire.onclose?.();
  socket.onmessage = (event: MessageEvent<string>) => wire.onmessage?.(event);
  return wire;
}
