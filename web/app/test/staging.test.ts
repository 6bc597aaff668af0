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
