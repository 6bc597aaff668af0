// Stories of people at one table: who comes late, who turns a phone, who looks back, and what becomes of offers.
import assert from 'node:assert/strict';
import { at } from './browser.mjs';
import { ask, playOn } from './people.mjs';
import { player, seated, tap, tell, wood } from './table.mjs';

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
/** How soon the other side sees an offer. */
const MOST_MS = 1000;

/** What stands on each place of the board, in words. */
const standing = (page) =>
  page.locator('.ac-site').evaluateAll((all) =>
    Object.fromEntries(all.map((site) => [site.dataset.place, site.getAttribute('aria-label').replace(/, (can move|destination)$/, '')])),
  );

const moves = (page) => at(page, 'moves').locator('[data-move]').count();

/** Two at draughts, the second on a phone and in French. */
async function pair(person, terms = {}) {
  const expected = /status of (401|404)/;
  const players = [await player(person, { expected }), await player(person, { expected, locale: 'fr-FR', viewport: UPRIGHT })];
  const game = await seated(players, { game: 'dames', ...terms });
  return { players, pages: players.map(({ page }) => page), game };
}

/** Plays the first act of the list, and waits until everybody has seen it. */
async function playFirst(page, all) {
  const before = await at(all[0], 'moves').first().locator('[data-move]').count();
  await at(page, 'acts').evaluate((each) => { each.open = true; });
  await at(page, 'acts').locator('[data-act]').first().click();
  for (const each of all) await each.waitForFunction((count) => document.querySelectorAll('[data-test="moves"] [data-move]').length > count, before);
}

/** Notes when something first appears on a page, by the clock that all pages of this machine share. */
const watchFor = (page, name) =>
  page.evaluate((wanted) => {
    globalThis.seenAt = new Promise((seen) => {
      const look = () => {
        if (document.querySelector(`[data-test="${wanted}"]`)?.checkVisibility()) seen(Date.now());
        else requestAnimationFrame(look);
      };
      look();
    });
  }, name);

const clickAt = (page) => page.evaluate(() => { addEventListener('click', () => { globalThis.clickedAt = Date.now(); }, { capture: true }); });

/** How long it takes from one's click until the other sees something. */
async function delay(one, other, name, click) {
  await watchFor(other, name);
  await clickAt(one);
  await click();
  const [clicked, seen] = [await one.evaluate(() => globalThis.clickedAt), await other.evaluate(() => globalThis.seenAt)];
  assert.ok(seen - clicked <= MOST_MS, `${name} was seen after ${seen - clicked} ms`);
  return seen - clicked;
}

/** Whether the whole board lies in the window. */
const boardInside = (page) =>
  page.waitForFunction(() => {
    const { left, top, right, bottom, width } = document.querySelector('.ac-board').getBoundingClientRect();
    return width > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1 && document.documentElement.scrollHeight <= innerHeight + 1;
  });

export const TOGETHER = {
  'who comes late to a game sees the position, every move and the chat, and the next move as it is played': async (person) => {
    const { players: [white], pages: [one, two], game } = await pair(person);
    await Promise.all([one, two].map((page) => playOn(page, game, 4)));
    await tell(one, 'Bonjour !');
    await at(one, 'tab-moves').click();
    await one.waitForFunction(() => document.querySelectorAll('[data-test="acts"] [data-act]').length > 0);
    const late = await person();
    await late.goto(`/table/${game}`);
    await at(late, 'turn').waitFor();
    await late.waitForFunction((count) => document.querySelectorAll('[data-test="moves"] [data-move]').length === count, await moves(one));
    assert.deepEqual(await standing(late), await standing(white.page));
    assert.equal(await at(late, 'resign').count(), 0, 'who watches cannot resign');
    assert.equal(await at(late, 'acts').count(), 0, 'nor play');
    await at(late, 'chat').click();
    await at(late, 'room').getByText('Players do not see this').waitFor();
    await tell(late, 'What a move!');
    await at(late, 'chats').getByText('What a move!').waitFor();
    assert.equal(await at(late, 'chats').getByText('Bonjour !').count(), 0);
    await at(late, 'tab-moves').click();
    await playFirst(one, [one, late]);
    assert.deepEqual(await standing(late), await standing(one));
    return `${await moves(late)} moves`;
  },

  'a phone is turned in the middle of a turn, both ways, and the turn goes on': async (person) => {
    const who = await player(person, { viewport: UPRIGHT, hasTouch: true });
    const { page, heard } = who;
    await page.goto('/');
    await at(page, 'me').waitFor({ state: 'attached' });
    const { game } = await ask(page, 'POST', '/tables', { game: 'trictrac', opponent: { engine: 'random' }, seat: 0 });
    await page.goto(`/table/${game}`);
    await page.waitForFunction(() => document.querySelectorAll('.ac-can-lift').length > 0);
    const act = heard.view.acts.find((each) => wood(each, heard.seat).length === 2);
    const [[from, to], [then, there]] = wood(act, heard.seat);
    await boardInside(page);
    await tap(page, from);
    await tap(page, to);
    await page.setViewportSize(LYING);
    await boardInside(page);
    await at(page, 'moving').getByRole('button', { name: 'Undo' }).waitFor();
    assert.ok(await at(page, 'moving').getByRole('button', { name: 'Undo' }).isEnabled(), 'the man put down is still there');
    await tap(page, then);
    await page.setViewportSize(UPRIGHT);
    await boardInside(page);
    await tap(page, there);
    const confirm = at(page, 'moving').getByRole('button', { name: 'Confirm' });
    const { x, y, width, height } = await confirm.boundingBox();
    assert.ok(x >= 0 && y >= 0 && x + width <= UPRIGHT.width && y + height <= UPRIGHT.height, 'it can be confirmed without scrolling');
    await confirm.click();
    await page.waitForFunction(() => document.querySelector('[data-test="moving"]') === null);
    await page.setViewportSize(LYING);
    await boardInside(page);
  },

  'every offer is seen by the other side within a second': async (person) => {
    const { pages: [one, two] } = await pair(person);
    const found = {};
    const declined = () => at(two, 'offer').waitFor({ state: 'detached' });
    found.draw = await delay(one, two, 'offer', () => at(one, 'draw').click());
    await at(two, 'decline').click();
    await declined();
    await playFirst(one, [one]);
    found.takeback = await delay(one, two, 'offer', () => at(one, 'takeback').click());
    await at(two, 'decline').click();
    await declined();
    await at(one, 'more-words').click();
    found.adjourn = await delay(one, two, 'offer', () => at(one, 'adjourn').click());
    await at(two, 'decline').click();
    await declined();
    await at(two, 'resign').click();
    await at(two, 'really-resign').click();
    await Promise.all([one, two].map((page) => at(page, 'over').waitFor()));
    found.rematch = await delay(one, two, 'rematch-offer', () => at(one, 'rematch').click());
    return Object.entries(found).map(([offer, ms]) => `${offer} ${ms} ms`).join(', ');
  },

  'who looks back stays there while the game goes on, and comes back to it as it is': async (person) => {
    const { pages: [one, two], game } = await pair(person);
    await Promise.all([one, two].map((page) => playOn(page, game, 2)));
    await one.waitForFunction(() => document.querySelectorAll('[data-test="moves"] [data-move]').length >= 4);
    await two.goto(`/table/${game}`);
    // It is the first one's turn; the second looks back on his phone by the list of moves.
    await at(two, 'more-words').click();
    await at(two, 'open-moves').click();
    for (let nth = 0; nth < 2; nth += 1) await at(two, 'back').click();
    await at(two, 'close-panel').click();
    await at(two, 'looking-back').waitFor();
    const before = await standing(two);
    await at(one, 'acts').waitFor({ state: 'attached' });
    await playFirst(one, [one]);
    await at(two, 'turn-in-game').waitFor();
    await at(two, 'looking-back').waitFor();
    assert.deepEqual(await standing(two), before, 'the board stays where it was');
    await at(two, 'return').click();
    await at(two, 'looking-back').waitFor({ state: 'detached' });
    await two.waitForFunction(() => document.querySelectorAll('.ac-can-lift').length > 0);
    assert.notDeepEqual(await standing(two), before);
  },

  'takeback, draw, chat and rematch of two people outlive a reload': async (person) => {
    const { pages: [one, two], game } = await pair(person);
    const begun = await standing(one);
    await playFirst(one, [one]);
    await at(one, 'takeback').click();
    await at(two, 'offer').waitFor();
    await two.reload();
    await at(two, 'accept').click();
    await one.waitForFunction(() => document.querySelectorAll('[data-test="moves"] [data-move]').length === 0);
    await one.reload();
    await at(one, 'acts').waitFor({ state: 'attached' });
    assert.deepEqual(Object.values(await standing(one)), Object.values(begun), 'the move is taken back');
    await tell(one, 'Bonne partie !');
    await at(one, 'draw').click();
    await at(two, 'offer').waitFor();
    await Promise.all([one.reload(), two.reload()]);
    await at(one, 'offer').waitFor();
    await at(two, 'accept').click();
    await Promise.all([one, two].map((page) => at(page, 'over').waitFor()));
    await Promise.all([one, two].map((page) => page.reload()));
    await Promise.all([one, two].map((page) => at(page, 'over').waitFor()));
    await at(two, 'chat').click();
    await at(two, 'chats').getByText('Bonne partie !').waitFor();
    await at(two, 'close-panel').click();
    await at(two, 'rematch').click();
    await at(one, 'rematch-offer').waitFor();
    await one.reload();
    await at(one, 'rematch-offer').waitFor();
    await at(one, 'rematch').click();
    await Promise.all([one, two].map((page) => page.waitForURL((url) => !url.href.endsWith(game))));
    await Promise.all([one, two].map((page) => at(page, 'turn').waitFor()));
  },
};
