/** What is chosen in the dialog for a new table, as the server is asked for it. */
import type { Clock as ClockTold } from '@academie/protocol/api';
import type { Phrase } from '@academie/protocol/wire';
import type { AgreementTold, Clock, EngineTold, GameEntry, OptionTold, OptionValue, RuleSet, TableAsked, Terms, TermsAsked } from '../net/types.ts';
import { message, say, type Language } from '@academie/words';
import { phraseIn } from '../words/phrase.ts';
import { memberOf } from '../words/verbs.ts';

export const CLOCKS = ['none', 'rapid', 'slow', 'sudden', 'days'] as const;
export type ClockKey = (typeof CLOCKS)[number];
export const LENGTHS = ['short', 'half', 'usual'] as const;
export type LengthKey = (typeof LENGTHS)[number];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const CLOCK_RULES: Readonly<Record<ClockKey, Clock>> = {
  none: { pace: 'none', base_ms: 0, step_ms: 0 },
  rapid: { pace: 'increment', base_ms: 10 * MINUTE, step_ms: 15_000 },
  slow: { pace: 'increment', base_ms: 25 * MINUTE, step_ms: 30_000 },
  sudden: { pace: 'sudden', base_ms: 25 * MINUTE, step_ms: 0 },
  days: { pace: 'days', base_ms: 0, step_ms: 3 * DAY },
};
const HOLES: Readonly<Record<LengthKey, number | null>> = { usual: null, half: 6, short: 2 };
/** Options that the dialog asks for in a way of its own. */
const ASKED_APART = new Set(['players', 'marking']);
const TWO = 2;

export const ENGINE = 'engine:';
/** The engine whom a newcomer meets first. */
export const EASY = 'simple';
/** The seat of one who does not mind. */
export const ANY = 'any';

export interface Chosen {
  readonly game: string;
  readonly ruleset: string;
  readonly marking: string;
  readonly clock: ClockKey;
  readonly length: LengthKey;
  /** `open`, `link`, `match`, `name`, or an engine's name after `engine:`. */
  readonly opponent: string;
  /** Who is challenged, if somebody is. */
  readonly name: string;
  readonly rated: boolean;
  /** A seat's number, or `any`. */
  readonly seat: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Whether guests may chat at a table for anyone; at other tables they may. */
  readonly guestsChat?: boolean;
}

/** What one begins with: the usual law of a game, against a machine if there is one. */
export function usual(game: GameEntry, opponent = 'open'): Chosen {
  const ruleset = game.rulesets[0];
  return {
    game: game.key,
    ruleset: ruleset?.id ?? '',
    marking: ruleset?.marking[0] ?? 'auto',
    clock: 'none',
    length: 'usual',
    opponent,
    name: '',
    rated: false,
    seat: ANY,
    seats: game.seats[0] ?? TWO,
    options: {},
  };
}

/** What somebody who looks for an opponent is taken to want, so that two who say nothing more meet. */
export const quickMatch = (game: GameEntry): Chosen => ({ ...usual(game, 'match'), clock: 'rapid' });

export const againstEngine = ({ opponent }: Chosen): boolean => opponent.startsWith(ENGINE);

/** Whether a game has the lengths there are words for: those of a partie of twelve holes. */
export const hasLength = ({ key, options }: GameEntry): boolean => key === 'trictrac' && options.some((each) => each.key === 'holes');

/** Only two can be matched, rated, or meet by name. */
export const ofTwo = ({ seats }: Chosen): boolean => seats === TWO;

export const timed = ({ clock }: Chosen): boolean => clock !== 'none';

/** The law of an id; that of an older version is shown as the newest. */
export const lawOf = (game: GameEntry | undefined, id: string | undefined): RuleSet | undefined =>
  game?.rulesets.find((each) => each.id === id) ?? game?.rulesets.find((each) => nameOfLaw(each.id) === nameOfLaw(id ?? ''));

/** The id without the version behind it. */
export const nameOfLaw = (id: string): string => id.replace(/\.\d+$/, '');

type Law = Pick<Chosen, 'ruleset' | 'marking'>;

const askedApart = (game: GameEntry, key: string): boolean => ASKED_APART.has(key) || (key === 'holes' && hasLength(game));

/** What may be agreed on under the law chosen. */
export const houseRules = (game: GameEntry, { ruleset, marking }: Law): readonly AgreementTold[] =>
  (lawOf(game, ruleset)?.agreements ?? []).filter(({ name, by_hand }) => !askedApart(game, name) && (!by_hand || marking !== 'auto'));

/** The other options, to be asked for one by one. */
export function furtherOptions(game: GameEntry, law: Law): readonly OptionTold[] {
  const agreements = new Set(lawOf(game, law.ruleset)?.agreements.map(({ name }) => name));
  return game.options.filter(
    ({ key, by_hand }) => !agreements.has(key) && !askedApart(game, key) && (!(by_hand ?? false) || law.marking !== 'auto'),
  );
}

/** What was agreed on under one law, as far as it can be under another and is not what that one holds anyway. */
export function stillAgreed(game: GameEntry, ruleset: string, options: Chosen['options']): Chosen['options'] {
  const open = new Map(lawOf(game, ruleset)?.agreements.map((each) => [each.name, each]));
  const elsewhere = new Set(game.rulesets.flatMap(({ agreements }) => agreements.map(({ name }) => name)));
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => {
      const rule = open.get(name);
      if (!rule) return !elsewhere.has(name);
      return value !== rule.usual && (rule.values.length === 0 || rule.values.some((each) => each.value === value));
    }),
  );
}

/** How much was agreed on of what the house leaves open. */
export const agreedCount = (game: GameEntry, chosen: Chosen): number => houseRules(game, chosen).filter(({ name }) => name in chosen.options).length;

/** The terms alone, as a seek has them. */
export function termsAsked(chosen: Chosen, game: GameEntry): TermsAsked {
  const holes = hasLength(game) ? HOLES[chosen.length] : null;
  const open = new Set([...furtherOptions(game, chosen).map(({ key }) => key), ...houseRules(game, chosen).map(({ name }) => name)]);
  const options: Record<string, OptionValue> = {
    ...Object.fromEntries(Object.entries(chosen.options).filter(([key]) => open.has(key))),
    ...(chosen.marking === 'auto' ? {} : { marking: chosen.marking }),
    ...(holes === null ? {} : { holes }),
    ...(chosen.seats === (game.seats[0] ?? TWO) ? {} : { players: chosen.seats }),
  };
  const rated = chosen.rated && ofTwo(chosen) && timed(chosen) && !againstEngine(chosen);
  return { game: chosen.game, ruleset: chosen.ruleset, options, clock: CLOCK_RULES[chosen.clock], rated };
}

/** The table, with whom one meets there. */
export function asked(chosen: Chosen, game: GameEntry): TableAsked {
  const terms = {
    ...termsAsked(chosen, game),
    ...(chosen.seat === ANY ? {} : { seat: Number(chosen.seat) }),
  };
  if (againstEngine(chosen)) return { ...terms, opponent: { engine: chosen.opponent.slice(ENGINE.length) } };
  if (chosen.opponent === 'name') return { ...terms, opponent: { name: chosen.name.trim() } };
  return { ...terms, ...(chosen.opponent === 'link' ? { private: true } : chosen.guestsChat === true && { guests_chat: true }) };
}

/** A player's name for people: machines sit at tables as `engine:` and their own, which the games know. */
export const playerTold = (name: string, language: Language, known: readonly GameEntry[]): string =>
  isEngine(name) ? titleOf(engineNamed(name.slice(ENGINE.length), known), name, language) : apart(name);

const FROM_THE_RIGHT = /[\u0590-\u08ff]/;
/** A name written from the right, set apart so that figures and signs beside it stay where they are. */
const apart = (name: string): string => (FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name);

const engineNamed = (name: string, known: readonly GameEntry[]): EngineTold | undefined =>
  known.flatMap(({ engines }) => engines).find((engine) => engine.name === name);

export const hasEngine = (game: GameEntry, name: string): boolean => engineNamed(name, [game]) !== undefined;

export const isEngine = (name: string): boolean => name.startsWith(ENGINE);

/** A clock as a list shows it. */
export function clockTold({ pace = 'none', base_ms = 0, step_ms = 0 }: ClockTold, language: Language): string {
  const clock = { pace, base_ms, step_ms };
  const known = CLOCKS.find((key) => sameClock(CLOCK_RULES[key], clock));
  if (known !== undefined) return say(`web-new-table-clock-${known}`, language);
  if (pace === 'days') return daysTold(base_ms, step_ms, language);
  const [minutes, seconds] = [base_ms / MINUTE, step_ms / 1000];
  return say(seconds > 0 ? message('web-new-table-clock-minutes-step', { minutes, seconds }) : message('web-new-table-clock-minutes', { minutes }), language);
}

function daysTold(reserve: number, step: number, language: Language): string {
  const time = say(message('web-new-table-clock-by-days', { days: Math.floor(step / DAY) }), language);
  return reserve > 0 ? say(message('web-new-table-clock-reserve', { time, days: Math.floor(reserve / DAY) }), language) : time;
}

export const sameClock = (one: ClockTold, two: ClockTold): boolean =>
  one.pace === two.pace && one.base_ms === two.base_ms && one.step_ms === two.step_ms;

/** The law, what was agreed otherwise, the time and whether it counts, in a few words. */
export function termsTold(terms: Terms, game: GameEntry | undefined, language: Language): string {
  const ruleset = titleOf(lawOf(game, terms.ruleset), terms.ruleset, language);
  const rated = terms.rated ? [say('web-new-table-rated-short', language)] : [];
  return [ruleset, ...terms.agreed.map((each) => phraseIn(each, language)), clockTold(terms.clock, language), ...rated].join(' · ');
}

/** In how many points a law differs from the usual one of its game. */
export function differences(game: GameEntry, id: string): number {
  const [usualLaw, law] = [game.rulesets[0], game.rulesets.find((each) => each.id === id)];
  const before = new Map(usualLaw?.switches.map(({ name, value }) => [name, value]));
  return law?.switches.filter(({ name, value }) => before.get(name) !== value).length ?? 0;
}

/** A sentence on a game, where the catalogues have one. */
export function aboutGame(game: string, language: Language): string {
  const key = memberOf('web-games-', game);
  return key === undefined ? '' : say(key, language);
}

/** What something is called, or its name in the programs where nothing is known of it. */
export const titleOf = (entry: { title: Phrase } | undefined, name: string, language: Language): string =>
  entry === undefined ? name : phraseIn(entry.title, language);
