// Every page of the app with something on it, for pictures and measurements: where it is, and what to wait for or do there.
// `before` prepares the page before it is opened; a `stranger` has no account; `whole` is pictured to its end.
import { at } from './browser.mjs';
import { stepTo } from './people.mjs';
import { STATES } from './states.mjs';

const shown = (name) => (page) => at(page, name).first().waitFor();

/** Analysed, and gone to the first fault. */
async function analysed(page) {
  await at(page, 'tree').waitFor();
  await at(page, 'analyse').or(at(page, 'fortune')).first().waitFor();
  if (await at(page, 'analyse').isVisible()) await at(page, 'analyse').click();
  await at(page, 'fortune').waitFor({ timeout: 240_000 });
  await at(page, 'fault-next').click();
  await at(page, 'choice').waitFor();
}

const board = (key) => ({
  path: async (hall) => `/table/${await hall.board(key)}`,
  ready: shown('turn'),
});

/** A page with lists, once there is something in them. */
const listed = (path) => async (hall) => {
  await hall.full();
  return typeof path === 'string' ? path : path(hall);
};

async function stepped(page) {
  await at(page, 'last').waitFor();
  await at(page, 'last').click();
  for (let nth = 0; nth < 4; nth += 1) await at(page, 'back').click();
}

const PAGES = {
  front: { path: () => '/', stranger: true, ready: shown('living'), whole: true },
  'front-thrown': {
    path: () => '/',
    stranger: true,
    ready: async (page) => {
      await page.locator('[data-throw]').click();
      await page.locator('[data-outcome]:not([data-outcome=""]):visible').waitFor();
    },
  },
  lobby: { path: listed('/play'), ready: shown('open-tables') },
  'quick-machine': { path: () => '/play?play=trictrac&with=machine', ready: shown('open') },
  'quick-someone': { path: () => '/play?play=trictrac&with=someone', ready: shown('open') },
  'quick-friend': { path: () => '/play?play=dames&with=friend', ready: shown('open') },
  'quick-games': {
    path: () => '/play?play=trictrac&with=machine',
    ready: async (page) => {
      await at(page, 'change-game').click();
      await at(page, 'games-to-choose').waitFor();
    },
  },
  'quick-details': {
    path: () => '/play?play=trictrac&with=friend',
    ready: async (page) => {
      await at(page, 'details').waitFor();
      await page.getByRole('dialog').locator('details').evaluateAll((all) => all.forEach((each) => { each.open = true; }));
    },
  },
  'sign-in': {
    path: () => '/',
    stranger: true,
    ready: async (page) => {
      const menu = page.locator('header .menu');
      if (await menu.isVisible()) await menu.click();
      await at(page, 'sign-in').click();
    },
  },
  learn: { path: () => '/learn', ready: shown('begin') },
  'lesson-show': { path: () => '/learn/trictrac-01-marche', ready: shown('question') },
  'lesson-wrong': {
    path: () => '/learn/trictrac-01-marche',
    ready: async (page) => {
      await stepTo(page, 2);
      await at(page, 'acts').evaluate((each) => { each.open = true; });
      await at(page, 'acts').locator('[data-act="0/8"]').click();
      await at(page, 'again').waitFor();
    },
  },
  'lesson-casts': {
    path: () => '/learn/trictrac-04-deux-tables',
    ready: async (page) => {
      await stepTo(page, 3);
      for (const cell of ['43', '66']) await page.locator(`[data-cell="${cell}"]`).click();
      await at(page, 'answer').click();
      await at(page, 'verdict').waitFor();
    },
  },
  'lesson-over': {
    path: () => '/learn/trictrac-01-marche',
    ready: async (page) => {
      await at(page, 'question').waitFor();
      while ((await at(page, 'lesson-over').count()) === 0) await at(page, 'next').click();
      await at(page, 'next-lesson').waitFor();
    },
  },
  library: { path: () => '/library', ready: shown('themes') },
  'library-found': { path: () => '/library?game=dames&theme=lunettes', ready: (page) => page.locator('[data-study="man-94"]').waitFor() },
  'study-dames': {
    path: () => '/library/man-58',
    ready: async (page) => {
      await at(page, 'tree').waitFor();
      for (let nth = 0; nth < 3; nth += 1) await at(page, 'forward').click();
    },
  },
  'study-echecs': { path: () => '/library/phil-gc', ready: shown('tree'), whole: true },
  'study-trictrac': {
    path: () => '/library/b-ix-1',
    ready: async (page) => {
      await at(page, 'tree').waitFor();
      await at(page, 'forward').click();
      await at(page, 'acts').waitFor();
    },
  },
  practice: { path: () => '/practice', ready: shown('begin-dames') },
  puzzle: { path: () => '/practice/puzzles?game=dames', ready: shown('puzzle') },
  'puzzle-shown': {
    path: () => '/practice/puzzles?game=trictrac',
    ready: async (page) => {
      await at(page, 'give-up').click();
      await at(page, 'verdict').waitFor();
    },
  },
  marking: {
    path: () => '/practice/marking',
    ready: async (page) => {
      for (const field of ['mine', 'his']) await at(page, field).fill('0');
      await at(page, 'answer').click();
      await at(page, 'verdict').waitFor();
    },
  },
  rules: { path: () => '/rules', ready: shown('rules') },
  'rules-trictrac': {
    path: () => '/rules/trictrac',
    ready: async (page) => {
      await at(page, 'and-now').waitFor();
      await page.locator('[data-trial]').first().click();
      await at(page, 'tried').first().waitFor();
    },
    whole: true,
  },
  'rules-dames': { path: () => '/rules/dames', ready: shown('and-now') },
  mine: { path: listed('/games'), ready: shown('my-games') },
  archive: { path: listed('/archive'), ready: shown('found') },
  player: { path: listed(({ name }) => `/player/${name}`), ready: shown('ratings') },
  join: { path: async ({ table }) => `/join/${await table()}`, ready: (page) => page.locator('main .button.main').waitFor() },
  'replay-trictrac': { path: async ({ over }) => `/game/${await over('trictrac')}`, ready: stepped },
  analysis: { path: async ({ over }) => `/game/${await over('trictrac')}`, ready: analysed, whole: true },
  'replay-dames': { path: async ({ over }) => `/game/${await over('dames')}`, ready: stepped },
  settings: { path: () => '/settings', ready: shown('settings-board'), whole: true },
  'settings-page': { path: () => '/settings/page', ready: shown('settings-page') },
  'settings-keys': { path: () => '/settings/keys', ready: shown('settings-keys') },
  dice: { path: async ({ over }) => `/dice/${await over('trictrac')}`, ready: (page) => page.locator('.sound').waitFor() },
};

/** Every page, every state of one, and the table of every game in that hall. */
export const scenesOf = ({ keys }) => ({
  ...PAGES,
  ...STATES,
  ...Object.fromEntries(keys.map((key) => [`table-${key}`, board(key)])),
});

/** Opens a scene and waits until all of it is there. */
export async function open(page, scene, hall) {
  await scene.before?.(page);
  await page.goto(await scene.path(hall), { waitUntil: 'domcontentloaded' });
  if (!scene.before) await at(page, 'me').waitFor({ state: 'attached' });
  await scene.ready(page, hall);
}
