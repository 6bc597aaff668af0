import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { localeOf, write, type Catalogue } from '../src/index.ts';

/** Every message must read as Fluent itself reads it, whatever it is given. */
const CATALOGUES = new URL('../../../src/academie/words/catalogues/', import.meta.url);
const COMPILED = new URL('../catalogues/', import.meta.url);
const SAMPLES = [0, 1, 2, 5, 21, 1234.5, 0.79, -0.36];
const ON_THE_COMMAND_LINE = /^(commands|coverage|lab|testing|tracing)-/;
const NAMES = ['Delphine', '6-5', 'white', 'black', ''];

interface Placeable {
  readonly v?: string;
  readonly n?: string;
  readonly s?: string;
  readonly of?: Readonly<Record<string, unknown>>;
}

/** The placeables of a pattern, with those within its choices. */
const placeables = (pattern: unknown): readonly Placeable[] =>
  !Array.isArray(pattern)
    ? []
    : (pattern as (Placeable | string)[]).flatMap((part) => (typeof part === 'string' ? [] : [part, ...Object.values(part.of ?? {}).flatMap(placeables)]));

const counts = ({ n, of = {} }: Placeable): boolean => n !== undefined || Object.keys(of).some((key) => key === 'one' || /^\d+$/.test(key));

/** The arguments of a pattern, each with whether it is counted. */
function argumentsOf(pattern: unknown): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const each of placeables(pattern)) {
    const name = each.v ?? each.n ?? each.s ?? '';
    found.set(name, (found.get(name) ?? false) || counts(each));
  }
  return found;
}

/** The words by which a pattern chooses. */
const chosenBy = (pattern: unknown): readonly string[] => placeables(pattern).flatMap(({ of = {} }) => Object.keys(of));

/** The NUMBER of Fluent with the two further options that the catalogues use. */
function NUMBER([value]: readonly FluentValue[], options: Readonly<Record<string, FluentValue>>): FluentNumber {
  const given = Object.fromEntries(Object.entries(options).map(([name, each]) => [name, each instanceof FluentNumber ? each.value : each]));
  return new FluentNumber(value instanceof FluentNumber ? value.value : Number(value), given);
}

/** Fluent writes a hyphen before numbers below zero; that a minus sign stands there is tested apart. */
const hyphened = (text: string): string => text.replaceAll('−', '-');

describe.each(readdirSync(COMPILED).map((file) => file.replace(/\.json$/, '')))('%s', (language) => {
  const bundle = new FluentBundle(localeOf(language), { useIsolating: false, functions: { NUMBER } });
  const folder = new URL(`${language}/`, CATALOGUES);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
    bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf8')));
  }
  const compiled = JSON.parse(readFileSync(new URL(`${language}.json`, COMPILED), 'utf8')) as Catalogue;

  test('has the messages of its files', () => {
    expect(Object.keys(compiled).filter((key) => !bundle.hasMessage(key))).toEqual([]);
    expect([...bundle._messages.keys()].filter((key) => !(key in compiled) && !ON_THE_COMMAND_LINE.test(key))).toEqual([]);
  });

  test('has every message read as Fluent reads it', () => {
    const wrong: string[] = [];
    for (const [key, pattern] of Object.entries(compiled)) {
      const args = [...argumentsOf(pattern)];
      const words = [...NAMES, ...chosenBy(pattern)];
      const value = bundle.getMessage(key)?.value ?? '';
      for (let nth = 0; nth < Math.max(SAMPLES.length, words.length); nth += 1) {
        const given = Object.fromEntries(
          args.map(([name, counts], at) => [name, counts ? (SAMPLES[(nth + at) % SAMPLES.length] ?? 0) : (words[(nth + at) % words.length] ?? '')]),
        );
        const [ours, theirs] = [hyphened(write({ key, args: given }, language)), hyphened(bundle.formatPattern(value, given, []))];
        if (ours !== theirs) wrong.push(`${key}: ${ours} instead of ${theirs}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
