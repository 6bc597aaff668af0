// Games whose dice bind the server: what the browser gives, checks and keeps, and what `academie verify` says of it.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { at, SOCKET } from './browser.mjs';
import { ask, openTable, playOut, playNow } from './people.mjs';

/** The command of the server that is tried. */
const ACADEMIE = process.env.ACADEMIE_COMMAND ?? 'academie';
const run = promisify(execFile);
const gameOf = (page) => new URL(page.url()).pathname.split('/').at(-1);
const p50 = (numbers) => numbers.toSorted((one, two) => one - two)[Math.floor(numbers.length / 2)] ?? NaN;

/** Run in a page before anything else: when throws were asked for and links were given. */
function listening() {
  globalThis.exchange = { asked: {}, took: [] };
  const { exchange } = globalThis;
  const Real = globalThis.WebSocket;
  globalThis.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        if (message.t === 'throw') exchange.asked[message.n] = performance.now();
      });
    }
    send(data) {
      const message = JSON.parse(data);
      if (message.t === 'share' && exchange.asked[message.n]) exchange.took.push(performance.now() - exchange.asked[message.n]);
      super.send(data);
    }
  };
}

/** How long it may be said only that dice are thrown. */
const BARE_MS = 3000 * Number(process.env.PATIENCE ?? 1);

/** Run in a page before anything else: how long at most the turn says nothing but those words. */
function minding(words) {
  globalThis.bare = { longest: 0 };
  let since = null;
  setInterval(() => {
    const turn = document.querySelector('[data-test="turn"]');
    since = turn?.textContent.trim() === words ? (since ?? performance.now()) : null;
    if (since !== null) globalThis.bare.longest = Math.max(globalThis.bare.longest, performance.now() - since);
  }, 20);
}

const THROWING = 'The dice are being thrown…';
const longest = (page) => page.evaluate(() => globalThis.bare.longest);

/** After how long it is said that dice are thrown. */
const LATE_MS = 600;

/** Run in a page before anything else: when somebody's throw was first waited for, and when that was said. */
function hearing() {
  globalThis.heading = {};
  const { heading } = globalThis;
  const Real = globalThis.WebSocket;
  globalThis.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        if (JSON.parse(data).view?.turn === null) heading.awaited ??= performance.now();
      });
    }
  };
  const look = () => {
    if (document.querySelector('[data-test="turn"]')?.textContent.trim() === 'The dice are being thrown…') heading.said ??= performance.now();
    requestAnimationFrame(look);
  };
  look();
}

/** Run in a page: every game is begun without keys, as another server would; what is signed all the same is noted. */
function beginning() {
  globalThis.signed = [];
  const Real = globalThis.WebSocket;
  globalThis.WebSocket = class extends Real {
    set onmessage(hear) {
      super.onmessage = (event) => {
        const message = JSON.parse(event.data);
        for (const { kind, body } of message.log ?? []) if (kind === 'open') [body.keys, body.shares] = [body.keys.map(() => null), body.shares.map(() => null)];
        hear(new MessageEvent('message', { data: JSON.stringify(message) }));
      };
    }
    send(data) {
      if (['share', 'countersign', 'rekey'].includes(JSON.parse(data).t)) globalThis.signed.push(data);
      super.send(data);
    }
  };
}

/** Saves the evidence and the proof of a finished game as a reader does; where they are. */
async function saved(page, game) {
  const folder = await mkdtemp(join(tmpdir(), 'academie-'));
  await page.goto(`/dice/${game}`);
  await at(page, 'verdict').getByText(/Everything agrees/).waitFor();
  const [proof, evidence] = [join(folder, 'proof.json'), join(folder, 'evidence.jsonl')];
  await writeFile(proof, JSON.stringify(await ask(page, 'GET', `/games/${game}/dice-proof`)));
  const [download] = await Promise.all([page.waitForEvent('download'), at(page, 'save-evidence').click()]);
  await download.saveAs(evidence);
  return { proof, evidence };
}

/** What is found of them by who knows the key of this browser, which is the only one in a game against machines. */
async function verified({ proof, evidence }) {
  const { log } = JSON.parse(await readFile(proof, 'utf8'));
  const own = log[0].body.keys.find((key) => key !== null);
  return run(ACADEMIE, ['verify', proof, '--evidence', evidence, '--key', own]);
}

export const BOUND = {
  'a game against a machine is checked as it is played, and vouched for by the key of who played it': async (person) => {
    const page = await person();
    await page.addInitScript(listening);
    await openTable(page, 'trictrac', { opponent: 'engine:random', length: 'short' });
    await page.waitForURL('**/table/*');
    const game = gameOf(page);
    const turns = await playOut(page);
    const took = await page.evaluate(() => globalThis.exchange.took);
    const files = await saved(page, game);
    const { stdout } = await verified(files);
    assert.match(stdout, /Vouched for/);
    const lines = (await readFile(files.evidence, 'utf8')).trim().split('\n').map((line) => JSON.parse(line));
    assert.equal(lines.some(({ t }) => t === 'alarm'), false);
    assert.ok(lines.some(({ t }) => t === 'seed'));
    return `${turns} acts, ${took.length} links; from throw to share ${p50(took).toFixed(1)} ms in the middle, ${Math.max(...took).toFixed(1)} at most`;
  },

  'a hidden deal is bound too, over a reload and in two tabs': async (person) => {
    const page = await person();
    await openTable(page, 'dominos', { opponent: 'engine:random' });
    await page.waitForURL('**/table/*');
    const game = gameOf(page);
    await page.reload();
    await at(page, 'board').waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await at(other, 'board').waitFor();
    await playOut(page);
    assert.equal(await at(other, 'dice-alarm').count(), 0);
    await verified(await saved(page, game));
  },

  'another browser of one’s own says what the dice wait for, before one plays and when they do not fall': async (person) => {
    const one = await person();
    await one.addInitScript(minding, THROWING);
    await openTable(one, 'trictrac', { opponent: 'engine:random', length: 'short' });
    await one.waitForURL('**/table/*');
    const table = one.url();
    const first = (page) => at(page, 'acts').locator('[data-act]:enabled').first();
    const play = async (page) => {
      await first(page).waitFor({ state: 'attached' });
      await at(page, 'acts').evaluateAll((all) => { for (const each of all) each.open = true; });
      await first(page).click();
    };
    await play(one);
    await one.waitForFunction(() => document.querySelectorAll('[data-move]').length >= 3);
    const [two, cookies] = [await person(), await one.context().cookies()];
    await two.context().addCookies(cookies);
    await two.addInitScript(minding, THROWING);
    const bare = [await longest(one)];
    await one.goto('/library');
    await two.goto(table);
    await first(two).waitFor({ state: 'attached' });
    await at(two, 'dice-wait').getByText(/in the browser where you sat down/).waitFor();
    await two.keyboard.press('ArrowUp');
    await at(two, 'looking-back').waitFor();
    assert.equal(await at(two, 'dice-wait').count(), 0, 'who looks back is told of that turn alone');
    await at(two, 'return').click();
    await at(two, 'dice-wait').waitFor();
    const waits = at(two, 'turn').getByText('The dice wait for the browser where you sat down');
    while (!(await waits.isVisible())) {
      await play(two);
      await first(two).or(waits).first().waitFor({ state: 'attached' });
    }
    await at(two, 'dice-wait').getByText('What now?').click();
    await at(two, 'dice-wait').getByRole('link', { name: 'Begin anew here' }).waitFor();
    // As it says: the other browser is opened, and told who it was.
    await one.goto(table);
    await at(one, 'vouch').click();
    await waits.waitFor({ state: 'detached' });
    const most = Math.max(...bare, await longest(one), await longest(two));
    assert.ok(most < BARE_MS, `${most.toFixed(0)} ms of dice that are being thrown`);
    return `${most.toFixed(0)} ms at most`;
  },

  'that dice are thrown is said only once it takes long': async (person) => {
    const page = await person();
    await page.addInitScript(hearing);
    await page.routeWebSocket(SOCKET, (socket) => {
      const server = socket.connectToServer();
      // What this browser gives for the throws never arrives.
      socket.onMessage((message) => { if (JSON.parse(message).t !== 'share') server.send(message); });
    });
    await openTable(page, 'trictrac', { opponent: 'engine:random', length: 'short' });
    await at(page, 'turn').getByText(THROWING).waitFor();
    const { awaited, said } = await page.evaluate(() => globalThis.heading);
    assert.ok(said - awaited >= LATE_MS, `said after ${(said - awaited).toFixed(0)} ms`);
    return `${(said - awaited).toFixed(0)} ms`;
  },

  'another browser of one’s own says at dominoes too that the deal waits for the first, before one plays': async (person) => {
    const one = await person();
    await openTable(one, 'dominos', { opponent: 'engine:random' });
    await one.waitForURL('**/table/*');
    await at(one, 'acts').locator('[data-act]:enabled').first().waitFor({ state: 'attached' });
    const [two, cookies] = [await person(), await one.context().cookies()];
    await two.context().addCookies(cookies);
    await two.goto(one.url());
    await at(two, 'dice-wait').getByText('Your share of the deal is in the browser where you sat down').waitFor();
    assert.equal(await at(one, 'dice-wait').count(), 0);
  },

  'a page that can keep nothing plays all the same, and says so': async (person) => {
    const page = await person();
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', { get: () => undefined });
      // Workers have a global of their own: one that fails is as good as none.
      globalThis.Worker = class { constructor() { throw new Error('no workers here'); } };
    });
    await playNow(page, 'trictrac');
    await at(page, 'acts').locator('[data-act]:enabled').first().waitFor({ state: 'attached' });
    await at(page, 'tab-rules').click();
    await at(page, 'dice-share').getByText(/keeps nothing/).first().waitFor();
  },

  'a game that a server begins without the key of a player is refused aloud': async (person) => {
    const page = await person();
    await page.addInitScript(beginning);
    await openTable(page, 'trictrac', { opponent: 'engine:random', length: 'short' });
    await page.waitForURL('**/table/*');
    const alarm = at(page, 'dice-alarm');
    await alarm.getByText('This server has begun the game without your key.').waitFor();
    assert.equal(await at(alarm, 'save-evidence').count(), 0);
    assert.deepEqual(await page.evaluate(() => globalThis.signed), []);
    await at(alarm, 'leave-without').click();
    await page.waitForURL('**/play');
  },

  'a server that tells another story is found out, and the evidence is offered': async (person) => {
    // The history asks the server for positions after the forged throw, which it refuses.
    const page = await person({ expected: /status of 40[01]/ });
    // Another throw than the one that fell, as a forger on the way would tell it.
    await page.addInitScript(() => {
      const Real = globalThis.WebSocket;
      globalThis.WebSocket = class extends Real {
        set onmessage(hear) {
          super.onmessage = (event) => {
            const message = JSON.parse(event.data);
            for (const entry of message.log ?? []) if (entry.kind === 'roll' && entry.body.n === 2) entry.body.act = entry.body.act === '6-6' ? '1-1' : '6-6';
            hear(new MessageEvent('message', { data: JSON.stringify(message) }));
          };
        }
      };
    });
    await openTable(page, 'trictrac', { opponent: 'engine:random', length: 'short' });
    await page.waitForURL('**/table/*');
    const alarm = at(page, 'dice-alarm');
    const first = at(page, 'acts').locator('[data-act]:enabled').first();
    await first.or(alarm).first().waitFor({ state: 'attached' });
    if (!(await alarm.isVisible())) {
      await at(page, 'acts').evaluate((each) => { each.open = true; });
      await first.click();
    }
    await alarm.getByText('This table does not agree with what you saw').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), at(alarm, 'save-evidence').click()]);
    assert.match(await readFile(await download.path(), 'utf8'), /"t":"alarm"/);
  },
};
