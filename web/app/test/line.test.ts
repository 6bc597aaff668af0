import type { FromClient, Joined, Logged, Stepped, View } from '@academie/protocol/wire';
import { describe, expect, test } from 'vitest';
import { begun, greeting, heard, MOST_CHATS, said, type Line } from '../src/net/line.ts';
import { newAct } from '../src/net/saying.ts';

const GAME = '0192f0c0-0000-7000-8000-000000000001';
const OTHER = '0192f0c0-0000-7000-8000-000000000002';

const view = (line: string): View => ({ board: { kind: 'plain' }, line, turn: 0, choices: {}, events: [], clocks: [] });
const entry = (seq: number): Logged => ({ seq, kind: 'act', seat: 0, body: {}, at_ms: 0, hash: '' });
const entries = (from: number, to: number): Logged[] =>
  Array.from({ length: to - from + 1 }, (_, nth) => entry(from + nth));
const joined = (to: number, from = 0): Joined => ({
  t: 'joined',
  game: GAME,
  seat: 0,
  key: 'trictrac',
  ruleset: 'trictrac/default',
  options: {},
  agreed: [],
  players: ['a', 'b'],
  seq: to,
  log: entries(from, to),
  view: view(`at ${to}`),
});
const step = (from: number, to = from): Stepped => ({
  t: 'step',
  game: GAME,
  seq: to,
  log: entries(from, to),
  view: view(`at ${to}`),
});

function received(messages: readonly Parameters<typeof heard>[1][], start: Line = begun(GAME)): [Line, FromClient[]] {
  const answers: FromClient[] = [];
  let line = start;
  for (const message of messages) {
    const next = heard(line, message);
    line = next.line;
    answers.push(...next.answers);
  }
  return [line, answers];
}

describe('the log of a game', () => {
  test('is asked for from its beginning, and later from the first event not seen', () => {
    expect(greeting(begun(GAME))).toEqual({ t: 'join', game: GAME, since: 0 });
    const [line] = received([joined(3), step(4, 5)]);
    expect(greeting(line)).toEqual({ t: 'join', game: GAME, since: 6 });
  });

  test('a gap is asked for at once while the newest view is shown', () => {
    const [line, answers] = received([joined(3), step(6)]);
    expect(answers).toEqual([{ t: 'sync', game: GAME, since: 4 }]);
    expect(line.view?.line).toBe('at 6');
    expect(line.seq).toBe(3);
    const [whole] = received([{ t: 'synced', game: GAME, log: entries(4, 6) }], line);
    expect(whole.log.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('what arrives twice is kept once, in whatever order', () => {
    const [line] = received([joined(2), step(3), step(3), { t: 'synced', game: GAME, log: entries(1, 4).reverse() }]);
    expect(line.log.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
  });

  test('a view that comes late does not hide a newer one', () => {
    const [line] = received([joined(4), step(3)]);
    expect(line.view?.line).toBe('at 4');
  });

  test('other games are no concern of it', () => {
    const [line] = received([joined(1), { ...step(2), game: OTHER }]);
    expect(line.seq).toBe(1);
  });
});

describe('what one says', () => {
  const act = newAct(GAME, '0/6 0/5', 3);

  test('is said again as it was on a new connection until it is answered', () => {
    const [line, answers] = received([joined(3)], said(begun(GAME), act));
    expect(answers).toEqual([act]);
    const [after, none] = received([{ t: 'ack', id: act.id, seq: 4 }, joined(4, 4)], line);
    expect(after.pending).toEqual([]);
    expect(none).toEqual([]);
  });

  test('waits for the step after it is acknowledged, and is not said again', () => {
    const [line] = received([joined(3), { t: 'ack', id: act.id, seq: 4 }], said(begun(GAME), act));
    expect(line.pending).toEqual([act]);
    const [after, none] = received([joined(3)], line);
    expect([after.pending, none]).toEqual([[act], []]);
    const [shown] = received([step(4)], line);
    expect([shown.pending, shown.acked.size]).toEqual([[], 0]);
  });

  test('each refusal counts, the same one too', () => {
    const message = { said: { fr: 'non', en: 'no' } };
    const nack = { t: 'nack', id: act.id, seq: 3, message } as const;
    const [line] = received([joined(3), nack, nack], said(begun(GAME), act));
    expect(line.refusal).toEqual({ reason: message, count: 2 });
    expect(line.pending).toEqual([]);
  });

  test('every act has an id and sixteen random bytes of its own', () => {
    const again = newAct(GAME, act.act, 3);
    expect(again.id).not.toBe(act.id);
    expect(again.nonce).not.toBe(act.nonce);
    expect(act.nonce).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('chat', () => {
  const chat = (id: number) => ({ t: 'chat', game: GAME, name: 'a', text: `line ${id}`, id }) as const;

  test('only the last things said are kept', () => {
    const [line] = received(Array.from({ length: MOST_CHATS + 5 }, (_, id) => chat(id)));
    expect(line.chats).toHaveLength(MOST_CHATS);
    expect(line.chats.at(-1)?.text).toBe(`line ${MOST_CHATS + 4}`);
  });

  test('what was said before one came goes before what was heard meanwhile, each line once', () => {
    const [line] = received([joined(1), chat(3), { t: 'chats', game: GAME, lines: [chat(1), chat(2), chat(3)] }, chat(3), chat(4)]);
    expect(line.chats.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});
