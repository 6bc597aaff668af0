import { expect, test } from 'vitest';
import { Api, Refusal, TRIES, type Fetch } from '../src/net/api.ts';

type Turn = Response | TypeError;

/** An API that is given these answers in turn, and what it was asked. */
function answering(...turns: Turn[]): { api: Api; asked: string[] } {
  const asked: string[] = [];
  const fetcher: Fetch = (path, { method }) => {
    asked.push(`${method ?? ''} ${path}`);
    const turn = turns.shift();
    return turn instanceof Response ? Promise.resolve(turn) : Promise.reject(turn ?? new Error('asked too often'));
  };
  return { api: new Api(fetcher, () => Promise.resolve()), asked };
}

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const refusal = (status: number): Response => json({ status_code: status, detail: 'why' }, status);

test('who only asks asks again when the line or the server fails, and not for ever', async () => {
  const { api } = answering(new TypeError('line'), refusal(503), json([]));
  await expect(api.openTables()).resolves.toEqual([]);
  const failing = answering(...Array.from({ length: TRIES }, () => new TypeError('line')));
  await expect(failing.api.openTables()).rejects.toThrow('line');
  expect(failing.asked).toHaveLength(TRIES);
});

test('what changes something is asked for once', async () => {
  const { api, asked } = answering(refusal(503));
  await expect(api.joinTable('x', null)).rejects.toThrow('why');
  expect(asked).toEqual(['POST /api/tables/x/join']);
});

test('a rematch that both ask for at once is asked for again', async () => {
  const { api, asked } = answering(refusal(500), json({ game: 'y' }, 201));
  await expect(api.rematch('x', null)).resolves.toEqual({ game: 'y' });
  expect(asked).toHaveLength(2);
});

test('a refusal is shown in the words of the server', async () => {
  const { api } = answering(refusal(404));
  await expect(api.table('x')).rejects.toEqual(new Refusal(404, 'why'));
});

test('whoever is not known comes in as a guest', async () => {
  const guest = { id: '1', name: 'guest', guest: true };
  const { api, asked } = answering(refusal(401), json(guest, 201));
  await expect(api.enter()).resolves.toEqual(guest);
  expect(asked).toEqual(['GET /api/me', 'POST /api/guests']);
});

test('an answer without words is nothing', async () => {
  const { api } = answering(new Response(null, { status: 204 }));
  await expect(api.signOut()).resolves.toBeNull();
});
