/** What the quick start begins with: what was chosen last for a game, else what is right for most. */
import type { GameEntry } from '../net/types.ts';
import type { Company } from './route.ts';
import { ANY, CLOCKS, EASY, ENGINE, furtherOptions, hasEngine, houseRules, LENGTHS, usual, type Chosen } from './terms.ts';

const KEPT = 'academie.quick';
const USUAL_GAME = 'trictrac';

interface Kept {
  readonly game?: string;
  /** What was chosen, by game and company. */
  readonly chosen?: Readonly<Record<string, Partial<Chosen>>>;
}

function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? '{}') ?? {}) as Kept;
  } catch {
    return {};
  }
}

/** The game asked for; else the one played last; else trictrac, or the first there is. */
export function gameToStart(asked: string, games: readonly GameEntry[]): GameEntry | undefined {
  const wanted = [asked, kept().game, USUAL_GAME];
  return wanted.map((key) => games.find((game) => game.key === key)).find((found) => found !== undefined) ?? games[0];
}

/** The machine one meets: the one chosen before if it is still there, else an easy one, else the first. */
function machine(game: GameEntry, before = ''): string {
  const name = before.startsWith(ENGINE) ? before.slice(ENGINE.length) : EASY;
  const known = [name, EASY].find((each) => hasEngine(game, each)) ?? game.engines[0]?.name ?? '';
  return `${ENGINE}${known}`;
}

/** What is chosen when the dialog opens. */
export function firstChoice(game: GameEntry, company: Company, guest: boolean): Chosen {
  const plain = usual(game);
  const before = kept().chosen?.[`${game.key} ${company}`] ?? {};
  const known: Chosen = { ...plain, ...defaults(company, guest), ...before, game: game.key, name: '' };
  const checked: Chosen = {
    ...known,
    ...lawToStart(game, known, plain),
    clock: offered(known.clock, CLOCKS, plain.clock),
    length: offered(known.length, LENGTHS, plain.length),
    seats: offered(known.seats, game.seats, plain.seats),
    seat: Number(known.seat) < known.seats ? known.seat : ANY,
    rated: known.rated && !guest,
    opponent: company === 'machine' ? machine(game, known.opponent) : known.opponent,
  };
  return { ...checked, options: stillThere(game, checked) };
}

/** The rule set and its marking, as far as the game still has them. */
function lawToStart(game: GameEntry, known: Chosen, plain: Chosen): Pick<Chosen, 'ruleset' | 'marking'> {
  const ruleset = game.rulesets.find(({ id }) => id === known.ruleset) ?? game.rulesets[0];
  return { ruleset: ruleset?.id ?? '', marking: offered(known.marking, ruleset?.marking ?? [], plain.marking) };
}

/** What was chosen if it is still offered, else what is usual. */
const offered = <Choice>(chosen: Choice, choices: readonly Choice[], otherwise: Choice): Choice => (choices.includes(chosen) ? chosen : otherwise);

/** The options that the game still has under its law. */
function stillThere(game: GameEntry, chosen: Chosen): Chosen['options'] {
  const there = new Set([...furtherOptions(game, chosen).map(({ key }) => key), ...houseRules(game, chosen).map(({ name }) => name)]);
  return Object.fromEntries(Object.entries(chosen.options).filter(([key]) => there.has(key)));
}

function defaults(company: Company, guest: boolean): Partial<Chosen> {
  if (company === 'machine') return { length: 'short', clock: 'none' };
  if (company === 'someone') return { opponent: 'match', clock: 'rapid', rated: !guest };
  return { opponent: 'link', clock: 'rapid' };
}

export function keepChoice(company: Company, chosen: Chosen): void {
  const before = kept();
  const now: Kept = { game: chosen.game, chosen: { ...before.chosen, [`${chosen.game} ${company}`]: chosen } };
  localStorage.setItem(KEPT, JSON.stringify(now));
}
