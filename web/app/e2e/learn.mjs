// Stories of the lessons.
import assert from 'node:assert/strict';
import { at } from './browser.mjs';
import { ask, byList, enter, stepTo } from './people.mjs';
import { tap } from './table.mjs';

/** What the first lesson asks after its first step, answered rightly. */
const ANSWERS = ['0/2 0/6', '0/8', '0/3 0/3', '0/1 2/6', 1, '0/4 3/6'];

async function byHand(page, from, to) {
  await tap(page, from);
  await tap(page, to);
}

async function answered(page, answer) {
  if (answer === '0/8') return byHand(page, '0', '8');
  if (typeof answer === 'string') return byList(page, answer);
  await at(page, 'number').fill(String(answer));
  return at(page, 'answer').click();
}

/** In how many heaps jetons lie on the board: those in nobody's use lie in one, against the bande. */
const heaps = () => {
  const jetons = [...document.querySelectorAll('.ac-board use[href="#ac-jeton"]')];
  const lefts = jetons.map((each) => each.getBoundingClientRect().left).sort((a, b) => a - b);
  const apart = document.querySelector('.ac-board').clientWidth / 12;
  return lefts.filter((left, nth) => nth === 0 || left - lefts[nth - 1] > apart).length;
};

/** A lesson at one of its steps. */
async function lessonAt(page, lesson, step) {
  await page.goto(`/learn/${lesson}`);
  await stepTo(page, step);
}

/** Whether the page is as large as the window, the board is whole in it, and the way on is in view. */
const framed = () => {
  const board = document.querySelector('.ac-board').getBoundingClientRect();
  const next = document.querySelector('[data-test="next"], [data-test="give-up"]').getBoundingClientRect();
  const seen = ({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { board: seen(board), next: seen(next), page: scrollWidth <= innerWidth && scrollHeight <= innerHeight, beside: next.left >= board.right };
};

export const LEARN = {
  'lessons and puzzles fit the window as the table does: the board is whole, the panel beside it or below': async (person) => {
    for (const [width, height, beside] of [[390, 844, false], [844, 390, true], [1366, 768, true], [1920, 1080, true]]) {
      const page = await person({ viewport: { width, height } });
      await enter(page);
      for (const path of ['/learn/trictrac-01-marche', '/learn/dames-02-prise', '/learn/dominos-01-dominos', '/practice/puzzles?game=dames']) {
        await page.goto(path);
        await page.locator('.ac-board').waitFor();
        assert.deepEqual(await page.evaluate(framed), { board: true, next: true, page: true, beside }, `${path} at ${width} × ${height}`);
      }
      await person.leave();
    }
  },


  'a newcomer goes from the front page through the first lesson to a game against an easy machine': async (person) => {
    const page = await person({ viewport: { width: 390, height: 844 } });
    await enter(page);
    await at(page, 'learn').click();
    await page.waitForURL('**/learn/trictrac-01-marche');
    await at(page, 'step').getByText('Step 1 of 7').waitFor();
    await at(page, 'next').click();

    await byList(page, '0/8');
    await at(page, 'verdict').getByText('Not yet.').waitFor();
    await at(page, 'again').click();
    await at(page, 'get-hint').click();
    await at(page, 'hint').waitFor();
    for (const answer of ANSWERS) {
      await answered(page, answer);
      await at(page, 'verdict').getByText('Right.').waitFor();
      // Who has answered rightly goes on by Enter.
      await page.waitForFunction(() => document.activeElement?.matches('[data-test="next"]'));
      await page.keyboard.press('Enter');
    }
    await at(page, 'lesson-over').getByText('5 of 6 answers right at once.').waitFor();

    await page.goto('/learn');
    await at(page, 'trictrac-01-marche').getByText('Done').waitFor();
    assert.match(await at(page, 'begin').getAttribute('href'), /trictrac-02/);
    await page.goBack();
    await at(page, 'question').waitFor();
    while ((await at(page, 'lesson-over').count()) === 0) await at(page, 'next').click();
    await at(page, 'play-easy').click();
    await page.waitForURL('**/table/*');
    await at(page, 'turn').waitFor();
    const [game] = await ask(page, 'GET', '/me/games');
    assert.deepEqual([game.game, game.players.includes('engine:simple')], ['trictrac', true]);
  },

  'a learner counts the points of a throw before any jeton shows them': async (person) => {
    const page = await person({ reducedMotion: 'reduce' });
    await enter(page);
    for (const [lesson, step] of [['trictrac-02-six-tables', 4], ['trictrac-04-deux-tables', 2], ['trictrac-06-battre-a-vrai', 2]]) {
      await lessonAt(page, lesson, step);
      await page.locator('svg [data-die]').first().waitFor();
      assert.equal(await page.evaluate(heaps), 1, `${lesson}: a jeton lies on the answer`);
      await at(page, 'number').fill('4');
      await at(page, 'answer').click();
      await at(page, 'verdict').getByText('Right.', { exact: true }).waitFor();
      assert.equal(await page.evaluate(heaps), 2, `${lesson}: the points are marked once they are shown`);
    }
  },

  'casts are marked by keys, what is due is claimed, plays are chosen between, and the answer is shown to whoever gives up': async (person) => {
    const page = await person();
    await enter(page);
    await lessonAt(page, 'trictrac-04-deux-tables', 3);
    await page.locator('[data-cell="11"]').focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await at(page, 'answer').click();
    await at(page, 'verdict').getByText('One throw is missing.').waitFor();
    await at(page, 'give-up').click();
    await at(page, 'verdict').getByText('4-3, 5-2').waitFor();
    await page.locator('[data-cell="25"]').click();
    await at(page, 'answer').click();
    await at(page, 'verdict').getByText('Right.').waitFor();

    await lessonAt(page, 'trictrac-18-ecoles', 1);
    await at(page, 'tries').locator('summary').click();
    const jeton = at(page, 'tries').locator('.try').filter({ has: page.locator('[data-try="white jeton"]') });
    await jeton.getByRole('combobox').selectOption('white jeton 4');
    await jeton.getByRole('button').click();
    await at(page, 'verdict').getByText('Right.').waitFor();

    await lessonAt(page, 'trictrac-17-tenir', 6);
    await at(page, 'score-words').getByText('You have 0 points and 5 holes. Black has 0 points and 3 holes.').waitFor();
    await page.keyboard.press('2');
    await at(page, 'verdict').getByText('The engine finds').waitFor();
    await at(page, 'verdict').getByText('Right.', { exact: true }).waitFor();
    await page.keyboard.press('n');
    await at(page, 'step').getByText('Step 7 of 8').waitFor();
  },
};
