import { expect, test } from 'vitest';
import { deviceOf, grouped, isNumber, placeOf, provedBy, secondStepOf, secretOf, seenTold, sizeTold, Unproved } from '../src/game/account.ts';
import { Api, Refusal } from '../src/net/api.ts';
import { routeOf } from '../src/game/route.ts';

const refused = (key: string, status = 403, extra?: unknown): Refusal => new Refusal(status, '', { key }, extra);

test('a right password that is not enough goes on with what the server says', () => {
  const extra = { pending: 'abc', ways: ['totp', 'recovery-code'] };
  expect(secondStepOf(refused('identity-second-step', 401, extra))).toEqual(extra);
  expect(secondStepOf(refused('identity-password-alone', 401, { pending: 'abc', ways: ['new-passkey'] }))?.ways).toEqual(['new-passkey']);
  expect(secondStepOf(refused('server-wrong-password', 401))).toBeNull();
  // A server that takes no password alone refuses to register one by the same words, and nothing was begun.
  expect(secondStepOf(refused('identity-password-alone'))).toBeNull();
  expect(secondStepOf(new TypeError('line'))).toBeNull();
});

test('what needs a recent proof is done once it is given, and only asked for where it is needed', async () => {
  let proofs = 0;
  const proved = provedBy(() => {
    proofs += 1;
    return Promise.resolve(true);
  });
  let [tries, fresh] = [0, false];
  const act = (): Promise<string> => {
    tries += 1;
    const done = fresh ? Promise.resolve('done') : Promise.reject(refused('identity-prove-again'));
    fresh = true;
    return done;
  };
  await expect(proved(act)).resolves.toBe('done');
  expect([proofs, tries]).toEqual([1, 2]);
  await expect(proved(act)).resolves.toBe('done');
  expect(proofs).toBe(1);
  await expect(proved(() => Promise.reject(refused('identity-last-factor', 409)))).rejects.toBeInstanceOf(Refusal);
  expect(proofs).toBe(1);
});

test('who gives no proof changes nothing', async () => {
  const proved = provedBy(() => Promise.resolve(false));
  await expect(proved(() => Promise.reject(refused('identity-prove-again')))).rejects.toBeInstanceOf(Unproved);
});

test.each([
  ['server-taken', 'name'],
  ['server-wrong-password', 'password'],
  ['server-password-short', 'password'],
  ['server-too-common', 'password'],
  ['server-like-name', 'password'],
  ['identity-like-email', 'password'],
  ['identity-password-long', 'password'],
  ['identity-password-alone', 'form'],
  ['identity-wrong-code', 'code'],
  ['identity-wrong-email', 'email'],
  ['server-too-fast', 'form'],
])('%s is told at the %s', (key, place) => {
  expect(placeOf(refused(key))).toBe(place);
});

test('what stands behind the # of a link is its secret, if it is one', () => {
  expect(secretOf('#a-Secret_9')).toBe('a-Secret_9');
  expect(secretOf('#<script>')).toBe('');
  expect(secretOf('')).toBe('');
  expect(routeOf('/recover').page).toBe('recover');
  expect(routeOf('/confirm-email').page).toBe('confirm-email');
});

test('a device has a name by which its passkey is known again', () => {
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36')).toBe('Chrome, Linux');
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1')).toBe('Safari, iPhone');
  expect(deviceOf('something else')).toBe('');
});

test('there are no passkeys where a site is opened by its number', () => {
  expect(['127.0.0.1', '[::1]', 'localhost', 'academie.example'].map(isNumber)).toEqual([true, true, false, false]);
});

test('a secret is read in groups of four', () => {
  expect(grouped('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
});

test('when a session was last seen, as finely as the server tells', () => {
  const now = Date.parse('2026-11-17T12:00:00Z');
  expect(seenTold('2026-11-17T11:57:00Z', now, 'en')).toBe('');
  expect(seenTold('2026-11-17T11:40:00Z', now, 'en')).toBe('20 minutes ago');
  expect(seenTold('2026-11-17T08:30:00Z', now, 'fr')).toBe('il y a 3 heures');
  expect(seenTold('2026-11-16T10:00:00Z', now, 'fr')).toBe('hier');
});

test('the size of a file', () => {
  expect(sizeTold(120, 'en')).toBe('1 kB');
  expect(sizeTold(12_400, 'en')).toBe('12 kB');
  expect(sizeTold(2_340_000, 'fr')).toMatch(/^2,3\sMo$/);
});

test('a session that has ended is told of, but not by asking who one is', async () => {
  const answer = (): Response => new Response(JSON.stringify({ detail: '', message: { key: 'server-sign-in' } }), { status: 401 });
  const api = new Api(() => Promise.resolve(answer()), () => Promise.resolve());
  let ended = 0;
  api.onended = () => {
    ended += 1;
  };
  await expect(api.ask('GET /me')).rejects.toThrow();
  expect(ended).toBe(0);
  await expect(api.ask('GET /factors')).rejects.toThrow();
  expect(ended).toBe(1);
});
