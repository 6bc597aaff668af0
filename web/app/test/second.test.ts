import { readFile } from 'node:fs/promises';
import type { BoundProofTold } from '@academie/protocol/api';
import { describe, expect, test } from 'vitest';
import { canonical } from '../src/dice/chain.ts';
import { entered } from '../src/dice/entered.ts';
import { Follower } from '../src/dice/follower.ts';
import { bindAct, chainOf, countersigned, hashOf, LINKS, rollMessage, rollStream, signedBy, type Hashed } from '../src/dice/links.ts';
import { bytesOf, hexOf, uniform, type Bytes } from '../src/dice/rolls.ts';
import { verifySecond } from '../src/dice/second.ts';

interface Vectors {
  game: string;
  pub: string;
  server_anchor: string;
  server_1: string;
  seat0_1: string;
  seat1_1: string;
  canonical: { text: string };
  message1: string;
  stream1: string;
  read_on: { below: number[]; drawn: number[] };
  acts: string[];
  first_dice: string;
  log: { text: string; hash: string }[];
  countersign: { seat: number; seq: number; message: string; signature: string }[];
}

const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));
const vectors = (await read('../../../conformance/dice/vectors-2.json')) as Vectors;
const ZEROS = bytesOf('00'.repeat(32));
const seed = (byte: string): Bytes => bytesOf(byte.repeat(32));
const FIRST = { game: bytesOf(vectors.game), number: 1, acts: ZEROS, shares: [bytesOf(vectors.seat0_1), bytesOf(vectors.seat1_1)] };

describe('the vectors, which other programs computed', () => {
  test('a chain', async () => {
    const links = await chainOf(seed('11'));
    expect([links.length, hexOf(links[0] ?? ZEROS), hexOf(links[1] ?? ZEROS)]).toEqual([LINKS + 1, vectors.server_anchor, vectors.server_1]);
  });

  test('canonical JSON', () => {
    expect(canonical(JSON.parse(vectors.canonical.text))).toBe(vectors.canonical.text);
  });

  test('the first roll', async () => {
    expect(hexOf(rollMessage(FIRST))).toBe(vectors.message1);
    const source = await rollStream(bytesOf(vectors.server_1), FIRST);
    const drawn: number[] = [];
    for (const below of vectors.read_on.below) drawn.push((await uniform(source, below)).number);
    expect(drawn).toEqual(vectors.read_on.drawn);
  });

  test('acts are bound', async () => {
    const first = await bindAct(ZEROS, null, vectors.first_dice);
    const second = await bindAct(first, 0, '0/4 0/6');
    expect([hexOf(first), hexOf(second)]).toEqual(vectors.acts.slice(0, 2));
  });

  test('a log, and what was signed of it', async () => {
    const heads: Bytes[] = [];
    for (const { text, hash } of vectors.log) {
      const [seq, kind, seat, body, at_ms] = JSON.parse(text) as [number, string, number | null, Hashed['body'], number];
      heads.push(await hashOf(heads.at(-1) ?? ZEROS, { seq, kind, seat, body, at_ms }));
      expect(hexOf(heads.at(-1) ?? ZEROS)).toBe(hash);
    }
    for (const { seat, seq, message, signature } of vectors.countersign.filter((each) => each.seat === 0)) {
      const signed = countersigned(vectors.game, seq, heads[seq] ?? ZEROS);
      expect([seat, hexOf(signed)]).toEqual([0, message]);
      expect(await signedBy(vectors.pub, signature, signed)).toBe(true);
      expect(await signedBy(vectors.pub, signature, ZEROS)).toBe(false);
    }
  });
});

test('a log with a chain that was replaced is followed', async () => {
  const following = new Follower(vectors.game);
  for (const { text } of vectors.log) {
    const [seq, kind, seat, body, at_ms] = JSON.parse(text) as [number, string, number | null, Hashed['body'], number];
    const next = await following.hash({ seq, kind, seat, body, at_ms });
    if (kind === 'rekey') expect(following.left(1)).toBe(LINKS - 1);
    await following.follow(next);
    if (kind === 'rekey') expect([following.left(1), following.linkNumber(1, 2), following.keyAt(1, seq) === body['key']]).toEqual([LINKS, 1, true]);
  }
  expect([following.rolls, following.revealed]).toEqual([2, true]);
});

describe('the proof of a game that was played', async () => {
  const proof = (await read('../../../examples/bound-proof.json')) as BoundProofTold;
  const changed = (seq: number, body: object): BoundProofTold => ({
    ...proof,
    log: proof.log.map((entry) => (entry.seq === seq ? { ...entry, body: { ...entry.body, ...body } } : entry)),
  });
  const kinds = async (given: BoundProofTold): Promise<string[]> => (await verifySecond(given)).flaws.map(({ kind }) => kind);
  const rolled = proof.log.find(({ kind, body }) => kind === 'roll' && body['n'] === 5);

  test('agrees from end to end', async () => {
    const { flaws, rolls, signed, entered: there } = await verifySecond(proof);
    expect(there?.open).toBe(1);
    expect(flaws).toEqual([]);
    expect(rolls.length).toBe(proof.log.filter(({ kind }) => kind === 'roll').length);
    expect([...(signed ?? [])]).toEqual([[0, proof.log.length - 1], [1, proof.log.length - 1]]);
  });

  test('is entered in the public log of its server', async () => {
    const { tlog, origin, game } = proof;
    if (!tlog) throw new Error('the example is entered');
    const heads: Bytes[] = [];
    for (const entry of proof.log) heads.push(await hashOf(heads.at(-1) ?? ZEROS, entry));
    expect(await entered(tlog, origin, game, proof.log, heads)).toEqual({ open: 1, end: 3, keys: [{ seat: 0, entry: 0, at: 1_763_222_400_000 }], witnesses: ['witness.example.net/w1'] });
    const others = [
      { ...tlog, end: tlog.open },
      { ...tlog, end: tlog.end.replace('index 3', 'index 1') },
      { ...tlog, open: tlog.open.replace('\n5\n', '\n6\n') },
      { ...tlog, open: tlog.open.replace(/(— play\S+ \S{20})\S/u, '$1x') },
      { ...tlog, key: tlog.key.replace('play', 'plays') },
      { ...tlog, open: '' },
      { ...tlog, devices: { 1: tlog.devices?.['0'] ?? { at_ms: 0, proof: '' } } },
      { ...tlog, devices: { 0: { at_ms: 0, proof: tlog.end } } },
    ];
    for (const other of others) expect(await entered(other, origin, game, proof.log, heads)).toBeNull();
    expect(await entered(tlog, origin, game, proof.log, [...heads.slice(0, -1), ZEROS])).toBeNull();
    expect(await entered(tlog, 'elsewhere.example', game, proof.log, heads)).toBeNull();
  });

  test('does not once a roll, a link, an act or the seed is another', async () => {
    const seq = rolled?.seq ?? -1;
    const [own] = (rolled?.body['shares'] ?? []) as string[];
    expect(await kinds(changed(seq, { act: rolled?.body['act'] === '6-6' ? '1-1' : '6-6' }))).toContain('roll');
    expect(await kinds(changed(seq, { shares: [own, 'ab'.repeat(32)] }))).toContain('link');
    expect(await kinds(changed(proof.log.find(({ kind }) => kind === 'act')?.seq ?? -1, { spent: 99 }))).toContain('signature');
    expect(await kinds(changed(proof.log.length - 1, { server: ['11'.repeat(32)] }))).toEqual(expect.arrayContaining(['commitment', 'entry']));
  });
});
