import { readFileSync } from 'node:fs';
import { say } from '@academie/words';
import { describe, expect, test } from 'vitest';
import { stepsOf } from '../src/core/acts.ts';
import type { Choices } from '../src/core/wire.ts';
import { flechesIn, flecheSpoken, knownAs, rimName, stepsTold, type Rim, type RimNumbers } from '../src/tables/names.ts';

interface Vectors {
  readonly vectors: readonly { readonly choices: Choices; readonly told: Readonly<Record<string, string>> }[];
}

const WIRE = new URL('../../../conformance/wire/', import.meta.url);
const PLAYED: readonly (readonly [string, Rim])[] = [
  ['trictrac', 'trictrac'],
  ['toc', 'trictrac'],
  ['toute-table', 'toute-table'],
  ['revertier', 'revertier'],
  ['jacquet', 'jacquet'],
  ['garanguet', 'garanguet'],
  ['plein', 'plein'],
  ['tourne-case', 'tourne-case'],
];

describe.each(PLAYED)('plays of %s', (game, rim) => {
  const { vectors } = JSON.parse(readFileSync(new URL(`${game}.json`, WIRE), 'utf8')) as Vectors;

  test('read as the law tells them', () => {
    const told = vectors.flatMap(({ choices, told: expected }) =>
      (choices.acts ?? []).filter(({ text }) => text in expected).map(({ text, steps = [] }) => {
        const message = stepsTold(rim, stepsOf(steps, choices.steps));
        return [text, message && say(message, 'en'), expected[text]] as const;
      }),
    );
    expect(told.length).toBeGreaterThan(5);
    expect(told.filter(([, here, there]) => here !== there)).toEqual([]);
  });
});

test('no number over twelve stands on a rim', () => {
  const rims = PLAYED.map(([, rim]) => rim).concat('rabattues');
  const names = rims.flatMap((rim) => Array.from({ length: 24 }, (_, place) => rimName(rim, place)));
  expect(names.filter((name) => !/^(T|C|[1-9]|1[0-2]|)$/.test(name))).toEqual([]);
});

test('a flèche is spoken by its side', () => {
  const spoken = (rim: Rim, place: number, language: string): string => say(flecheSpoken(rim, place), language);
  expect([8, 13, 0, 12].map((place) => spoken('trictrac', place, 'en'))).toEqual(['White’s 8', 'Black’s 10', 'White’s stack', 'Black’s corner']);
  expect([8, 11].map((place) => spoken('trictrac', place, 'fr'))).toEqual(['8 de Blanc', 'coin de Blanc']);
  expect(spoken('jacquet', 12, 'en')).toBe('stack on Black’s side');
});

describe('numbers of the rim', () => {
  const called = (rim: Rim, numbers: RimNumbers, viewer: 0 | 1 = 0): string[] => [0, 11, 12, 23].map((place) => rimName(rim, place, { numbers, viewer, player: viewer }));

  test('Lepeintre’s letters run along White’s way', () => {
    expect(called('trictrac', 'letters')).toEqual(['A', 'L', 'M', 'Y']);
  });

  test('24 to 1 is counted from who looks, where men run home', () => {
    expect(called('toute-table', 'countdown')).toEqual(['12', '1', '24', '13']);
    expect(called('toute-table', 'countdown', 1)).toEqual(['13', '24', '1', '12']);
    expect(called('trictrac', 'countdown')).toEqual(['T', 'C', 'C', 'T']);
  });

  test('a player hears of his own side and of the other', () => {
    const spoken = (place: number, player: 0 | 1, numbers: RimNumbers, language: string): string =>
      say(flecheSpoken('trictrac', place, { numbers, viewer: player, player }), language);
    expect([8, 13, 0, 12].map((place) => spoken(place, 0, 'treatise', 'en'))).toEqual(['your 8', 'his 10', 'your stack', 'his corner']);
    expect([8, 12].map((place) => spoken(place, 1, 'treatise', 'fr'))).toEqual(['son 8', 'votre coin']);
    expect(spoken(19, 0, 'letters', 'en')).toBe('his T');
  });

  test('the treatises have names for some flèches of each side', () => {
    const known = (rim: Rim, place: number): string | undefined => {
      const name = knownAs(rim, place);
      return name && say(name, 'en');
    };
    expect([5, 7, 10, 13, 16, 18, 6].map((place) => known('trictrac', place))).toEqual([
      'coin bourgeois', 'case du diable', 'case de l’écolier', 'case de l’écolier', 'case du diable', 'coin bourgeois', undefined,
    ]);
    expect(known('jacquet', 5)).toBeUndefined();
  });
});

test('the flèches that a text names are found in it', () => {
  expect(flechesIn('trictrac', 'From ○7 to ●C there are 4.')).toEqual([
    'From ',
    { fleche: '7', side: 0, place: '7' },
    ' to ',
    { fleche: 'C', side: 1, place: '12' },
    ' there are 4.',
  ]);
  expect(flechesIn('trictrac', 'A disc, ○, and ○13')).toEqual(['A disc, ○, and ', '○13']);
});
