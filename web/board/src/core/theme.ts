/**
 * The theme of a page: the sheets of symbols that its boards use. Colours follow by the style sheet.
 *
 * The page's root element says which: `data-board` is the theme chosen, if any, and `data-theme` the room. Changing
 * either changes every board at once; nothing on them is drawn again.
 */
import { element, PREFIX } from './svg.ts';
import { isTheme, symbolsOf, THEMES, type Theme } from './tokens.ts';

/** A file of symbols, of which every theme has one. */
export type Sheet = 'common' | 'case' | 'damier' | 'chess' | 'dominoes';

const FILES = import.meta.glob<string>('../../../../assets/board/symbols/*/*.svg', { query: '?raw', import: 'default' });
const FOLDER = '../../../../assets/board/symbols';
const CONTRAST = '(forced-colors: active), (prefers-contrast: more)';

const NAMES = /(\bid="|url\(#|href="#)/g;

const shown = new Map<Sheet, { readonly folder: string; readonly svg: SVGSVGElement }>();
const wanted = new Set<Sheet>();
let watching = false;

/** The theme chosen; else what the system's wish for contrast asks. */
export function themeNow(): Theme {
  const chosen = document.documentElement.dataset['board'];
  if (isTheme(chosen)) return chosen;
  return matchMedia(CONTRAST).matches ? 'contraste' : THEMES[0];
}

/** Brings sheets to the page, and keeps them those of its theme. */
export function wear(sheets: readonly Sheet[]): void {
  for (const sheet of sheets) wanted.add(sheet);
  if (!watching) watch();
  void dress();
}

function watch(): void {
  watching = true;
  const again = (): void => void dress();
  new MutationObserver(again).observe(document.documentElement, { attributeFilter: ['data-board'] });
  matchMedia(CONTRAST).addEventListener('change', again);
}

async function dress(): Promise<void> {
  const folder = symbolsOf(themeNow());
  const stale = [...wanted].filter((sheet) => shown.get(sheet)?.folder !== folder);
  await Promise.all(stale.map((sheet) => bring(sheet, folder)));
}

async function bring(sheet: Sheet, folder: string): Promise<void> {
  const text = await FILES[`${FOLDER}/${folder}/${sheet}.svg`]?.();
  // The theme may have changed again meanwhile.
  if (text === undefined || symbolsOf(themeNow()) !== folder || shown.get(sheet)?.folder === folder) return;
  const svg = element('svg', { class: 'ac-sheet', width: 0, height: 0, 'aria-hidden': 'true' }, ...parsed(text));
  shown.get(sheet)?.svg.remove();
  shown.set(sheet, { folder, svg });
  document.body.append(svg);
}

function parsed(text: string): readonly Node[] {
  const { documentElement } = new DOMParser().parseFromString(text.replace(NAMES, `$1${PREFIX}`), 'image/svg+xml');
  return [...documentElement.children].map((child) => document.importNode(child, true));
}
