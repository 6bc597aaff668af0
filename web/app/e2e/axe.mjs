// What axe finds wrong with a page, and the looks that a page can have.
import { readFile } from 'node:fs/promises';

const axe = await readFile(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const KINDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every board theme in a light room and in a dark one. */
export const LOOKS = ['regence', 'ebene', 'encre', 'contraste'].flatMap((boardTheme) => ['light', 'dark'].map((room) => ({ boardTheme, room })));

/** Dresses a page that is open, as if the person had chosen so in another. */
export const dress = (page, look) =>
  page.evaluate((chosen) => {
    const key = 'academie.preferences';
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...chosen });
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, look);

/** What axe calls serious or worse. */
export async function violations(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const { violations: found } = await page.evaluate((runOnly) => globalThis.axe.run(document, { runOnly, resultTypes: ['violations'] }), KINDS);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(', ')}`);
}
