// Draws the icons of the installed app from looks/icon.svg into public/: `npm run icons`.
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const here = (path) => new URL(path, import.meta.url);
const svg = await readFile(here('./src/looks/icon.svg'), 'utf8');
/** Maskable icons are cut to a shape: what counts stays within four fifths. */
const ICONS = [
  { name: 'icon-192', size: 192, part: 1 },
  { name: 'icon-512', size: 512, part: 1 },
  { name: 'icon-maskable-512', size: 512, part: 0.7, ground: '#5d4128' },
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  for (const { name, size, part, ground = 'transparent' } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const side = size * part;
    await page.setContent(`<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
      <div style="width:${side}px;height:${side}px">${svg.replace('<svg ', `<svg width="${side}" height="${side}" `)}</div>`);
    await writeFile(here(`./public/${name}.png`), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
