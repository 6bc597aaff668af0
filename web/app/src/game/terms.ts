/** What is chosen in the dialog for a new table, as the server is asked for it. */
import type { Clock, GameEntry, OptionValue, TableAsked, Terms } from '../net/types.ts';
import { CLOCKS, ENGINES, GAMES, type LENGTHS } from '../words/catalogue.ts';
import type { Language, Text } from '../words/text.ts';

export type ClockKey = keyof typeof CLOCKS;
export type LengthKey = keyof typeof LENGTHS;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const CLOCK_RULES: Readonly<Record<ClockKey, Clock>> = {
  none: { pace: 'none', base_ms: 0, step_ms: 0 },
  rapid: { pace: 'increment', base_ms: 10 * MINUTE, step_ms: 15_000 },
  sudden: { pace: 'sudden', base_ms: 25 * MINUTE, step_ms: 0 },
  days: { pace: 'days', base_ms: 0, step_ms: 3 * DAY },
};
const HOLES: Readonly<Record<LengthKey, number | null>> = { usual: null, half: 6, short: 2 };

export const ENGINE = 'engine:';

export interface Chosen {
  readonly game: string;
  readonly ruleset: string;
  readonly marking: string;
  readonly clock: ClockKey;
  readonly length: LengthKey;
  /** `open`, `link`, or an engine's name after `engine:`. */
  readonly opponent: string;
}

/** What one begins with: the usual law of a game, against a machine if there is one. */
export function usual(game: GameEntry, opponent = 'open'): Chosen {
  const ruleset = game.rulesets[0];
  const marking = ruleset?.marking[0] ?? 'auto';
  return { game: game.key, ruleset: ruleset?.id ?? '', marking, clock: 'none', length: 'usual', opponent };
}

export function asked(chosen: Chosen): TableAsked {
  const holes = chosen.game === 'trictrac' ? HOLES[chosen.length] : null;
  const options: Record<string, OptionValue> = {
    ...(chosen.marking === 'auto' ? {} : { marking: chosen.marking }),
    ...(holes === null ? {} : { holes }),
  };
  const terms = { game: chosen.game, ruleset: chosen.ruleset, options, clock: CLOCK_RULES[chosen.clock], rated: false };
  if (chosen.opponent.startsWith(ENGINE)) return { ...terms, opponent: { engine: chosen.opponent.slice(ENGINE.length) } };
  return chosen.opponent === 'link' ? { ...terms, private: true } : terms;
}

/** A player's name for people: machines sit at tables as `engine:` and their own. */
export const playerTold = (name: string, language: Language): string =>
  isEngine(name) ? (ENGINES[name.slice(ENGINE.length)]?.title[language] ?? name) : name;

export const isEngine = (name: string): boolean => name.startsWith(ENGINE);

/** A clock as it is told in a list. */
export function clockTold(clock: Clock, language: Language): string {
  const known = (Object.keys(CLOCKS) as ClockKey[]).find((key) => sameClock(CLOCK_RULES[key], clock));
  if (known !== undefined) return CLOCKS[known].title[language];
  const step = clock.step_ms > 0 ? ` + ${clock.step_ms / 1000} s` : '';
  return `${clock.base_ms / MINUTE} min${step}`;
}

const sameClock = (one: Clock, two: Clock): boolean =>
  one.pace === two.pace && one.base_ms === two.base_ms && one.step_ms === two.step_ms;

/** The law and the time of some terms in a few words. */
export function termsTold(terms: Terms, game: GameEntry | undefined, language: Language): string {
  const ruleset = game?.rulesets.find(({ id }) => id === terms.ruleset)?.title[language] ?? terms.ruleset;
  return `${ruleset} · ${clockTold(terms.clock, language)}`;
}

export const aboutGame = (key: string): Text | undefined => GAMES[key];
