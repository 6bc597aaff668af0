/** Patterns of the catalogues as sentences: the part of Fluent that the catalogues use, compiled to JSON. */
import type { Content, Fleche, Language, Message, Value } from './message.ts';

export type Part =
  | string
  | { readonly v: string }
  | { readonly n: string; readonly min: number; readonly max: number; readonly sign?: boolean; readonly percent?: boolean }
  | { readonly s: string; readonly of: Readonly<Record<string, Pattern>>; readonly else: string };
export type Pattern = string | readonly Part[];
export type Catalogue = Readonly<Record<string, Pattern>>;

const FALLBACK = 'en';
const catalogues = new Map<Language, Catalogue>();
const noted = new Set<string>();

/** Adds the messages of a language. */
export const learn = (language: Language, catalogue: Catalogue): void => {
  catalogues.set(language, catalogue);
};

export const speaks = (language: Language): boolean => catalogues.has(language);

/** Whether any language that was learnt has a message. */
export const known = (key: string): boolean => [...catalogues.values()].some((catalogue) => key in catalogue);

/** What a sentence is made of: text, and flèches that a page shows as signs of their own. */
export type Piece = string | Fleche;

/** The sentence of a message; in English where the language lacks it, and its key where English does too. */
export const write = (message: Message, language: Language): string => pieces(message, language).map(plain).join('');

/** The sentence of a message in pieces. */
export function pieces({ key, args = {} }: Message, language: Language): readonly Piece[] {
  for (const tried of [language, FALLBACK]) {
    const pattern = catalogues.get(tried)?.[key];
    if (pattern !== undefined) return joined(pattern, args, tried);
    note(key, tried);
  }
  return [key];
}

const SIDES = ['○', '●'] as const;

type Called = (fleche: Fleche) => string;

let called: Called = ({ fleche }) => fleche;

/** Sets what flèches are called, where that is not what messages say; without an argument they are as these say. */
export const callFleches = (by: Called = ({ fleche }) => fleche): void => {
  called = by;
};

/** A piece in plain text: `○8`. */
export const plain = (piece: Piece): string => (typeof piece === 'string' ? piece : `${SIDES[piece.side] ?? ''}${called(piece)}`);

/** Content in a language; in English where it was not written in that one. */
export const read = ({ said }: Content, language: Language): string => said[language] ?? said[FALLBACK] ?? '';

function note(key: string, language: Language): void {
  if (noted.has(`${language} ${key}`)) return;
  noted.add(`${language} ${key}`);
  console.warn(`no message ${key} in ${language}`);
}

type Args = Readonly<Record<string, Value>>;

const joined = (pattern: Pattern, args: Args, language: Language): readonly Piece[] =>
  typeof pattern === 'string' ? [pattern] : pattern.flatMap((part) => partIn(part, args, language));

function partIn(part: Part, args: Args, language: Language): readonly Piece[] {
  if (typeof part === 'string') return [part];
  if ('v' in part) return valueIn(args[part.v] ?? `{$${part.v}}`, language);
  if ('n' in part) return [numberIn(part, args, language)];
  return joined(part.of[variant(part, args[part.s], language)] ?? '', args, language);
}

/** A number as the language writes it, below zero with a minus sign rather than a hyphen. */
export const formatNumber = (value: number, language: Language, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(localeOf(language), options).format(value).replace('-', '−');

function numberIn(part: Extract<Part, { n: string }>, args: Args, language: Language): string {
  return formatNumber(Number(args[part.n]), language, {
    minimumFractionDigits: part.min,
    maximumFractionDigits: part.max,
    signDisplay: part.sign === true ? 'always' : 'auto',
    style: part.percent === true ? 'percent' : 'decimal',
  });
}

function variant(part: Extract<Part, { s: string }>, value: Value | undefined, language: Language): string {
  if (typeof value === 'string' || typeof value === 'number') {
    if (String(value) in part.of) return String(value);
    const plural = typeof value === 'number' ? new Intl.PluralRules(localeOf(language)).select(value) : part.else;
    if (plural in part.of) return plural;
  }
  return part.else;
}

export const isMessage = (value: Message | Content): value is Message => 'key' in value;
const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

function valueIn(value: Value, language: Language): readonly Piece[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [formatNumber(value, language)];
  if (isList(value)) return value.flatMap((each, nth) => [...(nth > 0 ? [', '] : []), ...valueIn(each, language)]);
  if ('fleche' in value) return [value];
  return isMessage(value) ? pieces(value, language) : [read(value, language)];
}

/** English is written here as in Britain: `15 Nov 2026`. */
export const localeOf = (language: Language): string => (language === 'en' || language.startsWith('en-X') ? 'en-GB' : language);
