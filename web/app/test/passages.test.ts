import { describe, expect, test, vi } from 'vitest';
import { branches, kindKey, nearestCited, paraphraseOf, rests, type Branch } from '../src/game/passages.ts';
import { passagePath, routeOf } from '../src/game/route.ts';
import type { ParaphraseTold, PassageEntry, Resting } from '../src/net/types.ts';

const entry = (id: string, within: string | null, uses = 0): PassageEntry => ({ id, within, kind: 'rule', step: [], title: '', uses });
const drawn = (tree: readonly Branch[]): unknown => tree.map(({ entry: { id }, parts }) => (parts.length === 0 ? id : [id, drawn(parts)]));
const NOTHING: Resting = { points: [], options: [], code: [], articles: [], cases: [], claims: [], lessons: [], studies: [] };

describe('passages of a book', () => {
  test('make a tree in the order they come', () => {
    const book = [entry('LEP.0', null), entry('LEP.4', null), entry('LEP.4.I', 'LEP.4'), entry('LEP.r1', 'LEP.4.I'), entry('LEP.r2', 'LEP.4.I'), entry('LEP.4.II', 'LEP.4')];
    expect(drawn(branches(book))).toEqual(['LEP.0', ['LEP.4', [['LEP.4.I', ['LEP.r1', 'LEP.r2']], 'LEP.4.II']]]);
    expect(branches([])).toEqual([]);
  });

  test.each([
    ['editor\'s note', 'editor-s-note'],
    ['front matter', 'front-matter'],
    ['rule', 'rule'],
  ])('of the kind %s are worded by %s', (kind, key) => {
    expect(kindKey(kind)).toBe(key);
  });

  test('that nothing cites are cited with the nearest that something does', () => {
    expect(nearestCited({ path: [entry('LEP.1', null, 2), entry('LEP.1.I', 'LEP.1', 150), entry('LEP.1.I.x', 'LEP.1.I')] })?.id).toBe('LEP.1.I');
    expect(nearestCited({ path: [entry('LEP.0', null)] })).toBeUndefined();
    expect(rests({ resting: NOTHING })).toBe(false);
    expect(rests({ resting: { ...NOTHING, code: ['games.trictrac.law'] } })).toBe(true);
  });
});

describe('the address of a passage', () => {
  test.each(['LEP.r54', 'LEP.r54.s2', 'ACAD-A', 'ACAD-A.VIII.partie-bredouille', 'MAN.N58'])('of %s leads to it', (id) => {
    expect(routeOf(passagePath(id))).toEqual({ page: 'passage', passage: id, source: '' });
  });

  test('without an id is that of the books', () => {
    expect(routeOf('/passage?source=LEP')).toEqual({ page: 'passage', passage: '', source: 'LEP' });
    expect(routeOf('/passage/LEP/r54')).toEqual({ page: 'nowhere' });
  });
});

describe('what a passage says', () => {
  const told: ParaphraseTold = { id: 'LEP.r1', cite: { source: 'LEP', place: [], passages: ['LEP.r1'] }, title: '', paraphrase: null };

  test('is asked for once', async () => {
    const ask = vi.fn(() => Promise.resolve(told));
    await Promise.all([paraphraseOf('once', ask), paraphraseOf('once', ask)]);
    expect(await paraphraseOf('once', ask)).toBe(told);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is asked for again after it failed', async () => {
    const ask = vi.fn<() => Promise<ParaphraseTold>>().mockRejectedValueOnce(new TypeError('no line')).mockResolvedValueOnce(told);
    await expect(paraphraseOf('twice', ask)).rejects.toThrow('no line');
    expect(await paraphraseOf('twice', ask)).toBe(told);
  });
});
