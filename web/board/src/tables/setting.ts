/** How each game is set on the trictrac board: where men run, wait and leave, and what the flèches are called. */
import { message, type Message } from '@academie/words';
import type { Seat } from '../core/pieces.ts';
import { PLAYER } from '../core/words.ts';
import { columnOf, sideOf } from './geometry.ts';
import { ALIKE, FLECHES, flecheOf, HALF_LAP, HEAD_ON, pointOf, type Ways } from './track.ts';

export interface Setting {
  readonly title: Message;
  /** The flèche beside which a player's men leave the board; nothing where they never do. */
  readonly leaves: (seat: Seat) => number | null;
  /** Where men wait to come in. */
  readonly waits: 'bar' | 'bande' | null;
  /** The flèches on which men are stacked. */
  readonly piles: readonly number[];
  /** A flèche as its bande has it, for one who looks from a side. */
  readonly sign: (number: number, viewer: Seat) => string;
  /** A flèche by its name. */
  readonly call: (number: number, viewer: Seat) => Message;
}

/** A game in which men run along ways. */
export interface Running extends Setting {
  readonly ways: Ways;
}

const COIN_COLUMN = 11;
/** How many flèches the table next to the light has. */
const TABLE = 6;

const plain = (sign: string): Message => message('common-verbatim', { text: sign });

/** On one's own side, as both players count it. */
const sided = (place: Message, number: number): Message => message('web-board-side', { place, player: PLAYER[sideOf(number)] });

function columnName(number: number): Message {
  const column = columnOf(number);
  if (column === 0) return message('web-board-stack');
  return column === COIN_COLUMN ? message('web-board-corner') : plain(String(column));
}

/** Each counts his side from his talon. */
const BY_SIDES: Pick<Setting, 'sign' | 'call'> = {
  sign: (number) => String(columnOf(number)),
  call: (number) => sided(columnName(number), number),
};

/** Whoever looks counts along his own way, as he tells his plays. */
function byWay(ways: Ways): Pick<Setting, 'sign' | 'call'> {
  const sign = (number: number, viewer: Seat): string => String(pointOf(ways[viewer], number));
  return { sign, call: (number, viewer) => plain(sign(number, viewer)) };
}

function running(title: Message, ways: Ways, more: Partial<Setting> = {}): Running {
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

export const TRICTRAC = running(message('web-board-trictrac'), HEAD_ON, BY_SIDES);

export const TOUTE_TABLE = running(message('web-board-toute-table'), HALF_LAP, { waits: 'bar' });
export const REVERTIER = running(message('web-board-revertier'), ALIKE, { waits: 'bar' });
export const JACQUET = running(message('web-board-jacquet'), ALIKE);
export const GARANGUET = running(message('web-board-garanguet'), HEAD_ON);
export const PLEIN = running(message('web-board-plein'), HEAD_ON, { ...BY_SIDES, leaves: () => null });

/** Flèches are counted from 1 at the side where one enters to 12, the coin. */
export const TOURNE_CASE: Setting = {
  ...TRICTRAC,
  title: message('web-board-tourne-case'),
  leaves: () => null,
  waits: 'bande',
  sign: (number) => String(columnOf(number) + 1),
  call: (number, viewer) => {
    const name = columnOf(number) === COIN_COLUMN ? message('web-board-corner') : plain(TOURNE_CASE.sign(number, viewer));
    return sided(name, number);
  },
};

const inTable = (number: number): boolean => columnOf(number) >= TABLE;

/** Six flèches a side, the first next to the light. */
export const RABATTUES: Setting = {
  title: message('web-board-rabattues'),
  leaves: (seat) => FLECHES / 2 - 1 + seat,
  waits: null,
  piles: Array.from({ length: FLECHES }, (_, number) => number).filter(inTable),
  sign: (number) => (inTable(number) ? String(FLECHES / 2 - columnOf(number)) : ''),
  call: (number, viewer) => sided(plain(RABATTUES.sign(number, viewer)), number),
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
