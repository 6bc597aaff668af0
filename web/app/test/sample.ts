/** Parts of recorded games as they were told, and the line to them after each message. */
import { readFile } from 'node:fs/promises';
import type { Joined, Logged, View } from '@academie/protocol/wire';
import { begun, type Line } from '../src/net/line.ts';

export type Told = Logged & { readonly view: View };
export type Part = readonly Told[];

/** Written by `sample_turns.py`. */
export const GAMES = JSON.parse(await readFile(new URL('turns.json', import.meta.url), 'utf8')) as Readonly<Record<string, readonly Part[]>>;

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
