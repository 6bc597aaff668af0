import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { localeOf, write, type Catalogue } from '../src/index.ts';

/** Every message must read as Fluent itself reads it, whatever it is given. */
const CATALOGUES = new URL('../../../src/academie/words/catalogues/', import.meta.url);
const COMPILED = new URL('../catalogues/', import.meta.url);
const SAMPLES = [0, 1, 2, 5, 21, 1234.5, 0.79];
const NAMES = ['Delphine', '6-5', 'white', 'black', ''];

/** The arguments of a pattern; whether each is counted. */
function argumentsOf(pattern: unknown, found = new Map<string, boolean>()): Map<string, boolean> {
  if (!Array.isArray(pattern)) return found;
  for (const part of pattern as ({ v?: string; n?: string; s?: string; of?: Record<string, unknown> } | string)[]) {
    if (typeof part === 'string') continue;
    const name = part.v ?? part.n ?? part.s ?? '';
    const counts = part.n !== undefined || Object.keys(part.of ?? {}).some((key) => key === 'one' || /^\d+$/.test(key));
    found.set(name, (found.get(name) ?? false) || counts);
    Object.values(part.of ?? {}).forEach((each) => argumentsOf(each, found));
  }
  return found;
}

/** The words by which a pattern chooses. */
function chosenBy(pattern: unknown): string[] {
  if (!Array.isArray(pattern)) return [];
  return (pattern as ({ of?: Record<string, unknown> } | string)[]).flatMap((part) =>
    typeof part === 'string' || !part.of ? [] : [...Object.keys(part.of), ...Object.values(part.of).flatMap(chosenBy)],
  );
}

describe.each(readdirSync(COMPILED).map((file) => file.replace(/\.json$/, '')))('%s', (language) => {
  const bundle = new FluentBundle(localeOf(language), { useIsolating: false });
  const folder = new URL(`${language}/`, CATALOGUES);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
    bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf8')));
  }
  const compiled = JSON.parse(readFileSync(new URL(`${language}.json`, COMPILED), 'utf8')) as Catalogue;

  test('has the messages of its files', () => {
    expect(Object.keys(compiled).filter((key) => !bundle.hasMessage(key))).toEqual([]);
    expect(Object.keys(compiled).length).toBe(bundle._messages.size);
  });

  test.each(Object.entries(compiled))('%s', (key, pattern) => {
    const args = [...argumentsOf(pattern)];
    const words = [...NAMES, ...chosenBy(pattern)];
    for (let nth = 0; nth < Math.max(SAMPLES.length, words.length); nth += 1) {
      const given = Object.fromEntries(
        args.map(([name, counts], at) => [name, counts ? (SAMPLES[(nth + at) % SAMPLES.length] ?? 0) : (words[(nth + at) % words.length] ?? '')]),
      );
      const value = bundle.getMessage(key)?.value ?? '';
      expect(write({ key, args: given }, language)).toBe(bundle.formatPattern(value, given, []));
    }
  });
});
