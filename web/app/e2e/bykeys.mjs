// A game played by the keyboard alone: what is said by Tab and Enter, what is moved by the keys of the board.
import { at } from './browser.mjs';

const TABS = 80;
const STEPS = 40;
/** The buttons of acts that are words: whatever offers an act and is not in the list of all of them. */
const SPOKEN = 'main [data-act]:not([data-test="acts"] [data-act]):not(:disabled)';
const ASKED = '[data-test="asking"] button';
const BOARD = '.ac-site[tabindex="0"]';

const within = (page, selector) => page.evaluate((asked) => Boolean(document.activeElement?.closest(asked)), selector);

/** Goes by Tab to something within `selector`. */
export async function tabTo(page, selector) {
  for (let tabs = 0; tabs < TABS; tabs += 1) {
    if (await within(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached by Tab`);
}

/** Goes by the keys of the board to a place where something can be done. */
export async function seek(page, place) {
  if (!(await within(page, '.ac-host'))) await tabTo(page, BOARD);
  const first = await page.evaluate(() => document.activeElement.dataset.place);
  for (let steps = 0; steps < STEPS; steps += 1) {
    const here = await page.evaluate(() => document.activeElement.dataset.place);
    if (here === place || (steps > 0 && place === undefined)) return;
    await page.keyboard.press('PageDown');
    if (steps > 0 && here === first && place !== undefined) break;
  }
  if ((await page.evaluate(() => document.activeElement.dataset.place)) !== place) throw new Error(`the board's keys do not lead to ${place}`);
}

/** How the turn stands, for who looks at nothing but what keys reach. */
const standing = (page) =>
  page.evaluate(
    ([spoken, asked]) => {
      const can = (selector) => document.querySelector(selector) !== null;
      return {
        over: can('[data-test="over"]'),
        asked: can(asked),
        confirm: can('[data-test="moving"] .button.main:not(:disabled)'),
        drop: can('.ac-can-drop'),
        lift: can('.ac-can-lift'),
        spoken: can(spoken),
        seq: document.querySelector('[data-seq]')?.dataset.seq ?? '',
      };
    },
    [SPOKEN, ASKED],
  );

/** One step of one's turn by keys: an answer, a man lifted or put down, a turn confirmed, a word said. Whether there was one. */
export async function stepByKeys(page) {
  const { over, asked, confirm, drop, lift, spoken } = await standing(page);
  if (over) return 'over';
  if (asked) {
    await tabTo(page, ASKED);
    await page.keyboard.press('Enter');
    return 'asked';
  }
  if (drop || (lift && !confirm)) {
    if (!(await within(page, '.ac-host'))) await tabTo(page, BOARD);
    for (const key of ['PageDown', 'Enter']) await page.keyboard.press(key);
    return 'moved';
  }
  if (confirm) {
    await tabTo(page, '[data-test="moving"] .button.main');
    await page.keyboard.press('Enter');
    return 'confirmed';
  }
  if (!spoken) return '';
  await tabTo(page, SPOKEN);
  await page.keyboard.press('Enter');
  return 'said';
}

/** Waits until something can be done, or the game is over. */
const toAct = (page, timeout) =>
  page.waitForFunction(
    ([spoken, asked]) => [spoken, asked, '.ac-can-lift', '.ac-can-drop', '[data-test="moving"] .button.main:not(:disabled)', '[data-test="over"]'].some((each) => document.querySelector(each)),
    [SPOKEN, ASKED],
    { timeout },
  );

/** Plays by keys until the game is over or `enough` says so; how many steps it took. */
export async function playByKeys(page, { most = 2000, enough = async () => false } = {}) {
  await at(page, 'board').locator('.ac-board').waitFor();
  for (let steps = 0; steps < most; steps += 1) {
    await toAct(page, 30_000);
    if ((await stepByKeys(page)) === 'over' || (await enough())) return steps;
  }
  throw new Error(`the game does not end in ${most} steps`);
}
