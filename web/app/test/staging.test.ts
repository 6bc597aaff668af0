/** What of a table is staged when messages come together, or while one looks at something else. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { at, GAMES, holesOf, lineAt, type Part } from './sample.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { hidden: false });
const { Staging } = await import('../src/game/staging.svelte.ts');

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

const PAST = 60_000;
const SKIPPED_MS = 8000;

/** From the turn before a hole of the opponent's to the play after it. */
const around = at(
  (GAMES['trictrac'] ?? []).flatMap((part): Part[] => {
    const hole = part.findIndex(({ view }, nth) => nth > 1 && nth + 2 < part.length && (holesOf(view)[1] ?? 0) > (holesOf(at(part, nth - 1).view)[1] ?? 0));
    return hole < 0 ? [] : [part.slice(hole - 2, hole + 3)];
  }),
  0,
);
const HOLES = holesOf(at(around, 2).view);
type Staged = InstanceType<typeof Staging>;

/** Whether a hole is seen to be marked within so many milliseconds. */
function seesHole(staging: Staged, milliseconds: number): boolean {
  for (let passed = 0; passed < milliseconds; passed += 20) {
    vi.advanceTimersByTime(20);
    if (staging.moment?.motion.carried && JSON.stringify(holesOf(staging.moment)) === JSON.stringify(HOLES)) return true;
  }
  return false;
}

describe('while an earlier move is looked back at', () => {
  test('turns wait, a hole among them, and are shown afterwards', () => {
    const staging = new Staging();
    staging.receive(lineAt(around, 0));
    staging.receive(lineAt(around, 1));
    staging.lookBack(true);
    for (let nth = 2; nth < around.length; nth += 1) staging.receive(lineAt(around, nth));
    expect(seesHole(staging, PAST)).toBe(false);
    staging.lookBack(false);
    expect(seesHole(staging, PAST)).toBe(true);
    vi.advanceTimersByTime(PAST);
    expect(staging.seq).toBe(around.at(-1)?.seq);
  });

  test('a hole that was on is shown from its throw on', () => {
    const staging = new Staging();
    staging.receive(lineAt(around, 1));
    staging.receive(lineAt(around, 2));
    vi.advanceTimersByTime(100);
    expect(staging.playing).toBe(true);
    staging.lookBack(true);
    staging.finish();
    staging.again();
    vi.advanceTimersByTime(PAST);
    staging.lookBack(false);
    expect(staging.moment?.motion.thrown).toBeDefined();
    expect(seesHole(staging, PAST)).toBe(true);
  });

  test('the table beside the board is told as it is, so that one learns of one’s turn', () => {
    const staging = new Staging();
    staging.receive(lineAt(around, 0));
    staging.lookBack(true);
    for (let nth = 1; nth < around.length; nth += 1) staging.receive(lineAt(around, nth));
    expect(staging.view?.turn).toBe(at(around, around.length - 1).view.turn);
    expect(staging.log).toHaveLength(around.length);
    expect(staging.replayable).toBe(false);
  });
});

describe('acts that come all at once', () => {
  const some = at(GAMES['dames'] ?? [], 0);
  const first = 2;

  test('are told as shown at once, from the first of them, for as long as somebody looks', () => {
    const staging = new Staging();
    staging.receive(lineAt(some, first));
    staging.receive(lineAt(some, first + 3));
    expect(staging.playing).toBe(false);
    const act = some.slice(0, first + 1).filter(({ kind }) => kind === 'act' || kind === 'roll').length;
    expect(staging.skipped).toEqual({ turns: 3, act });
    vi.advanceTimersByTime(SKIPPED_MS - 1);
    expect(staging.skipped).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(staging.skipped).toBeNull();
  });

  test('with those that waited to be shown', () => {
    const staging = new Staging();
    const other = some.findIndex(({ seat }, nth) => nth > first && seat === 1);
    for (const nth of [other - 1, other, other + 2]) staging.receive(lineAt(some, nth));
    expect(staging.skipped).toMatchObject({ turns: 3 });
  });

  test('are told once somebody looks', () => {
    const staging = new Staging();
    staging.receive(lineAt(some, first));
    staging.lookBack(true);
    staging.receive(lineAt(some, first + 3));
    vi.advanceTimersByTime(PAST);
    staging.lookBack(false);
    expect(staging.skipped).toMatchObject({ turns: 3 });
    vi.advanceTimersByTime(SKIPPED_MS);
    expect(staging.skipped).toBeNull();
  });

  test('are not if there is one only, or something was taken back', () => {
    const staging = new Staging();
    staging.receive(lineAt(some, first));
    staging.receive(lineAt(some, first + 1));
    expect(staging.skipped).toBeNull();
    const line = lineAt(some, first + 4);
    staging.receive({ ...line, log: [...line.log.slice(0, -1), { ...at(line.log, line.log.length - 1), kind: 'takeback', body: { acts: 2 } }] });
    expect(staging.skipped).toBeNull();
  });

  test('where dice are thrown, their throws are counted', () => {
    const staging = new Staging();
    const part = at(GAMES['toute-table'] ?? [], 0);
    const rolls = part.slice(3, 8).filter(({ kind }) => kind === 'roll').length;
    staging.receive(lineAt(part, 2));
    staging.receive(lineAt(part, 7));
    expect(staging.skipped).toMatchObject({ turns: rolls });
  });
});
