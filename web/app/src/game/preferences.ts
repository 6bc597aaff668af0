/** What a person prefers of boards, motion and sound: the types, what is usual, and how it is read back. */

/** Where they are kept in the browser. */
export const KEPT = 'academie.preferences';

export const SPEEDS = ['slow', 'normal', 'fast', 'none'] as const;
export const BOARD_THEMES = ['system', 'regence', 'ebene', 'encre', 'contraste'] as const;
export const ROOMS = ['system', 'light', 'dark'] as const;
export const CONFIRMS = ['usual', 'always', 'never'] as const;
export const RIM_NUMBERS = ['treatise', 'letters', 'countdown'] as const;

export interface Preferences {
  /** How fast a turn is shown. */
  readonly speed: (typeof SPEEDS)[number];
  readonly sound: boolean;
  /** From 0 to 100. */
  readonly volume: number;
  /** Whether it sounds when the turn comes to a page that is hidden. */
  readonly yours: boolean;
  /** Whether the system gives notice when the turn comes to a page that is hidden. */
  readonly notify: boolean;
  /** Whether a finished move waits to be confirmed; `usual` is what each game does by itself. */
  readonly confirm: (typeof CONFIRMS)[number];
  /** `system` is Régence, or Contraste where the system asks for more contrast. */
  readonly boardTheme: (typeof BOARD_THEMES)[number];
  readonly room: (typeof ROOMS)[number];
  /** What stands on the rim of a board: the treatises' numbers, Lepeintre's letters, or 24 to 1. */
  readonly rimNumbers: (typeof RIM_NUMBERS)[number];
  /** Which signs the board shows. */
  readonly lastPlay: boolean;
  readonly movable: boolean;
  readonly destinations: boolean;
  readonly arrows: boolean;
  /** Whether single letters are shortcuts. */
  readonly letterKeys: boolean;
  /** How much of its room the board of a table takes, in percent. */
  readonly boardSize: number;
}

export const USUAL: Preferences = {
  speed: 'normal',
  sound: true,
  volume: 60,
  yours: true,
  notify: false,
  confirm: 'usual',
  boardTheme: 'system',
  room: 'system',
  rimNumbers: 'treatise',
  lastPlay: true,
  movable: true,
  destinations: true,
  arrows: true,
  letterKeys: true,
  boardSize: 100,
};

const MOST_VOLUME = 100;
export const LEAST_SIZE = 60;
export const WHOLE_SIZE = 100;

const oneOf = (values: readonly string[]) => (value: unknown): boolean => values.some((each) => each === value);
const isSwitch = (value: unknown): boolean => typeof value === 'boolean';
const isVolume = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= MOST_VOLUME;
const isSize = (value: unknown): boolean => typeof value === 'number' && value >= LEAST_SIZE && value <= WHOLE_SIZE;

const VALID: Readonly<Record<keyof Preferences, (value: unknown) => boolean>> = {
  speed: oneOf(SPEEDS),
  sound: isSwitch,
  volume: isVolume,
  yours: isSwitch,
  notify: isSwitch,
  confirm: oneOf(CONFIRMS),
  boardTheme: oneOf(BOARD_THEMES),
  room: oneOf(ROOMS),
  rimNumbers: oneOf(RIM_NUMBERS),
  lastPlay: isSwitch,
  movable: isSwitch,
  destinations: isSwitch,
  arrows: isSwitch,
  letterKeys: isSwitch,
  boardSize: isSize,
};

/** What was kept as text; whatever of it is missing or not valid is as usual. */
export function readPreferences(text: string | null): Preferences {
  const kept = parsed(text);
  const valid = Object.entries(VALID).filter(([name, is]) => is(kept[name]));
  return { ...USUAL, ...Object.fromEntries(valid.map(([name]) => [name, kept[name]])) };
}

/** The signs that a board does not show, by the names its style sheet knows. */
export const hidden = ({ lastPlay, movable, destinations, arrows }: Preferences): string =>
  Object.entries({ 'last-play': lastPlay, movable, destinations, arrows }).flatMap(([sign, shown]) => (shown ? [] : [sign])).join(' ');

/** Only what differs from the usual is kept, so that a later usual reaches whoever never chose. */
export function writePreferences(now: Preferences): string {
  const usual: Readonly<Record<string, unknown>> = { ...USUAL };
  return JSON.stringify(Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== usual[name])));
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}
