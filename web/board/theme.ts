/** The colours and sizes of board.css, written into it from the data of the boards when it is built. */
import type { Plugin } from 'vite';
import dominoes from '../../assets/board/dominoes.json' with { type: 'json' };
import grid from '../../assets/board/grid.json' with { type: 'json' };
import signs from '../../assets/board/signs.json' with { type: 'json' };
import tables from '../../assets/board/tables.json' with { type: 'json' };
import { THEMES, tokensOf, type Theme } from './src/core/tokens.ts';

type Variables = Readonly<Record<string, string | number>>;

const SIZES: Variables = {
  'name-size': `${tables.name.size}px`,
  'tally-size': `${tables.man.tally}px`,
  'label-size': signs.seal.size,
  'square-size': `${(grid.name.size * grid.field) / 10}px`,
  'rim-size': `${grid.rim.size}px`,
  'talon-size': `${dominoes.count.size}px`,
};

const rule = (selector: string, variables: Variables, prefix = 'ac'): string =>
  `${selector} {${Object.entries(variables).map(([name, value]) => `--${prefix}-${name}: ${value};`).join('')}}\n`;

/** What a root element is told of its theme and its room; the first theme is the one nobody chose. */
const chosen = (theme: Theme): string => (theme === THEMES[0] ? ':root' : `:root[data-board='${theme}']`);

/** The tokens of a theme in both rooms. */
const dressed = (theme: Theme, selector: string): string =>
  rule(selector, tokensOf(theme, 'light'), 'board') + rule(`${selector}[data-theme='dark']`, tokensOf(theme, 'dark'), 'board');

/** Who asks the system for contrast has it, unless a theme was chosen. */
const contrasted = (): string =>
  `@media (forced-colors: active), (prefers-contrast: more) {\n${dressed('contraste', ':root:not([data-board])')}}\n`;

/** The variables of every theme. */
export const variables = (): string =>
  rule('.ac-host', SIZES) +
  THEMES.map((theme) => dressed(theme, chosen(theme))).join('') +
  contrasted();

/** The variables of the board that the server draws into the front door, in the first theme whatever was chosen. */
export function livingVariables(): string {
  const dark = tokensOf(THEMES[0], 'dark');
  // The room is the system's until a script has told which was chosen.
  const inBoth = ([name, light]: readonly [string, string]): readonly [string, string] => [name, light === dark[name] ? light : `light-dark(${light}, ${dark[name] ?? light})`];
  const both = Object.entries(tokensOf(THEMES[0], 'light')).map(inBoth);
  return rule('.living', Object.fromEntries(both), 'board');
}

const WRITTEN: Readonly<Record<string, () => string>> = {
  '/board/src/board.css': variables,
  '/looks/front.css': livingVariables,
};

/** Sets the variables before the rules of board.css, and those of the front door before its own. */
export const boardTheme = (): Plugin => ({
  name: 'board-theme',
  enforce: 'pre',
  transform: (code, id) => {
    const path = id.split('?', 1)[0] ?? '';
    const written = Object.entries(WRITTEN).find(([end]) => path.endsWith(end))?.[1];
    return written && written() + code;
  },
});
