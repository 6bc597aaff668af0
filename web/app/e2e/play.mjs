// What people do, done in a real browser against a real server: node play.mjs ADDRESS [PARTS OF TITLES OF STORIES, JOINED BY |].
import assert from 'node:assert/strict';
import { ACCOUNTS } from './accounts.mjs';
import { AROUND } from './around.mjs';
import { AT_TABLE } from './attable.mjs';
import { BACK } from './back.mjs';
import { at, SOCKET, withBrowser } from './browser.mjs';
import { BOUND } from './bound.mjs';
import { CALLED } from './called.mjs';
import { CHESS } from './chess.mjs';
import { COMPANY } from './company.mjs';
import { DOMINOES } from './dominoes.mjs';
import { FRONT } from './front.mjs';
import { HANDS } from './hands.mjs';
import { JOURNEY } from './journeys.mjs';
import { KEYBOARD } from './keyboard.mjs';
import { LEARN } from './learn.mjs';
import { LIBRARY } from './library.mjs';
import { NEWCOMER } from './newcomer.mjs';
import { OFFERS } from './offers.mjs';
import { openTable, playNow, playOut, quickStart } from './people.mjs';
import { PICTURES } from './pictures.mjs';
import { PRACTICE } from './practice.mjs';
import { PROGRAMS } from './programs.mjs';
import { SIZED } from './sizes.mjs';
import { tell } from './table.mjs';
import { TABLES } from './tables.mjs';
import { TOGETHER } from './together.mjs';

const [base = 'http://127.0.0.1:8000', wanted = ''] = process.argv.slice(2);

const STORIES = {
  'a guest plays a whole partie of trictrac against a machine, and again': async (person) => {
    const page = await person();
    await openTable(page, 'trictrac', { opponent: 'engine:random', length: 'short' });
    await at(page, 'board').locator('.ac-board').waitFor();
    const turns = await playOut(page);
    assert.match(await at(page, 'over').innerText(), /You (win|lose)/);
    const before = page.url();
    await at(page, 'over').getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL((url) => url.href !== before);
    await at(page, 'turn').waitFor();
    return `${turns} acts`;
  },

  'house rules are chosen and told in the lobby and at the table': async (person) => {
    const [one, two] = [await person(), await person({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' })];
    const dialog = await quickStart(one, 'trictrac', 'friend');
    await dialog.locator('input[name="opponent"][value="open"]').check({ force: true });
    const house = at(one, 'house-rules');
    await house.locator('summary').first().click();
    await house.locator('select[name="grande_bredouille"]').selectOption('run');
    assert.equal(await at(one, 'agreed-count').innerText(), '1 chosen');
    await at(one, 'open').click();
    await at(one, 'mine').waitFor();
    await two.goto('/play');
    const line = two.locator('li').filter({ has: at(two, 'join') }).first();
    assert.match(await line.innerText(), /douze trous de suite/);
    await at(two, 'join').first().click();
    await Promise.all([one, two].map((page) => page.waitForURL('**/table/*')));
    await at(one, 'tab-rules').click();
    await at(two, 'more-words').click();
    await at(two, 'open-rules').click();
    assert.match(await at(one, 'agreed').innerText(), /twelve holes in a row/);
    assert.match(await at(two, 'agreed').innerText(), /douze trous de suite/);
  },

  'a turn is played on the board by keyboard alone': async (person) => {
    const page = await person();
    await openTable(page, 'dames', { opponent: 'engine:random' });
    await at(page, 'board').locator('.ac-board').waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.ac-can-lift').length > 0);
    const position = await at(page, 'acts').locator('[data-act]').evaluateAll((all) => all.map((each) => each.dataset.act).join());
    await page.locator('.ac-site[tabindex="0"]').focus();
    for (const key of ['PageDown', 'Enter', 'PageDown', 'Enter']) await page.keyboard.press(key);
    await page.waitForFunction(
      (before) => [...document.querySelectorAll('[data-test="acts"] [data-act]')].map((each) => each.dataset.act).join() !== before,
      position,
    );
  },

  'two people meet over the lobby, play draughts and talk; one resigns, and they play again': async (person) => {
    const [one, two] = [await person(), await person({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' })];
    await openTable(one, 'dames', { guestsChat: true });
    await at(one, 'mine').waitFor();
    await two.goto('/play');
    await at(two, 'join').first().click();
    await Promise.all([one, two].map((page) => page.waitForURL('**/table/*')));
    const sides = await Promise.all([one, two].map(async (page) => {
      await at(page, 'turn').waitFor();
      return (await at(page, 'acts').count()) > 0;
    }));
    assert.notEqual(sides[0], sides[1], 'one is to play, the other waits');
    const [mover, other] = sides[0] ? [one, two] : [two, one];
    await at(mover, 'acts').evaluate((each) => { each.open = true; });
    await at(mover, 'acts').locator('[data-act]').first().click();
    await at(other, 'acts').waitFor();
    await tell(one, 'Bonjour !');
    await at(two, 'chat').click();
    await at(two, 'chats').getByText('Bonjour !').waitFor();
    await at(two, 'close-panel').click();
    await at(two, 'resign').click();
    await at(two, 'really-resign').click();
    await Promise.all([one, two].map((page) => at(page, 'over').waitFor()));
    assert.match(await at(one, 'over').innerText(), /You win\s+by resignation/);
    assert.match(await at(two, 'over').innerText(), /Vous perdez\s+par abandon/);
    const before = one.url();
    await one.getByRole('button', { name: 'Rematch' }).click();
    await one.getByRole('button', { name: 'Rematch offered' }).waitFor();
    await at(two, 'rematch').getByText('Accepter la revanche').click();
    await Promise.all([one, two].map((page) => page.waitForURL((url) => url.href !== before)));
    await Promise.all([one, two].map((page) => at(page, 'turn').waitFor()));
  },

  'the language is switched in the middle of a game, and kept': async (person) => {
    const page = await person();
    await playNow(page, 'dames');
    await at(page, 'turn').waitFor();
    await at(page, 'language').selectOption('fr');
    await at(page, 'resign').getByText('Abandon').waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
    await page.reload();
    await at(page, 'resign').getByText('Abandon').waitFor();
  },

  'a line that is cut comes back, and what was said meanwhile is said': async (person) => {
    const page = await person();
    await playNow(page, 'dames');
    await at(page, 'acts').waitFor();
    const sockets = [];
    await page.routeWebSocket(SOCKET, (socket) => {
      sockets.push(socket);
      socket.connectToServer();
    });
    await page.reload();
    await at(page, 'acts').waitFor();
    const before = await at(page, 'acts').innerText();
    await sockets.at(-1).close();
    await page.getByText('Connection lost').waitFor();
    await at(page, 'acts').evaluate((each) => { each.open = true; });
    await at(page, 'acts').locator('[data-act]').first().click();
    await page.waitForFunction(
      (text) => document.querySelector('[data-test="acts"]')?.textContent !== text && !document.body.textContent.includes('Connection lost'),
      before,
    );
  },
};

/** Two lists that are played at once. Stories in which strangers meet in the lobby are in the first: nobody else is there. */
const LANES = [
  { ...STORIES, ...FRONT, ...JOURNEY, ...AROUND, ...OFFERS, ...AT_TABLE, ...BACK, ...TOGETHER, ...COMPANY },
  { ...ACCOUNTS, ...HANDS, ...DOMINOES, ...CHESS, ...BOUND, ...TABLES, ...LEARN, ...LIBRARY, ...PRACTICE, ...PROGRAMS,
    ...NEWCOMER, ...SIZED, ...KEYBOARD, ...PICTURES, ...CALLED },
];

/** What people would miss first, which is all that `SMALL=1` plays; a guest's whole partie is in the first visit. */
const FIRST = [
  'two people meet over the lobby', 'a line that is cut comes back', 'played on the board by keyboard alone',
  'switched in the middle of a game', 'a newcomer has a first scored throw', 'opened with a link', 'every roll of a finished game', 'is analysed at once',
  'who registers has a name', 'two people play chess', 'through the first lesson', 'a puzzle is solved',
  'a guest finds a game again', 'nothing beside the board runs ahead',
];
const TITLES = LANES.flatMap((stories) => Object.keys(stories));
for (const part of FIRST) assert.equal(TITLES.filter((title) => title.includes(part)).length, 1, `stories of ${part}`);
const chosen = (title) => wanted.split('|').some((part) => title.includes(part)) && (process.env.SMALL !== '1' || FIRST.some((part) => title.includes(part)));

const failed = [];

/** Plays a story and says how it went; one that fails is kept for later, since the other lane may have been in its way. */
async function play(title, story, person) {
  const begun = performance.now();
  try {
    const found = await story(person);
    console.log(`✓ ${title} (${((performance.now() - begun) / 1000).toFixed(1)} s${found ? `, ${found}` : ''})`);
  } catch (wrong) {
    console.error(`✗ ${title}\n`, wrong);
    // The other stories are played too, so that one run shows all that is wrong.
    failed.push({ title, story, wrong });
  } finally {
    await person.leave();
  }
}

async function playAll(stories, person) {
  for (const [title, story] of Object.entries(stories)) {
    if (chosen(title)) await play(title, story, person);
  }
}

await withBrowser(base, async (person) => {
  await Promise.all(LANES.map((stories) => playAll(stories, person.company())));
  // Once more and alone: on a busy machine a wait can time out. Both results are printed.
  for (const { title, story } of failed.splice(0)) {
    console.log(`↻ ${title}`);
    await play(title, story, person.company());
  }
});
if (failed.length > 0) {
  for (const { title, wrong } of failed) console.error(`✗ ${title}: ${wrong.message}`);
  console.error(`${failed.length} failed`);
  process.exit(1);
}
