// Stories of the room a board has: as large as the window lets it be, and a table that does not scroll.
import assert from 'node:assert/strict';
import { at } from './browser.mjs';
import { settled } from './measures.mjs';
import { ask, enter } from './people.mjs';

const WINDOWS = [[1280, 720], [1366, 768], [1920, 1080], [2560, 1440], [1024, 768], [768, 1024], [390, 844], [390, 664], [844, 390]];
const NEAR = 2;
/** What the case of the trictrac board is in breadth to its height; it stands on end on a phone held upright. */
const CASE = { lying: 1200 / 780, standing: 780 / 1152 };

/** The room that the page leaves for the board: beside the panel, or between the seats. */
function roomIn([width, height]) {
  const upright = height > width;
  if (height <= 500 && !upright) return { width: width - 270 - 3 * 8, height: height - 8 };
  if (upright) {
    const [head, seats, below] = height <= 740 ? [0, 88, 148] : width <= 720 ? [48, 100, 180] : [56, 100, 217];
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

export const SIZED = {
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
