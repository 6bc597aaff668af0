/** What chance may do, by the law: a table that comes with the page, not from the server that is checked by it. */
import table from './odds.json';
import type { Chance } from './rolls.ts';

/** The games all of whose chances are among these. */
const KNOWN: ReadonlySet<string> = new Set(table.games);

const chancesOf = (distribution: readonly (readonly (string | number)[])[]): readonly Chance[] => {
  const weights = distribution.map(([, weight]) => Number(weight));
  const of = weights.reduce((sum, weight) => sum + weight, 0);
  return distribution.map(([act], nth) => ({ act: String(act), weight: weights[nth] ?? 0, of }));
};

const DISTRIBUTIONS: ReadonlyMap<string, readonly Chance[]> = new Map(
  table.distributions.map(chancesOf).flatMap((chances) => chances.map(({ act }) => [act, chances] as const)),
);

/** The tiles of a set as the law lists them. */
const PIPS = [0, 1, 2, 3, 4, 5, 6];
export const TILES: readonly string[] = PIPS.flatMap((high) => PIPS.filter((low) => low <= high).map((low) => `${high}-${low}`));
const TAKE = 'prendre ';
const DRAW = 'tirer ';
const LEAD = 'poseur j';
const SHUFFLE = 'battre';

const alike = (acts: readonly string[]): readonly Chance[] => acts.map((act) => ({ act, weight: 1, of: acts.length }));

/** What chance may do at dominoes: any tile that was not taken since they were shuffled, or any player to lead. */
function dominoes(before: readonly string[], act: string, seats: number): readonly Chance[] | undefined {
  if (act.startsWith(LEAD)) return alike(Array.from({ length: seats }, (_, seat) => `${LEAD}${seat + 1}`));
  if (!act.startsWith(TAKE)) return undefined;
  const taken = new Set(before.slice(before.lastIndexOf(SHUFFLE) + 1));
  return alike(TILES.map((tile) => `${TAKE}${tile}`).filter((each) => !taken.has(each)));
}

/** All that a hidden chance may be. */
export const hiddenChances = (seats: number): readonly string[] => [
  ...[TAKE, DRAW].flatMap((verb) => TILES.map((tile) => `${verb}${tile}`)),
  ...Array.from({ length: seats }, (_, seat) => `${LEAD}${seat + 1}`),
];

/** Which game's odds hold by the body of event 0; none that this page knows where tiles are dealt by hand. */
export const lawOf = ({ game = '', options = {} }: { readonly game?: string; readonly options?: Readonly<Record<string, unknown>> }): string =>
  game === 'dominos' && (options['marking'] ?? 'auto') !== 'auto' ? '' : game;

/** Where something fell: the game by its key, how many play, and the acts before. */
export interface Where {
  readonly game: string;
  readonly seats: number;
  readonly before: readonly string[];
}

/** All that might have fallen where `act` did; nothing for what this page does not know: games of other packages, and tiles dealt by
 * hand. Where the game is known, nothing else can fall. */
export const oddsOfFallen = (act: string, { game, seats, before }: Where): readonly Chance[] | undefined =>
  game === 'dominos' ? dominoes(before, act, seats) : (DISTRIBUTIONS.get(act) ?? (KNOWN.has(game) ? [] : undefined));
