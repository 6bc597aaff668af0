/** The browser's own socket to the server this page came from, and its clocks. */
import type { Outside, Wire } from './steady.ts';

/** The version of the wire this page was built for. */
const PROTOCOL = 'academie.v2';
/** How the server closes a socket whose session has ended. */
const ENDED = 1008;

function open(address = '', game = ''): Wire {
  const socket = new WebSocket(socketOf(address, location.href, game), PROTOCOL);
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
  socket.onclose = ({ code }) => {
    if (code === ENDED) outside.onended();
    wire.onclose?.();
  };
  socket.onmessage = (event: MessageEvent<string>) => wire.onmessage?.(event);
  return wire;
}

/** The address of the socket of a process, itself given as a path of this site or as an address; or of whichever serves a game. */
export function socketOf(address: string, here: string, game = ''): string {
  const place = new URL(address === '' && game !== '' ? `/ws/g/${game}` : `${address}/ws`, here);
  place.protocol = place.protocol === 'https:' ? 'wss:' : 'ws:';
  return place.href;
}

export const outside: Outside & { onended: () => void } = {
  open,
  /** Called when the session of the page may have ended. */
  onended: () => undefined,
  later: (what, milliseconds) => setTimeout(what, milliseconds),
  now: () => performance.now(),
  random: Math.random,
};
