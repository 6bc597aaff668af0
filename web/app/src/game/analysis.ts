/** What the analysis of a game tells, and how it is drawn: no page, no rule of a game. */
import { formatNumber, message, say, type Language, type Message } from '@academie/words';
import { actTold } from './acts.ts';
import { castAt, FACES } from './casts.ts';

export interface Judged {
  readonly act: string;
  /** As people read it. */
  readonly told?: Message;
  /** To who did it, in stakes. */
  readonly value: number;
  /** The standard error, where games were played out. */
  readonly error: number | null;
  /** The same as players of the game say it, where they do. */
  readonly score: string;
  readonly line: readonly string[];
}

/** An act that was judged, as it is told: a play by its flèches, all else by its word. */
export const judgedTold = ({ act, told }: Pick<Judged, 'act' | 'told'>): Message => (told !== undefined && told.key !== 'common-verbatim' ? told : actTold({ text: act }));

export type Grade = 'sound' | 'doubtful' | 'error' | 'blunder';

export interface Choice {
  /** The place of the act in the game, from 0. */
  readonly number: number;
  readonly seat: number;
  readonly grade: Grade;
  readonly loss: number;
  /** The same as people are told it beside what both moves are worth. */
  readonly lost: Message;
  /** What the game was worth to White before it. */
  readonly white: number;
  readonly played: Judged;
  readonly best: readonly Judged[];
}

/** A throw beside what could be expected before it. */
export interface Luck {
  readonly number: number;
  readonly seat: number;
  /** What it gained the thrower, in stakes. */
  readonly gain: number;
  /** What the game is worth to White after it. */
  readonly white: number;
}

/** What the throws of one player may bring next, counted. */
export interface Counts {
  /** Of how many throws. */
  readonly of: number;
  readonly scoring: number;
  /** On average, for who throws. */
  readonly points: number;
  readonly given: number;
  /** How many fill, keep, hit or fail. */
  readonly kinds: Readonly<Record<string, number>>;
  /** The points of each throw. */
  readonly casts: Readonly<Record<string, number>>;
}

export interface Thrown {
  readonly throw: string;
  /** A fraction, as in 1/18. */
  readonly chance: string;
  readonly value: number;
}

/** An act beside others: what it is worth, how it leaves the men, and what may follow. */
export interface Compared extends Judged {
  /** What it gives away beside the best, in the unit of what both are worth. */
  readonly lost: Message;
  /** Where men stand alone, and where two or more do. */
  readonly alone: readonly string[];
  readonly held: readonly string[];
  readonly mine: Counts | null;
  readonly theirs: Counts | null;
  readonly throws: readonly Thrown[];
}

const SIGNS: Readonly<Record<Grade, string>> = { sound: '', doubtful: '?!', error: '?', blunder: '??' };
/** The sign after a move, as annotators write it. */
export const signOf = (grade: Grade): string => SIGNS[grade];

/** From which loss on a move is called so. */
const BOUNDS = [['blunder', 0.16], ['error', 0.08], ['doubtful', 0.03]] as const;
export const gradeOfLoss = (loss: number): Grade => BOUNDS.find(([, least]) => loss >= least)?.[0] ?? 'sound';

export const isFault = ({ grade }: Choice): boolean => grade !== 'sound';

/** A move that costs no more is as good as the best. */
export const MARGIN = 0.01;

/** How one player has played, and what the dice gave him; nothing of the dice where there are none. */
export interface Summary {
  readonly seat: number;
  readonly mistakes: number;
  readonly lost: number;
  readonly luck: number | null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export function summaryOf(choices: readonly Choice[], lucks: readonly Luck[], seat: number): Summary {
  const mine = choices.filter((choice) => choice.seat === seat);
  const luck = lucks.length === 0 ? null : sum(lucks.filter((each) => each.seat === seat).map(({ gain }) => gain));
  return { seat, mistakes: mine.filter(isFault).length, lost: sum(mine.map(({ loss }) => loss)), luck };
}

/** How many standard errors make a margin of 95 %. */
const CONFIDENCE = 1.96;
const DECIMALS = 2;

/** A value with its sign, and with its margin if it has one. */
export function worth({ value, error, score }: Pick<Judged, 'value' | 'error' | 'score'>, language: Language): string {
  if (score !== '') return scored(score, language);
  const known = signed(value, language);
  return error === null ? known : say(message('web-analysis-worth', { worth: known, margin: CONFIDENCE * error }), language);
}

/** A score as players say it, `-0.35` or `+#4`, as it is written in a language. */
function scored(score: string, language: Language): string {
  const number = Number(score);
  if (Number.isNaN(number)) return score.replace(/^-/, '−');
  return formatNumber(number, language, { minimumFractionDigits: DECIMALS, maximumFractionDigits: DECIMALS, signDisplay: 'always' });
}

/** `+0.50`, `−0,25`: with a sign, unless it is nothing. */
export function signed(value: number, language: Language): string {
  if (Number(value.toFixed(DECIMALS)) === 0) return '0';
  return formatNumber(value, language, { minimumFractionDigits: DECIMALS, maximumFractionDigits: DECIMALS, signDisplay: 'always' });
}

/** `0.34`, `0,34`. */
export const plain = (value: number, language: Language): string =>
  formatNumber(value, language, { minimumFractionDigits: DECIMALS, maximumFractionDigits: DECIMALS });

/** What the game is worth to White at a place: `number` acts have been done there. */
export interface Level {
  readonly number: number;
  readonly white: number;
  /** The same as players of the game say it, where they do. */
  readonly score: string;
}

/** A score as the other player has it. */
const turned = (score: string): string => score.replace(/^[+-]/, (sign) => (sign === '+' ? '-' : '+'));

/** What a level is worth to a seat, in the figures that its moves are told in. */
export const levelTold = ({ white, score }: Level, black: boolean, language: Language): string =>
  score === '' ? signed(black ? -white : white, language) : scored(black ? turned(score) : score, language);

/** What is known of the game from its beginning to its end, in order. */
export function levelsOf(choices: readonly Choice[], lucks: readonly Luck[]): readonly Level[] {
  const known = new Map<number, Level>(lucks.map(({ number, white }) => [number + 1, { number: number + 1, white, score: '' }]));
  for (const { number, white, seat, best: [best] } of choices) known.set(number, { number, white, score: seat === 1 ? turned(best?.score ?? '') : (best?.score ?? '') });
  return [...known.values()].sort((one, two) => one.number - two.number);
}

/** The last that is known at a place or before it. */
export const levelAt = (levels: readonly Level[], number: number): Level | undefined => levels.findLast((each) => each.number <= number) ?? levels[0];

/** The greatest amount of the scale: the stakes, or the double where it comes into question. */
export const scaleOf = (levels: readonly Level[]): number => (levels.some(({ white }) => Math.abs(white) > 1) ? 2 : 1);

/** How much of a whole belongs to who has that much of the scale, from 0 to 1. */
export const share = (value: number, scale: number): number => (1 + Math.max(-1, Math.min(1, value / scale))) / 2;

const chanceOf = (chance: string): number => {
  const [over = 0, under = 1] = chance.split('/').map(Number);
  return over / under;
};

/** A cell of the 36: what is written there, and how deep it is tinted, from -1 to 1. */
export interface CastCell {
  readonly cast: string;
  readonly value: number;
  readonly depth: number;
}

const rowsOf = (cell: (cast: string) => CastCell | undefined): readonly (readonly CastCell[])[] | undefined => {
  const rows = FACES.map((row) => FACES.flatMap((column) => cell(castAt({ row, column })) ?? []));
  return rows.flat().length === FACES.length ** 2 ? rows : undefined;
};

/** The most points that a full tint stands for. */
const MOST_POINTS = 16;

/** The 36 casts by the points they bring. */
export const pointCells = ({ casts }: Counts): readonly (readonly CastCell[])[] | undefined =>
  rowsOf((cast) => {
    const value = casts[cast];
    return value === undefined ? undefined : { cast, value, depth: Math.min(1, value / MOST_POINTS) };
  });

/** The 36 casts by what they are worth beside the mean; nothing unless two dice are thrown. */
export function valueCells(throws: readonly Thrown[]): readonly (readonly CastCell[])[] | undefined {
  const byCast = new Map(throws.map((thrown) => [thrown.throw, thrown.value]));
  const mean = sum(throws.map(({ chance, value }) => chanceOf(chance) * value));
  const deepest = Math.max(1e-9, ...throws.map(({ value }) => Math.abs(value - mean)));
  return rowsOf((cast) => {
    const value = byCast.get(cast);
    return value === undefined ? undefined : { cast, value: value - mean, depth: (value - mean) / deepest };
  });
}

/** Whether throws are counted by what they score or by what they hit; nothing where neither tells anything. */
export function countedBy(acts: readonly Compared[]): 'score' | 'hit' | null {
  const counts = acts.flatMap(({ mine, theirs }) => [mine, theirs]).filter((each) => each !== null);
  if (counts.some(({ scoring }) => scoring > 0)) return 'score';
  return counts.some(({ kinds }) => (kinds['hit'] ?? 0) > 0) ? 'hit' : null;
}

/** What was known with what is known better. */
export function merged<T extends { readonly number: number }>(before: readonly T[], now: readonly T[]): readonly T[] {
  const better = new Set(now.map(({ number }) => number));
  return [...before.filter(({ number }) => !better.has(number)), ...now].sort((one, two) => one.number - two.number);
}
