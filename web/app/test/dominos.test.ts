import { say } from '@academie/words';
/** The table of dominoes as pages show it. */
import { describe, expect, test } from 'vitest';
import { describeAct, verbOf } from '../src/game/acts.ts';
import { boardOf } from '../src/game/boards.ts';
import { offersOf, reachOf } from '../src/game/hands.ts';
import type { RuleSet } from '../src/net/types.ts';

const kind = boardOf('dominos');
const by = (switches: Record<string, boolean | string>): RuleSet => ({
  id: '',
  title: { fr: '', en: '' },
  switches: Object.entries(switches).map(([name, value]) => ({ name, value, cite: '' })),
  marking: [],
  agreements: [],
});
const PIQUET = by({ aim: 'points', partners: true });
const POSITION = '5-3 ?6/?6/?5/6-5,6-6 leader=j1 turn=j4 scores=38-1 j2:boude(3,5)';

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
  expect(describeAct('boude', 'fr')).toBe('Bouder');
  expect(describeAct('j1 presenter 4-6 sur 3', 'en')).toBe('Lay 4-6 on 3');
  expect(describeAct('j2 exiger j1', 'fr')).toBe('Exiger la partie de joueur 1');
  expect(describeAct('j2 exiger j1', 'en', ['Hugo', 'Delphine'])).toBe('Claim the game from Hugo');
  expect(describeAct('3-6', 'fr')).toBe('3-6');
  expect(verbOf('j4 je-boude')).toBe('je-boude');
});

describe('in rigour', () => {
  const tries = [
    { verb: 'j2 presenter', words: ['3-6', '6-3 sur 3'] },
    { verb: 'j2 je-boude' },
    { verb: 'j2 annoncer', words: ['6-3'] },
  ];
  const view = { acts: ['j2 presenter 3-6', 'j2 exiger j1', 'j2 faire-reprendre'], tries };
  const reach = reachOf(view, 'rigueur');
  const offers = offersOf(reach, kind?.words({ position: POSITION, ...reach, acts: [...reach.acts], tries }, 1) ?? []);

  test('what fits is not shown, but what everyone has seen can be taken up', () => {
    expect(reach.acts).toEqual(['j2 exiger j1', 'j2 faire-reprendre']);
    expect(offers.main).toEqual(['j2 exiger j1', 'j2 faire-reprendre']);
  });

  test('to boude is not urged', () => {
    expect(offers.risky).toEqual(['j2 je-boude']);
  });

  test('announcing is offered apart', () => {
    expect(offers.seldom.map(({ verb }) => verb)).toEqual(['j2 annoncer']);
  });
});

test('who looks at a game lays for everybody by words', () => {
  const showing = { position: POSITION, acts: ['5-6', 'boude'] };
  expect(kind?.words(showing)).toEqual(['5-6', 'boude']);
  expect(kind?.words(showing, 3)).toEqual(['boude']);
});
