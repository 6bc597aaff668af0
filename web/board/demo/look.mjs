// Takes pictures of the demo: `node board/demo/look.mjs FOLDER [scene...]`.
import { mkdir } from 'node:fs/promises';
import { withPage } from './browser.mjs';

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const TABLES = ['gammon', 'gammon-off', 'revertier', 'jacquet', 'jacquet-off', 'garanguet', 'triplet', 'plein', 'tourne-case', 'rabattues'];
const ALL = ['start', 'middle', 'alone', 'arrows', 'off', 'hands', ...TABLES, 'dames', 'captures', 'path', 'small'];
/** What is held in the picture, so that destinations show. */
const HELD = { middle: '22', alone: '0', captures: '49', off: '18', small: '18' };

const [folder = 'shots', ...wanted] = process.argv.slice(2);
await mkdir(folder, { recursive: true });

await withPage({}, async (page, address) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const scene of wanted.length > 0 ? wanted : ALL) {
      for (const theme of ['light', 'dark']) {
        const side = theme === 'dark' ? 'black' : 'white';
        await page.goto(`${address}?scene=${scene}&theme=${theme}&side=${side}`);
        await page.waitForSelector('.ac-board');
        if (TABLES.includes(scene)) {
          for (const key of ['PageDown', 'Enter']) await page.locator('.ac-site[tabindex="0"]').press(key, { timeout: 5000 });
        }
        if (HELD[scene]) await page.locator(`.ac-site[data-place="${HELD[scene]}"] rect`).first().click();
        await page.waitForTimeout(250);
        await page.screenshot({ path: `${folder}/${scene}-${size.width}-${theme}.png` });
      }
    }
  }
});
