import { readFile } from 'node:fs/promises';
import type { BoundProofTold } from '@academie/protocol/api';
import type { Thrown } from '@academie/protocol/wire';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Hashed } from '../src/dice/links.ts';
import { oddsOfFallen } from '../src/dice/odds.ts';
import { Player, type Given, type Keeper, type Line, type OwnSeat } from '../src/dice/player.ts';
import { refusedKey } from '../src/dice/receipts.ts';

const text = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8');
const proof = JSON.parse(await text('../../../examples/bound-proof.json')) as BoundProofTold;
const lines = (await text('../../../examples/bound-evidence.jsonl')).trim().split('\n').map((line) => JSON.parse(line) as Line);
const vectors = JSON.parse(await text('../../../conformance/dice/vectors-2.json')) as { refused_keys: string[]; pub: string };

const [own] = lines as unknown as readonly [{ game: string; seat: number; anchor: string; key: string; origin: string; server_key: string }];
const SEAT: OwnSeat = { game: own.game, number: own.seat, anchor: own.anchor, key: own.key, origin: own.origin, serverKey: own.server_key };
const of = (kind: string): readonly Line[] => lines.filter(({ t }) => t === kind);
const rollOf = (n: number): Hashed => proof.log.find(({ kind, body }) => kind === 'roll' && body['n'] === n && 'shares' in body) as Hashed;
/** The links of the player whose evidence it is, as they came to light. */
const link = (n: number): string => (of('share').find((line) => line['n'] === n)?.['link'] ?? '') as string;

/** A store that lasts as long as the test. */
class Memory implements Keeper {
  seen = new Map<number, string>();
  kept = new Map<string, Line>();
  gifts = new Map<number, Given>();
  unsent: string | null = null;
  keep = (name: string, line: Line): Promise<void> => {
    if (!this.kept.has(name)) this.kept.set(name, line);
    return Promise.resolve();
  };
  sent = (kind: string, what: string): Promise<number> =>
    Promise.resolve(what === this.unsent ? 0 : of('sent').filter((line) => line['kind'] === kind && line['text'] === what).length);
  given = (n: number): Promise<Given | undefined> => Promise.resolve(this.gifts.get(n));
  give = (given: Given): Promise<Given> => {
    if (!this.gifts.has(given.n)) this.gifts.set(given.n, given);
    return Promise.resolve(this.gifts.get(given.n) ?? given);
  };
  link = (_: string, n: number): Promise<string | undefined> => Promise.resolve(link(n) || undefined);
  sign = (): Promise<string> => Promise.resolve('00'.repeat(64));
}

/** What the server asked, by the link that was given for it. */
const throwOf = (n: number): Thrown => {
  const share = of('share').find((line) => line['n'] === n) as unknown as Given;
  const signed = of('receipt').find((line) => line['seq'] === share.seq) as unknown as Thrown['receipt'];
  const { at_ms, size, index, path, sig, key } = signed;
  return { t: 'throw', game: SEAT.game, n, seq: share.seq, head: share.head, owed: [0, 1], receipt: { at_ms, size, index, path, sig, key } };
};

let keeper = new Memory();
let player = new Player(SEAT, keeper);
beforeEach(() => {
  keeper = new Memory();
  player = new Player(SEAT, keeper);
});

/** Plays the game as it was played up to an event, giving every link that is asked for. */
async function playTo(seq: number, told: (entry: Hashed) => Hashed = (entry) => entry): Promise<void> {
  for (const entry of proof.log.slice(0, seq + 1) as readonly Hashed[]) {
    const n = Number(entry.body['n']);
    if (entry.kind === 'roll' && 'shares' in entry.body) expect(await player.share(throwOf(n))).toBe(link(n));
    await player.receive(told(entry));
  }
}

const changed = (seq: number, body: object) => (entry: Hashed) => (entry.seq === seq ? { ...entry, body: { ...entry.body, ...body } } : entry);
const wrongWith = async (what: Promise<unknown>): Promise<string> => {
  await expect(what).rejects.toThrow();
  const { key, args } = player.alarm ?? {};
  return key === 'dice-flaw' ? (args?.['why'] as { key: string }).key : (key ?? '');
};

describe('a player', () => {
  test('takes a whole game that was honest, and signs it', async () => {
    await playTo(proof.log.length - 1);
    expect([player.alarm, player.over, player.known]).toEqual([null, true, proof.log.length]);
    expect((await player.countersign())?.seq).toBe(proof.log.length - 1);
    expect(await player.countersign()).toBeNull();
    for (const { seat, seq, sig } of proof.countersignatures) if (seat !== SEAT.number) await player.hear(seat, seq, sig);
    expect([...keeper.kept.values()].filter(({ t }) => t === 'event').length).toBe(proof.log.length);
  });

  test('gives the same link again for the same event', async () => {
    await playTo(rollOf(3).seq - 1);
    expect(await player.share(throwOf(3))).toBe(link(3));
    expect(await player.share(throwOf(3))).toBe(link(3));
  });

  test('gives no link twice, for two events', async () => {
    await playTo(rollOf(3).seq - 1);
    keeper.gifts.set(3, { n: 3, seq: 1, head: '00'.repeat(32), link: link(3) });
    expect(await wrongWith(player.share(throwOf(3)))).toBe('dice-asked-twice');
    expect(await wrongWith(player.share(throwOf(3)))).toBe('dice-asked-twice');
  });

  test('gives no link before the event is signed, nor for one that was not told', async () => {
    await playTo(rollOf(3).seq - 1);
    const asked = throwOf(3);
    expect(await wrongWith(player.share({ ...asked, receipt: { ...asked.receipt, sig: '11'.repeat(64) } }))).toBe('dice-bad-receipt');
  });

  test('gives no link for another history', async () => {
    await playTo(rollOf(3).seq - 1);
    expect(await wrongWith(player.share({ ...throwOf(3), head: '11'.repeat(32) }))).toBe('dice-two-heads');
  });

  test('gives no link of a later roll', async () => {
    await playTo(rollOf(3).seq - 1);
    expect(await wrongWith(player.share({ ...throwOf(3), n: 4 }))).toBe('dice-throw-not-due');
  });

  test('finds another roll, another link, another act, and an act it did not send', async () => {
    const { seq, body } = rollOf(4);
    expect(await wrongWith(playTo(seq, changed(seq, { act: body['act'] === '6-6' ? '1-1' : '6-6' })))).toBe('dice-roll-differs');
    player = new Player(SEAT, (keeper = new Memory()));
    expect(await wrongWith(playTo(seq, changed(seq, { act: 'six-six' })))).toBe('dice-roll-differs');
    player = new Player(SEAT, (keeper = new Memory()));
    expect(await wrongWith(playTo(seq, changed(seq, { server: '11'.repeat(32) })))).toBe('dice-link-server');
    player = new Player(SEAT, (keeper = new Memory()));
    const mine = proof.log.find((entry) => entry.kind === 'act' && entry.seat === SEAT.number);
    keeper.unsent = String(mine?.body['act']);
    expect(await wrongWith(playTo(mine?.seq ?? -1))).toBe('dice-not-sent');
  });

  test('finds an event that was told otherwise before, even to another page', async () => {
    keeper.seen.set(1, '11'.repeat(32));
    expect(await wrongWith(playTo(1))).toBe('dice-told-otherwise');
  });

  test('takes no other anchor for its own', async () => {
    player = new Player({ ...SEAT, anchor: '11'.repeat(32) }, keeper);
    expect(await wrongWith(playTo(0))).toBe('dice-not-your-anchor');
  });

  test('lets nothing but the roll follow once its link is given', async () => {
    const { seq } = rollOf(3);
    await playTo(seq - 1);
    await player.share(throwOf(3));
    const offer: Hashed = { seq, kind: 'offer-draw', seat: 1 - SEAT.number, body: {}, at_ms: 0 };
    expect(await wrongWith(player.receive(offer))).toBe('dice-while-pending');
  });

  test('finds that another has signed another log', async () => {
    await playTo(3);
    expect(await wrongWith(player.hear(1 - SEAT.number, 3, '11'.repeat(64)))).toBe('dice-other-log');
  });
});

test('keys that prove nothing are refused', () => {
  expect(vectors.refused_keys.length).toBeGreaterThan(7);
  expect(vectors.refused_keys.every(refusedKey)).toBe(true);
  expect(refusedKey(vectors.pub)).toBe(false);
});

test('the odds of a deal shrink with what is taken, and begin anew with a shuffle', () => {
  const at = (before: readonly string[], act: string): number | undefined => oddsOfFallen(act, { game: 'dominos', seats: 2, before })?.length;
  expect(at(['poseur j1', 'battre'], 'prendre 6-6')).toBe(28);
  expect(at(['battre', 'prendre 6-6', 'prendre 1-0'], 'prendre 5-5')).toBe(26);
  expect(at(['battre', 'prendre 6-6', 'poser 6-6', 'battre'], 'prendre 6-6')).toBe(28);
  expect(at([], 'poseur j2')).toBe(2);
});
