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

self.addEventListener('push', (event) => {
  event.waitUntil(show((event.data?.json() ?? {}) as Told));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { url?: string } | null)?.url ?? PAGE));
});

/** What the server tells a browser that is away. */
interface Told {
  readonly title?: string;
  readonly body?: string;
  readonly url?: string;
  readonly tag?: string;
  readonly lang?: string;
}

/** Shows what was told; what is told of the same game takes its place. */
async function show({ title = 'Académie', body = '', url = PAGE, tag = '', lang = '' }: Told): Promise<void> {
  // Chromium gives notice again of what replaces another only if asked; the types do not know it.
  const again = tag === '' ? {} : { tag, renotify: true };
  await self.registration.showNotification(title, { body, lang, icon: '/icon-192.png', badge: '/icon-192.png', data: { url }, ...again });
}

/** Goes to a page of the app: where it is open already, else in a window of its own; a game one plays is not left. */
async function open(url: string): Promise<void> {
  const address = new URL(url, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === address.pathname);
  if (there !== undefined) {
    await there.focus();
    return;
  }
  await self.clients.openWindow(address.href);
}

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
