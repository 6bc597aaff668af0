/** The moves of a game that goes on, and where one looks at it while it does. */
import type { Joined } from '@academie/protocol/wire';
import { api } from '../net/api.ts';
import type { Line } from '../net/line.ts';
import type { OptionValue, PlaceTold } from '../net/types.ts';
import { actCount, actsOf, rowNumbersOf, rowsOf, turnsOf, type Entry, type Row, type Stop, type Turn } from './history.ts';

/** So many places are asked for at first; the others when somebody goes back to them. */
const AT_FIRST = 60;

export class History {
  /** What was done; places are known from the first that was asked for on. */
  entries = $state.raw<readonly Entry[]>([]);
  /** The act looked back at; none while one looks at the game as it is. */
  at = $state<number | null>(null);
  /** Whether something was played since one began to look back. */
  newer = $state(false);
  #asking = false;
  /** How many acts there are, where they are hidden. */
  #wanted = 0;

  readonly turns: readonly Turn[] = $derived(turnsOf(this.entries));
  readonly place: PlaceTold | null = $derived(this.at === null ? null : (this.entries[this.at]?.place ?? null));
  /** The turn looked back at, and the stop of it. */
  readonly turn: Turn | null = $derived(this.turns.find(({ acts }) => this.at !== null && acts.includes(this.at)) ?? null);
  readonly stop: Stop | null = $derived(this.turn?.stops.find(({ act }) => act === this.at) ?? null);
  /** Every stop of the game, and the number of the one looked at, or of the last. */
  readonly stops: readonly Stop[] = $derived(this.turns.flatMap(({ stops }) => stops));
  readonly step: number = $derived(this.at === null ? this.stops.length - 1 : this.stops.findIndex(({ act }) => act === this.at));

  /** The lines of the list; `round` where all sit round the board at once. */
  rows = (players: number, round: boolean): readonly Row[] => rowsOf(this.turns, players, round);

  /** Takes in what has happened. */
  follow(line: Line): void {
    const { about } = line;
    if (about === null) return;
    const acts = actsOf(line.log);
    if (acts === null) void this.#learnSeen(line);
    else {
      this.#become(this.#named(acts));
      void this.#learn(about, Math.max(0, acts.length - AT_FIRST));
    }
  }

  /** The number of the line in which a turn stands. */
  rowOf = (turn: Turn, players: number): number => rowNumbersOf(this.turns, players)[this.turns.indexOf(turn)] ?? 0;

  /** Looks at a stop, by its number; at the game as it is from the last on. */
  goTo = (step: number): void => {
    if (step >= this.stops.length - 1) this.return();
    else this.at = this.stops[Math.max(0, step)]?.act ?? null;
  };

  /** Looks at the turn of an act: at its throw if that was worth something, which may be learned only then. */
  open = async (act: number, about: Joined | null): Promise<void> => {
    const known = this.entries[act]?.place !== undefined;
    this.#open(act);
    if (about === null) return;
    await this.learnAll(about);
    if (!known && this.at === act) this.#open(act);
  };

  #open(act: number): void {
    const [first] = this.turns.find(({ acts }) => acts.includes(act))?.stops ?? [];
    this.goTo(this.stops.findIndex((stop) => stop === first));
  }

  return = (): void => {
    [this.at, this.newer] = [null, false];
  };

  /** Learns the places before those known, for whoever goes back to them. */
  async learnAll(about: Joined): Promise<void> {
    await this.#learn(about, 0);
  }

  /** The acts with the places already known of them. */
  #named(acts: readonly Entry[]): readonly Entry[] {
    return acts.map((act, nth) => {
      const known = this.entries[nth];
      return known?.text === act.text && known.seat === act.seat ? known : act;
    });
  }

  #become(entries: readonly Entry[]): void {
    const before = this.entries.length;
    this.entries = entries;
    if (this.at !== null && this.at >= entries.length) this.at = null;
    if (this.at !== null && entries.length > before) this.newer = true;
  }

  /** Where hands are hidden the server tells what one may see of each act; asked again if something came meanwhile. */
  async #learnSeen({ game, log }: Line): Promise<void> {
    const wanted = actCount(log);
    this.#wanted = wanted;
    if (this.#asking) return;
    this.#asking = true;
    try {
      while (this.entries.length !== this.#wanted) {
        // What was taken back leaves fewer; then all are asked for.
        const known = this.entries.length < this.#wanted ? this.entries : [];
        const places = await api.places(game, known.length);
        if (places.length === 0) break;
        // The server may know of more than the board has shown.
        this.#become([...known, ...places.map((place) => ({ text: place.act ?? '', seat: place.seat, place }))].slice(0, this.#wanted));
      }
    } catch {
      // The list does without what the server does not tell.
    } finally {
      this.#asking = false;
    }
  }

  /** Asks where the acts from `from` on led, those that are not known. */
  async #learn({ key, ruleset, options }: Joined, from: number): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const unknown = (): number => this.entries.findIndex(({ place }, nth) => nth >= from && place === undefined);
    try {
      // More may have been played while one asked.
      for (let missing = unknown(), before = -1; missing > before; before = missing, missing = unknown()) {
        const asked = this.entries.map(({ text }) => text);
        const { places } = await api.line({ game: key, ruleset, options: options as Record<string, OptionValue>, acts: asked, since: missing + 1 });
        this.entries = this.entries.map((entry, nth) => {
          const place = entry.place ?? places[nth - missing];
          return place?.act === entry.text ? { ...entry, place } : entry;
        });
      }
    } catch {
      // The list does without what the server does not tell.
    } finally {
      this.#asking = false;
    }
  }
}
