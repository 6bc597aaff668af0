// Stories of the room a board has: as large as the window lets it be, and a table that does not scroll.
import assert from 'node:assert/strict';
import { at } from './browser.mjs';
import { settled } from './measures.mjs';
import { ask, enter, playOn } from './people.mjs';
import { player, seen } from './table.mjs';

const WINDOWS = [[1280, 720], [1366, 768], [1920, 1080], [2560, 1440], [1024, 768], [768, 1024], [390, 844], [390, 664], [844, 390]];
const NEAR = 2;
/** What the case of the trictrac board is in breadth to its height; it stands on end on a phone held upright. */
const CASE = { lying: 1200 / 780, standing: 780 / 1152 };

/** The room that the page leaves for the board: beside the panel, or between the seats. */
function roomIn([width, height]) {
  const upright = height > width;
  if (height <= 500 && !upright) return { width: width - 270 - 3 * 8, height: height - 8 };
  if (upright) {
    const [head, seats, below] = height <= 740 ? [0, 88, 186] : width <= 720 ? [48, 100, 202] : [56, 100, 241];
    return { width, height: height - head - seats - below };
  }
  const side = width >= 1600 ? 424 + 256 + 16 : Math.min(440, Math.max(340, 0.3 * width));
  return { width: width - side - 3 * 16, height: height - 56 - 2 * 12 };
}

const ratioOf = (game, [width, height]) => (game === 'dames' ? 1 : width < 700 && height > width ? CASE.standing : CASE.lying);

/** The box of the board, and by how much the page is longer than the window. */
const measured = (page) =>
  page.evaluate(() => {
    const { width, height } = document.querySelector('.ac-board').getBoundingClientRect();
    return { width, height, over: document.documentElement.scrollHeight - innerHeight };
  });

const PHONES = [[390, 844], [390, 664], [844, 390]];
const LEAST_TELLING = 60;
const REASONS = 4;
const MOST_ACTS = 2000;

/** Plays until a throw has been scored for so many reasons and one is to hold or to leave; the game, with its page open. */
async function decisionFor({ page, heard }) {
  let game;
  for (let acts = 0; acts < MOST_ACTS; acts += 1) {
    const { seq, view } = game === undefined ? { view: { outcome: 'none' } } : await ask(page, 'GET', `/games/${game}`);
    if (view.outcome) {
      ({ game } = await ask(page, 'POST', '/tables', { game: 'trictrac', opponent: { engine: 'random' }, seat: 0 }));
      [heard.seq, heard.view] = [-1, null];
      await page.goto(`/table/${game}`);
      continue;
    }
    if (seen(view).acts.includes('tenir')) {
      for (let tries = 0; tries < 100 && heard.seq < seq; tries += 1) await page.waitForTimeout(20);
      if (heard.view.events.length >= REASONS) {
        await at(page, 'words').waitFor();
        return game;
      }
    }
    await playOn(page, game, 1);
  }
  throw new Error('nobody decides');
}

/** What of the reasons and of what is to be decided has its room, in each window of a phone. */
async function readOnPhones(page, told) {
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const found = await page.evaluate(() => {
      const telling = document.querySelector('.telling');
      const reasons = [...telling.querySelectorAll('[data-test="events"] li')];
      const within = (each, box) => each.top >= box.top - 1 && each.bottom <= box.bottom + 1;
      reasons.at(-1).scrollIntoView({ block: 'end' });
      const [box, last] = [telling, reasons.at(-1)].map((each) => each.getBoundingClientRect());
      const decision = document.querySelector('.decision');
      const place = decision.getBoundingClientRect();
      const cut = [...decision.querySelectorAll('button, a, h2')].filter((each) => !within(each.getBoundingClientRect(), place) || place.bottom > innerHeight);
      return { reasons: reasons.length, height: telling.clientHeight, read: within(last, box) && last.bottom <= innerHeight, ways: decision.querySelectorAll('button, a').length, cut: cut.map((each) => each.textContent.trim()) };
    });
    const where = `${told} at ${width} x ${height}: ${JSON.stringify(found)}`;
    assert.ok(found.reasons >= REASONS && found.height >= LEAST_TELLING && found.read, where);
    assert.ok(found.ways > 0 && found.cut.length === 0, where);
  }
}

export const SIZED = {
  'the reasons of a score can be read whole on a phone: as one decides, when one looks back, and at the end': async (person) => {
    const who = await player(person, { reducedMotion: 'reduce' });
    const { page } = who;
    await enter(page);
    const game = await decisionFor(who);
    await readOnPhones(page, 'a decision');
    await page.setViewportSize({ width: 1440, height: 900 });
    const decided = Number(await at(page, 'moves').locator('[data-move]').last().getAttribute('data-move'));
    await playOn(page, game, 3);
    await at(page, 'acts').waitFor();
    // The turn of that throw, which has gone on meanwhile.
    await at(page, 'moves').locator('[data-move]').evaluateAll((turns, act) => { turns.find(({ dataset }) => Number(dataset.move) >= act).click(); }, decided);
    await at(page, 'turn-in-game').waitFor();
    await readOnPhones(page, 'a throw looked back at');
    await page.setViewportSize({ width: 1440, height: 900 });
    await decisionFor(who);
    await at(page, 'resign').click();
    await at(page, 'really-resign').click();
    await at(page, 'over').waitFor();
    await readOnPhones(page, 'the end');
  },

  'the board is as large as each window lets it be, and the table does not scroll': async (person) => {
    const page = await person({ reducedMotion: 'reduce' });
    await enter(page);
    const [wrong, found] = [[], []];
    for (const game of ['trictrac', 'dames']) {
      const { game: id } = await ask(page, 'POST', '/tables', { game, opponent: { engine: 'random' }, seat: 0 });
      await page.goto(`/table/${id}`);
      await at(page, 'board').locator('.ac-board').waitFor();
      for (const window of WINDOWS) {
        await page.setViewportSize({ width: window[0], height: window[1] });
        await settled(page);
        const [room, ratio] = [roomIn(window), ratioOf(game, window)];
        const wanted = Math.min(room.width, room.height * ratio);
        const { width, height, over } = await measured(page);
        const told = `${game} at ${window.join(' x ')}: ${Math.round(width)} x ${Math.round(height)}`;
        if (Math.abs(width - wanted) > NEAR || Math.abs(height - wanted / ratio) > NEAR) wrong.push(`${told}, ${Math.round(wanted)} x ${Math.round(wanted / ratio)} wanted`);
        if (over > 0) wrong.push(`${told}: scrolls by ${over} px`);
        found.push(`${Math.round((100 * width * height) / (window[0] * window[1]))} %`);
      }
    }
    assert.deepEqual(wrong, []);
    return `of the window: ${found.join(', ')}`;
  },
};
