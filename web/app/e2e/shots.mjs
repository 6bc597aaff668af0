// Pictures of every page and of each board in play, at three sizes, light and dark: node shots.mjs ADDRESS FOLDER [PART OF A NAME].
import { mkdir } from 'node:fs/promises';
import { at, withBrowser } from './browser.mjs';
import { furnish, scenesOf } from './scenes.mjs';

const [base = 'http://127.0.0.1:8000', folder = 'shots', wanted = ''] = process.argv.slice(2);
const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const LANGUAGES = { light: 'fr-FR', dark: 'en-GB' };

/** What is wrong with how a page lies: it scrolls sideways, or something is written too small or cut off. */
const flaws = (page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const found = root.scrollWidth > root.clientWidth ? [`scrolls sideways by ${root.scrollWidth - root.clientWidth}px`] : [];
    for (const element of document.querySelectorAll('main *, header *')) {
      const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== '');
      if (!text || !element.checkVisibility() || element.closest('svg')) continue;
      const style = getComputedStyle(element);
      if (parseFloat(style.fontSize) < 14) found.push(`${style.fontSize}: ${element.textContent.trim().slice(0, 30)}`);
      const cut = style.overflow === 'hidden' && style.textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
      if (cut && !style.clipPath.includes('inset')) found.push(`cut off: ${element.textContent.trim().slice(0, 30)}`);
    }
    return found;
  });

await mkdir(folder, { recursive: true });
await withBrowser(base, async (person) => {
  const hall = await furnish(person);
  let pictures = 0;
  const wrong = [];
  for (const [theme, locale] of Object.entries(LANGUAGES)) {
    const looks = { colorScheme: theme, locale, reducedMotion: 'reduce', expected: /status of (401|404)/ };
    const member = await person({ ...looks, storageState: await hall.page.context().storageState() });
    const stranger = await person(looks);
    for (const [name, scene] of Object.entries(scenesOf(hall)).filter(([each]) => each.includes(wanted))) {
      const page = scene.stranger ? stranger : member;
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.goto(scene.path(hall));
        await at(page, 'me').waitFor({ state: 'attached' });
        await scene.ready(page);
        await page.waitForTimeout(250);
        await page.screenshot({ path: `${folder}/${name}-${size.width}-${theme}.png`, fullPage: scene.whole ?? false });
        pictures += 1;
        wrong.push(...(await flaws(page)).map((flaw) => `${name}-${size.width}-${theme}: ${flaw}`));
      }
    }
    await Promise.all([member, stranger].map((page) => page.context().close()));
  }
  console.log(`${pictures} pictures in ${folder}`);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
});
