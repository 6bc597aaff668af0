// A real browser at CHROMIUM, and people in it, each with cookies of his own.
import { chromium } from 'playwright-core';

/** On a machine that has much else to do, PATIENCE is by how much longer anything is waited for. */
const WAIT_MS = 15_000 * Number(process.env.PATIENCE ?? 1);
/** What comes in its own time is looked for so often, and so long. */
const [LOOK_MS, COMES_MS] = [100, 60_000];

/** Give `use` a way to let people in; whatever goes wrong on a page of theirs is an error. */
export async function withBrowser(base, use) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const wrong = [];
  /** `expected` is what a page of this story may complain of; turns are shown without motion unless `speed` says otherwise.
   * Boards are engravings: painting wood without a graphics card takes longer than playing. */
  const enters = (entered) => async ({ expected = /status of 401/, speed = 'none', boardTheme = 'encre', ...options } = {}) => {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 }, baseURL: base, ...options });
    await context.addInitScript(preferring, { speed, boardTheme });
    entered.add(context);
    context.setDefaultTimeout(WAIT_MS);
    context.on('page', (page) => {
      page.on('pageerror', (error) => wrong.push(error));
      page.on('console', (said) => {
        if (said.type() === 'error' && !expected.test(said.text())) wrong.push(new Error(`${page.url()}: ${said.text()} ${said.location().url}`));
      });
    });
    return context.newPage();
  };
  /** A way to let people in that knows its own; `leave` lets them out, so that their pages do not slow down those who come after. */
  const company = () => {
    const entered = new Set();
    const leave = async () => {
      await Promise.all([...entered].map((context) => context.close()));
      entered.clear();
    };
    return Object.assign(enters(entered), { leave, company });
  };
  try {
    await use(company());
  } finally {
    await browser.close();
  }
  if (wrong.length > 0) throw new AggregateError(wrong, wrong.map(String).join('\n'));
}

/** Run in a page before anything else: what the person prefers, until he prefers something else. */
function preferring(preferences) {
  const key = 'academie.preferences';
  if (location.protocol.startsWith('http') && localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(preferences));
}

/** The address of a socket: of the lobby, or of a game. */
export const SOCKET = /\/ws(\/|$)/;

export const at = (page, name) => page.locator(`[data-test="${name}"]`);

/** Waits until something is there that no page shows. */
export async function until(look, what) {
  for (const end = Date.now() + COMES_MS; Date.now() < end; await new Promise((done) => setTimeout(done, LOOK_MS))) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`waited in vain for ${what}`);
}
