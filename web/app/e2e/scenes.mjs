// Every page of the app with something on it, for pictures and measurements.
import { at } from './browser.mjs';
import { ask, enter, playOn, playQuickly, stepTo } from './people.mjs';

/** How many turns each board is shown after. */
const IN_PLAY = 5;
/** How many games are begun at once: machines have seconds to answer. */
const AT_ONCE = 3;

/** People, tables and games, so that no page is empty. */
export async function furnish(person) {
  const [page, other] = [await person({ expected: /status of (401|409)/ }), await person()];
  const stamp = Date.now() % 1e6;
  const [name, rival] = [`Lepeintre${stamp}`, `Manoury${stamp}`];
  await enter(page, name);
  await enter(other, rival);
  const games = await ask(page, 'GET', '/games');
  const [begun, party, trictrac, dames] = await Promise.all([
    byTurns(games.filter(({ engines }) => engines.length > 0), (game) => inPlay(page, game)),
    four(person, page, other),
    playQuickly(page, { game: 'trictrac', options: { holes: 2 } }, 60),
    playQuickly(page, { game: 'dames' }, 12),
  ]);
  const boards = { ...Object.fromEntries(begun), 'dominos-a-quatre': party };
  const over = { trictrac, dames };
  const table = await ask(other, 'POST', '/tables', { game: 'trictrac', clock: { pace: 'increment', base_ms: 600_000, step_ms: 15_000 } });
  await ask(other, 'POST', '/tables', { game: 'dames', opponent: { name } });
  await ask(page, 'POST', '/tables', { game: 'dames', private: true, clock: { pace: 'days', base_ms: 0, step_ms: 259_200_000 } });
  const rated = await ask(page, 'POST', '/tables', { game: 'dames', rated: true, private: true, clock: { pace: 'sudden', base_ms: 600_000 } });
  const { game } = await ask(other, 'POST', `/tables/${rated.id}/join`);
  await ask(page, 'POST', `/bot/games/${game}/say`, { id: crypto.randomUUID(), word: 'resign' });
  return { page, other, name, rival, boards, over, table: table.id };
}

/** Whatever `make` makes of each, a few at a time. */
async function byTurns(all, make) {
  const [left, made] = [[...all.entries()], []];
  const turn = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) made[next[0]] = await make(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
  return made;
}

/** A game against a machine after a few turns, with its key. */
async function inPlay(page, { key, engines }) {
  const { name: engine } = engines.find(({ name }) => name === 'simple') ?? engines[0];
  const { game } = await ask(page, 'POST', '/tables', { game: key, opponent: { engine }, seat: 0 });
  await playOn(page, game, IN_PLAY);
  return [key, game];
}

/** A party of dominoes of four in the middle of its first coup. */
async function four(person, ...friends) {
  const guests = [await person(), await person()];
  for (const guest of guests) await enter(guest);
  const players = [...friends, ...guests];
  const terms = { game: 'dominos', ruleset: 'piquet-voleur-1806', options: { players: 4, first: 1 }, seats: 4, seat: 0, private: true };
  const table = await ask(players[0], 'POST', '/tables', terms);
  let begun = table;
  for (const guest of players.slice(1)) begun = await ask(guest, 'POST', `/tables/${table.id}/join`);
  await Promise.all(players.map((page, nth) => playOn(page, begun.game, nth === 0 ? 4 : 3)));
  await Promise.all(guests.map((guest) => guest.context().close()));
  return begun.game;
}

const shown = (name) => (page) => at(page, name).first().waitFor();

/** Analysed, and gone to the first mistake. */
async function analysed(page) {
  await at(page, 'board').locator('.ac-board').waitFor();
  await page.waitForFunction(() => document.querySelector('[data-test="tab-mistakes"] b') !== null, null, { timeout: 60_000 });
  await page.keyboard.press('n');
  await at(page, 'compared').locator('tr.best').waitFor();
}

const board = (key) => ({
  path: ({ boards }) => `/table/${boards[key]}`,
  ready: async (page) => {
    await at(page, 'turn').waitFor();
    await page.waitForTimeout(300);
  },
});

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
  lobby: { path: () => '/play', ready: shown('open-tables') },
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
  mine: { path: () => '/games', ready: shown('my-games') },
  archive: { path: () => '/archive', ready: shown('found') },
  player: { path: ({ name }) => `/player/${name}`, ready: shown('ratings') },
  join: { path: ({ table }) => `/join/${table}`, ready: (page) => page.locator('main .button.main').waitFor() },
  'replay-trictrac': { path: ({ over }) => `/game/${over.trictrac}`, ready: stepped },
  analysis: { path: ({ over }) => `/game/${over.trictrac}`, ready: analysed, whole: true },
  'replay-dames': { path: ({ over }) => `/game/${over.dames}`, ready: stepped },
  'join-closed': { path: () => '/join/00000000-0000-4000-8000-000000000000', ready: shown('missing') },
  'mine-empty': { path: () => '/games', stranger: true, ready: shown('missing') },
  nowhere: { path: () => '/elsewhere', ready: shown('missing') },
  dice: { path: ({ over }) => `/dice/${over.trictrac}`, ready: (page) => page.locator('.sound').waitFor() },
};

/** Every page, and the table of every game in that hall. */
export const scenesOf = ({ boards }) => ({
  ...PAGES,
  ...Object.fromEntries(Object.keys(boards).map((key) => [`table-${key}`, board(key)])),
});
