/** What the analysis of a game tells, and how it is drawn: no page, no rule of a game. */
import type { Phrase } from '@academie/protocol/wire';
import { formatNumber, message, say, type Language, type Message } from '@academie/words';
import { actTold } from './acts.ts';
import { castAt, FACES } from './casts.ts';

export interface Judged {
  readonly act: string;
  /** As people read it; older analyses lack it. */
  readonly told?: Message;
  /** To who did it, in stakes. */
  readonly value: number;
  /** The standard error, where games were played out. */
  readonly error: number | null;
  /** The same as players of the game say it, where they do. */
  readonly score: string;
  readonly line: readonly string[];
}

/** An act that was judged, as it is told: a play by its flèches, all else by its word. */
export const judgedTold = ({ act, told }: Judged): Message => (told !== undefined && told.key !== 'common-verbatim' ? told : actTold({ text: act }));

export interface Thrown {
  readonly throw: string;
  /** A fraction, as in 1/18. */
  readonly chance: string;
  readonly value: number;
  /** Analyses kept by older servers have none that can be said. */
  readonly events: readonly { readonly message?: Phrase }[];
}

export interface Choice {
  /** The place of the act in the game, from 0. */
  readonly number: number;
  readonly seat: number;
  readonly grade: 'sound' | 'doubtful' | 'error' | 'blunder';
  readonly loss: number;
  /** What the game was worth to White before it. */
  readonly white: number;
  readonly pondered: boolean;
  readonly played: Judged;
  readonly best: readonly Judged[];
  readonly throws?: { readonly played: readonly Thrown[]; readonly best: readonly Thrown[] };
}

export const isFault = ({ grade }: Choice): boolean => grade === 'error' || grade === 'blunder';

/** What a player gave away. */
export function lostBy(choices: readonly Choice[], seat: number): { readonly choices: number; readonly lost: number } {
  const mine = choices.filter((choice) => choice.seat === seat);
  return { choices: mine.length, lost: mine.reduce((sum, { loss }) => sum + loss, 0) };
}

/** How many standard errors make a margin of 95 %. */
const CONFIDENCE = 1.96;
const DECIMALS = 2;

/** A value with its sign, and with its margin if it has one. */
export function worth({ value, error, score }: Judged, language: Language): string {
  if (score !== '') return score;
  const known = signed(value, language);
  return error === null ? known : say(message('web-analysis-worth', { worth: known, margin: CONFIDENCE * error }), language);
}

/** `+0.50`, `−0,25`: with a sign, unless it is nothing. */
export function signed(value: number, language: Language): string {
  if (Number(value.toFixed(DECIMALS)) === 0) return '0';
  return formatNumber(value, language, { minimumFractionDigits: DECIMALS, maximumFractionDigits: DECIMALS, signDisplay: 'always' });
}

export interface Field {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly choice: Choice;
}

/** The greatest amount of the scale: the stakes, or the double where it comes into question. */
export const scaleOf = (choices: readonly Choice[]): number => (choices.some(({ white }) => Math.abs(white) > 1) ? 2 : 1);

/** Where each choice stands in a field: along by its number, up by what the game was worth to White. */
export function spots(choices: readonly Choice[], { width, height }: Field): readonly Spot[] {
  const last = Math.max(1, ...choices.map(({ number }) => number));
  const most = scaleOf(choices);
  return choices.map((choice) => ({
    x: (choice.number / last) * width,
    y: (height / 2) * (1 - Math.max(-1, Math.min(1, choice.white / most))),
    choice,
  }));
}

const chanceOf = (chance: string): number => {
  const [over = 0, under = 1] = chance.split('/').map(Number);
  return over / under;
};

export interface Cast {
  readonly thrown: Thrown;
  /** Beside the mean. */
  readonly beside: number;
}

/** The 36 casts by rows, each beside the mean; nothing unless two dice are thrown. */
export function castsOf(throws: readonly Thrown[]): { readonly mean: number; readonly rows: readonly (readonly Cast[])[] } | undefined {
  const byCast = new Map(throws.map((thrown) => [thrown.throw, thrown]));
  const mean = throws.reduce((sum, { chance, value }) => sum + chanceOf(chance) * value, 0);
  const rows = FACES.map((row) =>
    FACES.flatMap((column) => {
      const thrown = byCast.get(castAt({ row, column }));
      return thrown === undefined ? [] : [{ thrown, beside: thrown.value - mean }];
    }),
  );
  return rows.flat().length === FACES.length ** 2 ? { mean, rows } : undefined;
}

type Rgb = readonly [number, number, number];
const PALE: Rgb = [255, 253, 248];
const GAIN: Rgb = [20, 80, 140];
const LOSS: Rgb = [179, 35, 27];
/** Up to this luminance white is easier to read than black; either then has a contrast of more than 4.5 to 1. */
const MIDDLE = 0.179;

/** The luminance of a colour, as WCAG defines it. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What a cell of that depth is painted and written in; gains are blue, losses red. */
export function shade(depth: number): { readonly ground: string; readonly ink: string } {
  const full = depth > 0 ? GAIN : LOSS;
  const share = Math.min(1, Math.abs(depth));
  const ground = PALE.map((part, nth) => Math.round(part + share * ((full[nth] ?? part) - part))) as [number, number, number];
  return { ground: `rgb(${ground.join(' ')})`, ink: luminance(ground) > MIDDLE ? '#000' : '#fff' };
}

/** How deep a colour is, from -1 to 1, beside the deepest of its picture. */
export function depths(rows: readonly (readonly Cast[])[]): (cast: Cast) => number {
  const deepest = Math.max(1e-9, ...rows.flat().map(({ beside }) => Math.abs(beside)));
  return ({ beside }) => beside / deepest;
}
