// Whether everybody can use the pages: every page in all looks by axe, a turn of every game by keyboard alone; fails when
// something is wrong: node access.mjs ADDRESS [PART OF A SCENE'S NAME].
import { dress, LOOKS, violations } from './axe.mjs';
import { at, withBrowser } from './browser.mjs';
import { playByKeys } from './bykeys.mjs';
import { furnish } from './hall.mjs';
import { settled } from './measures.mjs';
import { ask, enter } from './people.mjs';
import { open, scenesOf } from './scenes.mjs';

const [base = 'http://127.0.0.1:8000', wanted = ''] = process.argv.slice(2);
const SIZES = [{ width: 390, height: 844 }, { width: 1366, height: 768 }];
const TABS = 3;
const STEPS = 40;

/** What axe finds in a scene, in every look; the sizes take turns. */
async function examined(page, scene, hall) {
  await open(page, scene, hall);
  const found = [];
  for (const [nth, look] of LOOKS.entries()) {
    await page.setViewportSize(SIZES[(nth + (nth >> 1)) % SIZES.length]);
    await dress(page, look);
    await settled(page);
    found.push(...(await violations(page)).map((each) => `${look.boardTheme}, ${look.room}: ${each}`));
  }
  return found;
}

async function everyScene(person, hall) {
  const looks = { reducedMotion: 'reduce', expected: /status of (401|403|404|409|429|500|503)|net::ERR_|WebSocket/ };
  const member = await person({ ...looks, storageState: await hall.page.context().storageState() });
  const stranger = await person(looks);
  const left = Object.entries(scenesOf(hall)).filter(([name]) => name.includes(wanted));
  const [total, wrong] = [left.length, []];
  const tab = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [name, scene] = next;
      const page = await (scene.stranger ? stranger : member).context().newPage();
      const found = await examined(page, scene, hall);
      await page.close();
      wrong.push(...found.map((each) => `${name}: ${each}`));
      console.log(`${total - left.length}/${total} ${name}: ${found.length} violations`);
    }
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  return { total, wrong };
}

/** Whether keys alone play a turn of a game. */
async function turnByKeys(page, game) {
  const { game: id } = await ask(page, 'POST', '/tables', { game, opponent: { engine: 'random' }, seat: 0 });
  await page.goto(`/table/${id}`);
  await at(page, 'turn').waitFor();
  const acts = async () => (await ask(page, 'GET', `/games/${id}/log`)).filter(({ kind, seat }) => kind === 'act' && seat === 0).length;
  await playByKeys(page, { most: STEPS, enough: async () => (await acts()) > 1 });
}

const failures = [];
await withBrowser(base, async (person) => {
  const hall = await furnish(person);
  const { total, wrong } = await everyScene(person, hall);
  console.log(`${wrong.length} serious violations by axe on ${total} pages in ${LOOKS.length} looks`);
  failures.push(...wrong);
  const page = await person({ reducedMotion: 'reduce' });
  await enter(page);
  for (const { key } of wanted === '' ? await ask(page, 'GET', '/games') : []) {
    await turnByKeys(page, key).then(
      () => console.log(`✓ a turn of ${key} by keyboard alone`),
      (reason) => failures.push(`a turn of ${key} by keyboard alone: ${reason.message}`),
    );
  }
});
for (const failure of failures) console.error(`✗ ${failure}`);
if (failures.length > 0) process.exit(1);
