// Journeys of pages: from a place to what is wanted, in both languages, in no more clicks than are allowed.
import assert from 'node:assert/strict';
import { at } from './browser.mjs';
import { ask, enter, playOn } from './people.mjs';
import { player, seated, seen } from './table.mjs';

const LOCALES = ['en-GB', 'fr-FR'];
const MOST_GAMES = 12;
const MOST_LOOKS = 400;

/** A page whose clicks are counted. */
export async function counted(person, options) {
  const page = await person(options);
  return counting(page);
}

function counting(page) {
  let clicks = 0;
  return {
    page,
    click: async (what) => {
      await what.click();
      clicks += 1;
    },
    clicks: () => clicks,
  };
}

/** A story for each journey: what is wanted, and how one comes there, which gives the clicks it may take. */
export const journeyStories = (journeys) =>
  Object.fromEntries(
    Object.entries(journeys).map(([wanted, journey]) => [
      `who wants to ${wanted} needs few clicks`,
      async (person) => {
        const found = [];
        for (const locale of LOCALES) {
          const walked = await counted(person, { locale, expected: /status of (401|404|409)/ });
          const most = await journey(walked, person);
          assert.ok(walked.clicks() <= most, `${walked.clicks()} clicks, ${most} at most, in ${locale}`);
          found.push(walked.clicks());
          await walked.page.context().close();
        }
        return `${Math.max(...found)} clicks`;
      },
    ]),
  );

/** A game against the machine, its table open. */
async function atTable(page, terms, acts = 0) {
  await enter(page);
  const { game } = await ask(page, 'POST', '/tables', { opponent: { engine: 'random' }, seat: 0, ...terms });
  if (acts > 0) await playOn(page, game, acts);
  await page.goto(`/table/${game}`);
  await at(page, 'turn').waitFor();
  return game;
}

/** Two at draughts; the second is the one who clicks. */
async function two(page, person) {
  const other = await player(person, { expected: /status of (401|404)/ });
  const game = await seated([other, { page, heard: {} }], { game: 'dames' });
  return { game, other: other.page };
}

/** A game of trictrac in which one may hold or leave. */
async function holding(page) {
  await enter(page);
  for (let games = 0; games < MOST_GAMES; games += 1) {
    const { game } = await ask(page, 'POST', '/tables', { game: 'trictrac', opponent: { engine: 'random' }, seat: 0 });
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      const { view } = await ask(page, 'GET', `/games/${game}`);
      if (view.outcome) break;
      if (seen(view).acts.includes('tenir')) return game;
      await playOn(page, game, 1);
    }
  }
  throw new Error('nobody could hold');
}

const JOURNEYS = {
  'come back to the game that waits': async ({ page, click }) => {
    const game = await atTable(page, { game: 'dames' });
    await page.goto('/library');
    await click(page.locator('header nav a[href="/games"]'));
    await click(at(page, 'my-games').locator('a[href^="/table/"]').first());
    await page.waitForURL(`**/table/${game}`);
    return 2;
  },
  'hold after a hole': async ({ page, click }) => {
    await page.goto(`/table/${await holding(page)}`);
    await click(at(page, 'words').locator('[data-act="tenir"]'));
    await at(page, 'words').locator('[data-act="tenir"]').waitFor({ state: 'detached' });
    return 1;
  },
  'see the move before the last': async ({ page, click }) => {
    await atTable(page, { game: 'dames' }, 3);
    for (let nth = 0; nth < 2; nth += 1) await click(at(page, 'back'));
    await at(page, 'looking-back').waitFor();
    return 2;
  },
  'accept a draw': async ({ page, click }, person) => {
    const { other } = await two(page, person);
    await at(other, 'draw').click();
    await click(at(page, 'accept'));
    await at(page, 'over').waitFor();
    return 1;
  },
  'play the same opponent again': async ({ page, click }, person) => {
    const { game, other } = await two(page, person);
    await at(other, 'resign').click();
    await at(other, 'really-resign').click();
    await click(at(page, 'rematch'));
    await at(other, 'rematch-offer').waitFor();
    await at(other, 'rematch').click();
    await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.href.endsWith(game));
    return 1;
  },
  'read No. 58 of Manoury': async ({ page, click }) => {
    await page.goto('/learn');
    await click(page.locator('header nav a[href="/library"]'));
    const { entry } = await ask(page, 'GET', '/library/man-58');
    await click(at(page, 'books').locator(`[data-chapter="${entry.chapter}"]`).first());
    await click(at(page, 'found').locator('[data-study="man-58"]'));
    await page.waitForURL('**/library/man-58');
    return 3;
  },
  'change to the engraved board': async ({ page, click }) => {
    await page.goto('/learn');
    await click(at(page, 'settings'));
    await click(at(page, 'theme-encre'));
    await page.locator('[data-test="theme-encre"][aria-checked="true"]').waitFor();
    return 3;
  },
  'change the language': async ({ page, click }) => {
    await page.goto('/learn');
    const before = await page.locator('html').getAttribute('lang');
    const other = before === 'fr' ? 'en' : 'fr';
    await click({ click: () => at(page, 'language').selectOption(other) });
    await page.waitForFunction((language) => document.documentElement.lang === language, other);
    return 1;
  },
  'turn the sound off during a game': async ({ page, click }) => {
    await atTable(page, { game: 'dames' });
    await click(at(page, 'more-words'));
    await click(at(page, 'sound'));
    assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('academie.preferences')).sound), false);
    return 2;
  },
};

export const JOURNEY = journeyStories(JOURNEYS);
