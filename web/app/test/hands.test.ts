/** What a page offers of what the server lets one do. */
import { describe, expect, test } from 'vitest';
import { adjourned, describeAct, verbOf } from '../src/game/acts.ts';
import { mannerOf, offersOf, reachOf } from '../src/game/hands.ts';
import { boardOf } from '../src/game/boards.ts';
import { seatingOf } from '../src/game/seats.ts';
import { reachableActs } from '../src/game/tables.ts';

const TRIES = [
  { verb: 'white jeter' },
  { verb: 'white jeton', words: ['2', '4'] },
  { verb: 'white je-m-en-vais' },
  { verb: 'white ecole', words: ['2', '4'] },
  { verb: 'white dire', words: ['0', '2'] },
  { verb: 'white bois', words: ['0/5', '0/6'], most: 2 },
];
const VIEW = { acts: ['white jeton 4', 'white jeter', 'white ecole 2'], tries: TRIES };
/** What a board would leave as words: everything but jetons and wood. */
const WORDS = ['white jeter', 'white je-m-en-vais', 'white ecole 2', 'white ecole 4', 'white dire 0', 'white dire 2'];

describe('in rigour', () => {
  const reach = reachOf(VIEW, 'rigueur');
  const offers = offersOf(reach, WORDS);

  test('nothing tells right from wrong', () => {
    expect(reach.acts).toEqual([]);
    expect(offers.due).toEqual([]);
    expect(offers.main).toEqual(['white jeter']);
  });

  test('what may be a fault is not urged, and claims are apart', () => {
    expect(offers.risky).toEqual(['white je-m-en-vais']);
    expect(offers.claims.map(({ verb }) => verb)).toEqual(['white ecole']);
    expect(offers.seldom.map(({ verb }) => verb)).toEqual(['white dire']);
  });
});

describe('in good company', () => {
  const reach = reachOf(VIEW, 'courtois');
  const offers = offersOf(reach, WORDS);

  test('the table says what is to be marked and offers the école', () => {
    expect(offers.due).toEqual(['white jeton 4']);
    expect(offers.main).toEqual(['white jeter', 'white ecole 2']);
    expect(offers.risky).toEqual([]);
  });

  test('wood is played as the law allows', () => {
    expect(reach.tries.some(({ verb }) => verb === 'white bois')).toBe(false);
  });
});

test('without hands there is only what is legal', () => {
  const reach = reachOf({ acts: ['tenir', 's-en-aller'] }, 'auto');
  expect(offersOf(reach, ['tenir', 's-en-aller'])).toEqual({
    main: ['tenir', 's-en-aller'],
    risky: [],
    due: [],
    claims: [],
    seldom: [],
  });
});

test('how one plays is an option of the table', () => {
  expect(mannerOf({ marking: 'rigueur' })).toBe('rigueur');
  expect(mannerOf({ holes: 6 })).toBe('auto');
});

test('acts by hand are described in words', () => {
  expect(verbOf('black je-m-en-vais')).toBe('je-m-en-vais');
  expect(describeAct('white bois passe', 'en')).toBe('Play nothing');
  expect(describeAct('white dedoubler black', 'fr')).toBe('Ôter le second jeton, les Noirs');
  expect(describeAct('black ecole 4', 'en')).toBe('École of 4');
});

test('a game is adjourned until it is resumed', () => {
  const log = (...kinds: string[]) => kinds.map((kind, seq) => ({ seq, kind, seat: 0, body: {}, at_ms: 0, hash: '' }));
  expect(adjourned(log('open', 'act', 'ask-adjourn', 'adjourn'))).toBe(true);
  expect(adjourned(log('open', 'adjourn', 'resume', 'act'))).toBe(false);
  expect(adjourned(log('open', 'act'))).toBe(false);
});

describe('who sits where', () => {
  test('two sit opposite, each with his own men nearer', () => {
    expect(seatingOf({}, 2, 1)).toEqual({ at: [0, 1], mine: 1, near: 1, far: 0, waiting: [] });
    expect(seatingOf({}, 2, null)).toMatchObject({ mine: null, near: 0 });
  });

  test('of several, two have the board and the others wait', () => {
    expect(seatingOf({ at_board: [2, 0] }, 3, 0)).toEqual({ at: [2, 0], mine: 1, near: 1, far: 0, waiting: [1] });
    expect(seatingOf({ at_board: [2, 0] }, 3, 1)).toMatchObject({ mine: null, near: 0, waiting: [1] });
  });
});

describe('where hands move the men of a race', () => {
  const legal = ['black bois 0/3 0/4', 'black bois 0/4/7'];
  const wrong = { verb: 'black bois', words: ['0/3 0/4', '0/4/7', '0/5 0/3'] };

  test('the board plays what is legal and, where they may err, all that hands may try', () => {
    expect(reachableActs({ acts: legal })).toEqual(legal);
    expect(reachableActs({ acts: [], tries: [wrong] })).toEqual([...legal, 'black bois 0/5 0/3']);
  });

  test('what is no play is offered as words', () => {
    const kind = boardOf('revertier');
    const view = { position: '0x15/0x15 black', acts: ['black jeter'], tries: [{ verb: 'black jeter' }, { verb: 'black faire-rejouer' }, { verb: 'black fourrer', words: ['1'] }] };
    const offers = offersOf(reachOf(view, 'rigueur'), kind?.words(view) ?? []);
    expect(offers.main).toEqual(['black jeter']);
    expect(offers.claims.map(({ verb }) => verb)).toEqual(['black faire-rejouer']);
    expect(offers.seldom.map(({ verb }) => verb)).toEqual(['black fourrer']);
  });
});
