/** The browser's own socket to the server this page came from, and its clocks. */
import type { Outside, Wire } from './steady.ts';

/** The version of the wire this page was built for. */
const PROTOCOL = 'academie.v2';

function open(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/ws`, PROTOCOL);
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

export const outside: Outside = {
  open,
  later: (what, milliseconds) => setTimeout(what, milliseconds),
  now: () => performance.now(),
  random: Math.random,
};
