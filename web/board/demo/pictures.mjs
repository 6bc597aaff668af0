// Holds the boards to the pictures that are kept of them: `node board/demo/pictures.mjs`, or with `write` writes these anew.
// Each is a sheet of one position at one size in every theme, small; differences by lettering or smoothing are too small to count.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { withPage } from './browser.mjs';

const FOLDER = fileURLToPath(new URL('../test/pictures/', import.meta.url));
const SIZES = [{ width: 1366, height: 768 }, { width: 390, height: 844 }];
/** What is held in each position, so that destinations show. */
const SCENES = { throw: '6', gammon: null, rafle: '28', philidor: 'c3', line: null };
const THEMES = ['regence', 'ebene', 'encre', 'contraste'].flatMap((theme) => ['light', 'dark'].map((room) => ({ theme, room })));
/** How wide a picture is kept, in pixels. */
const KEPT = 96;
/** A pixel is another one if a colour differs by more than this, of 255; so many of a hundred may be. */
const FAR = 36;
const MOST_PERCENT = 0.3;

const writing = process.argv[2] === 'write';
const wrong = [];

/** The board of a page as it is seen. */
async function shot(page) {
  const stage = page.locator('.ac-stage');
  return `data:image/png;base64,${(await stage.screenshot({ animations: 'disabled' })).toString('base64')}`;
}

/** In the page: pictures side by side on one sheet, each as wide as they are kept. */
async function sheetOf([pictures, width]) {
  const images = await Promise.all(pictures.map(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return image;
  }));
  const height = Math.round((width * images[0].height) / images[0].width);
  const canvas = Object.assign(document.createElement('canvas'), { width: width * images.length, height });
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  images.forEach((image, nth) => context.drawImage(image, nth * width, 0, width, height));
  return canvas.toDataURL('image/webp', 1);
}

/** In the page: how many of a hundred pixels differ, picture by picture. */
async function differences([one, two, width, far]) {
  const pixels = await Promise.all([one, two].map(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }));
  const [{ width: all, height, data: first }, { data: second, height: other, width: whole }] = pixels;
  if (height !== other || all !== whole) return [100];
  const found = Array.from({ length: all / width }, () => 0);
  for (let nth = 0; nth < all * height; nth += 1) {
    const apart = Math.max(...[0, 1, 2].map((part) => Math.abs(first[4 * nth + part] - second[4 * nth + part])));
    if (apart > far) found[Math.floor((nth % all) / width)] += 1;
  }
  return found.map((count) => (100 * count) / (width * height));
}

/** Every theme of one position at one size. */
async function themes(page, address, scene, held) {
  const pictures = [];
  for (const { theme, room } of THEMES) {
    await page.goto(`${address}?scene=${scene}&theme=${room}&board-theme=${theme}&language=en`);
    await page.locator('.ac-sheet').nth(1).waitFor({ state: 'attached' });
    if (held !== null) await page.locator(`.ac-site[data-place="${held}"] rect`).first().click();
    await page.mouse.move(0, 0);
    await page.waitForTimeout(250);
    pictures.push(await shot(page));
  }
  return pictures;
}

async function compare(page, name, sheet) {
  const kept = await readFile(`${FOLDER}${name}.webp`).catch(() => null);
  if (kept === null) return [100];
  return page.evaluate(differences, [sheet, `data:image/webp;base64,${kept.toString('base64')}`, KEPT, FAR]);
}

await mkdir(FOLDER, { recursive: true });
await withPage({}, async (page, address) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const [scene, held] of Object.entries(SCENES)) {
      const name = `${scene}-${size.width}`;
      const sheet = await page.evaluate(sheetOf, [await themes(page, address, scene, held), KEPT]);
      if (writing) {
        await writeFile(`${FOLDER}${name}.webp`, Buffer.from(sheet.slice(sheet.indexOf(',') + 1), 'base64'));
        continue;
      }
      const most = Math.max(...(await compare(page, name, sheet)));
      console.log(`${most <= MOST_PERCENT ? '✓' : '✗'} ${name}: ${most.toFixed(2)} % of the pixels differ at most (${MOST_PERCENT})`);
      if (most > MOST_PERCENT) wrong.push(name);
    }
  }
});

if (wrong.length > 0) {
  console.error(`not as kept: ${wrong.join(', ')}; if they are as they should be: npm run demo:pictures write`);
  process.exit(1);
}
