/** What a table does not tell over its line: the terms, how strong the players are, and what the game has made of that. */
import { api } from '../net/api.ts';
import type { GameTold } from '../net/types.ts';
import { isEngine } from './terms.ts';

/** Ratings change some time after the end. */
const LOOKS_MS = [0, 700, 1500, 4000];

export interface Change {
  readonly before: number;
  readonly after: number;
  readonly by: number;
}

export class Seated {
  about = $state.raw<GameTold | null>(null);
  /** By seat, where a player has one in this game. */
  ratings = $state.raw<readonly (number | undefined)[]>([]);
  /** What the game has made of them, once it is over and rated. */
  changes = $state.raw<readonly (Change | null)[]>([]);

  async load(game: string): Promise<void> {
    await this.#look(game);
    if (this.changes.length === 0 && this.about !== null) {
      const { players, game: kind } = this.about;
      this.ratings = await Promise.all(players.map((name) => ratingOf(name, kind)));
    }
  }

  /** Looks what the end has made of the ratings, until it is known. */
  async end(game: string): Promise<void> {
    for (const wait of LOOKS_MS) {
      if (this.changes.length > 0 || this.about?.rated === false) return;
      await new Promise((done) => setTimeout(done, wait));
      await this.#look(game);
    }
  }

  async #look(game: string): Promise<void> {
    const { about } = await api.game(game);
    this.about = about;
    const ratings = about.rated && about.status === 'over' ? await api.ratingsOf(game) : [];
    this.changes = ratings.map((each) => each && changeOf(Math.round(each.before), Math.round(each.after)));
    if (this.changes.length > 0) this.ratings = this.changes.map((each) => each?.after);
  }
}

const changeOf = (before: number, after: number): Change => ({ before, after, by: after - before });

async function ratingOf(name: string, game: string): Promise<number | undefined> {
  if (isEngine(name)) return undefined;
  try {
    const { ratings } = await api.player(name);
    const rating = ratings.find((each) => each.game === game)?.rating;
    return rating === undefined ? undefined : Math.round(rating);
  } catch {
    return undefined;
  }
}
