import { expect, test } from 'vitest';
import {
  agreedCount,
  asked,
  clockTold,
  differences,
  furtherOptions,
  hasEngine,
  houseRules,
  isEngine,
  lawOf,
  playerTold,
  quickMatch,
  stillAgreed,
  termsAsked,
  termsTold,
  usual,
} from '../src/game/terms.ts';
import type { AgreementTold, GameEntry } from '../src/net/types.ts';

const TRICTRAC: GameEntry = {
  key: 'trictrac',
  title: { said: { fr: 'Trictrac', en: 'Trictrac' } },
  rulesets: [{ id: 'trictrac/default', title: { said: { fr: '', en: '' } }, switches: [], marking: ['auto', 'courtois'], agreements: [] }],
  engines: [
    { name: 'random', title: { said: { fr: 'Au hasard', en: 'At random' } }, about: { said: { fr: '', en: '' } } },
    { name: 'niveau-3', title: { said: { fr: 'Niveau 3', en: 'Level 3' } }, about: { said: { fr: '', en: '' } } },
  ],
  exports: [],
  seats: [2],
  options: [
    { key: 'holes', title: { said: { fr: '', en: '' } }, sort: 'number', least: 1, most: 99 },
    { key: 'first', title: { said: { fr: '', en: '' } }, sort: 'choice', choices: ['white', 'black'] },
    { key: 'white_men', title: { said: { fr: '', en: '' } }, sort: 'number', by_hand: true },
  ],
};
const CHOUETTE: GameEntry = { ...TRICTRAC, key: 'ecrire', seats: [2, 3] };

test('the usual choice asks for nothing unusual', () => {
  expect(asked(usual(TRICTRAC), TRICTRAC)).toEqual({
    game: 'trictrac',
    ruleset: 'trictrac/default',
    options: {},
    clock: { pace: 'none', base_ms: 0, step_ms: 0 },
    rated: false,
  });
});

test('marking, length and a machine are sent to the server', () => {
  const chosen = { ...usual(TRICTRAC, 'engine:random'), marking: 'courtois', length: 'short' } as const;
  const { options, opponent } = asked(chosen, TRICTRAC);
  expect(options).toEqual({ marking: 'courtois', holes: 2 });
  expect(opponent).toEqual({ engine: 'random' });
});

test('a link makes a private table', () => {
  expect(asked(usual(TRICTRAC, 'link'), TRICTRAC).private).toBe(true);
});

test('a seat, a name and whether it counts are sent to the server', () => {
  const chosen = { ...usual(TRICTRAC, 'name'), name: ' Kermadeuc ', rated: true, clock: 'rapid', seat: '1' } as const;
  expect(asked(chosen, TRICTRAC)).toMatchObject({ opponent: { name: 'Kermadeuc' }, rated: true, seat: 1 });
  expect(asked({ ...chosen, opponent: 'engine:random' }, TRICTRAC).rated).toBe(false);
  expect(asked({ ...chosen, clock: 'none' }, TRICTRAC).rated).toBe(false);
});

test('options that do not go with what else is chosen are not asked for', () => {
  const chosen = { ...usual(TRICTRAC), options: { first: 'black', white_men: 14 } };
  expect(furtherOptions(TRICTRAC, usual(TRICTRAC)).map(({ key }) => key)).toEqual(['first']);
  expect(asked(chosen, TRICTRAC).options).toEqual({ first: 'black' });
  expect(asked({ ...chosen, marking: 'courtois' }, TRICTRAC).options).toMatchObject({ white_men: 14 });
});

test('more than two sit down where the game says so', () => {
  expect(asked({ ...usual(CHOUETTE), seats: 3, rated: true }, CHOUETTE)).toMatchObject({ options: { players: 3 }, rated: false });
  expect(asked(usual(CHOUETTE), CHOUETTE).options).toEqual({});
});

test('laws are distinguished by the points in which they differ', () => {
  const law = (id: string, ...values: number[]): GameEntry['rulesets'][number] => ({
    id,
    title: { said: { fr: '', en: '' } },
    switches: values.map((value, nth) => ({ name: `s${nth}`, value, passage: { source: 'LEP', place: [] } })),
    marking: [],
    agreements: [],
  });
  const game = { ...TRICTRAC, rulesets: [law('usual', 1, 2, 3), law('other', 1, 5, 6)] };
  expect([differences(game, 'usual'), differences(game, 'other')]).toEqual([0, 2]);
});

test('who only looks for an opponent wants a friendly game with a clock', () => {
  expect(termsAsked(quickMatch(TRICTRAC), TRICTRAC)).toMatchObject({ rated: false, clock: { pace: 'increment' } });
});

test('machines are called as people call them, people as they call themselves', () => {
  expect(playerTold('engine:niveau-3', 'fr', [TRICTRAC])).toBe('Niveau 3');
  expect(playerTold('engine:niveau-3', 'en', [TRICTRAC])).toBe('Level 3');
  expect(playerTold('engine:scan', 'fr', [TRICTRAC])).toBe('engine:scan');
  expect(playerTold('Kermadeuc', 'en', [TRICTRAC])).toBe('Kermadeuc');
  expect(playerTold('محمد', 'en', [TRICTRAC])).toBe('\u2068محمد\u2069');
  expect([hasEngine(TRICTRAC, 'random'), hasEngine(TRICTRAC, 'simple')]).toEqual([true, false]);
  expect([isEngine('engine:simple'), isEngine('Kermadeuc')]).toEqual([true, false]);
});

test('clocks nobody chose here are shown too', () => {
  expect(clockTold({ pace: 'increment', base_ms: 300_000, step_ms: 3000 }, 'en')).toBe('5\u00a0min + 3\u00a0s');
  expect(clockTold({ pace: 'days', base_ms: 0, step_ms: 259_200_000 }, 'fr')).toBe('3 jours par coup');
  expect(clockTold({ pace: 'days', base_ms: 0, step_ms: 86_400_000 }, 'en')).toBe('1 day per move');
  expect(clockTold({ pace: 'days', base_ms: 2_592_000_000, step_ms: 86_400_000 }, 'fr')).toBe('1 jour par coup, 30 jours de réserve');
});

const agreement = (name: string, by_hand = false): AgreementTold => ({
  name,
  title: { said: { fr: name, en: name } },
  short: { said: { fr: name, en: name } },
  about: null,
  sort: 'choice',
  values: ['off', 'run'].map((value) => ({ value, title: { said: { fr: value, en: value } } })),
  least: null,
  most: null,
  usual: 'off',
  passage: null,
  readings: [],
  by_hand,
});
const [LAW] = TRICTRAC.rulesets;
const OPEN: GameEntry = {
  ...TRICTRAC,
  rulesets: LAW ? [{ ...LAW, id: 'trictrac/default.2', agreements: [agreement('holes'), agreement('first'), agreement('grande_bredouille'), agreement('rompre', true)] }] : [],
};

test('house rules are those of the law chosen; by hand only where marking is', () => {
  expect(houseRules(OPEN, usual(OPEN)).map(({ name }) => name)).toEqual(['first', 'grande_bredouille']);
  expect(houseRules(OPEN, { ...usual(OPEN), marking: 'courtois' }).map(({ name }) => name)).toContain('rompre');
});

test('what the house asks for is not asked for twice', () => {
  expect(furtherOptions(OPEN, usual(OPEN))).toEqual([]);
});

test('what was agreed is counted and sent to the server', () => {
  const chosen = { ...usual(OPEN), options: { grande_bredouille: 'run', rompre: 'run' } };
  expect(agreedCount(OPEN, chosen)).toBe(1);
  expect(asked(chosen, OPEN).options).toEqual({ grande_bredouille: 'run' });
  expect(agreedCount(OPEN, { ...chosen, marking: 'courtois' })).toBe(2);
});

test('an older version of a law has the name of the newest', () => {
  expect(lawOf(OPEN, 'trictrac/default')?.id).toBe('trictrac/default.2');
  expect(lawOf(OPEN, 'trictrac/default.2')?.id).toBe('trictrac/default.2');
  expect(lawOf(OPEN, 'trictrac/defaults')).toBeUndefined();
});

test('terms tell what was agreed after the law', () => {
  const terms = { game: 'trictrac', ruleset: 'x', options: {}, agreed: [{ said: { fr: 'Grande bredouille', en: 'Grand bredouille' } }], clock: {}, rated: true };
  expect(termsTold(terms, undefined, 'fr').split(' · ')).toEqual(['x', 'Grande bredouille', 'Sans pendule', 'classée']);
});

test('another law keeps of what was agreed what it leaves open', () => {
  const [law] = OPEN.rulesets;
  const others = ['other', 'settled'].map((id, nth) => ({ id, title: { said: { fr: '', en: '' } }, switches: [], marking: [], agreements: nth === 0 ? [{ ...agreement('first'), usual: 'run' }, agreement('grande_bredouille')] : [] }));
  const game = { ...OPEN, rulesets: law ? [law, ...others] : [] };
  const options = { first: 'run', grande_bredouille: 'run', rompre: 'run', white_men: 14 };
  expect(stillAgreed(game, 'other', options)).toEqual({ grande_bredouille: 'run', white_men: 14 });
  expect(stillAgreed(game, 'settled', options)).toEqual({ white_men: 14 });
});
