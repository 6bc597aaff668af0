// A game of another package, which the pages know nothing of: node plugin.mjs ADDRESS.
import assert from 'node:assert/strict';
import { at, withBrowser } from './browser.mjs';
import { byList, openTable, playOut } from './people.mjs';

const [base = 'http://127.0.0.1:8000'] = process.argv.slice(2);

await withBrowser(base, async (person) => {
  const page = await person();
  await page.goto('/');
  await at(page, 'games').getByRole('link', { name: "Three men's morris" }).waitFor();
  await page.goto('/rules/marelle');
  await at(page, 'rules-page').getByText('centre first').waitFor();

  await openTable(page, 'marelle', { opponent: 'engine:simple', seat: '0' });
  await at(page, 'picture').locator('img').waitFor();
  assert.ok(await at(page, 'picture').locator('img').evaluate(async (image) => { await image.decode(); return image.naturalWidth > 0; }));
  await byList(page, 'a1');
  const turns = await playOut(page);
  assert.match(await at(page, 'over').innerText(), /You (win|lose)|drawn/i);
  console.log(`✓ a game of another package is played from the list of its acts (${turns + 1} acts)`);

  const french = await person({ locale: 'fr-FR' });
  await french.goto('/');
  await at(french, 'games').getByRole('link', { name: 'Marelle' }).click();
  await at(french, 'open').click();
  await at(french, 'picture').waitFor();
  console.log('✓ it has its own title in French, and a machine to play at once');
});
