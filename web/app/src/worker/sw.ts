/** Keeps the shell of the app, so that it opens at once and also without a line. Games are never kept: they are the server's. */
declare const self: ServiceWorkerGlobalScope;
/** The files of this build, put here when it is made. */
declare const SHELL: readonly string[];
declare const BUILD: string;

const KEPT = `academie-${BUILD}`;
const PAGE = '/';
const WORDS = '/words/';
const LANGUAGES = `${WORDS}index.json`;

self.addEventListener('install', (event) => {
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (SHELL.includes(pathname) || pathname.startsWith(WORDS)) event.respondWith(file(request));
});

async function keep(): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.addAll([PAGE, ...SHELL, ...(await words())]);
  await self.skipWaiting();
}

/** The words of every language, so that pages can be read in any of them without a line. */
async function words(): Promise<readonly string[]> {
  const answer = await fetch(LANGUAGES);
  const languages = (await answer.json()) as readonly { readonly url: string }[];
  return languages.map(({ url }) => url);
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The page as it is now; the one kept if there is no line. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** A file whose name changes with what is in it: the one kept is the right one. */
const file = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

export {};
