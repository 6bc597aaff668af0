import { at, withBrowser } from './browser.mjs';
const [base, out] = process.argv.slice(2);
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1366, height: 768 } };
await withBrowser(base, async (person) => {
  for (const [size, viewport] of Object.entries(SIZES)) for (const [locale, scheme] of [['fr-FR', 'light'], ['en-GB', 'dark']]) {
    const page = await person({ viewport, locale, colorScheme: scheme, expected: /./ });
    for (const game of ['trictrac', 'dominos', 'dames']) {
      await page.goto('/');
      await at(page, `new-${game}`).click();
      const house = at(page, 'house-rules');
      await house.locator('summary').first().click();
      if (game === 'trictrac') await house.locator('select[name="grande_bredouille"]').selectOption('run');
      const inner = house.locator('details summary').first();
      if (await inner.count()) await inner.click();
      await house.locator('summary').first().evaluate((each) => each.scrollIntoView({ block: 'start' }));
      await page.screenshot({ path: `${out}/${game}-${size}-${scheme}.png` });
      if (game === 'trictrac') {
        await at(page, 'open').click();
        await at(page, 'mine').first().waitFor();
        await page.screenshot({ path: `${out}/lobby-${size}-${scheme}.png`, fullPage: true });
      }
    }
    const other = await person({ viewport, locale, colorScheme: scheme, expected: /./ });
    await other.goto('/');
    await at(other, 'join').first().click();
    await other.waitForURL('**/table/*');
    await at(other, 'agreed').waitFor();
    await other.waitForTimeout(800);
    await other.screenshot({ path: `${out}/table-${size}-${scheme}.png`, fullPage: true });
  }
});
