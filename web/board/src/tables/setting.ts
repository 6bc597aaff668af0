/** How each game is set on the trictrac board: where men run, wait and leave, and by which names its flèches go. */
import { message, type Message } from '@academie/words';
import type { Seat } from '../core/pieces.ts';
import { columnOf, MARKS, type Marks } from './geometry.ts';
import { rimName, TO_ANYBODY, type Calling, type Rim } from './names.ts';
import { ALIKE, FLECHES, flecheOf, HALF_LAP, HEAD_ON, type Ways } from './track.ts';

export interface Setting {
  readonly title: Message;
  /** The ways along which men run, where they do. */
  readonly ways?: Ways;
  /** The flèche beside which a player's men leave the board; nothing where they never do. */
  readonly leaves: (seat: Seat) => number | null;
  /** Where men wait to come in. */
  readonly waits: 'bar' | 'bande' | null;
  /** The flèches on which men are stacked. */
  readonly piles: readonly number[];
  /** By whose names the flèches go. */
  readonly rim: Rim;
  /** A flèche as its bande has it; empty where it has no name. */
  readonly sign: (number: number) => string;
  /** To whom they are named. */
  readonly calling: Calling;
  /** Where points are marked. */
  readonly marks: Marks;
}

/** The same game for somebody else. */
export const calledTo = <Game extends Setting>(setting: Game, calling: Calling): Game => ({ ...setting, ...named(setting.rim, calling) });

/** A game in which men run along ways. */
export interface Running extends Setting {
  readonly ways: Ways;
}

/** How many flèches the table next to the light has. */
const TABLE = 6;

const named = (rim: Rim, calling = TO_ANYBODY): Pick<Setting, 'rim' | 'sign' | 'calling'> => ({
  rim,
  calling,
  sign: (number) => rimName(rim, number, calling),
});

function running(rim: Rim, title: Message, ways: Ways, more: Partial<Setting> = {}): Running {
  return {
    title,
    ways,
    leaves: (seat) => flecheOf(ways[seat], FLECHES - 1),
    waits: null,
    piles: [],
    marks: MARKS.lep,
    ...named(rim),
    ...more,
  };
}

export const TRICTRAC = running('trictrac', message('web-board-trictrac'), HEAD_ON);

export const TOUTE_TABLE = running('toute-table', message('web-board-toute-table'), HALF_LAP, { waits: 'bar' });
export const REVERTIER = running('revertier', message('web-board-revertier'), ALIKE, { waits: 'bar' });
export const JACQUET = running('jacquet', message('web-board-jacquet'), ALIKE);
export const GARANGUET = running('garanguet', message('web-board-garanguet'), HEAD_ON);
export const PLEIN = running('plein', message('web-board-plein'), HEAD_ON, { leaves: () => null });

/** Men enter at the first flèche of their side and stay at its last, the coin. */
export const TOURNE_CASE: Setting = {
  ...TRICTRAC,
  title: message('web-board-tourne-case'),
  leaves: () => null,
  waits: 'bande',
  ...named('tourne-case'),
};

const inTable = (number: number): boolean => columnOf(number) >= TABLE;

/** Six flèches a side, the first next to the light. */
export const RABATTUES: Setting = {
  title: message('web-board-rabattues'),
  leaves: (seat) => FLECHES / 2 - 1 + seat,
  waits: null,
  piles: Array.from({ length: FLECHES }, (_, number) => number).filter(inTable),
  marks: MARKS.lep,
  ...named('rabattues'),
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
