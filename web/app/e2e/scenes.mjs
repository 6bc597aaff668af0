// Every page of the app with something on it, for pictures and measurements: where it is, and what to wait for or do there.
// `before` prepares the page before it is opened; a `stranger` has no account; `whole` is pictured to its end.
import { ACCOUNT_SCENES } from './account-scenes.mjs';
import { at } from './browser.mjs';
import { ask, stepTo } from './people.mjs';
import { consentPath } from './programs.mjs';
import { STATES } from './states.mjs';

const shown = (name) => (page) => at(page, name).first().waitFor();

/** Analysed, and gone to the first mistake. */
async function analysed(page) {
  await at(page, 'board').locator('.ac-board').waitFor();
  await page.waitForFunction(() => document.querySelector('[data-test="tab-mistakes"] b') !== null, null, { timeout: 60_000 });
  await page.keyboard.press('n');
  await at(page, 'compared').locator('tr.best').waitFor();
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

/** With a token and an app. */
async function programs({ page }) {
  const scopes = ['play', 'challenge:read', 'challenge:write'];
  if ((await ask(page, 'GET', '/apps')).length === 0) {
    await ask(page, 'POST', '/tokens', { label: 'Robot de trictrac', scopes, days: 90 });
    const app = Object.fromEntries(new URL(consentPath({ client_id: 'Tableau' }), 'http://here').searchParams);
    const { address } = await ask(page, 'POST', '/oauth/decision', { ...app, approve: true });
    const { client_id, redirect_uri } = app;
    const code = new URL(address).searchParams.get('code');
    const form = { grant_type: 'authorization_code', code, client_id, redirect_uri, code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' };
    await page.request.post('/oauth/token', { form });
  }
  return '/settings/programs';
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
  bell: {
    path: listed('/learn'),
    ready: async (page) => {
      await at(page, 'begin').first().waitFor();
      await at(page, 'bell').click();
      await at(page, 'notices').locator('li').first().waitFor();
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
  passages: { path: () => '/passage', ready: (page) => page.locator('[data-book="LEP"]').waitFor() },
  'passages-book': {
    path: () => '/passage?source=LEP',
    ready: async (page) => {
      await page.locator('[data-open="LEP.4"]').click();
      await page.locator('[data-passage="LEP.4.I"]').waitFor();
    },
  },
  passage: { path: () => '/passage/LEP.r40', ready: shown('resting-law'), whole: true },
  'passage-sentence': { path: () => '/passage/LEP.r54.s2', ready: shown('resting-claims'), whole: true },
  'passage-chapter': { path: () => '/passage/LEP.1.VI', ready: shown('leaf'), whole: true },
  'passage-board': { path: () => '/passage/MAN.N58', ready: (page) => page.locator('[data-test="study-board"] .ac-board').waitFor(), whole: true },
  'passage-cited': {
    path: () => '/rules/trictrac',
    ready: async (page) => {
      await page.locator('[data-test="section-march"] [data-test="cited"]').first().click();
      await at(page, 'to-passage').first().waitFor();
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
  ladder: { path: listed('/ladder/dames'), ready: (page) => page.locator('[data-test="ladder"], [data-test="empty"]').first().waitFor() },
  openings: { path: listed('/openings/trictrac'), ready: (page) => page.locator('[data-test="board"] svg').first().waitFor() },
  join: { path: async ({ table }) => `/join/${await table()}`, ready: (page) => page.locator('main .button.main').waitFor() },
  'replay-trictrac': { path: async ({ over }) => `/game/${await over('trictrac')}`, ready: stepped },
  analysis: { path: async ({ over }) => `/game/${await over('trictrac')}`, ready: analysed, whole: true },
  'replay-dames': { path: async ({ over }) => `/game/${await over('dames')}`, ready: stepped },
  settings: { path: () => '/settings', ready: shown('settings-board'), whole: true },
  'settings-page': { path: () => '/settings/page', ready: shown('settings-page') },
  'settings-notices': { path: () => '/settings/notices', ready: shown('like-your-turn-page') },
  'settings-keys': { path: () => '/settings/keys', ready: shown('settings-keys') },
  'settings-programs': { path: programs, ready: (page) => at(page, 'apps').getByText('Tableau').waitFor() },
  'settings-token': {
    path: () => '/settings/programs',
    ready: async (page) => {
      await at(page, 'new-token').click();
      await at(page, 'token-label').waitFor();
    },
  },
  'settings-name': {
    path: () => '/settings',
    ready: async (page) => {
      await at(page, 'change-name').click();
      await at(page, 'new-name').waitFor();
    },
  },
  consent: { path: () => consentPath(), ready: shown('allow') },
  'consent-refused': { path: () => consentPath({ state: '' }), ready: (page) => page.locator('main .warning').waitFor() },
  'consent-guest': { path: () => consentPath({ redirect_uri: 'http://127.0.0.1:9/done' }), stranger: true, ready: (page) => page.locator('main .place').waitFor() },
  dice: { path: async ({ over }) => `/dice/${await over('trictrac')}`, ready: (page) => page.locator('.sound').waitFor() },
};

/** Every page, every state of one, and the table of every game in that hall. */
export const scenesOf = ({ keys }) => ({
  ...PAGES,
  ...ACCOUNT_SCENES,
  ...STATES,
  ...Object.fromEntries(keys.map((key) => [`table-${key}`, board(key)])),
});

/** Opens a scene and waits until all of it is there. */
export async function open(page, scene, hall) {
  await scene.before?.(page);
  await page.goto(await scene.path(hall), { waitUntil: 'domcontentloaded' });
  // The page that asks for consent names who is asked as well as the menu does.
  if (!scene.before) await at(page, 'me').first().waitFor({ state: 'attached' });
  await scene.ready(page, hall);
}
