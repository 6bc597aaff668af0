// A page of a real browser with the demo served to it. The browser is at CHROMIUM.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** Give `use` a page and the address of the demo; errors of the page are errors. */
export async function withPage(options, use) {
  const server = await createServer({ root: ROOT, logLevel: 'error', server: { host: '127.0.0.1', port: 0 } });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage(options);
    page.on('pageerror', (error) => {
      throw error;
    });
    page.setDefaultTimeout(10_000);
    await use(page, server.resolvedUrls.local[0]);
  } finally {
    await browser.close();
    await server.close();
  }
}
