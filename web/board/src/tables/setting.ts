/** How each game is set on the trictrac board: where men run, wait and leave, and what the flèches are called. */
import type { Seat } from '../core/pieces.ts';
import { PLAYER, text, type Language, type Text } from '../core/words.ts';
import { columnOf, sideOf } from './geometry.ts';
import { ALIKE, FLECHES, flecheOf, HALF_LAP, HEAD_ON, pointOf, type Ways } from './track.ts';

export interface Setting {
  readonly title: Text;
  /** The flèche beside which a player's men leave the board; nothing where they never do. */
  readonly leaves: (seat: Seat) => number | null;
  /** Where men wait to come in. */
  readonly waits: 'bar' | 'bande' | null;
  /** The flèches on which men are stacked. */
  readonly piles: readonly number[];
  /** A flèche as its bande has it, for one who looks from a side. */
  readonly sign: (number: number, viewer: Seat) => string;
  /** A flèche by its name. */
  readonly call: (number: number, viewer: Seat, language: Language) => string;
}

/** A game in which men run along ways. */
export interface Running extends Setting {
  readonly ways: Ways;
}

const FLECHE = text('flèche', 'flèche');
const TALON = text('talon', 'talon');
const COIN = text('coin', 'coin');
const COIN_COLUMN = 11;
/** How many flèches the table next to the light has. */
const TABLE = 6;

const plain = (sign: string, language: Language): string => `${FLECHE[language]} ${sign}`;

/** On one's own side, as both players count it. */
const sided = (name: string, number: number, language: Language): string => `${name}, ${PLAYER[sideOf(number)][language]}`;

function columnName(number: number, language: Language): string {
  const column = columnOf(number);
  if (column === 0) return TALON[language];
  return column === COIN_COLUMN ? COIN[language] : plain(String(column), language);
}

/** Each counts his side from his talon. */
const BY_SIDES: Pick<Setting, 'sign' | 'call'> = {
  sign: (number) => String(columnOf(number)),
  call: (number, _, language) => sided(columnName(number, language), number, language),
};

/** Whoever looks counts along his own way, as he tells his plays. */
function byWay(ways: Ways): Pick<Setting, 'sign' | 'call'> {
  const sign = (number: number, viewer: Seat): string => String(pointOf(ways[viewer], number));
  return { sign, call: (number, viewer, language) => plain(sign(number, viewer), language) };
}

function running(title: Text, ways: Ways, more: Partial<Setting> = {}): Running {
  return {
    title,
    ways,
    leaves: (seat) => flecheOf(ways[seat], FLECHES - 1),
    waits: null,
    piles: [],
    ...byWay(ways),
    ...more,
  };
}

export const TRICTRAC = running(text('Table de trictrac', 'Trictrac board'), HEAD_ON, BY_SIDES);

export const TOUTE_TABLE = running(text('Table de toute-table', 'Toute-table board'), HALF_LAP, { waits: 'bar' });
export const REVERTIER = running(text('Table de revertier', 'Revertier board'), ALIKE, { waits: 'bar' });
export const JACQUET = running(text('Table de jacquet', 'Jacquet board'), ALIKE);
export const GARANGUET = running(text('Table de garanguet', 'Garanguet board'), HEAD_ON);
export const PLEIN = running(text('Table de plein', 'Plein board'), HEAD_ON, { ...BY_SIDES, leaves: () => null });

/** Flèches are counted from 1 at the side where one enters to 12, the coin. */
export const TOURNE_CASE: Setting = {
  ...TRICTRAC,
  title: text('Table de tourne-case', 'Tourne-case board'),
  leaves: () => null,
  waits: 'bande',
  sign: (number) => String(columnOf(number) + 1),
  call: (number, viewer, language) => {
    const name = columnOf(number) === COIN_COLUMN ? COIN[language] : plain(TOURNE_CASE.sign(number, viewer), language);
    return sided(name, number, language);
  },
};

const inTable = (number: number): boolean => columnOf(number) >= TABLE;

/** Six flèches a side, the first next to the light. */
export const RABATTUES: Setting = {
  title: text('Table de dames rabattues', 'Board of dames rabattues'),
  leaves: (seat) => FLECHES / 2 - 1 + seat,
  waits: null,
  piles: Array.from({ length: FLECHES }, (_, number) => number).filter(inTable),
  sign: (number) => (inTable(number) ? String(FLECHES / 2 - columnOf(number)) : ''),
  call: (number, viewer, language) => sided(plain(RABATTUES.sign(number, viewer), language), number, language),
};

/** How each game is set, by the name it goes by elsewhere. */
export const SETTINGS = {
  trictrac: TRICTRAC,
  'toute-table': TOUTE_TABLE,
  revertier: REVERTIER,
  jacquet: JACQUET,
  garanguet: GARANGUET,
  plein: PLEIN,
  'tourne-case': TOURNE_CASE,
  rabattues: RABATTUES,
} as const satisfies Record<string, Setting>;

export type TablesKey = keyof typeof SETTINGS;
