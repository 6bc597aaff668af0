/** The tokens of the themes: colours by their names, as assets/board/tokens.json has them. No DOM. */
import data from '../../../../assets/board/tokens.json' with { type: 'json' };

export type Theme = 'regence' | 'ebene' | 'encre' | 'contraste';
export type Room = 'light' | 'dark';
export type Tokens = Readonly<Record<string, string>>;

interface Entry {
  /** The folder of its symbols. */
  readonly symbols: string;
  /** The theme it only changes. */
  readonly like?: string;
  readonly light: Tokens;
  /** What the dark room changes. */
  readonly dark: Tokens;
}

/** The themes a player may choose; the first is the one nobody chose. */
export const THEMES = ['regence', 'ebene', 'encre', 'contraste'] as const satisfies readonly Theme[];

const ENTRIES: Readonly<Record<string, Entry>> = data;

function entry(name: string): Entry {
  const found = ENTRIES[name];
  if (found === undefined) throw new RangeError(`no theme ${name}`);
  return found;
}

export const isTheme = (name: string | undefined): name is Theme => THEMES.some((theme) => theme === name);

/** The folder of a theme's symbols. */
export const symbolsOf = (theme: Theme): string => entry(theme).symbols;

/** Every token of a theme in a room. */
export function tokensOf(theme: string, room: Room): Tokens {
  const { like, light, dark } = entry(theme);
  return { ...(like === undefined ? {} : tokensOf(like, 'light')), ...light, ...(room === 'dark' ? dark : {}) };
}
