/** What a page offers of what the server lets one do. */
import type { Act, Choices, Try } from '@academie/protocol/wire';
import { describe, expect, test } from 'vitest';
import { adjourned, describeAct, verbOf } from '../src/game/acts.ts';
import { mannerOf, offersOf, reachOf } from '../src/game/hands.ts';
import { boardOf } from '../src/game/boards.ts';
import { seatingOf } from '../src/game/seats.ts';

/** An act by hand of White or Black, as the server tells it. */
const act = (text: string): Act => {
  const [, key = '', of] = text.split(' ');
  return { text, say: { key, ...(of !== undefined && { args: { of } }) } };
};
const tried = (text: string, ...words: string[]): Try => {
  const texts = words.length > 0 ? words.map((word) => `${text} ${word}`) : [text];
  return { text, key: text.split(' ')[1] ?? '', acts: texts.map(act) };
};
const texts = (acts: readonly Act[] = []): string[] => acts.map(({ text }) => text);

const TRIES: Try[] = [
  tried('white jeter'),
  tried('white jeton', '2', '4'),
  tried('white je-m-en-vais'),
  tried('white ecole', '2', '4'),
  tried('white dire', '0', '2'),
  { ...tried('white bois', '0/5', '0/6'), most: 2 },
];
const LEGAL = ['white jeton 4', 'white jeter', 'white ecole 2'].map(act);
const VIEW: Choices = { acts: LEGAL, tries: TRIES };
/** What a board would leave as words: everything but jetons and wood. */
const wordsOf = (choices: Choices): Act[] => {
  const words = ['white jeter', 'white je-m-en-vais', 'white ecole 2', 'white ecole 4', 'white dire 0', 'white dire 2'];
  return words.map((text) => choices.acts?.find((each) => each.text === text) ?? act(text));
};

describe('in rigour', () => {
  const reach = reachOf(VIEW, 'rigueur');
  const offers = offersOf(reach, wordsOf(reach));

  test('nothing tells right from wrong', () => {
    expect(reach.acts).toEqual([]);
    expect(offers.due).toEqual([]);
    expect(texts(offers.main)).toEqual(['white jeter']);
  });

  test('what may be a fault is not urged, and claims are apart', () => {
    expect(texts(offers.risky)).toEqual(['white je-m-en-vais']);
    expect(offers.claims.map(({ text }) => text)).toEqual(['white ecole']);
    expect(offers.seldom.map(({ text }) => text)).toEqual(['white dire']);
  });
});

describe('in good company', () => {
  const reach = reachOf(VIEW, 'courtois');
  const offers = offersOf(reach, wordsOf(reach));

  test('the table says what is to be marked and offers the école', () => {
    expect(texts(offers.due)).toEqual(['white jeton 4']);
    expect(texts(offers.main)).toEqual(['white jeter', 'white ecole 2']);
    expect(offers.risky).toEqual([]);
  });

  test('wood is played as the law allows', () => {
    expect(reach.tries?.some(({ key }) => key === 'bois')).toBe(false);
  });
});

test('without hands there is only what is legal', () => {
  const acts = ['tenir', 's-en-aller'].map((key) => ({ text: key, say: { key } }));
  expect(offersOf(reachOf({ acts }, 'auto'), acts)).toEqual({ main: acts, risky: [], due: [], claims: [], seldom: [] });
});

test('how one plays is an option of the table', () => {
  expect(mannerOf({ marking: 'rigueur' })).toBe('rigueur');
  expect(mannerOf({ holes: 6 })).toBe('auto');
});

test('acts by hand are described in words', () => {
  expect(verbOf(act('black je-m-en-vais'))).toBe('je-m-en-vais');
  expect(describeAct({ text: 'white bois passe', say: { key: 'passe' } }, 'en')).toBe('Play nothing');
  expect(describeAct({ text: 'white dedoubler black', say: { key: 'dedoubler', args: { seat: 1 } } }, 'fr')).toBe('Ôter le second jeton, les Noirs');
  expect(describeAct({ text: 'black ecole 4', say: { key: 'ecole', args: { of: 4 } } }, 'en')).toBe('École of 4');
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
  const kind = boardOf('revertier');

  test('what is no play is offered as words', () => {
    const played = { ...act('black bois 0/3'), steps: [{ from: '0', to: '3' }] };
    const view: Choices = { acts: [act('black jeter')], tries: [tried('black jeter'), tried('black faire-rejouer'), tried('black fourrer', '1'), { text: 'black bois', key: 'bois', acts: [played] }] };
    const words = kind?.words(view) ?? [];
    expect(texts(words)).toEqual(['black jeter', 'black faire-rejouer', 'black fourrer 1']);
    const offers = offersOf(reachOf(view, 'rigueur'), words);
    expect(texts(offers.main)).toEqual(['black jeter']);
    expect(offers.claims.map(({ text }) => text)).toEqual(['black faire-rejouer']);
    expect(offers.seldom.map(({ text }) => text)).toEqual(['black fourrer', 'black bois']);
  });
});
