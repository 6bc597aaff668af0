// What pages look like at other times than the usual: offers, ends, and whatever is empty, away or broken.
import { at, SOCKET } from './browser.mjs';

const NO_ID = '00000000-0000-4000-8000-000000000000';
const LONG_MS = 9000;
const shown = (name) => (page) => at(page, name).first().waitFor();
const tableOf = (kind) => async (hall) => `/table/${await hall.between(kind)}`;
const missing = (path, more = {}) => ({ path: () => path, ready: shown('missing'), ...more });

/** A game of the two that waits for one to do something. */
const between = (kind, ready) => ({ path: tableOf(kind), ready });

/** The end of a game of that kind, at its table. */
const over = (key) => ({ path: async (hall) => `/table/${await hall.over(key)}`, ready: shown('over') });

/** What the server is made to answer to a request. */
const answering = (pattern, answer) => (page) => page.route(pattern, (route) => answer(route));

/** The page as the server sends it when something has broken. */
const broken = (status, report) => (page) =>
  page.route('**/broken', async (route) => {
    const shell = await (await route.fetch({ url: new URL('/play', route.request().url()).href })).text();
    await route.fulfill({ status, contentType: 'text/html', body: shell.replace('</head>', `<meta name="failure" content="${status} ${report}" /></head>`) });
  });

async function opened(page, ...names) {
  for (const name of names) await at(page, name).click();
}

const OFFERS = {
  'offer-draw': between('draw-offered', shown('offer')),
  'offer-takeback': between('takeback-asked', shown('offer')),
  'offer-adjourn': between('adjourn-asked', shown('offer')),
  'offer-own': between('draw-own', shown('offer')),
  'offer-rematch': between('rematch', shown('rematch-offer')),
  adjourned: between('adjourned', shown('adjourned')),
};

const TABLES = {
  'table-chat': between('talk', async (page) => {
    await opened(page, 'chat');
    await at(page, 'chats').getByText('Bonjour !').waitFor();
  }),
  'table-chat-empty': between('begun', async (page) => {
    await opened(page, 'chat');
    await at(page, 'chats').waitFor();
  }),
  'table-rules': between('begun', async (page) => {
    await at(page, 'turn').waitFor();
    if (await at(page, 'tab-rules').isVisible()) return opened(page, 'tab-rules');
    // A wide window shows the rules at all times.
    if (!(await at(page, 'chats').isVisible())) await opened(page, 'more-words', 'open-rules');
  }),
  'table-menu': between('talk', (page) => opened(page, 'more-words')),
  'table-resign': between('begun', (page) => opened(page, 'resign')),
  'table-back': between('talk', async (page) => {
    await page.setViewportSize({ width: 1366, height: 768 }); // arrows step where the list of moves is open
    await at(page, 'turn').waitFor();
    await page.keyboard.press('ArrowLeft');
    await at(page, 'looking-back').waitFor();
  }),
  'table-watched': { ...between('talk', shown('turn')), stranger: true },
  'over-trictrac': over('trictrac'),
  'over-dames': over('dames'),
  'over-echecs': over('echecs'),
  'over-dominos': over('dominos'),
  'over-rated': between('rated', shown('rating-change')),
  'over-drawn': between('drawn', shown('over')),
};

/** The line of a table cut, and never there again. */
async function cutLine(page) {
  let cut = false;
  await page.routeWebSocket(SOCKET, (socket) => {
    if (cut) return void socket.close();
    const server = socket.connectToServer();
    server.onMessage((message) => {
      socket.send(message);
      if (JSON.parse(message).t !== 'joined') return;
      cut = true;
      void socket.close();
    });
  });
}

/** Whatever is played there becomes a move that the law refuses. */
const playWrongly = (page) =>
  page.routeWebSocket(SOCKET, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const said = JSON.parse(message);
      server.send(said.t === 'act' ? JSON.stringify({ ...said, act: '31-99' }) : message);
    });
  });

const FAILURES = {
  nowhere: missing('/elsewhere'),
  'join-closed': missing(`/join/${NO_ID}`),
  'table-missing': missing(`/table/${NO_ID}`),
  'too-fast': missing('/play', { before: answering('**/api/me', (route) => route.fulfill({ status: 429, json: { status_code: 429, detail: '', fr: '' } })) }),
  broken: missing('/broken', { before: broken(500, '4F2A91C0') }),
  away: missing('/broken', { before: broken(503, '') }),
  offline: missing('/play', { before: answering('**/api/**', (route) => route.abort()) }),
  loading: {
    path: () => '/play',
    before: answering('**/api/me', () => undefined),
    ready: (page) => at(page, 'loading').locator('.board').waitFor(),
  },
  'loading-long': {
    path: () => '/play',
    before: async (page) => {
      await page.clock.install();
      await page.route('**/api/me', () => undefined);
    },
    ready: async (page) => {
      await at(page, 'loading').waitFor();
      await page.clock.fastForward(LONG_MS);
      await at(page, 'loading').locator('.board').waitFor();
    },
  },
  reconnecting: { path: tableOf('talk'), before: cutLine, ready: (page) => page.locator('.banner').waitFor() },
  refused: {
    path: async (hall) => `/table/${await hall.board('dames')}`,
    before: playWrongly,
    ready: async (page) => {
      await at(page, 'acts').evaluate((each) => { each.open = true; });
      await at(page, 'acts').locator('[data-act]').first().click();
      await page.getByRole('alert').waitFor();
    },
  },
};

const NOTHING = {
  'mine-empty': missing('/games', { stranger: true }),
  'lobby-empty': {
    path: () => '/play',
    stranger: true,
    before: (page) => page.route(/\/api\/(tables|games\/live|me\/games)(\?|$)/, (route) => (route.request().method() === 'GET' ? route.fulfill({ json: [] }) : route.fallback())),
    ready: shown('pairings'),
  },
  'archive-none': { path: () => '/archive?player=Personne', ready: (page) => page.locator('[data-test="found"][aria-busy="false"]').waitFor() },
  'library-none': { path: () => '/library?game=dames&said=zzzz', ready: (page) => page.locator('[data-test="found"][aria-busy="false"]').waitFor() },
  'dice-unsound': {
    path: async (hall) => `/dice/${await hall.over('trictrac')}`,
    before: (page) =>
      page.route('**/dice-proof', async (route) => {
        const proof = await (await route.fetch()).json();
        const last = proof.log.findLast(({ kind }) => kind === 'roll');
        last.body.act = last.body.act === '6-6' ? '5-5' : '6-6';
        await route.fulfill({ json: proof });
      }),
    ready: (page) => page.locator('.unsound').waitFor(),
  },
};

const OPENED = {
  shortcuts: {
    path: () => '/learn',
    ready: async (page) => {
      await at(page, 'begin').waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  menu: {
    path: () => '/learn',
    ready: async (page) => {
      await at(page, 'begin').waitFor();
      await page.locator('header .menu').evaluate((button) => { button.click(); });
    },
  },
  seeking: {
    path: () => '/play',
    before: (page) =>
      page.route('**/api/seeks**', (route) => {
        // Nobody is really looked for: another picture's seeker would be found.
        const terms = route.request().postDataJSON();
        const seek = { id: crypto.randomUUID(), game: null, terms, created_at: new Date().toISOString() };
        return terms === null ? route.fallback() : route.fulfill({ json: seek });
      }),
    ready: async (page) => {
      await at(page, 'pair-trictrac-slow').click();
      await at(page, 'seeking').waitFor();
    },
  },
};

/** Every state, by the name of its picture. */
export const STATES = { ...OFFERS, ...TABLES, ...FAILURES, ...NOTHING, ...OPENED };
