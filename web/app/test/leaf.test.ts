/** Wherever a book is told again, our words say that they are ours, and only a text as printed stands on a leaf. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ParaphraseTold, PartTold, PassageTold, StudyTold } from '../src/net/types.ts';
import CitedPassage from '../src/parts/CitedPassage.svelte';
import PassageLeaf from '../src/parts/PassageLeaf.svelte';
import PassageList from '../src/parts/PassageList.svelte';
import StudyNotes from '../src/parts/StudyNotes.svelte';

type Said = Readonly<Record<'en' | 'fr', string>>;
const spoken = vi.hoisted((): { language: keyof Said; words: Readonly<Record<string, string>> } => ({ language: 'en', words: {} }));
vi.mock('../src/game/navigation.svelte.ts', () => ({ follow: () => undefined }));
vi.mock('../src/words/language.svelte.ts', () => ({
  say: (what: string | Said) => (typeof what === 'string' ? (spoken.words[what] ?? what) : what[spoken.language]),
  sayCite: ({ source }: { source: string }) => source,
  sayPlace: (place: readonly { numbers: readonly string[] }[]) => place.map(({ numbers }) => numbers.join('')).join(''),
}));

const ROOT = join(import.meta.dirname, '..', '..', '..');
const read = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));

interface Passage {
  readonly id: string;
  readonly in?: string;
  readonly title?: string;
  readonly page?: number;
  readonly sentences?: number;
}
const books = readdirSync(join(ROOT, 'studies', 'passages'));
const words = new Map(books.flatMap((book) => Object.entries(read('studies', 'paraphrases', book) as Record<string, Said>)));
const all = books.flatMap((book) => (read('studies', 'passages', book) as { passages: Passage[] }).passages);

/** What the server tells of a passage, as far as the leaf shows it. */
function told({ id, title = '', page, sentences = 0 }: Passage, author: string | null = null): PassageTold {
  const own = Array.from({ length: sentences }, (_, nth) => `${id}.s${String(nth + 1)}`).flatMap((each) => {
    const said = words.get(each);
    return said ? [{ id: each, words: said }] : [];
  });
  const paraphrase = words.get(id) ?? own[0]?.words ?? null;
  return { id, title, page: page ?? null, near_page: null, sentences: own, paraphrase, author, source: { title: 'Work' } } as unknown as PassageTold;
}
/** A passage in the window of a citation, and among the parts of what holds it. */
const cited = ({ id, title, paraphrase }: PassageTold): ParaphraseTold => ({ id, title, paraphrase, cite: { source: 'LEP', place: [] } });
const part = ({ id, title, paraphrase }: PassageTold): PartTold => ({ id, title, words: paraphrase, within: null, kind: 'rule', step: [], uses: 0 });

/** What the author of a study says, which was checked. */
const SAID = { en: 'White wins.', fr: 'Les Blancs gagnent.' };
const study = {
  remarks: ['said', 'doubt'].map((kind) => ({ kind, words: SAID, label: null })),
  claims: [{ id: 'MAN-9-a', said: SAID, verdict: 'proven', told: null, evidence: null, passage: { source: 'MAN', place: [] } }],
} as unknown as StudyTold;

const drawn = (passage: PassageTold): string => render(PassageLeaf, { props: { told: passage, sentence: passage.id } }).body;

describe.each([
  ['en', 'Our paraphrase, not the book’s words'],
  ['fr', 'Notre paraphrase, non le texte du livre'],
] as const)('in %s', (language, ours) => {
  beforeEach(() => {
    spoken.language = language;
    spoken.words = read('web', 'words', 'catalogues', `${language}.json`) as Record<string, string>;
  });

  test('every passage that is told again says whose words they are, and none looks printed', () => {
    expect(all.length).toBeGreaterThan(3000);
    for (const passage of all) {
      const shown = told(passage);
      const html = drawn(shown);
      expect(html.split(ours).length - 1, passage.id).toBe(shown.paraphrase === null ? 0 : 1);
      expect(html, passage.id).not.toMatch(/class="(print|running)\b|data-test="author"/);
    }
  });

  test('the window of a citation says so of every passage that is told again', () => {
    for (const passage of all) {
      const shown = cited(told(passage));
      const html = render(CitedPassage, { props: { passage: shown, named: true, away: undefined, follow: () => undefined } }).body;
      expect(html.split(ours).length - 1, passage.id).toBe(shown.paraphrase === null ? 0 : 1);
    }
  });

  test('a list of passages says so once where it shows what they say, and only there', () => {
    const lists = new Map<string, PartTold[]>();
    for (const passage of all) {
      const holder = passage.in ?? '';
      lists.set(holder, [...(lists.get(holder) ?? []), part(told(passage))]);
    }
    let labelled = 0;
    for (const [holder, parts] of lists) {
      const html = render(PassageList, { props: { parts } }).body;
      const retold = html.includes('soft words');
      expect(html.split(ours).length - 1, holder).toBe(retold ? 1 : 0);
      labelled += Number(retold);
    }
    expect(labelled).toBeGreaterThan(100);
    expect(labelled).toBeLessThan(lists.size);
  });

  test('the sheet of a study says so before what the author says, and is not set as a book', () => {
    const html = render(StudyNotes, { props: { study } }).body;
    expect(html.split(ours)).toHaveLength(2);
    expect(html.indexOf(ours)).toBeLessThan(html.indexOf(SAID[language]));
    expect(readFileSync(join(ROOT, 'web', 'app', 'src', 'parts', 'StudyNotes.svelte'), 'utf8')).not.toContain('--serif');
  });

  test('an author’s own text is on a leaf under its running head, and ours beside it says that it is ours', () => {
    const rule = all.find(({ id }) => id === 'LEP.r54');
    const html = drawn(told(rule ?? { id: '' }, 'As printed.'));
    const [leaf = '', beside = ''] = html.split(/(?=<div class="sheet ours)/);
    expect(leaf).toMatch(/class="running\b[\s\S]*As printed\./);
    expect(leaf).not.toContain(ours);
    expect(beside).toContain(ours);
  });
});
