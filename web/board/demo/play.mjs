// Plays turns on the demo in a real browser, by keys, pointer and touch; fails where the act is not the one meant.
import assert from 'node:assert/strict';
import { withPage } from './browser.mjs';

const act = (page) => page.locator('#act').textContent();
const keys = async (page, ...names) => {
  for (const name of names) await page.keyboard.press(name);
};
const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const said = (page) => page.locator('.ac-said').textContent();

async function centre(page, place) {
  const box = await page.locator(`.ac-site[data-place="${place}"] rect`).first().boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function drag(page, from, to) {
  await page.mouse.move(...(await centre(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await centre(page, to)), { steps: 5 });
  await page.mouse.up();
}

async function trictracByKeys(page, open) {
  await open('scene=start');
  await page.locator('#theme').focus();
  await keys(page, 'Tab');
  assert.match(await focused(page), /^talon de Blanc.*15 dames blanches, peut jouer$/);
  await keys(page, 'Enter', ...Array(6).fill('ArrowRight'));
  assert.match(await focused(page), /^flèche 6, Blanc.*vide, destination$/);
  await keys(page, 'Enter', 'PageDown', ' ', 'PageDown', ' ');
  assert.match(await said(page), /Coup complet/);
  assert.equal(await act(page), 'none');
  await keys(page, 'Backspace', 'Control+z');
  await keys(page, 'PageDown', 'Enter', 'PageDown', 'Enter', 'PageDown', 'Enter', 'PageDown', 'Enter', 'Enter');
  assert.equal(await act(page), '0/5 0/6');
}

async function damesByKeys(page, open) {
  await open('scene=dames&language=en');
  await page.locator('#theme').focus();
  await keys(page, 'Tab', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight');
  assert.equal(await focused(page), 'square 32: white man, can move');
  await keys(page, 'Enter', 'Escape', 'Enter', 'PageDown', 'Enter');
  assert.equal(await act(page), '32-27');
}

async function choiceByKeys(page, open) {
  await open('scene=captures');
  await page.locator('#theme').focus();
  await keys(page, 'Tab', 'PageDown', 'Enter', 'PageDown');
  assert.match(await focused(page), /^case 25.*destination$/);
  await keys(page, 'Enter', 'Tab', 'Enter');
  assert.equal(await act(page), '49x25(19,20,38)');
}

async function stepByStep(page, open) {
  await open('scene=captures');
  for (const place of ['49', '32', '14', '25']) await page.mouse.click(...(await centre(page, place)));
  assert.equal(await act(page), '49x25(19,20,38)');
}

async function byDragging(page, open) {
  await open('scene=start&side=black');
  await drag(page, '0', '5');
  await drag(page, '0', '3');
  await drag(page, '0', '6');
  assert.equal(await act(page), 'none');
  await page.getByRole('button', { name: 'Défaire' }).click();
  await drag(page, '0', '6');
  await page.getByRole('button', { name: 'Confirmer' }).click();
  assert.equal(await act(page), '0/5 0/6');
  await open('scene=off');
  await drag(page, '18', 'off-0');
  await drag(page, '20', 'off-0');
  await page.getByRole('button', { name: 'Confirmer' }).click();
  assert.equal(await act(page), '18/off 20/off');
  await open('scene=hands');
  await drag(page, 'points-0-4', 'points-0-8');
  assert.equal(await act(page), 'white jeton 8');
}

async function byTouch(page, open) {
  await open('scene=alone');
  for (const place of ['0', '9']) await page.touchscreen.tap(...(await centre(page, place)));
  await page.getByRole('button', { name: 'Confirmer' }).tap();
  assert.equal(await act(page), '0/9');
  await open('scene=captures');
  for (const place of ['49', '25']) await page.touchscreen.tap(...(await centre(page, place)));
  await page.getByRole('button', { name: 'prendre 19, 20, 38' }).tap();
  assert.equal(await act(page), '49x25(19,20,38)');
}

/** How long the movements last that a new state sets off. */
const movements = (page, position) =>
  page.evaluate((board) => {
    globalThis.board.set({ position: board, choices: {} });
    return document.getAnimations().map((each) => each.effect.getTiming().duration);
  }, position);

/** A position of trictrac by the men of White and Black on their flèches. */
const tables = (white, black, thrower, dice) => ({
  kind: 'tables',
  men: [white, black].map((men) => Array.from({ length: 24 }, (_, number) => men[number] ?? 0)),
  thrower,
  dice,
});

async function newStates(page, open) {
  await open('scene=start');
  for (const place of ['0', '5']) await page.mouse.click(...(await centre(page, place)));
  await page.evaluate(() => globalThis.board.set({ ...globalThis.scene.state }));
  assert.ok(await page.getByRole('button', { name: 'Défaire' }).isEnabled(), 'the same state again undid a step');
  await page.evaluate(() => globalThis.board.configure({ orientation: 'black', language: 'en' }));
  assert.ok(await page.getByRole('button', { name: 'Undo' }).isEnabled(), 'turning the board undid a step');
  const durations = await movements(page, tables({ 0: 13, 5: 1, 6: 1 }, { 23: 15 }, 1, [3, 1]));
  assert.ok(durations.length >= 3, 'a man and two dice move');
  assert.ok(Math.max(...durations) < 200);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForTimeout(200);
  assert.deepEqual(await movements(page, tables({ 0: 13, 5: 1, 6: 1 }, { 23: 13, 22: 1, 20: 1 }, 0, [6, 4])), []);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

async function touchDrag(page, open) {
  await open('scene=start');
  const session = await page.context().newCDPSession(page);
  const [from, to] = [await centre(page, '0'), await centre(page, '6')];
  const touch = (type, [x, y] = []) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (const part of [0.2, 0.5, 0.8, 1]) {
    await touch('touchMove', from.map((start, axis) => start + (to[axis] - start) * part));
  }
  await touch('touchEnd');
  assert.match(await page.locator('.ac-site[data-place="6"]').getAttribute('aria-label'), /1 dame blanche/);
}

const TURNS = { trictracByKeys, damesByKeys, choiceByKeys, stepByStep, byDragging, byTouch, touchDrag, newStates };

await withPage({ viewport: { width: 820, height: 1180 }, hasTouch: true }, async (page, address) => {
  const open = async (query) => {
    await page.goto(`${address}?${query}`);
    await page.waitForSelector('.ac-board');
  };
  for (const [name, turn] of Object.entries(TURNS)) {
    await turn(page, open);
    console.log(`ok ${name}`);
  }
});
