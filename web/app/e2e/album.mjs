// Pictures of scenes in every size, room and language, in one folder with one page to look at them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { albumPage } from './album-page.mjs';
import { settled, tooSmall, tooWide } from './measures.mjs';
import { open } from './scenes.mjs';

export const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];
export const ROOMS = ['light', 'dark'];
export const LANGUAGES = { fr: 'fr-FR', en: 'en-GB' };
/** What scenes of failures make a page complain of. */
const EXPECTED = /status of (401|403|404|409|429|500|503)|net::ERR_|WebSocket/;
const TABS = 4;

const named = ({ width, height }) => `${width}x${height}`;
const pictureOf = (name, { size, room, language }) => `${name}-${named(size)}-${room}-${language}.png`;

/** What the client is made of: pictures of another one are taken anew. */
async function stampOf(base) {
  return createHash('sha256').update(await (await fetch(`${base}/play`)).text()).digest('hex').slice(0, 16);
}

/** The folder of pictures; it is emptied if they are of another client. */
async function folderFor(base, folder) {
  const [stamp, kept] = [await stampOf(base), `${folder}/client.txt`];
  const before = existsSync(kept) ? readFileSync(kept, 'utf8') : '';
  if (before !== '' && before !== stamp) rmSync(folder, { recursive: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(kept, stamp);
}

/** The people who look at scenes: with an account and without, one for each language. */
async function lookers(person, hall) {
  const { cookies } = (await hall.page?.context().storageState()) ?? { cookies: [] };
  // Boards as they are for somebody who has chosen nothing; a service worker would fetch past what a scene answers itself.
  const [storageState, looks] = [{ cookies, origins: [] }, { reducedMotion: 'reduce', expected: EXPECTED, boardTheme: 'system', serviceWorkers: 'block' }];
  const pages = Object.entries(LANGUAGES).map(async ([language, locale]) => {
    const [member, stranger] = await Promise.all([person({ ...looks, locale, storageState }), person({ ...looks, locale })]);
    return [language, { member: member.context(), stranger: stranger.context() }];
  });
  return Object.fromEntries(await Promise.all(pages));
}

/** Takes what is missing of one scene in one language; how many pictures, and what is wrong with them. */
async function take(context, { name, scene, language, wanted }, { folder, hall }) {
  const page = await context.newPage();
  const flaws = [];
  try {
    await page.setViewportSize(wanted[0].size);
    await open(page, scene, hall);
    for (const each of wanted) {
      await page.setViewportSize(each.size);
      await page.emulateMedia({ colorScheme: each.room, reducedMotion: 'reduce' });
      await settled(page);
      await page.screenshot({ path: `${folder}/${pictureOf(name, each)}`, fullPage: scene.whole ?? false });
      if (each.room === ROOMS[0]) flaws.push(...(await tooWide(page)).map((flaw) => `${named(each.size)} ${flaw}`));
    }
    flaws.push(...(await tooSmall(page)));
  } catch (wrong) {
    flaws.push(`not pictured: ${wrong.message.split('\n')[0]}`);
  } finally {
    await page.close();
  }
  return flaws.map((flaw) => `${name} (${language}): ${flaw}`);
}

/** The page that shows all pictures that are in the folder. */
export function writeIndex(folder, names, sizes = SIZES) {
  const all = names.flatMap((name) =>
    Object.keys(LANGUAGES).flatMap((language) => ROOMS.flatMap((room) => sizes.map((size) => ({ file: pictureOf(name, { size, room, language }), name, language, room, size: named(size) })))),
  );
  writeFileSync(`${folder}/index.html`, albumPage(all.filter(({ file }) => existsSync(`${folder}/${file}`))));
}

/** Pictures all scenes that have no picture yet, and tells as it goes; what is wrong with the pages. Of `names` the page shows what there is. */
export async function takeAll(person, { base, folder, scenes, hall, names = Object.keys(scenes), sizes = SIZES, tell = console.log }) {
  await folderFor(base, folder);
  const tasks = Object.entries(scenes).flatMap(([name, scene]) =>
    Object.keys(LANGUAGES).map((language) => {
      const looks = sizes.flatMap((size) => ROOMS.map((room) => ({ size, room, language })));
      return { name, scene, language, wanted: looks.filter((each) => !existsSync(`${folder}/${pictureOf(name, each)}`)) };
    }),
  );
  const left = tasks.filter(({ wanted }) => wanted.length > 0);
  const [total, flaws] = [left.length, []];
  let taken = 0;
  const people = await lookers(person, hall);
  const tab = async () => {
    for (let task = left.shift(); task !== undefined; task = left.shift()) {
      const begun = performance.now();
      const { member, stranger } = people[task.language];
      flaws.push(...(await take(task.scene.stranger ? stranger : member, task, { folder, hall })));
      taken += task.wanted.length;
      tell(`${total - left.length}/${total} ${task.name} ${task.language}: ${task.wanted.length} pictures, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  writeIndex(folder, names, sizes);
  return { taken, flaws };
}

/** The pictures of a folder as its page lists them. */
export const listedIn = async (folder) => JSON.parse(/id="pictures">(.*?)<\/script>/s.exec(await readFile(`${folder}/index.html`, 'utf8'))[1]);
