/** A finished game in the analysis room: what is looked at of it, what it is worth there, and what is tried instead. */
import { Analysing } from './analysing.svelte.ts';
import { isFault, levelAt, type Choice, type Level } from './analysis.ts';
import { Comparing, type Comparison } from './comparing.svelte.ts';
import { rowNumbersOf } from './history.ts';
import { answered, choiceOf, isLearning, isOpen, NOT_LEARNING, type Learning } from './learning.ts';
import { Replay } from './replay.svelte.ts';
import { actsTo, end, pathTo, queryOf, type Node } from './study.ts';

/** Moves to be compared: the acts that lead to a place, and the one played there. */
type Asked = readonly [acts: readonly string[], played: string | null];

/** In a line one steps along it: two steps to either side are its ends. */
const ALONG = { turn: 2, turns: 5 };

export class Room extends Replay {
  readonly analysing = new Analysing();
  readonly comparing = new Comparing();
  learning = $state.raw<Learning>(NOT_LEARNING);

  /** Whether mistakes are gone through, and whether a move on the board is an answer. */
  readonly isLearning: boolean = $derived(isLearning(this.learning));
  readonly isAsked: boolean = $derived(isOpen(this.learning));

  readonly over: boolean = $derived(this.about?.status === 'over');
  readonly two: boolean = $derived(this.about?.players.length === 2);
  /** Whether one is in a line of one's own. */
  readonly inLine: boolean = $derived(this.here !== null && !this.here.main);
  /** The number of the row of the list that each turn stands in. */
  readonly #rows: readonly number[] = $derived(rowNumbersOf(this.turns, this.about?.players.length ?? 2));
  readonly rows: number = $derived(this.#rows.at(-1) ?? 0);
  /** That of the turn looked at; none at the end. */
  readonly row: number | null = $derived(this.#rows[this.turn] ?? null);

  readonly faults: readonly Choice[] = $derived(this.analysing.choices.filter(isFault));
  readonly nextFault: Choice | undefined = $derived(this.faults.find(({ number }) => number > this.number));
  /** The choice looked at: that of the place one is at, or of its turn. */
  readonly choice: Choice | undefined = $derived(this.#choice());
  readonly rated: boolean = $derived(this.number < this.analysing.done || this.analysing.deeper || this.analysing.status === 'done');
  readonly level: Level | undefined = $derived(levelAt(this.analysing.levels, this.number));
  readonly compared: Comparison | undefined = $derived(this.choice === undefined ? undefined : this.comparing.at(this.acts.slice(0, this.choice.number), this.choice.played.act));

  /** The places of the line one is in, from behind the game on to its end; and as far as one has gone. */
  readonly line: readonly Node[] = $derived(this.study === null || !this.inLine ? [] : pathTo(this.study, end(this.study).at).filter(({ main }) => !main));
  readonly gone: readonly Node[] = $derived(this.study === null ? [] : pathTo(this.study, this.study.at).filter(({ main }) => !main));
  readonly hereActs: readonly string[] = $derived(this.study === null ? [] : actsTo(this.study, this.study.at));
  readonly bestHere: Comparison | undefined = $derived(this.inLine ? this.comparing.at(this.hereActs, null) : this.compared);
  readonly stepping: { readonly turn: number; readonly turns: number } = $derived(this.inLine ? ALONG : { turn: this.turn, turns: this.turns.length + 1 });

  /** Where one is, as it stands in an address. */
  readonly query: string = $derived(queryOf(this.number, this.gone));

  /** The number of the row an act stands in. */
  rowOf = (act: number): number => this.#rows[this.turns.findIndex(({ acts }) => acts.includes(act))] ?? this.rows;

  /** How the moves before a place of a line were judged. */
  judged = ({ parent, place }: Node): Comparison | undefined =>
    this.study === null || parent === null || place.seat === null ? undefined : this.comparing.at(actsTo(this.study, parent), place.act);

  /** Where a turn is looked at: before what cost most in it, or else before what was played. */
  placeOf(nth: number): number {
    const turn = this.turns[nth];
    if (turn === undefined) return nth < 0 ? 0 : this.acts.length;
    const [worst] = this.analysing.choices.filter(({ number }) => turn.acts.includes(number)).sort((one, two) => two.loss - one.loss);
    return worst?.number ?? turn.acts.findLast((act) => this.entries[act]?.seat !== null) ?? turn.acts[0] ?? 0;
  }

  /** Goes to a step of the bar, along the game or along the line one is in. */
  step(to: number): Promise<void> {
    if (!this.inLine) return this.goTo(this.placeOf(to));
    if (to < ALONG.turn) return to === 0 ? this.goTo(this.number) : this.back();
    return to === ALONG.turns - 1 ? this.last() : this.forward();
  }

  analyse = async (): Promise<void> => {
    if (this.law !== null && this.over) await this.analysing.begin(this.law, this.acts, () => this.comparing.settled);
  };

  /** All that is to be compared for what is shown. */
  wanted(): readonly Asked[] {
    const { study } = this;
    if (study === null || !this.over) return [];
    if (!this.inLine) return this.choice === undefined ? [] : [[this.acts.slice(0, this.choice.number), this.choice.played.act]];
    const tried = this.line.flatMap(({ parent, place }): Asked[] => (parent === null || place.seat === null ? [] : [[actsTo(study, parent), place.act]]));
    return typeof this.here?.place.actor === 'number' ? [...tried, [this.hereActs, null]] : tried;
  }

  async compare(asked: readonly Asked[]): Promise<void> {
    const { law } = this;
    if (law !== null) await Promise.all(asked.map(([acts, played]) => this.comparing.ask(law, acts, played)));
  }

  /** Takes a move as the answer to what is asked. */
  async answer(act: string): Promise<void> {
    const [law, choice] = [this.law, choiceOf(this.learning)];
    if (law === null || choice === undefined) return;
    const compared = await this.comparing.ask(law, this.acts.slice(0, choice.number), act);
    this.learning = answered(this.learning, act, compared);
  }

  /** The moves where something is asked, with the one answered. */
  readonly learnt: Comparison | undefined = $derived.by(() => {
    const [choice, { answer }] = [choiceOf(this.learning), this.learning];
    return choice === undefined ? undefined : this.comparing.at(this.acts.slice(0, choice.number), 'act' in answer ? answer.act : choice.played.act);
  });

  #choice(): Choice | undefined {
    const acts = this.turns[this.turn]?.acts ?? [];
    const mine = this.analysing.choices.filter(({ number }) => acts.includes(number));
    return mine.find(({ number }) => number === this.number) ?? mine[0];
  }
}
