/** Acts as they are offered to people. What they mean is the server's to know. */
import { placeTold, reachable, stepsOf, stepsTold, type Rim } from '@academie/board';
import type { Act, Choices, Logged, Step } from '@academie/protocol/wire';
import { message, say, type Language, type Message, type Sayable, type Value } from '@academie/words';
import { hasWords, ofSeveral } from '../words/verbs.ts';

/** An act as far as it is told: as it is written, how it is done, and what it is called if it is no plain move. */
export type Named = Pick<Act, 'text' | 'steps' | 'touch' | 'pick' | 'say'>;

/** What acts are told by: who sits there, by whose names flèches go, and the steps that several acts share. */
export interface Telling {
  readonly names?: readonly string[];
  readonly rim?: Rim | undefined;
  readonly steps?: readonly Step[] | undefined;
}

const NOTHING = 'passe';
const FIRST_DICE = 'first-dice';

/** What is done, without who does it and with what; a plain move is what it is. */
export const verbOf = ({ text, say: said }: Named): string => said?.key ?? text;

/** The act of that text with what it is called, as far as it is among those that can be done. */
export const named = (text: string, choices: Choices | undefined): Named =>
  reachable(choices ?? {}).find((act) => act.text === text) ?? { text };

/** An act in words. */
export const describeAct = (act: Named, language: Language, telling: Telling = {}): string => say(actTold(act, telling), language).trim();

/** An act as it is told: in words, by its steps on the trictrac board, or else as it is written. */
export function actTold(act: Named, telling: Telling = {}): Message {
  const verb = verbOf(act);
  if (verb === NOTHING && act.text !== NOTHING) return message('web-acts-nothing');
  if (verb === FIRST_DICE) return firstDice(act.say?.args ?? {});
  if (hasWords(verb)) return { key: `web-acts-do-${verb}`, args: { what: about(act, telling) } };
  return moved(act, telling) ?? message('common-verbatim', { text: act.text });
}

/** Whose die was the higher. */
function firstDice(args: Readonly<Record<string, unknown>>): Message {
  const [white, black] = [Number(args['white']), Number(args['black'])];
  if (white === black) return message('tables-first-dice', { white, black });
  const player = message(white > black ? 'web-board-white' : 'web-board-black');
  return message('tables-first-dice-won', { white, black, player });
}

const moved = ({ steps = [] }: Named, { rim, steps: shared }: Telling): Message | undefined =>
  rim === undefined ? undefined : stepsTold(rim, stepsOf(steps, shared));

/** What follows the verb: a play, a place, a number or a player. */
function about(act: Named, telling: Telling): Value {
  return moved(act, telling) ?? placed(act, telling) ?? (act.say?.args ? argued(act.say, telling) : '');
}

/** The place that is touched or picked, on boards whose places have names. */
function placed({ touch, pick }: Named, { rim }: Telling): Value | undefined {
  const place = [touch, pick].find(Boolean);
  return place === undefined || rim === undefined ? undefined : placeTold(rim, place);
}

/** What the arguments of the verb say: a player, or something, perhaps somewhere. */
function argued({ key, args }: NonNullable<Act['say']>, { names = [] }: Telling): Value {
  const { of = '', on, seat } = args as Readonly<Record<string, Value | undefined>>;
  if (typeof seat === 'number') return playerTold(key, seat, names);
  return on === undefined ? of : message('web-acts-what-on', { what: of, where: on });
}

/** Two players have their colours, several round a table their names or else their numbers. */
function playerTold(verb: string, seat: number, names: readonly string[]): Value {
  if (ofSeveral(verb)) return names[seat] ?? message('web-acts-player', { number: seat + 1 });
  return message(seat === 0 ? 'web-common-the-white' : 'web-common-the-black');
}

/** Whether the game rests by agreement. */
export const adjourned = (log: readonly Logged[]): boolean =>
  log.findLast(({ kind }) => kind === 'adjourn' || kind === 'resume')?.kind === 'adjourn';

interface Turning {
  mine: boolean;
  adjourned: boolean;
  /** What is being thrown or dealt, or what that waits for. */
  awaited: Sayable | null;
  /** Whether whoever looks waits for a place at the board. */
  queued: boolean;
  player: string;
}

/** Whose turn it is, in words. */
export function turnTold({ mine, adjourned: stopped, awaited, queued, player }: Turning): Sayable {
  if (mine) return 'web-table-your-turn';
  if (stopped) return 'web-table-turn-adjourned';
  if (awaited !== null) return awaited;
  return queued ? 'web-table-waiting-turn' : message('web-table-turn-of', { player });
}

/** Whether a seat may ask to take its last play back: not once chance has acted since. */
export function mayTakeBack(log: readonly Logged[], seat: number): boolean {
  const authors: (number | null)[] = [];
  for (const { kind, seat: author, body } of log) {
    if (kind === 'act' || kind === 'roll') authors.push(author);
    else if (kind === 'takeback') authors.length = Number(body['acts']);
  }
  return authors.lastIndexOf(seat) > authors.lastIndexOf(null);
}
