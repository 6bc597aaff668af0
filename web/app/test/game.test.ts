import type { Logged, View } from '@academie/protocol/wire';
import { write } from '@academie/words';
import { describe, expect, test } from 'vitest';
import { mayTakeBack, describeAct, named, type Named } from '../src/game/acts.ts';
import { countdown, givenBack, remaining } from '../src/game/clock.ts';
import { answeredSince, offersIn } from '../src/game/offers.ts';
import { leftTold } from '../src/game/time.ts';
import { ending } from '../src/game/outcome.ts';
import { dicePath, joinPath, playerPath, replayPath, routeOf, tablePath } from '../src/game/route.ts';
import { noWinner } from '../src/words/verbs.ts';

const ID = '0192f0c0-0000-7000-8000-000000000001';

describe('acts in words', () => {
  test.each([
    [{ text: 'tenir', say: { key: 'tenir' } }, 'Tenir', 'Hold'],
    [{ text: 'white jeton 6', say: { key: 'jeton', args: { of: 6 } } }, 'Jeton à 6', 'Jeton to 6'],
    [{ text: 'black bois 0/6 0/5', say: { key: 'bois', args: { of: '0/6 0/5' } } }, 'Jouer 0/6 0/5', 'Play 0/6 0/5'],
    [{ text: '0/6 0/5' }, '0/6 0/5', '0/6 0/5'],
    [{ text: '28x10(14,23)' }, '28x10(14,23)', '28x10(14,23)'],
    [{ text: 'w2b6', say: { key: 'first-dice', args: { white: 2, black: 6 } } }, 'Blanc 2, Noir 6\u00a0: Noir commence', 'White 2, Black 6: Black begins'],
    [{ text: 'w3b3', say: { key: 'first-dice', args: { white: 3, black: 3 } } }, 'Blanc 3, Noir 3', 'White 3, Black 3'],
  ] satisfies [Named, string, string][])('%j', (act, fr, en) => {
    expect([describeAct(act, 'fr'), describeAct(act, 'en')]).toEqual([fr, en]);
  });

  test.each([
    [{ text: '8/20', steps: [0, { from: '14', to: '20', die: 6 }] }, '○8→●3 (6+6)', '○8→●3 (6+6)'],
    [{ text: '18/off', steps: [{ from: '18', to: 'off-0', die: 6 }] }, '●5→bande', '●5→off'],
    [{ text: 'black bois 0/6', say: { key: 'bois', args: { of: '0/6' } }, steps: [{ from: '23', to: '17', die: 6 }] }, 'Jouer ●T→●6', 'Play ●T→●6'],
    [{ text: 'white toucher 8', say: { key: 'toucher', args: { of: 8 } }, touch: '8' }, 'Toucher ○8', 'Touch ○8'],
    [{ text: 'white jeton 6', say: { key: 'jeton', args: { of: 6 } }, steps: [{ from: 'points-0-2', to: 'points-0-6' }] }, 'Jeton à 6', 'Jeton to 6'],
  ] satisfies [Named, string, string][])('by the names of flèches: %j', (act, fr, en) => {
    const telling = { rim: 'trictrac' as const, steps: [{ from: '8', to: '14', die: 6 }] };
    expect([describeAct(act, 'fr', telling), describeAct(act, 'en', telling)]).toEqual([fr, en]);
  });

  test('an act is known by its text among those that can be done', () => {
    const jeton = { text: 'white jeton 6', say: { key: 'jeton', args: { of: 6 } } };
    expect(named('white jeton 6', { tries: [{ text: 'white jeton', key: 'jeton', acts: [jeton] }] })).toEqual(jeton);
    expect(named('32-28', undefined)).toEqual({ text: '32-28' });
  });
});

const entry = (seq: number, kind: string, seat: number | null, body: Logged['body'] = {}): Logged => ({ seq, kind, seat, body, at_ms: 0, hash: '' });
const logged = (...events: readonly (readonly [string, number | null, Logged['body']?])[]): Logged[] =>
  events.map(([kind, seat, body], seq) => entry(seq, kind, seat, body ?? {}));

describe('a takeback', () => {
  test.each([
    ['before one has played', logged(['open', null], ['act', 1]), false],
    ['after one has played', logged(['open', null], ['act', 0]), true],
    ['after the answer of the other', logged(['act', 0], ['act', 1]), true],
    ['after the dice have been thrown', logged(['act', 0], ['roll', null]), false],
    ['after a play since the dice', logged(['act', 0], ['roll', null], ['act', 0]), true],
    ['after the only play was taken back', logged(['act', 0], ['ask-takeback', 0], ['takeback', 1, { acts: 0 }]), false],
    ['after the second play was taken back', logged(['act', 0], ['act', 1], ['act', 0], ['takeback', 1, { acts: 2 }]), true],
  ])('%s', (_, log, may) => {
    expect(mayTakeBack(log, 0)).toBe(may);
  });
});

describe('offers', () => {
  const told = (log: readonly Logged[]) => offersIn(log).map(({ offer, by, answer, answeredBy }) => [offer, by, answer, answeredBy]);

  test.each([
    ['wait', logged(['offer-draw', 0]), ['offer-draw', 0, 'waiting', null]],
    ['wait while one of several has accepted', logged(['offer-draw', 0], ['consent', 2]), ['offer-draw', 0, 'waiting', null]],
    ['are declined', logged(['offer-draw', 0], ['consent', 2], ['decline', 1]), ['offer-draw', 0, 'declined', 1]],
    ['stay declined when play goes on', logged(['offer-draw', 0], ['decline', 1], ['act', 0]), ['offer-draw', 0, 'declined', 1]],
    ['are accepted', logged(['ask-takeback', 1], ['takeback', 0, { acts: 0 }]), ['ask-takeback', 1, 'accepted', 0]],
    ['are withdrawn', logged(['ask-adjourn', 1], ['withdraw', 1]), ['ask-adjourn', 1, 'withdrawn', 1]],
    ['lapse when play goes on', logged(['offer-draw', 1], ['act', 0]), ['offer-draw', 1, 'lapsed', null]],
  ])('%s', (_, log, offer) => {
    expect(told(log)).toEqual([offer]);
  });

  test('are told one after another', () => {
    expect(told(logged(['offer-draw', 0], ['decline', 1], ['act', 0], ['ask-takeback', 0], ['withdraw', 0])).map(([, , answer]) => answer)).toEqual(['declined', 'withdrawn']);
  });

  test('a notice tells only of what was answered since one came', () => {
    const offers = offersIn(logged(['offer-draw', 0], ['decline', 1]));
    expect([answeredSince(offers, 0)?.answer, answeredSince(offers, 1), answeredSince([], -1)]).toEqual(['declined', null, null]);
    expect(answeredSince(offersIn(logged(['offer-draw', 1], ['act', 0])), -1)).toBeNull();
  });
});

describe('clocks', () => {
  test('only the running one runs, and never under nothing', () => {
    expect(remaining(5000, false, 3000)).toBe(5000);
    expect(remaining(5000, true, 3000)).toBe(2000);
    expect(remaining(5000, true, 9000)).toBe(0);
  });

  test.each([
    [0, '0:00.0'],
    [9_950, '0:09.9'],
    [65_000, '1:05'],
    [3_723_000, '1:02:03'],
    [2 * 86_400_000 + 3 * 3_600_000, '2\u00a0d 3\u00a0h'],
  ])('%i ms', (milliseconds, shown) => {
    expect(leftTold(milliseconds, 'en')).toBe(shown);
  });

  test('more time than a timer of the browser can count is still shown', () => {
    expect(leftTold(remaining(400 * 86_400_000, true, 86_400_000), 'en')).toBe('399\u00a0d 0\u00a0h');
  });

  test.each([
    [0, '0:00'],
    [1, '0:01'],
    [45_000, '0:45'],
    [119_001, '2:00'],
  ])('%i ms before something happens', (milliseconds, shown) => {
    expect(countdown(milliseconds)).toBe(shown);
  });

  test('what a clock was given back stands in the log', () => {
    const pause = { seq: 3, kind: 'pause', seat: null, body: { lost_ms: 18_000, from: 5, to: 18_005, reason: 'outage' }, at_ms: 18_010 };
    expect(givenBack([...logged(['act', 0]), pause])).toEqual([{ seq: 3, at: 18_010, lost: 18_000 }]);
  });
});

describe('endings', () => {
  const over = (outcome: View['outcome']): View => ({ board: { kind: 'plain' }, line: '', turn: null, choices: {}, events: [], clocks: [], outcome: outcome ?? null });

  test.each([
    [['1', '-1'], 0],
    [['-1', '1'], 1],
    [['0', '0'], null],
    [['-1/2', '1/2'], 1],
  ])('%j', (returns, winner) => {
    expect(ending(over({ reason: 'partie', returns }))).toEqual({ reason: 'partie', winner, gains: returns });
  });

  test('a game that was left is not called a draw', () => {
    expect([noWinner('abandoned', 'dames'), noWinner('engine-gone', 'dames'), noWinner('draw', 'dames'), noWinner('draw', 'echecs')].map((each) => write(each, 'fr'))).toEqual(['Sans résultat', 'Sans résultat', 'Partie remise', 'Partie nulle']);
  });

  test('a game that goes on has none', () => {
    expect(ending(over(null))).toBeNull();
  });
});

test('addresses lead to the pages they are made for, all others nowhere', () => {
  expect(routeOf(tablePath(ID))).toEqual({ page: 'table', game: ID });
  expect(routeOf(joinPath(ID))).toEqual({ page: 'join', table: ID });
  expect(routeOf(replayPath(ID))).toEqual({ page: 'replay', game: ID });
  expect(routeOf(dicePath(ID))).toEqual({ page: 'dice', game: ID });
  expect(routeOf(playerPath('engine:simple'))).toEqual({ page: 'player', name: 'engine:simple' });
  expect(routeOf('/archive?player=Metz')).toEqual({ page: 'archive', query: 'player=Metz' });
  expect(['/', '/play', '/games', '/table/1', '/player/%'].map((path) => routeOf(path).page)).toEqual(['home', 'lobby', 'mine', 'nowhere', 'nowhere']);
  expect(routeOf('/messages/Ann%C3%A9')).toEqual({ page: 'messages', name: 'Anné' });
  expect(routeOf('/moderation/12')).toEqual({ page: 'moderation', part: '12' });
  expect(['/messages', '/messages/%', '/moderation/trail', '/moderation/x', '/decisions', '/kept'].map((path) => routeOf(path).page)).toEqual(['messages', 'nowhere', 'moderation', 'nowhere', 'decisions', 'kept']);
});
