// A staged turn in figures, in a real browser: node motion.mjs ADDRESS [judge]. `judge` also fails for slow frames, which a
// machine that does other work meanwhile cannot promise.
import { at, withBrowser } from './browser.mjs';
import { FRAMES_MS, LEAST_DICE_MS, spans, watched } from './frames.mjs';
import { ask, enter } from './people.mjs';

const [base = 'http://127.0.0.1:8000', judge] = process.argv.slice(2);
const TURNS = 4;
const LEAST_MAN_MS = 200;
const MOST_NONE_MS = 100;
const MOST_TURN_MS = 2800;
const SLOWED = 4;
const MOST_FRAME_MS = 50;
const LEAST_FPS = 50;

async function table(page, game = 'trictrac') {
  const { game: id } = await ask(page, 'POST', '/tables', { game, opponent: { engine: 'random' }, seat: 0 });
  await page.goto(`/table/${id}`);
  await at(page, 'board').locator('.ac-board').waitFor();
}

/** Plays one act by the list, and waits until all that follows has been shown and it is one's turn again. */
async function turn(page) {
  const first = at(page, 'acts').locator('[data-act]:enabled').first();
  await first.waitFor({ state: 'attached' });
  await at(page, 'acts').evaluate((each) => { each.open = true; });
  const from = await page.evaluate(() => performance.now());
  const act = await first.elementHandle();
  await act.click();
  await page.waitForFunction((button) => !button.isConnected || button.disabled, act);
  await first.waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('[data-playing]'));
  await page.waitForTimeout(100);
  return page.evaluate((since) => ({ frames: globalThis.seenFrames.filter(({ at: when }) => when >= since), heard: globalThis.heardAt.filter(({ at: when, step }) => step && when >= since) }), from);
}

const failures = [];
function tell(what, figure, good, counts = true) {
  console.log(`${good ? '✓' : '✗'} ${what}: ${figure}`);
  if (!good && counts) failures.push(what);
}
const ms = (number) => `${number.toFixed(0)} ms`;

/** How long the opponent's dice lie before his men move, how long each man flies, how long all of it takes. */
function paced({ frames, heard }) {
  const [thrown] = heard;
  const men = spans(frames, ({ flying }) => flying.split(',').includes('man'));
  const dice = frames.find(({ dice: faces }) => faces === thrown?.dice);
  const began = frames.find(({ playing }) => playing);
  if (men.length === 0 || dice === undefined || began === undefined) return null;
  return { dice: men[0].from - dice.at, men: men.map(({ from, to }) => to - from), whole: men.at(-1).to - began.at };
}

async function pace(person) {
  const page = await person({ speed: 'normal' });
  await watched(page);
  await enter(page);
  await table(page);
  const found = [];
  for (let nth = 0; nth < TURNS; nth += 1) {
    const measured = paced(await turn(page));
    if (measured !== null) found.push(measured);
  }
  const least = (numbers) => Math.min(...numbers);
  tell('turns of the opponent followed', `${found.length} of ${TURNS}`, found.length > 0);
  tell('his dice lie before his men move', `${found.map(({ dice }) => ms(dice)).join(', ')} (at least ${LEAST_DICE_MS})`, least(found.map(({ dice }) => dice)) >= LEAST_DICE_MS - FRAMES_MS);
  tell('each of his men moves', `${found.flatMap(({ men }) => men.map(ms)).join(', ')} (at least ${LEAST_MAN_MS})`, least(found.flatMap(({ men }) => men)) >= LEAST_MAN_MS - FRAMES_MS);
  console.log(`  his whole turns: ${found.map(({ whole }) => ms(whole)).join(', ')} (an ordinary one takes ${MOST_TURN_MS})`);
  await page.context().close();
}

/** Without motion nothing flies, and what was heard is seen at once. */
async function none(person) {
  const page = await person({ speed: 'none' });
  await watched(page);
  await enter(page);
  await table(page);
  const late = [];
  let flown = 0;
  for (let nth = 0; nth < TURNS; nth += 1) {
    const { frames, heard } = await turn(page);
    const last = heard.at(-1);
    late.push((frames.find(({ at: when, dice }) => when >= last.at && dice === last.dice)?.at ?? Infinity) - last.at);
    flown += frames.filter(({ flying, playing }) => flying !== '' || playing).length;
  }
  tell('at none nothing flies', `${flown} frames with something in the air`, flown === 0);
  tell('at none a turn is there', `${late.map(ms).join(', ')} after it was heard (at most ${MOST_NONE_MS})`, Math.max(...late) <= MOST_NONE_MS);
  await page.context().close();
}

/** The frames of a staged turn on a slowed processor, by the browser's trace: those drawn while something moved. */
async function frames(person) {
  const page = await person({ speed: 'normal', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  await enter(page);
  await table(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const categories = ['devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame', 'blink.animations', 'devtools.timeline', 'benchmark', 'rail'];
  await session.send('Tracing.start', { traceConfig: { includedCategories: categories }, transferMode: 'ReportEvents' });
  const first = at(page, 'acts').locator('[data-act]:enabled').first();
  await first.waitFor({ state: 'attached' });
  await at(page, 'acts').evaluate((each) => { each.open = true; });
  await first.evaluate((button) => { button.click(); });
  await page.waitForFunction(() => document.querySelector('[data-playing]'));
  await page.waitForFunction(() => !document.querySelector('[data-playing]'), null, { timeout: 60_000 });
  const ended = new Promise((done) => { session.once('Tracing.tracingComplete', done); });
  await session.send('Tracing.end');
  await ended;
  const moving = animations(events);
  const drawn = events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1000).toSorted((one, two) => one - two);
  const gaps = drawn.slice(1).map((when, nth) => ({ from: drawn[nth], gap: when - drawn[nth] }))
    .filter(({ from, gap }) => moving.some((span) => span.from <= from && from + gap <= span.to));
  const lengths = gaps.map(({ gap }) => gap).toSorted((one, two) => one - two);
  const sum = lengths.reduce((all, gap) => all + gap, 0);
  const fps = (1000 * lengths.length) / sum;
  const part = (share) => lengths[Math.min(lengths.length - 1, Math.floor(share * lengths.length))] ?? Infinity;
  tell(`frames while something moved, processor slowed ${SLOWED} times, 390 px at 2×`, `${lengths.length}: ${fps.toFixed(1)} a second (at least ${LEAST_FPS})`, fps >= LEAST_FPS, judge !== undefined);
  tell('the longest of them', `${ms(part(1))}; median ${part(0.5).toFixed(1)}, p95 ${part(0.95).toFixed(1)}, p99 ${part(0.99).toFixed(1)} (at most ${MOST_FRAME_MS})`, part(1) <= MOST_FRAME_MS, judge !== undefined);
  await page.context().close();
}

/** When something moved: the spans of all animations, joined. */
function animations(events) {
  const open = new Map();
  const spans = [];
  for (const { name, ph, ts, id2, id } of events.filter((each) => each.name === 'Animation').toSorted((one, two) => one.ts - two.ts)) {
    const key = id2?.local ?? id;
    if (ph === 'b') open.set(key, ts / 1000);
    else if (ph === 'e' && open.has(key)) {
      spans.push({ from: open.get(key), to: ts / 1000 });
      open.delete(key);
    }
  }
  return spans;
}

await withBrowser(base, async (person) => {
  await pace(person);
  await none(person);
  await frames(person);
});

if (failures.length > 0) {
  console.error(`not as it should be: ${failures.join('; ')}`);
  process.exit(1);
}
