/** What a table does not tell over its line: the terms, and how strong the players are. */
import { api } from '../net/api.ts';
import type { GameTold } from '../net/types.ts';
import { isEngine } from './terms.ts';

/** Ratings change some time after the end. */
const LOOKS_MS = [0, 1500, 4000];

export class Seated {
  about = $state.raw<GameTold | null>(null);
  /** By seat, where a player has one in this game. */
  ratings = $state.raw<readonly (number | undefined)[]>([]);
  /** What they were before this game ended. */
  before = $state.raw<readonly (number | undefined)[]>([]);

  async load(game: string): Promise<void> {
    const { about } = await api.game(game);
    this.about = about;
    this.ratings = await Promise.all(about.players.map((name) => ratingOf(name, about.game)));
  }

  /** Looks what the end has made of the ratings. */
  async end(game: string): Promise<void> {
    if (this.about?.rated !== true) return;
    const before = this.ratings;
    for (const wait of LOOKS_MS) {
      await new Promise((done) => setTimeout(done, wait));
      await this.load(game);
      if (this.ratings.some((rating, seat) => rating !== before[seat])) {
        this.before = before;
        return;
      }
    }
  }
}

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
