// Stories of the table page: why something scored, what became of offers, keys, the size of the board, the line that falls.
import assert from 'node:assert/strict';
import { at, SOCKET } from './browser.mjs';
import { FRAMES_MS, LEAST_DICE_MS, spans, watched } from './frames.mjs';
import { ask, enter, playOn, playOut } from './people.mjs';
import { mover, player, seated, tap } from './table.mjs';

/** So long it is told that turns were shown at once. */
const SKIPPED_MS = 8000;
/** The machine plays at random: a game can end before it has held and left. */
const MOST_GAMES = 6;

const open = async (page) => at(page, 'acts').evaluate((each) => { each.open = true; });
const firstAct = async ({ page }) => {
  await open(page);
  await at(page, 'acts').locator('[data-act]').first().click();
};

/** Two at a table, both with the whole width of a desk. */
async function pair(person, terms = {}) {
  const players = [await player(person), await player(person, { locale: 'fr-FR' })];
  const game = await seated(players, { game: 'dames', ...terms });
  return { players, pages: players.map(({ page }) => page), game };
}

/** Plays the first act of whoever is to play until something scored is told to both. */
async function untilScored(players) {
  const article = at(players[0].page, 'article');
  for (let turns = 0; turns < 60; turns += 1) {
    if ((await article.count()) > 0) return;
    const acting = await mover(players);
    await firstAct(acting);
    await acting.page.waitForTimeout(60);
  }
  throw new Error('nothing was scored');
}

/** A game of trictrac against a machine on a page that is watched. */
async function against(page, holes) {
  const { game } = await ask(page, 'POST', '/tables', { game: 'trictrac', options: { holes }, opponent: { engine: 'random' }, seat: 0 });
  await page.goto(`/table/${game}`);
}

/** Plays it to its end, an act as soon as all before it has been shown; when each was played, all frames, and what was heard. */
async function playWatched(page) {
  const played = [];
  await playOut(page, async () => { played.push(await page.evaluate(() => performance.now())); });
  return page.evaluate((acts) => ({ played: acts, frames: globalThis.seenFrames, heard: globalThis.heardAt }), played);
}

/** What is told beside the board in a frame before the board has shown it; `lain` and `scored` are what it has. */
function early({ panel, thrown, scores, playing, decides, title }, lain, scored) {
  return [
    playing && decides ? 'a decision or the end' : '',
    playing && title.startsWith('Your turn') ? 'a title' : '',
    panel !== '' && !lain.includes(panel) ? `${panel} in the panel` : '',
    thrown.some((dice) => !lain.includes(dice)) ? `${thrown.at(-1)} in the list` : '',
    // A fichet is set before the jeton goes back.
    ...scores.map((score, seat) => (score.split(',').every((count, which) => scored.some((counters) => String(counters[seat]?.[which]) === count)) ? '' : `${score} at a seat`)),
  ].filter(Boolean);
}

export const AT_TABLE = {
  'why a throw scored is one click away: the article opens in place, in our words': async (person) => {
    const { players, pages: [one, two] } = await pair(person, { game: 'trictrac' });
    await untilScored(players);
    await at(one, 'article').first().click();
    const text = at(one, 'article-text');
    await text.getByText('All the rules of this game').waitFor();
    // The rule itself, once it has come, then where it is written.
    await one.waitForFunction(() => document.querySelector('[data-test="article-text"] p').textContent.length > 60);
    assert.match(await text.innerText(), /\n.*(LEP|ACAD|AC)/);
    assert.equal(await at(one, 'turn').count(), 1, 'the table is still there');
    await at(two, 'article').first().click();
    await at(two, 'article-text').getByText('Toutes les règles de ce jeu').waitFor();
  },

  'nothing beside the board runs ahead of what the board has shown, to the end of the game': async (person) => {
    const page = await person({ speed: 'fast' });
    await enter(page);
    await watched(page);
    await against(page, 1);
    const { frames, heard } = await playWatched(page);
    const throws = heard.flatMap(({ at: when, dice, rolled }, nth) => rolled.map((text, which) => ({ nth, when, text, dice: (which === rolled.length - 1 && dice) || text })));
    /** How many throws have lain on the board; those before one came have. */
    let fallen = heard[0].rolled.length;
    let before = { flying: '', dice: null };
    const wrong = [];
    const begun = frames.findIndex(({ scores: [score] }) => score !== '');
    for (const frame of frames.slice(begun)) {
      if (frame.dice !== before.dice) fallen = Math.max(fallen, 1 + throws.findIndex(({ when, dice }, which) => which >= fallen && when <= frame.at && dice === frame.dice));
      const shown = heard.slice(0, throws[fallen]?.nth ?? heard.length);
      const lain = throws.slice(0, fallen).flatMap(({ text, dice }) => [text, dice]);
      wrong.push(...early(frame, lain, shown.map(({ counters }) => counters)));
      if (frame.playing && frame.room !== before.room) wrong.push(`the place of the decision is ${before.room} high, then ${frame.room}`);
      // While anything moves nothing is told but what the throw is worth.
      const moves = before.flying !== '' && frame.flying !== '';
      if (moves) for (const what of ['gains', 'last', 'title', 'decides']) if (frame[what] !== before[what]) wrong.push(`${what}: ${before[what]} becomes ${frame[what]}`);
      if (frame.flying.includes('die') && frame.reasons !== '' && frame.reasons !== before.reasons) wrong.push(`${frame.reasons} before the dice lie`);
      before = frame;
    }
    assert.deepEqual([...new Set(wrong)], []);
    assert.equal(fallen, throws.length, 'every throw has lain on the board');
    assert.ok(frames.some(({ gains }) => gains !== '') && frames.some(({ last }) => last !== '') && frames.some(({ reasons }) => reasons !== ''), 'there was something to be told');
    const busy = frames.filter(({ playing }) => playing);
    assert.ok(busy.length > 30, `${busy.length} frames of turns`);
    return `${busy.length} frames, ${throws.length} throws`;
  },

  'every throw of a machine lies to be seen, and a fichet flies for every hole, as it holds and as it leaves': async (person) => {
    const page = await person({ speed: 'normal' });
    await enter(page);
    await watched(page);
    const decided = new Set();
    let [throws, holes] = [0, 0];
    for (let games = 0; games < MOST_GAMES && decided.size < 2; games += 1) {
      await against(page, 3);
      const { played, frames, heard } = await playWatched(page);
      const flights = spans(frames, ({ flying }) => flying.includes('fichet'));
      const taken = ({ counters }) => counters.reduce((sum, [each]) => sum + each, 0);
      for (const [nth, roll] of heard.entries()) {
        for (const { seat, act } of roll.decided) if (seat === 1 && ['tenir', 's-en-aller'].includes(act)) decided.add(act);
        if (roll.rolled.length === 0 || !roll.step || roll.turn !== 1) continue;
        const next = played.find((when) => when > roll.at) ?? Infinity;
        const lay = spans(frames, ({ dice }) => dice === roll.dice).filter(({ from }) => from >= roll.at && from < next);
        assert.ok(lay.some(({ from, to }) => to - from >= LEAST_DICE_MS - FRAMES_MS), `${roll.dice} lay ${JSON.stringify(lay)}`);
        throws += 1;
        if (taken(roll) <= taken(heard[nth - 1])) continue;
        assert.ok(flights.some(({ from }) => from >= roll.at && from < next), `no fichet flew at ${roll.dice}`);
        holes += 1;
      }
    }
    assert.deepEqual([...decided].toSorted(), ['s-en-aller', 'tenir']);
    return `${throws} throws, ${holes} holes`;
  },

  'turns that were shown at once are told, and can be looked at': async (person) => {
    const page = await person({ speed: 'normal' });
    await enter(page);
    const { game } = await ask(page, 'POST', '/tables', { game: 'trictrac', opponent: { engine: 'random' }, seat: 0 });
    await page.goto(`/table/${game}`);
    await at(page, 'acts').locator('[data-act]:enabled').first().waitFor({ state: 'attached' });
    const looking = (hidden) => page.evaluate((away) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => away });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
    await looking(true);
    await playOn(page, game, 6);
    const told = at(page, 'skipped');
    const before = (await at(page, 'moves').locator('[data-move]').count());
    await looking(false);
    await told.waitFor();
    const [, turns] = /^(\d+) turns were shown at once/.exec(await told.innerText());
    assert.ok(Number(turns) > 1 && Number(turns) < before, `${turns} of ${before}`);
    const shown = performance.now();
    await told.waitFor({ state: 'detached' });
    assert.ok(performance.now() - shown < SKIPPED_MS + 2000, 'it is not said for long');
    await looking(true);
    await playOn(page, game, 6);
    await looking(false);
    await at(page, 'show-skipped').click();
    await at(page, 'looking-back').getByText(/^Move \d+, /).waitFor();
    await at(page, 'return').click();
  },

  'a score is looked back at by its throw: who scored, how much and why, and not what goes on': async (person) => {
    const { players, pages: [one, two] } = await pair(person, { game: 'trictrac' });
    const listed = at(one, 'moves').locator('.points');
    for (let turns = 0; turns < 60 && (await listed.count()) === 0; turns += 1) {
      await firstAct(await mover(players));
      await one.waitForTimeout(60);
    }
    const row = at(one, 'moves').locator('[data-move]').filter({ has: one.locator('.points') }).first();
    const [, points] = /\+(\d+)/.exec(await row.innerText());
    const thrown = await row.locator('.dice').innerText();
    // Whatever is played on it must have been followed by another throw.
    for (let turns = 0; turns < 2; turns += 1) {
      await firstAct(await mover(players));
      await one.waitForTimeout(100);
    }
    await row.click();
    assert.match(await at(one, 'looking-back').innerText(), new RegExp(`^Move \\d+, .+: ${thrown}$`));
    assert.equal(await at(one, 'stops').locator('[data-test="throw"]').getAttribute('aria-pressed'), 'true');
    assert.ok((await at(one, 'article').count()) > 0, 'why it scored');
    assert.equal(await at(one, 'events').locator('[role=img]').first().getAttribute('aria-label'), thrown);
    assert.match(await at(one, 'events').locator('.gains').first().innerText(), /\+\d+/);
    assert.ok((await one.locator('.ac-arrows .ac-arrow').count()) > 0, 'the arrows are drawn');
    const lookedAt = await at(one, 'events').innerText();
    assert.doesNotMatch(lookedAt, /Your turn|’s turn/);
    for (const live of ['acts', 'words', 'moving']) assert.equal(await at(one, live).count(), 0, live);
    assert.equal(await one.locator('.seat.turn').count(), 0, 'no seat shows whose turn it is by now');
    await at(one, 'stops').locator('[data-test="play"]').click();
    assert.equal(await at(one, 'events').innerText(), lookedAt, 'why stays');
    await at(one, 'return').click();
    await at(one, 'looking-back').waitFor({ state: 'detached' });
    assert.equal(await one.locator('.seat.turn').count(), 1);
    assert.equal(await at(two, 'looking-back').count(), 0);
    return `+${points}`;
  },

  'an offer is withdrawn by who made it; answers are told to both, and kept in the chat; Escape declines nothing': async (person) => {
    const { players: [white], pages: [one, two] } = await pair(person);
    await at(one, 'draw').click();
    await at(two, 'offer').waitFor();
    for (const key of ['Escape', 'Escape']) await two.keyboard.press(key);
    assert.equal(await at(two, 'accept').count(), 1, 'the offer still waits');
    assert.match(await two.title(), /propose la remise/);
    await at(one, 'offer').getByRole('button', { name: 'Withdraw' }).click();
    await at(two, 'withdrawn').getByText('ne propose plus la remise').waitFor();
    assert.equal(await at(two, 'offer').count(), 0);
    await firstAct(white);
    await at(one, 'takeback').click();
    await at(two, 'decline').click();
    await Promise.all([one, two].map((page) => at(page, 'declined').waitFor()));
    await at(one, 'takeback').click();
    await at(two, 'accept').click();
    await at(one, 'accepted').getByText('accepted the takeback').waitFor();
    await two.reload();
    await at(two, 'tab-chat').click();
    const told = [/a proposé la remise – retirée/, /a demandé une reprise – refusée/, /a demandé une reprise – acceptée/];
    for (const [nth, words] of told.entries()) assert.match(await at(two, 'told-offer').nth(nth).innerText(), words);
  },

  'who comes later sees what a rated game made of the ratings': async (person) => {
    const [one, two] = [await person(), await person()];
    const stamp = Date.now() % 1e7;
    await enter(one, `une${stamp}`);
    await enter(two, `deux${stamp}`);
    const table = await ask(one, 'POST', '/tables', { game: 'dames', clock: { pace: 'sudden', base_ms: 600_000 }, rated: true, private: true, seat: 0 });
    const { game } = await ask(two, 'POST', `/tables/${table.id}/join`);
    await Promise.all([one, two].map((page) => page.goto(`/table/${game}`)));
    await at(two, 'resign').click();
    await at(two, 'really-resign').click();
    await at(one, 'rating-change').getByText(/1500 → \d+/).waitFor();
    const before = await at(one, 'rating-change').innerText();
    await one.reload();
    await at(one, 'rating-change').waitFor();
    assert.equal(await at(one, 'rating-change').innerText(), before);
    return before;
  },

  'every key of the table does what the list of keys says': async (person) => {
    const { players: [white], pages: [one, two] } = await pair(person);
    await one.keyboard.press('m');
    assert.equal(await one.evaluate(() => JSON.parse(localStorage.getItem('academie.preferences')).sound), false);
    await one.keyboard.press('c');
    await one.waitForFunction(() => document.activeElement.id === 'chat-field');
    await one.keyboard.press('Escape');
    assert.notEqual(await one.evaluate(() => document.activeElement.id), 'chat-field');
    const top = () => one.locator('.opponent').innerText();
    const before = await top();
    await one.keyboard.press('f');
    assert.notEqual(await top(), before);
    await one.keyboard.press('f');
    await firstAct(white);
    await at(one, 'takeback').waitFor();
    for (const [key, words] of [['t', 'Ask for a takeback?'], ['d', 'Offer a draw?'], ['r', 'Resign?']]) {
      await one.keyboard.press(key);
      await one.getByRole('alertdialog', { name: words }).waitFor();
      await one.keyboard.press('Escape');
      await one.getByRole('alertdialog', { name: words }).waitFor({ state: 'detached' });
    }
    await one.keyboard.press('?');
    await at(one, 'key-list').waitFor();
    await one.keyboard.press('Escape');
    await at(one, 'key-list').waitFor({ state: 'detached' });
    await firstAct({ page: two });
    await firstAct(white);
    await one.waitForFunction(() => document.querySelectorAll('[data-move]').length === 3);
    const names = await Promise.all([0, 1].map((seat) => at(one, `seat-${seat}`).locator('strong').first().innerText()));
    const lookingAt = (seat) => at(one, 'looking-back').getByText(`Move 1, ${names[seat]}`, { exact: true }).waitFor();
    await one.keyboard.press('ArrowUp');
    await lookingAt(0);
    await one.keyboard.press('ArrowRight');
    await lookingAt(1);
    await one.keyboard.press('ArrowLeft');
    await lookingAt(0);
    await one.keyboard.press('ArrowDown');
    await at(one, 'looking-back').waitFor({ state: 'detached' });
    await one.keyboard.press('r');
    await at(one, 'really-resign').click();
    await at(one, 'over').waitFor();
    await one.keyboard.press('a');
    await one.waitForURL('**/game/*');
  },

  'half a move is undone by Backspace and a whole one confirmed by Enter, wherever the focus is': async (person) => {
    const players = [await player(person), await player(person)];
    await seated(players, { game: 'toute-table' });
    const { page, heard } = await mover(players);
    const lift = page.locator('.ac-can-lift').first();
    await lift.waitFor({ state: 'attached' });
    const [{ steps, ways }] = heard.view.choices.acts;
    const step = (each) => (typeof each === 'number' ? heard.view.choices.steps[each] : each);
    const played = (steps ?? ways?.[0] ?? []).map(step);
    await tap(page, played[0].from);
    await tap(page, played[0].to);
    await at(page, 'moving').waitFor();
    await page.locator('body').evaluate(() => document.activeElement?.blur());
    await page.keyboard.press('Backspace');
    await at(page, 'moving').waitFor({ state: 'detached' });
    for (const { from, to } of played) {
      await tap(page, from);
      await tap(page, to);
    }
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('[data-move]').length > 0 && !document.querySelector('[data-test="moving"]'));
  },

  'whoever wants each move confirmed is asked, at draughts too': async (person) => {
    const white = await player(person);
    await white.page.goto('/settings');
    await at(white.page, 'confirm-always').click();
    await seated([white, await player(person)], { game: 'dames' });
    const { page, heard } = white;
    const step = heard.view.choices.steps?.[0] ?? heard.view.choices.acts[0].steps[0];
    await tap(page, step.from);
    await tap(page, step.to);
    const confirm = at(page, 'moving').getByRole('button', { name: 'Confirm' });
    await confirm.waitFor();
    assert.equal(heard.acts, 0, 'nothing is played before that');
    await confirm.click();
    await page.waitForFunction(() => document.querySelectorAll('[data-move]').length === 1);
  },

  'the board is made smaller by its corner, by keys too, and stays so': async (person) => {
    const { pages: [one] } = await pair(person);
    const width = () => one.locator('.ac-board').evaluate((each) => each.getBoundingClientRect().width);
    const whole = await width();
    const handle = one.getByRole('slider', { name: 'Size of the board' });
    await handle.focus();
    for (let times = 0; times < 4; times += 1) await one.keyboard.press('ArrowLeft');
    assert.ok(Math.abs((await width()) - 0.8 * whole) <= 2, `${await width()} of ${whole}`);
    await one.reload();
    await at(one, 'turn').waitFor();
    assert.ok(Math.abs((await width()) - 0.8 * whole) <= 2);
    await handle.focus();
    await one.keyboard.press('Home');
    assert.ok(Math.abs((await width()) - 0.6 * whole) <= 2, 'never less than six tenths');
    const { x, y } = await handle.boundingBox();
    await one.mouse.move(x + 12, y + 12);
    await one.mouse.down();
    await one.mouse.move(x + 1500, y + 12, { steps: 5 });
    await one.mouse.up();
    assert.ok(Math.abs((await width()) - whole) <= 2, 'never more than all');
  },

  'a line that falls is told, and that it is back; controls are off meanwhile': async (person) => {
    const white = await player(person, { expected: /status of 401|WebSocket|ERR_/ });
    const { page } = white;
    const lines = [];
    let down = false;
    await page.routeWebSocket(SOCKET, (socket) => {
      if (down) return void socket.close();
      lines.push(socket);
      socket.connectToServer();
    });
    await seated([white, await player(person)], { game: 'dames' });
    down = true;
    await Promise.all(lines.map((socket) => socket.close().catch(() => undefined)));
    await at(page, 'reconnecting').waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.ac-can-lift').length === 0);
    down = false;
    // It may come back by itself before one has asked for it.
    const asked = page.getByRole('button', { name: 'Try now' }).click({ timeout: 5000 }).catch(() => undefined);
    await at(page, 'connected').waitFor();
    await asked;
    await at(page, 'connected').waitFor({ state: 'detached' });
    await page.locator('.ac-can-lift').first().waitFor({ state: 'attached' });
  },

  'a new version is told of, but never during one’s turn': async (person) => {
    const white = await player(person);
    await seated([white, await player(person)], { game: 'dames' });
    const { page } = white;
    await page.evaluate(() => navigator.serviceWorker.ready);
    // A page that was on its way while the worker came up is not the worker's; the next one is.
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await at(page, 'acts').waitFor();
    await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')));
    await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')));
    assert.equal(await at(page, 'new-version').count(), 0, 'it is one’s turn');
    await firstAct(white);
    await at(page, 'new-version').getByText('A new version is ready').waitFor();
  },

  'four at dominoes have a list with a column for each, also for who comes back': async (person) => {
    const players = await Promise.all(Array.from({ length: 4 }, () => player(person)));
    await seated(players, { game: 'dominos', ruleset: 'piquet-voleur-1806', options: { players: 4 }, seats: 4 });
    for (let turns = 0; turns < 6; turns += 1) {
      const acting = await mover(players);
      const before = acting.heard.seq;
      await firstAct(acting);
      await acting.page.waitForFunction((count) => count >= 0, before);
      for (let tries = 0; tries < 100 && acting.heard.seq === before; tries += 1) await acting.page.waitForTimeout(20);
    }
    const { page } = players[0];
    await page.waitForFunction(() => document.querySelectorAll('[data-move]').length >= 6);
    const list = await at(page, 'moves').innerText();
    await page.reload();
    await page.waitForFunction(() => document.querySelectorAll('[data-move]').length >= 6);
    assert.equal(await at(page, 'moves').innerText(), list);
    assert.match(list, /\d-\d/);
    return list.replace(/\s+/g, ' ').slice(0, 80);
  },
};
