import { readFile } from 'node:fs/promises';
import type { ProofEntry, ProofTold } from '@academie/protocol/api';
import { describe, expect, test } from 'vitest';
import { link, written } from '../src/dice/chain.ts';
import { blinding, bound, bytesOf, fallen, hexOf, keyOf, messageOf, sha256, stream, uniform, type Chance, type Roll } from '../src/dice/rolls.ts';
import { actsBefore, verify } from '../src/dice/verify.ts';

interface Vectors {
  rolls: {
    seed: string;
    commitment: string;
    game: string;
    number: number;
    nonces: string[];
    acts: string;
    message: string;
    stream: string;
    salt: string;
    below: Record<string, number>;
    tric: string;
    opening: string;
  }[];
  bound: { before: string; seat: number | null; act: string; nonce: string; after: string }[];
  chain: (ProofEntry & { hashed: string; hash: string })[];
}

const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));
const vectors = (await read('../../../conformance/dice/vectors.json')) as Vectors;

const PIPS = [1, 2, 3, 4, 5, 6];
/** As docs/dice.md lists them. */
const THROWS: Chance[] = PIPS.flatMap((high) => PIPS.filter((low) => low <= high).map((low) => ({ act: `${high}-${low}`, weight: high === low ? 1 : 2, of: 36 })));
const OPENING: Chance[] = PIPS.flatMap((white) => PIPS.map((black) => ({ act: `w${white}b${black}`, weight: 1, of: 36 })));

describe('the vectors, which OpenSSL computed', () => {
  test.each(vectors.rolls)('roll $number of $game', async (vector) => {
    const roll: Roll = { game: bytesOf(vector.game), number: vector.number, nonces: vector.nonces.map(bytesOf), acts: bytesOf(vector.acts) };
    const key = await keyOf(bytesOf(vector.seed));
    expect(hexOf(await sha256(bytesOf(vector.seed)))).toBe(vector.commitment);
    expect(hexOf(messageOf(roll))).toBe(vector.message);
    const source = stream(key, roll);
    const bytes: number[] = [];
    while (bytes.length < vector.stream.length / 2) bytes.push((await source.next()).value);
    expect(hexOf(Uint8Array.from(bytes))).toBe(vector.stream);
    expect(hexOf(await blinding(key, roll))).toBe(vector.salt);
    for (const [below, number] of Object.entries(vector.below)) {
      expect((await uniform(stream(key, roll), Number(below))).number).toBe(number);
    }
    const drawn = (await uniform(stream(key, roll), 36)).number;
    expect([fallen(THROWS, drawn), fallen(OPENING, drawn)]).toEqual([vector.tric, vector.opening]);
  });

  test('some of them throw a byte away', async () => {
    const rejected = await Promise.all(
      vectors.rolls.map(async ({ seed, game, number, nonces, acts }) => {
        const roll = { game: bytesOf(game), number, nonces: nonces.map(bytesOf), acts: bytesOf(acts) };
        return (await uniform(stream(await keyOf(bytesOf(seed)), roll), 36)).rejected;
      }),
    );
    expect(rejected.filter((count) => count > 0).length).toBeGreaterThan(0);
  });

  test.each(vectors.bound)('acts bound: $act', async ({ before, seat, act, nonce, after }) => {
    expect(hexOf(await bound(bytesOf(before), seat, act, bytesOf(nonce)))).toBe(after);
  });

  test('a log is chained', async () => {
    let before = bytesOf('00'.repeat(32));
    for (const entry of vectors.chain) {
      expect(written(entry)).toBe(entry.hashed);
      before = await link(before, entry);
      expect(hexOf(before)).toBe(entry.hash);
    }
  });
});

describe('the proof of a game that was played', async () => {
  const proof = (await read('./proof.json')) as ProofTold;
  const changed = (seq: number, body: object): ProofTold => ({
    ...proof,
    log: proof.log.map((entry) => (entry.seq === seq ? { ...entry, body: { ...entry.body, ...body } } : entry)),
  });
  const rolled = proof.log.find(({ kind, body }) => kind === 'roll' && body['act'] !== '6-6' && !String(body['act']).startsWith('w'))?.seq ?? -1;

  test('agrees from end to end', async () => {
    const parts: number[] = [];
    const { events, rolls, flaws } = await verify(proof, (part) => parts.push(part));
    expect(flaws).toEqual([]);
    expect(events).toBe(proof.log.length);
    expect(rolls.length).toBe(proof.log.filter(({ kind }) => kind === 'roll').length);
    expect(rolls.length).toBeGreaterThan(10);
    expect(parts.at(-1)).toBe(1);
  });

  test('does not once a roll is another', async () => {
    const { flaws } = await verify(changed(rolled, { act: '6-6' }));
    expect(flaws.map(({ kind }) => kind)).toContain('roll');
    expect(flaws.map(({ kind }) => kind)).toContain('head');
  });

  test('does not once the seed is another', async () => {
    const { flaws } = await verify(changed(proof.log.length - 1, { seed: '11'.repeat(32) }));
    expect(flaws.map(({ kind }) => kind)).toContain('commitment');
  });

  test('does not before the seed is revealed', async () => {
    const { flaws } = await verify({ ...proof, log: proof.log.slice(0, -1) });
    expect(flaws.map(({ kind }) => kind)).toContain('reveal');
  });
});

test('rolls taken back rest on the acts before them', () => {
  const entry = (seq: number, kind: string, body: ProofEntry['body']): ProofEntry => ({ seq, kind, seat: kind === 'act' ? 0 : null, body, at_ms: 0 });
  const log = [
    entry(0, 'open', {}),
    entry(1, 'roll', { act: 'w6b1' }),
    entry(2, 'act', { act: '0/7' }),
    entry(3, 'roll', { act: '2-1' }),
    entry(4, 'takeback', { acts: 1 }),
    entry(5, 'act', { act: '0/1 0/6' }),
    entry(6, 'roll', { act: '4-4' }),
  ];
  expect([...actsBefore(log)]).toEqual([
    [1, []],
    [3, ['w6b1', '0/7']],
    [6, ['w6b1', '0/1 0/6']],
  ]);
});
