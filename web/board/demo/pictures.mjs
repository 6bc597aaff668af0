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
const KEPT = 72;
/** How long a page takes to fetch the symbols of another theme. */
const SETTLED_MS = 400;
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

/** In the page: how many of a hundred pixels differ, picture by picture of a sheet. */
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
  const each = width ?? all;
  const found = Array.from({ length: all / each }, () => 0);
  for (let nth = 0; nth < all * height; nth += 1) {
    const apart = Math.max(...[0, 1, 2].map((part) => Math.abs(first[4 * nth + part] - second[4 * nth + part])));
    if (apart > far) found[Math.floor((nth % all) / each)] += 1;
  }
  return found.map((count) => (100 * count) / (each * height));
}

/** Puts the page into a theme and a room. */
async function dress(page, { theme, room }) {
  await page.evaluate(([board, light]) => { Object.assign(document.documentElement.dataset, { board, theme: light }); }, [theme, room]);
  await page.waitForTimeout(SETTLED_MS);
}

async function show(page, address, scene) {
  await page.goto(`${address}?scene=${scene}&language=en`);
  await page.locator('.ac-sheet').nth(1).waitFor({ state: 'attached' });
}

/** Every theme of one position at one size. */
async function themes(page, address, scene, held) {
  await show(page, address, scene);
  if (held !== null) await page.locator(`.ac-site[data-place="${held}"] rect`).first().click();
  await page.mouse.move(0, 0);
  const pictures = [];
  for (const look of THEMES) {
    await dress(page, look);
    pictures.push(await shot(page));
  }
  return pictures;
}

async function compare(page, name, sheet) {
  const kept = await readFile(`${FOLDER}${name}.webp`).catch(() => null);
  if (kept === null) return [100];
  return page.evaluate(differences, [sheet, `data:image/webp;base64,${kept.toString('base64')}`, KEPT, FAR]);
}

/** What must be told apart with the page in black and white, and how many of a hundred pixels of it must differ. */
const LEAST_PERCENT = 3;
const GREY_FAR = 24;
const SIGNS = [[], ['ac-movable'], ['ac-lifted']];
const ARROWS = ['true', 'false', 'filling'];

/** How much about a man is looked at. */
const ABOUT = 8;

/** In a page in black and white: a man of each colour, one man with each sign, and an arrow of each kind. */
async function greyPictures(page) {
  await page.evaluate(() => {
    document.documentElement.style.filter = 'grayscale(1)';
    const { state } = globalThis.scene;
    globalThis.board.set({ ...state, choices: {}, arrows: [], last: null });
  });
  const man = (colour) => page.locator(`.ac-pieces > g:has(use[href="#ac-man${colour}"])`).first();
  const white = man('w');
  const { width: broad, x: left, y: top } = await white.boundingBox();
  const clip = { x: left - ABOUT, y: top - ABOUT, width: broad + 2 * ABOUT, height: broad + 2 * ABOUT };
  const other = await man('b').boundingBox();
  const men = [await page.screenshot({ clip }), await page.screenshot({ clip: { ...clip, x: other.x - ABOUT, y: other.y - ABOUT } })];
  const signs = [];
  for (const classes of SIGNS) {
    await white.evaluate((body, names) => { body.setAttribute('class', names.join(' ')); }, classes);
    signs.push(await page.screenshot({ clip }));
  }
  await white.evaluate((body) => {
    body.setAttribute('class', '');
    const sign = body.querySelector('use').cloneNode();
    sign.setAttribute('href', '#ac-lastto');
    body.append(sign);
  });
  signs.push(await page.screenshot({ clip }));
  const arrows = [];
  for (const style of ARROWS) {
    await page.evaluate((each) => {
      const { state } = globalThis.scene;
      globalThis.board.set({ ...state, choices: {}, last: null, arrows: [{ start: 5, end: 14, label: '', style: each }] });
    }, style);
    const { x, y, width, height } = await page.locator('.ac-arrow path').first().boundingBox();
    arrows.push(await page.screenshot({ clip: { x, y, width, height } }));
  }
  const written = (shots) => shots.map((each) => `data:image/png;base64,${each.toString('base64')}`);
  return { men: written(men), signs: written(signs), arrows: written(arrows) };
}

/** What of each theme cannot be told apart without colours. */
async function alikeInGrey(page, address) {
  await page.setViewportSize(SIZES[0]);
  for (const { theme, room } of THEMES) {
    await show(page, address, 'throw');
    await dress(page, { theme, room });
    for (const [what, shots] of Object.entries(await greyPictures(page))) {
      const apart = [];
      for (const [nth, one] of shots.entries()) {
        for (const two of shots.slice(nth + 1)) apart.push((await page.evaluate(differences, [one, two, null, GREY_FAR]))[0]);
      }
      const least = Math.min(...apart);
      console.log(`${least >= LEAST_PERCENT ? '✓' : '✗'} ${what} of ${theme} (${room}) in black and white: ${least.toFixed(1)} % of the pixels differ at least (${LEAST_PERCENT})`);
      if (least < LEAST_PERCENT) wrong.push(`${what} of ${theme} in black and white`);
    }
  }
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
  if (!writing) await alikeInGrey(page, address);
});

if (wrong.length > 0) {
  console.error(`not as it should be: ${wrong.join(', ')}; pictures that have changed for good: npm run demo:pictures write`);
  process.exit(1);
}
