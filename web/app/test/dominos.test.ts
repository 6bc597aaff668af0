import { say } from '@academie/words';
/** The table of dominoes as pages show it. */
import type { Act, DominoBoard } from '@academie/protocol/wire';
import { describe, expect, test } from 'vitest';
import { describeAct, verbOf } from '../src/game/acts.ts';
import { boardOf } from '../src/game/boards.ts';
import { offersOf, reachOf } from '../src/game/hands.ts';
import type { RuleSet } from '../src/net/types.ts';

const kind = boardOf('dominos');
const by = (switches: Record<string, boolean | string>): RuleSet => ({
  id: '',
  title: { said: { fr: '', en: '' } },
  switches: Object.entries(switches).map(([name, value]) => ({ name, value, passage: { source: 'ACAD-D', place: [] } })),
  marking: [],
  agreements: [],
});
const PIQUET = by({ aim: 'points', partners: true });
const POSITION: DominoBoard = {
  kind: 'dominoes',
  line: [[5, 3]],
  hands: [{ hidden: 6 }, { hidden: 6, denied: [3, 5] }, { hidden: 5 }, { tiles: [[6, 5], [6, 6]] }],
  turn: 3,
  stock: 8,
  scores: [38, 1],
};
const act = (text: string, key: string, args: Record<string, string | number> = {}): Act => ({ text, say: { key, args } });
const texts = (acts: readonly Act[] = []): string[] => acts.map(({ text }) => text);

describe('round the table', () => {
  test('everyone sits, the next at the right, partners opposite', () => {
    expect(kind?.round?.others(4, 3)).toEqual([2, 1, 0]);
    expect([0, 1, 2, 3].map((seat) => kind?.round?.partner(4, seat, PIQUET))).toEqual([2, 3, 0, 1]);
    expect(kind?.round?.partner(4, 0, by({ partners: false }))).toBeNull();
  });

  test('each has tiles, the account of a side and what they passed on', () => {
    const score = (seat: number, ruleset = PIQUET): readonly string[] =>
      kind?.round?.score(POSITION, seat, ruleset).map(({ count, of }) => `${count ?? ''} ${say(of, 'en')}`.trim()) ?? [];
    expect(score(0)).toEqual(['6 tiles', '38 points']);
    expect(score(1)).toEqual(['6 tiles', '1 point', 'passed on 3, 5']);
    expect(score(2, by({ aim: 'rounds' }))).toEqual(['5 tiles', '38 rounds']);
    expect(score(3, by({ aim: 'stakes' }))).toEqual(['2 tiles', '1 stake']);
  });
});

test('acts are described in both languages, without who acts', () => {
  expect(describeAct(act('boude', 'boude'), 'fr')).toBe('Bouder');
  expect(describeAct(act('j1 presenter 4-6 sur 3', 'presenter', { of: '4-6', on: 3 }), 'en')).toBe('Lay 4-6 on 3');
  expect(describeAct(act('j2 exiger j1', 'exiger', { seat: 0 }), 'fr')).toBe('Exiger la partie de joueur 1');
  expect(describeAct(act('j2 exiger j1', 'exiger', { seat: 0 }), 'en', { names: ['Hugo', 'Delphine'] })).toBe('Claim the game from Hugo');
  expect(describeAct({ text: '3-6' }, 'fr')).toBe('3-6');
  expect(verbOf(act('j4 je-boude', 'je-boude'))).toBe('je-boude');
});

describe('in rigour', () => {
  const steps = [{ from: 'hand-0', to: 'left' }];
  const laid = { ...act('j2 presenter 3-6', 'presenter', { of: '3-6' }), steps };
  const open = [act('j2 exiger j1', 'exiger', { seat: 0 }), act('j2 faire-reprendre', 'faire-reprendre')];
  const tries = [
    { text: 'j2 presenter', key: 'presenter', acts: [laid, { ...act('j2 presenter 6-3 sur 3', 'presenter', { of: '6-3', on: 3 }), steps }] },
    { text: 'j2 je-boude', key: 'je-boude', acts: [act('j2 je-boude', 'je-boude')] },
    { text: 'j2 annoncer', key: 'annoncer', acts: [act('j2 annoncer 6-3', 'annoncer', { of: '6-3' })] },
  ];
  const reach = reachOf({ acts: [laid, ...open], tries }, 'rigueur');
  const offers = offersOf(reach, kind?.words(reach, 1) ?? []);

  test('what fits is not shown, but what everyone has seen can be taken up', () => {
    expect(texts(reach.acts)).toEqual(['j2 exiger j1', 'j2 faire-reprendre']);
    expect(texts(offers.main)).toEqual(['j2 exiger j1', 'j2 faire-reprendre']);
  });

  test('to boude is not urged', () => {
    expect(texts(offers.risky)).toEqual(['j2 je-boude']);
  });

  test('announcing is offered apart', () => {
    expect(offers.seldom.map(({ text }) => text)).toEqual(['j2 annoncer']);
  });
});

test('who looks at a game lays for everybody by words', () => {
  const choices = { acts: [{ text: '5-6', steps: [{ from: 'hand-0', to: 'left' }] }, act('boude', 'boude')] };
  expect(texts(kind?.words(choices))).toEqual(['5-6', 'boude']);
  expect(texts(kind?.words(choices, 3))).toEqual(['boude']);
});
