/** Parts of recorded games as they were told, and the line to them after each message. */
import { readFile } from 'node:fs/promises';
import type { Joined, Logged, View } from '@academie/protocol/wire';
import { begun, type Line } from '../src/net/line.ts';

export type Told = Logged & { readonly view: View };
export type Part = readonly Told[];

/** By game, written by `sample_turns.py`; where hands are hidden the name also says who was told so. */
export const GAMES = JSON.parse(await readFile(new URL('turns.json', import.meta.url), 'utf8')) as Readonly<Record<string, readonly Part[]>>;

/** Who looks at the parts of a game: anybody sees the same where no hands are hidden. */
function viewers(game: string): readonly (number | null)[] {
  if (game.endsWith('onlooker')) return [null];
  if (game.endsWith('1')) return [1];
  return `${game} 1` in GAMES ? [0] : [0, 1, null];
}

/** Every part as each of them is told it. */
export const SEEN = Object.entries(GAMES).flatMap(([game, parts]) =>
  viewers(game).flatMap((seat) => parts.map((part, nth) => [`${game}, part ${nth + 1}, ${seat === null ? 'an onlooker' : `seat ${seat}`}`, part, seat] as const)),
);

export function at<T>(list: readonly T[], nth: number): T {
  const found = list[nth];
  if (found === undefined) throw new Error('the sample is shorter');
  return found;
}

/** The line when the message of that number has come. */
export function lineAt(part: Part, nth: number, seat: number | null = 0): Line & { readonly view: View } {
  const { view, seq } = at(part, nth);
  const about = { seat, players: ['A', 'B'] } as unknown as Joined;
  return { ...begun('g'), about, view: { ...view, choices: {}, clocks: [] }, log: part.slice(0, nth + 1), seq, shown: seq };
}

export const holesOf = ({ board }: Pick<View, 'board'>): readonly number[] => (board.kind === 'tables' ? (board.counters ?? []).map(({ holes = 0 }) => holes) : []);
