import { describe, expect, it } from 'vitest';
import { message, say, type Language } from '@academie/words';
import { countedBy, gradeOfLoss, isFault, levelAt, levelsOf, levelTold, pointCells, scaleOf, share, signed, signOf, summaryOf, valueCells, worth, type Choice, type Compared, type Counts, type Judged, type Luck, type Thrown } from '../src/game/analysis.ts';

const judged = (value: number, more: Partial<Judged> = {}): Judged => ({ act: '0/5', value, error: null, score: '', line: [], ...more });
const NOTHING = message('engine-less', { much: message('engine-stakes', { much: 0 }) });
const choice = (number: number, white: number, more: Partial<Choice> = {}): Choice => ({ number, seat: 0, grade: 'sound', loss: 0, lost: NOTHING, white, played: judged(white), best: [judged(white)], ...more });
const luck = (number: number, seat: number, gain: number, white = 0): Luck => ({ number, seat, gain, white });

describe('what acts are worth', () => {
  it('is written as players say it, else with its sign and margin', () => {
    expect(worth(judged(-0.25), 'fr')).toBe('−0,25');
    expect(worth(judged(0.5, { error: 0.1 }), 'en')).toBe('+0.50 ± 0.20');
    expect(worth(judged(0.5, { score: '-1.20' }), 'en')).toBe('−1.20');
  });

  it('has no sign when it is nothing', () => {
    expect(signed(-0.001, 'en')).toBe('0');
  });

  it('is graded by what it costs', () => {
    expect([0.029, 0.03, 0.08, 0.16].map((loss) => signOf(gradeOfLoss(loss)))).toEqual(['', '?!', '?', '??']);
  });
});

describe('the choices of a game', () => {
  const game = [choice(1, 0), choice(3, 0.5, { seat: 1, grade: 'error', loss: 0.1 }), choice(8, -1, { seat: 1, grade: 'doubtful', loss: 0.05 })];

  it('are mistakes from an inaccuracy on', () => {
    expect(game.filter(isFault).map(({ number }) => number)).toEqual([3, 8]);
  });

  it('add up by player, what was lost apart from what the dice gave', () => {
    const lucks = [luck(0, 0, 0.2), luck(2, 1, -0.3), luck(7, 1, 0.1)];
    expect(summaryOf(game, lucks, 1)).toEqual({ seat: 1, mistakes: 2, lost: expect.closeTo(0.15) as number, luck: expect.closeTo(-0.2) as number });
    expect(summaryOf(game, [], 0).luck).toBeNull();
  });

  it('tell how the game went, with the throws after which nothing was to choose', () => {
    const levels = levelsOf(game, [luck(0, 0, 0.2, 9), luck(4, 0, 0.1, 0.7)]);
    expect(levels).toEqual([{ number: 1, white: 0 }, { number: 3, white: 0.5 }, { number: 5, white: 0.7 }, { number: 8, white: -1 }].map((each) => ({ ...each, score: '' })));
    expect([levelAt(levels, 6)?.white, levelAt(levels, 0)?.white, levelAt([], 3)]).toEqual([0.7, 0, undefined]);
  });

  it('tell where the game stands in the figures of its moves, from either side', () => {
    const [first, second] = levelsOf([choice(0, 0.2, { best: [judged(0.2, { score: '+0.50' })] }), choice(1, 0.9, { seat: 1, best: [judged(-0.9, { score: '-#4' })] })], []);
    expect([false, true].map((black) => first && levelTold(first, black, 'en'))).toEqual(['+0.50', '−0.50']);
    expect([false, true].map((black) => second && levelTold(second, black, 'fr'))).toEqual(['+#4', '−#4']);
    expect(levelTold({ number: 0, white: 0.25, score: '' }, true, 'fr')).toBe('−0,25');
  });

  it('read as a sentence, in men as in moves to a win by force', () => {
    const ahead = (worth: string, language: Language): string => say(message('web-analysis-ahead', { player: 'Alix', worth }), language);
    expect([ahead('+0.85', 'en'), ahead('+#4', 'en')]).toEqual(['Alix is ahead: +0.85', 'Alix is ahead: +#4']);
    expect([ahead('+#4', 'fr'), ahead('+#4', 'nl')]).toEqual(['Alix a l’avantage\u00A0: +#4', 'Alix staat voor: +#4']);
  });

  it('widen the scale when the double comes into question', () => {
    expect([scaleOf([{ number: 0, white: 1, score: '' }]), scaleOf([{ number: 0, white: -1.2, score: '' }])]).toEqual([1, 2]);
    expect([share(0, 1), share(1, 2), share(-3, 1)]).toEqual([0.5, 0.75, 0]);
  });
});

const CASTS = [1, 2, 3, 4, 5, 6].flatMap((high) => Array.from({ length: high }, (_, low) => `${high}-${low + 1}`));
const counts = (more: Partial<Counts> = {}): Counts => ({ of: 36, scoring: 0, points: 0, given: 0, kinds: {}, casts: {}, ...more });
const compared = (mine: Counts | null, theirs: Counts | null): Compared => ({ ...judged(0), lost: NOTHING, alone: [], held: [], mine, theirs, throws: [] });

describe('the throws that follow', () => {
  const all: Thrown[] = CASTS.map((cast) => ({ throw: cast, chance: cast.endsWith(cast.charAt(0)) ? '1/36' : '1/18', value: cast === '6-6' ? 1 : 0 }));

  it('fill 36 cells, a throw of two numbers two of them, beside the mean', () => {
    const rows = valueCells(all);
    expect(rows?.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6]);
    expect([rows?.[1]?.[4]?.cast, rows?.[4]?.[1]?.cast]).toEqual(['5-2', '5-2']);
    expect(rows?.[5]?.[5]).toEqual({ cast: '6-6', value: expect.closeTo(35 / 36) as number, depth: 1 });
  });

  it('are tinted by the points they bring', () => {
    const rows = pointCells(counts({ casts: Object.fromEntries(CASTS.map((cast) => [cast, cast === '4-4' ? 8 : 0])) }));
    expect(rows?.[3]?.[3]).toEqual({ cast: '4-4', value: 8, depth: 0.5 });
  });

  it('are no square with other dice', () => {
    expect([valueCells(all.slice(1)), pointCells(counts())]).toEqual([undefined, undefined]);
  });

  it('are counted by what they score, else by what they hit', () => {
    expect(countedBy([compared(counts({ scoring: 3 }), counts({ kinds: { hit: 2 } }))])).toBe('score');
    expect(countedBy([compared(counts({ kinds: { hit: 2 } }), counts())])).toBe('hit');
    expect(countedBy([compared(counts(), null)])).toBeNull();
  });
});
