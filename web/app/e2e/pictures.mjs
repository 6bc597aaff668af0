// A story of the pictures of pages: a small size of what `make shots` does.
import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, listedIn, ROOMS, SIZES, takeAll } from './album.mjs';
import { scenesOf } from './scenes.mjs';

const NAME = 'rules';

export const PICTURES = {
  'a page is pictured in two sizes, both rooms and both languages; a second run has nothing left to do': async (person) => {
    const folder = await mkdtemp(join(tmpdir(), 'academie-shots-'));
    try {
      const page = await person();
      await page.goto('/');
      const base = new URL(page.url()).origin;
      const scenes = { [NAME]: scenesOf({ keys: [] })[NAME] };
      const asked = { base, folder, scenes, hall: {}, sizes: SIZES.slice(0, 2), tell: () => undefined };
      const count = 2 * ROOMS.length * Object.keys(LANGUAGES).length;
      assert.deepEqual(await takeAll(person, asked), { taken: count, flaws: [] });
      assert.equal((await readdir(folder)).filter((name) => name.endsWith('.png')).length, count);
      assert.equal((await listedIn(folder)).length, count);
      assert.equal((await takeAll(person, asked)).taken, 0);
      await page.goto(pathToFileURL(join(folder, 'index.html')).href);
      await page.locator('figure button').first().click();
      const caption = page.locator('dialog p');
      assert.match(await caption.innerText(), new RegExp(`^1/${count} `));
      await page.keyboard.press('ArrowRight');
      assert.match(await caption.innerText(), new RegExp(`^2/${count} `));
      await page.keyboard.press('Escape');
      await page.locator('input[value="dark"]').uncheck();
      assert.equal(await page.locator('figure').count(), count / 2);
      return `${count} pictures`;
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};
