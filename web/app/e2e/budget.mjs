// What the pages cost, in figures; fails when one is over: node budget.mjs ADDRESS.
// With `SMALL=1` only what is quick to measure: the weight of the scripts, and how soon the front door is seen.
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { at, withBrowser } from './browser.mjs';
import { ask, enter } from './people.mjs';

const [base = 'http://127.0.0.1:8000'] = process.argv.slice(2);
const MOST_KB = 200;
/** Of the front door: all its scripts, and those before the first throw can be made. */
const MOST_FRONT_KB = 120;
const MOST_FIRST_KB = 25;
const MOST_HTML_KB = 30;
const MOST_PAINT_MS = 1500;
/** A phone on a line of the fourth generation. */
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6 * 1e6) / 8, uploadThroughput: (0.75 * 1e6) / 8 };
const VISITS = 5;
const MOST_MS = 100;
const MOVES = 25;
const dist = (path) => new URL(`../dist/${path}`, import.meta.url);

/** The scripts that these modules load, with all they import. */
async function scriptsOf(...names) {
  const manifest = JSON.parse(await readFile(dist('assets/manifest.json'), 'utf8'));
  const found = new Set();
  const follow = (key) => {
    const { file, imports = [] } = manifest[key];
    if (found.has(file)) return;
    found.add(file);
    imports.forEach(follow);
  };
  names.forEach(follow);
  return [...found];
}

async function weight(...names) {
  const sizes = await Promise.all((await scriptsOf(...names)).map(async (file) => gzipSync(await readFile(dist(file)), { level: 9 }).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** How long it takes from a click on a play to the frame in which the board shows it, the server having taken it. */
async function delays(page, game) {
  const { game: id } = await ask(page, 'POST', '/tables', { game, opponent: { engine: 'random' }, seat: 0 });
  await page.goto(`/table/${id}`);
  await at(page, 'board').locator('.ac-board').waitFor();
  const found = [];
  for (let nth = 0; nth < MOVES; nth += 1) {
    const first = at(page, 'acts').locator('[data-act]:enabled').first();
    await first.or(at(page, 'over')).first().waitFor({ state: 'attached' });
    if (await at(page, 'over').isVisible()) break;
    await at(page, 'acts').evaluate((each) => { each.open = true; });
    const measured = page.evaluate(
      () =>
        new Promise((done) => {
          let clicked = 0;
          let moved = false;
          addEventListener('click', () => (clicked = performance.now()), { once: true, capture: true });
          const board = document.querySelector('[data-test="board"]');
          const acts = () => [...document.querySelectorAll('[data-test="acts"] [data-act]')].map((each) => each.dataset.act).join();
          const before = acts();
          // Drawn once the board has changed and what could be played before the click no longer can: the server has answered.
          const watcher = new MutationObserver((changes) => {
            moved ||= clicked > 0 && changes.some(({ target }) => board.contains(target));
            if (!moved || acts() === before) return;
            watcher.disconnect();
            requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - clicked)));
          });
          watcher.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['transform', 'style', 'class'] });
        }),
    );
    const act = await first.elementHandle();
    await act.click();
    found.push(await measured);
    await page.waitForFunction((button) => !button.isConnected || button.disabled, act);
  }
  return found;
}

const p95 = (numbers) => numbers.toSorted((one, two) => one - two)[Math.ceil(numbers.length * 0.95) - 1] ?? Infinity;

/** How soon the front door is seen, in milliseconds by its largest paint: the soonest of some first visits, since whatever else the machine does only adds. */
async function firstPaint(person) {
  const found = [];
  // A server that has just begun still draws what it will have at hand from then on.
  const first = await person();
  await first.goto('/', { waitUntil: 'networkidle' });
  await first.context().close();
  for (let visit = 0; visit < VISITS; visit += 1) {
    const page = await person({ viewport: { width: 390, height: 844 } });
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', LINE);
    await page.goto('/', { waitUntil: 'load' });
    found.push(
      await page.evaluate(
        () =>
          new Promise((done) => {
            new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      ),
    );
    await page.context().close();
  }
  return Math.min(...found);
}

const failures = [];
function tell(what, figure, good) {
  console.log(`${good ? '✓' : '✗'} ${what}: ${figure}`);
  if (!good) failures.push(what);
}

const START = ['index.html', 'src/start.ts'];
const first = await weight('index.html');
tell('JavaScript before the first throw, gzipped', `${first.toFixed(1)} kB (at most ${MOST_FIRST_KB})`, first <= MOST_FIRST_KB);
const front = await weight(...START);
tell('JavaScript of the front door, gzipped', `${front.toFixed(1)} kB (at most ${MOST_FRONT_KB})`, front <= MOST_FRONT_KB);
const html = gzipSync(await (await fetch(`${base}/`)).text(), { level: 9 }).length / 1000;
tell('HTML of the front door, gzipped', `${html.toFixed(1)} kB (at most ${MOST_HTML_KB})`, html <= MOST_HTML_KB);
const kilobytes = await weight(...START, 'src/pages/TablePage.svelte');
tell('JavaScript of the table page, gzipped', `${kilobytes.toFixed(1)} kB (at most ${MOST_KB})`, kilobytes <= MOST_KB);

await withBrowser(base, async (person) => {
  const paint = await firstPaint(person);
  tell('largest paint of the front door', `${paint.toFixed(0)} ms on a slow line (at most ${MOST_PAINT_MS})`, paint <= MOST_PAINT_MS);
  if (process.env.SMALL === '1') return;
  const page = await person({ reducedMotion: 'reduce' });
  await enter(page);
  const times = [];
  for (const game of ['dames', 'trictrac']) times.push(...(await delays(page, game)));
  tell('from click to drawn move', `p95 ${p95(times).toFixed(0)} ms of ${times.length} moves on loopback (at most ${MOST_MS})`, p95(times) <= MOST_MS);
});

if (failures.length > 0) {
  console.error(`over budget: ${failures.join('; ')}`);
  process.exit(1);
}
