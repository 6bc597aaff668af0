// Stories of the front door, each with the clicks it may take, in both languages.
import assert from 'node:assert/strict';
import { at } from './browser.mjs';
import { counted, journeyStories } from './journeys.mjs';
import { ask, enter } from './people.mjs';

const SECONDS = 60;

/** The outcome of a throw that is shown, once it has fallen. */
const outcome = (page) => page.locator('[data-outcome]:not([data-outcome=""]):not([hidden])');

/** A level of the machine. */
const level = (page, nth) => page.getByRole('dialog').locator(`input[name="level"][value="niveau-${nth}"]`);

/** Clicks a journey may take, by what is wanted: each begins where it says and ends when that is reached. */
const JOURNEYS = {
  'see what trictrac is': async ({ page, click }) => {
    await page.goto('/');
    await click(page.locator('[data-throw]'));
    await outcome(page).waitFor();
    return 1;
  },
  'begin the first lesson': async ({ page, click }) => {
    await page.goto('/');
    await click(at(page, 'learn'));
    await at(page, 'question').waitFor();
    return 1;
  },
  'play the machine, nothing known': async ({ page, click }) => {
    await page.goto('/');
    await click(at(page, 'play'));
    await click(at(page, 'open'));
    await at(page, 'turn').waitFor();
    return 2;
  },
  'play draughts against the machine at level 5': async ({ page, click }) => {
    await page.goto('/');
    await click(at(page, 'games').locator('[data-game="dames"]'));
    await click({ click: () => level(page, 5).check({ force: true }) });
    await click(at(page, 'open'));
    await at(page, 'turn').waitFor();
    return 3;
  },
  'find a rated opponent': async ({ page, click }) => {
    await enter(page, `pair${Date.now() % 1e8}`);
    await page.goto('/play');
    await click(at(page, 'pair-trictrac-slow'));
    await at(page, 'seeking').waitFor();
    await at(page, 'seeking').getByRole('button').click();
    return 1;
  },
  'invite a friend by link': async ({ page, click }) => {
    await page.goto('/play');
    await click(at(page, 'challenge'));
    await click(at(page, 'open'));
    await at(page, 'link').locator('input').waitFor();
    assert.match(await at(page, 'link').locator('input').inputValue(), /\/join\/[0-9a-f-]{36}$/);
    return 2;
  },
  'join an open table': async ({ page, click }, person) => {
    const host = await person();
    await enter(host);
    await ask(host, 'POST', '/tables', { game: 'dames', clock: { pace: 'none' } });
    await page.goto('/play');
    await click(at(page, 'join').first());
    await at(page, 'turn').waitFor();
    await host.context().close();
    return 1;
  },
};

export const FRONT = {
  'a newcomer has a first scored throw within three clicks and a minute': async (person) => {
    const { page, click, clicks } = await counted(person, { viewport: { width: 390, height: 844 } });
    const begun = performance.now();
    // The dice are the page's own: here they fall as 6-5.
    await page.addInitScript(() => {
      const faces = [5, 4];
      crypto.getRandomValues = (bytes) => bytes.fill(faces.shift() ?? 0);
    });
    await page.goto('/');
    await click(page.locator('[data-throw]'));
    await page.locator('[data-outcome="6-5"]:not([hidden])').getByText('12 points: 2 holes').waitFor();
    const seconds = (performance.now() - begun) / 1000;
    assert.ok(clicks() <= 3 && seconds <= SECONDS, `${clicks()} clicks, ${seconds.toFixed(0)} s`);
    assert.equal(await page.locator('[data-fall="6-5"].on [data-arrow]').count(), 6);
    assert.equal(await outcome(page).locator('.told li').count(), 4);
    for (let more = 0; more < 2; more += 1) await click(page.locator('[data-throw]'));
    await page.locator('[data-onward]:not([hidden])').waitFor();
    return `${seconds.toFixed(1)} s`;
  },

  'the throw works before the app has come': async (person) => {
    const page = await person();
    const held = [];
    await page.route('**/assets/start-*.js', (route) => { held.push(route); });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('[data-throw]').click();
    await outcome(page).waitFor();
    assert.ok(held.length > 0, 'the app is still on its way');
    await Promise.all(held.map((route) => route.continue()));
    await at(page, 'front').locator('[data-outcome]:not([data-outcome=""]):not([hidden])').waitFor();
  },

  'a wrong address shows our page with a way home, in both languages': async (person) => {
    for (const [locale, title] of [['en-GB', 'This page is not on the board'], ['fr-FR', 'Cette page n’est pas sur le tablier']]) {
      const page = await person({ locale, expected: /status of (401|404)/ });
      const answer = await page.goto('/no/such/page');
      assert.equal(answer.status(), 404);
      await page.getByRole('heading', { name: title }).waitFor();
      assert.equal((await page.goto('/api/no-such-thing')).status(), 404);
      await at(page, 'missing').getByRole('heading', { name: title }).waitFor();
      await at(page, 'missing').getByRole('link').first().click();
      await at(page, 'front').waitFor();
    }
  },

  'a table that is gone, and a list with nothing in it, say what to do': async (person) => {
    const page = await person({ expected: /status of (401|404|500)/ });
    await page.goto('/join/00000000-0000-4000-8000-000000000000');
    await at(page, 'missing').getByRole('heading', { name: 'This table is closed' }).waitFor();
    await at(page, 'missing').getByRole('link', { name: 'Open one like it' }).click();
    await page.getByRole('dialog').waitFor();
    await page.route('**/api/me/games', (route) => route.fulfill({ status: 500, json: { status_code: 500, detail: '', fr: '' } }));
    await page.goto('/games');
    await page.getByRole('alert').waitFor();
    assert.equal(await at(page, 'missing').count(), 0, 'what could not be read is not told as nothing');
    await page.unroute('**/api/me/games');
    await page.reload();
    await at(page, 'missing').getByRole('heading', { name: 'No games yet' }).waitFor();
    await at(page, 'missing').getByRole('link', { name: 'Play a first game' }).click();
    await at(page, 'open').waitFor();
  },

  'too much at once is told as a page': async (person) => {
    const page = await person({ expected: /status of (401|429)/ });
    await page.route('**/api/me', (route) => route.fulfill({ status: 429, json: { status_code: 429, detail: '', fr: '' } }));
    await page.goto('/play');
    await at(page, 'missing').getByRole('heading', { name: 'A little slower, please' }).waitFor();
    await page.unroute('**/api/me');
    await at(page, 'missing').getByRole('button', { name: 'Try again' }).click();
    await at(page, 'open-tables').waitFor();
  },

  'what was chosen for a game is proposed again': async (person) => {
    const page = await person();
    await page.goto('/play?play=trictrac&with=machine');
    // Their titles say what there is to be said: some are no levels, and have no number.
    const opponents = page.getByRole('dialog').locator('input[name="level"]');
    await opponents.first().waitFor({ state: 'attached' });
    for (const opponent of await opponents.all()) {
      await opponent.check({ force: true });
      const title = await opponent.getAttribute('aria-label');
      assert.match(title, /^\p{L}/u);
      await page.getByRole('dialog').locator('.levels b').getByText(`${title}.`, { exact: true }).waitFor();
    }
    assert.ok((await opponents.count()) > 4);
    await level(page, 4).check({ force: true });
    await page.getByRole('dialog').locator('input[name="length"][value="half"]').check({ force: true });
    await at(page, 'open').click();
    await at(page, 'turn').waitFor();
    await page.goto('/?play');
    assert.ok(await level(page, 4).isChecked());
    assert.ok(await page.getByRole('dialog').locator('input[name="length"][value="half"]').isChecked());
  },
  ...journeyStories(JOURNEYS),
};
