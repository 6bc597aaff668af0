import { expect, test, vi } from 'vitest';
import type { Line } from '../src/net/line.ts';
import { newWord } from '../src/net/saying.ts';
import { GameSocket, STOPPED_MS } from '../src/net/socket.ts';
import { backoff, PING_MS, PONG_MS } from '../src/net/steady.ts';
import { socketOf } from '../src/net/wire.ts';
import { world, type FakeWire } from './world.ts';

const GAME = '0192f0c0-0000-7000-8000-000000000001';
const VIEW = { board: { kind: 'plain' }, turn: 0, choices: {}, events: [], clocks: [] };
const JOINED = {
  t: 'joined',
  game: GAME,
  seat: 0,
  key: 'dames',
  ruleset: '',
  options: {},
  players: [],
  seq: 0,
  log: [{ seq: 0, kind: 'open', seat: null, body: {}, at_ms: 0, hash: '' }],
  view: VIEW,
};

/** A socket of a game in a world of its own, and what it has reported. */
function sitting(): { socket: GameSocket; wires: FakeWire[]; pass: (ms: number) => void; state: { line?: Line; connected?: boolean } } {
  const { outside, wires, pass } = world();
  const state: { line?: Line; connected?: boolean } = {};
  const socket = new GameSocket(GAME, {
    ...outside,
    where: () => Promise.resolve('/process/2'),
    changed: (line, connected) => Object.assign(state, { line, connected }),
  });
  return { socket, wires, pass, state };
}

function nth(wires: readonly FakeWire[], at: number): FakeWire {
  const wire = wires[at];
  if (wire === undefined) throw new Error(`no line ${at}`);
  return wire;
}

const spoken = (wire: FakeWire | undefined): string[] => (wire?.sent ?? []).map(({ t }) => t);

test('a line that falls is opened again, joins from where it was, and says what was not answered', () => {
  const { socket, wires, pass, state } = sitting();
  wires[0]?.onopen?.();
  wires[0]?.tell(JOINED);
  const word = newWord(GAME, 'offer-draw');
  socket.say(word);
  wires[0]?.close();
  expect(state.connected).toBe(false);
  pass(backoff(0, 1));
  wires[1]?.onopen?.();
  expect(wires[1]?.sent[0]).toEqual({ t: 'join', game: GAME, since: 1 });
  wires[1]?.tell({ ...JOINED, log: [] });
  expect(wires[1]?.sent.at(-1)).toEqual(word);
  expect(state.connected).toBe(true);
});

test('what is said while the line is down is said once it is up', () => {
  const { socket, wires } = sitting();
  const word = newWord(GAME, 'resign');
  socket.say(word);
  expect(wires[0]?.sent).toEqual([]);
  wires[0]?.onopen?.();
  wires[0]?.tell(JOINED);
  expect(wires[0]?.sent.at(-1)).toEqual(word);
});

test('a line that does not answer is given up', () => {
  const { wires, pass } = sitting();
  wires[0]?.onopen?.();
  expect(spoken(wires[0])).toEqual(['join', 'ping']);
  pass(PONG_MS);
  pass(backoff(0, 1));
  expect(wires).toHaveLength(2);
});

test('a line that answers is kept and pinged again', () => {
  const { wires, pass } = sitting();
  wires[0]?.onopen?.();
  wires[0]?.tell({ t: 'pong', sent: 0 });
  pass(PING_MS);
  expect(spoken(wires[0])).toEqual(['join', 'ping', 'ping']);
  expect(wires).toHaveLength(1);
});

test('who is sent elsewhere goes there, once', async () => {
  const { wires, pass } = sitting();
  nth(wires, 0).onopen?.();
  nth(wires, 0).tell({ t: 'moved', game: GAME, message: { key: 'server-moved' } });
  await vi.waitFor(() => {
    pass(backoff(0, 1));
    expect(wires).toHaveLength(2);
  });
  const there = nth(wires, 1);
  expect(there.address).toBe('/process/2');
  there.onopen?.();
  expect(there.sent[0]).toEqual({ t: 'join', game: GAME, since: 0 });
  there.tell(JOINED);
  there.close();
  pass(backoff(0, 1));
  expect(nth(wires, 2).address).toBe('');
});

test('a game that cannot go on says so, and is asked for again until it can', () => {
  const { wires, pass, state } = sitting();
  wires[0]?.onopen?.();
  wires[0]?.tell(JOINED);
  const message = { key: 'server-set-aside' };
  wires[0]?.tell({ t: 'stopped', game: GAME, message });
  expect(state.line?.stopped).toEqual(message);
  wires[0]?.tell({ t: 'pong', sent: 0 });
  pass(STOPPED_MS);
  expect(wires[0]?.sent.at(-1)).toEqual({ t: 'join', game: GAME, since: 1 });
  wires[0]?.tell({ ...JOINED, log: [] });
  expect(state.line?.stopped).toBeNull();
});

test('a process is reached by a path of the site or by its address', () => {
  expect(socketOf('', 'https://a.example/games/1')).toBe('wss://a.example/ws');
  expect(socketOf('/process/2', 'http://a.example/games/1')).toBe('ws://a.example/process/2/ws');
  expect(socketOf('http://127.0.0.1:8002', 'http://127.0.0.1:8001/')).toBe('ws://127.0.0.1:8002/ws');
  expect(socketOf('', 'https://a.example/games/1', 'some-game')).toBe('wss://a.example/ws/g/some-game');
  expect(socketOf('/process/2', 'https://a.example/games/1', 'some-game')).toBe('wss://a.example/process/2/ws');
});

test('nobody comes back to a table he has left', () => {
  const { socket, wires, pass } = sitting();
  wires[0]?.onopen?.();
  socket.leave();
  pass(60_000);
  expect(wires).toHaveLength(1);
});

test('waits grow up to ten seconds', () => {
  expect(backoff(0, 1)).toBe(300);
  expect(backoff(0, 0)).toBe(150);
  expect(backoff(3, 1)).toBe(2400);
  expect(backoff(40, 1)).toBe(10_000);
});
