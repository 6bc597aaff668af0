// Stories of the pages around the table: finding each other, games that are over, their dice, both languages.
import assert from 'node:assert/strict';
import { at } from './browser.mjs';
import { ask, enter, openTable, playNow, playQuickly, quickStart } from './people.mjs';
import { ROOM } from './room.mjs';

/** So soon after its end a game stands in one's list. */
const LISTED_MS = 1000 * Number(process.env.PATIENCE ?? 1);
const WORDS = /[A-Za-zÀ-ÿ]{3,}/;

/** What a page says, word for word, in labels too. */
const spoken = (page) =>
  page.evaluate(() => {
    const said = new Set();
    const keep = (text) => {
      const plain = text?.trim();
      if (plain) said.add(plain);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.checkVisibility() && !parentElement.closest('script, style, code, [translate="no"]')) keep(textContent);
    }
    for (const element of document.querySelectorAll('[aria-label]')) if (element.checkVisibility()) keep(element.getAttribute('aria-label'));
    return [...said];
  });

export const AROUND = {
  ...ROOM,

  'two who look for an opponent find each other': async (person) => {
    const [one, two] = [await person(), await person({ viewport: { width: 390, height: 844 } })];
    await Promise.all([one, two].map((page) => enter(page)));
    await Promise.all([one, two].map((page) => page.goto('/play')));
    await at(one, 'pair-dames-rapid').click();
    await at(one, 'seeking').waitFor();
    // One may read on meanwhile.
    await one.getByRole('link', { name: 'Library' }).first().click();
    await at(one, 'seeking').waitFor();
    await at(two, 'pair-dames-rapid').click();
    await Promise.all([one, two].map((page) => page.waitForURL('**/table/*')));
    assert.equal(one.url(), two.url());
    await Promise.all([one, two].map((page) => at(page, 'turn').waitFor()));
  },

  'a table opened with a link, a colour and odds is sat down at from elsewhere, and the lobby hears of it': async (person) => {
    const [host, guest, looker] = [await person(), await person(), await person()];
    await looker.goto('/play');
    await openTable(host, 'dames', { opponent: 'open', seat: '1' });
    await at(looker, 'join').first().waitFor();
    await at(host, 'mine').getByRole('button', { name: 'Cancel' }).click();
    await at(looker, 'join').first().waitFor({ state: 'detached' });

    const dialog = await quickStart(host, 'dames', 'friend');
    for (const [name, value] of [['opponent', 'link'], ['seat', '1'], ['clock', 'days']]) {
      await dialog.locator(`input[name="${name}"][value="${value}"]`).check({ force: true });
    }
    await at(host, 'house-rules').locator('summary').first().click();
    await dialog.getByLabel('Losing draughts').selectOption('true');
    await at(host, 'open').click();
    await at(host, 'link').waitFor();
    assert.equal(await at(looker, 'join').count(), 0, 'a private table is not listed');
    const [table] = await ask(host, 'GET', '/tables/mine');
    assert.deepEqual([table.terms.options, table.seats[0]], [{ qui_perd_gagne: true }, null]);
    await guest.goto(`/join/${table.id}`);
    await guest.getByRole('button', { name: 'Join' }).click();
    await Promise.all([host, guest].map((page) => page.waitForURL('**/table/*')));
    const [game] = await ask(host, 'GET', '/me/games');
    await host.goto('/games');
    await at(host, 'my-games').getByText(/’s turn$/).waitFor();
    await guest.goto('/games');
    await at(guest, 'my-games').getByText('Your turn').waitFor();
    await at(guest, 'my-games').getByRole('link', { name: 'Resume' }).click();
    await guest.waitForURL(`**/table/${game.id}`);
  },

  'a guest finds a game again while it is played, and with its analysis once it is over': async (person) => {
    const page = await person();
    const nav = (path) => page.locator(`header a[href="${path}"]`).first();
    await playNow(page, 'dames');
    const game = page.url().split('/').at(-1);
    await at(page, 'acts').locator('[data-act]:enabled').first().waitFor({ state: 'attached' });
    // The front door tells it first, whether it is walked to or asked for.
    for (const come of [() => nav('/').click(), () => page.goto('/')]) {
      await come();
      const first = at(page, 'now').locator('li').first();
      await first.getByText('Your turn').waitFor();
      assert.equal(await at(page, 'now').getByText('live', { exact: true }).count(), 0, 'nobody watches his own game');
      await first.getByText('Resume').click();
      await page.waitForURL(`**/table/${game}`);
    }
    await nav('/games').click();
    await at(page, 'my-games').getByText('Your turn').waitFor();
    await at(page, 'my-games').getByRole('link', { name: 'Resume' }).click();
    await at(page, 'resign').click();
    await at(page, 'really-resign').click();
    await at(page, 'over').waitFor();
    const line = at(page, 'my-finished-games').locator('li').first();
    const ended = performance.now();
    await nav('/games').click();
    await line.getByText('You lose').waitFor();
    const milliseconds = performance.now() - ended;
    assert.ok(milliseconds <= LISTED_MS, `it stands there after ${milliseconds.toFixed(0)} ms`);
    assert.match(await line.innerText(), new RegExp(String(new Date().getFullYear())), 'it has its date');
    assert.equal(await at(page, 'my-games').count(), 0, 'it goes on no more');
    await line.getByRole('link', { name: 'Analysis' }).click();
    await page.waitForURL(`**/game/${game}`);
    for (const come of [() => nav('/games').click(), () => page.goto('/games')]) {
      await come();
      await line.getByRole('link', { name: 'Analysis' }).waitFor();
      assert.equal(await at(page, 'missing').count(), 0, 'who has played is not told that there are no games yet');
    }
    // The front door as it was last is not shown until the new one has come.
    let held;
    const asked = new Promise((come) => { held = come; });
    await page.route('**/front.html?*', (route) => { held(route); });
    await nav('/').click();
    const answer = await asked;
    assert.equal(await page.getByText('Resume').count(), 0);
    await answer.continue();
    await at(page, 'now').locator('li').first().waitFor();
    assert.equal(await at(page, 'now').getByText('Resume').count(), 0);
  },

  'a member finds a running game first at home, and resumes it by the one green button': async (person) => {
    const page = await person();
    await enter(page, `home${Date.now() % 1e7}`);
    for (let games = 0; games < 2; games += 1) await ask(page, 'POST', '/tables', { game: 'dames', opponent: { engine: 'random' }, seat: 0 });
    for (const [width, height] of [[390, 844], [800, 1100], [1440, 900]]) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const first = at(page, 'my-games').locator('li').first();
      await first.getByText('Your turn').waitFor();
      await page.waitForFunction(() => document.querySelectorAll('[data-test="my-games"] li').length === 2);
      const above = await at(page, 'my-games').evaluate((list) => list.getBoundingClientRect().bottom <= document.querySelector('[data-test="play"]').getBoundingClientRect().top);
      assert.ok(above, `at ${width} x ${height} one’s own games come before others to be begun`);
      assert.deepEqual(await page.locator('main .button.main').allInnerTexts(), ['Resume']);
      await first.getByText('Resume').click();
      await page.waitForURL('**/table/*');
    }
  },

  'every roll of a finished game is recomputed in the browser, and a forged one is found out': async (person) => {
    const page = await person({ expected: /status of (401|409)/ });
    await enter(page);
    const game = await playQuickly(page, { game: 'trictrac', options: { holes: 1 } }, 12);
    await page.goto(`/dice/${game}`);
    await page.locator('.sound').waitFor();
    const { log } = await ask(page, 'GET', `/games/${game}/dice-proof`);
    const rolls = log.filter(({ kind }) => kind === 'roll').length;
    assert.match(await at(page, 'verdict').innerText(), new RegExp(`Everything agrees.*fingerprints of ${log.length} events, ${rolls} throws`, 's'));
    await page.route('**/dice-proof', async (route) => {
      const proof = await (await route.fetch()).json();
      const last = proof.log.findLast(({ kind }) => kind === 'roll');
      last.body.act = last.body.act === '6-6' ? '5-5' : '6-6';
      await route.fulfill({ json: proof });
    });
    await page.reload();
    await page.locator('.unsound').waitFor();
    return `${rolls} rolls`;
  },

  'the app that was opened once opens without a line, and says that the server is away and games wait there': async (person) => {
    const page = await person({ expected: /status of 401|net::ERR_/ });
    await page.goto('/play');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const { game } = await ask(page, 'POST', '/tables', { game: 'dames', opponent: { engine: 'random' }, seat: 0 });
    const opened = ['/rules/plein', '/learn/trictrac-01-marche', `/table/${game}`, '/play'];
    for (const path of opened) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    const { seq } = await ask(page, 'GET', `/games/${game}`);
    await page.context().setOffline(true);
    for (const path of opened) {
      await page.goto(path);
      await page.getByRole('heading', { name: 'You are offline' }).waitFor();
      // Nothing is said of pages that were opened: none of them is there.
      assert.equal(await at(page, 'missing').locator('p').first().innerText(), 'Your games wait on the server.');
    }
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await at(page, 'open-tables').waitFor();
    assert.equal((await ask(page, 'GET', `/games/${game}`)).seq, seq, 'the game has waited');
  },

  'a rated game is found in the archive and on the profiles': async (person) => {
    const [one, two] = [await person(), await person()];
    const stamp = Date.now() % 1e7;
    await enter(one, `one${stamp}`);
    await enter(two, `two${stamp}`);
    await one.goto(`/player/two${stamp}`);
    await one.getByRole('link', { name: 'Challenge' }).click();
    const dialog = one.getByRole('dialog');
    await at(one, 'change-game').click();
    await at(one, 'games-to-choose').locator('[data-game="dames"]').click();
    await dialog.locator('input[name="clock"][value="none"]').check({ force: true });
    await at(one, 'rated').click();
    // Without a clock a game cannot be rated: one is chosen, and to play without is no longer offered.
    assert.equal(await dialog.locator('input[name="clock"][value="none"]').count(), 0);
    assert.ok(await dialog.locator('input[name="clock"][value="rapid"]').isChecked());
    await at(one, 'open').click();
    await two.goto('/play');
    await at(two, 'mine').getByRole('button', { name: 'Accept' }).click();
    await Promise.all([one, two].map((page) => page.waitForURL('**/table/*')));
    const game = two.url().split('/').at(-1);
    await at(two, 'resign').click();
    await at(two, 'really-resign').click();
    await at(one, 'over').waitFor();
    await one.goto('/archive');
    await at(one, 'search').getByLabel('Player').fill(`one${stamp}`);
    await at(one, 'search').getByRole('button', { name: 'Search' }).click();
    // The games of everybody stand there until those of the search have come.
    await one.waitForFunction(() => document.querySelectorAll('[data-test="found"] a[href^="/game/"]').length === 1);
    await at(one, 'found').getByRole('link', { name: 'Analysis' }).click();
    await one.waitForURL(`**/game/${game}`);
    await one.goto(`/player/one${stamp}`);
    await at(one, 'ratings').getByText('Polish draughts').waitFor();
  },

  'the language is switched on every page, and nothing is left in the other': async (person) => {
    const page = await person({ expected: /status of (401|409)/ });
    await enter(page, `lang${Date.now() % 1e7}`);
    const over = await playQuickly(page, { game: 'trictrac', options: { holes: 1 } }, 6);
    const { game } = await ask(page, 'POST', '/tables', { game: 'dames', opponent: { engine: 'random' }, seat: 0 });
    const kept = new Set();
    for (const path of ['/', '/play?play=trictrac', '/learn', '/learn/trictrac-01-marche', '/rules', '/rules/plein', '/games', '/archive', `/game/${over}`, `/dice/${over}`, `/table/${game}`]) {
      await page.goto(path);
      await at(page, 'me').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      const english = await spoken(page);
      await at(page, 'language').selectOption('fr');
      await page.waitForFunction(() => document.documentElement.lang === 'fr');
      const french = new Set(await spoken(page));
      for (const words of english) if (french.has(words) && WORDS.test(words)) kept.add(words);
      await at(page, 'language').selectOption('en');
      await page.waitForFunction(() => document.documentElement.lang === 'en');
    }
    const names = await ask(page, 'GET', '/me');
    const same = [...kept].filter((words) => !SAME_IN_BOTH.some((pattern) => pattern.test(words)) && !words.includes(names.name));
    assert.deepEqual(same, [], 'said the same in both languages');
  },
};

/** What is the same in both languages: names, terms of art, measures. */
const SAME_IN_BOTH = [
  /^Académie$/,
  /^(Trictrac|Toc|Revertier|Jacquet|Garanguet|Plein|Tourne-case|Dames rabattues|Toute-table \(gammon\)|Trictrac à écrire)$/,
  // Places in the books, and what a rule set is called after its book.
  /^\[?(ACAD(-[ABD])?|LEP|MAN|METZ|PHIL|FMJD|FIDE)\b/,
  /^[\w-]+, Académie 1806$/,
  /^(Source|Menu|Machine|PDN|points?|bredouille|talon|Conversation|minutes)$/i,
  /^· /,
  // Who plays whom.
  /^guest-\w+ – guest-\w+$/,
  /^\d[\d\s:+–-]*(min|s|h)?\b/,
  /^\d+ min/,
];
