// Keeps the page itself, so that it opens without a network and can say that there is none.
const KEPT = 'lettrine-page';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add('/')).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(freshPage(request));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(keptFile(request));
});

/** The page from the server; the kept one when there is no network. */
async function freshPage(request) {
  const kept = await caches.open(KEPT);
  try {
    const page = await fetch(request);
    if (page.ok) await kept.put('/', page.clone());
    return page;
  } catch (fault) {
    const before = await kept.match('/');
    if (before) return before;
    throw fault;
  }
}

/** A file whose name changes with its content: the kept one, or the server's, which is then kept. */
async function keptFile(request) {
  const kept = await caches.open(KEPT);
  const before = await kept.match(request);
  if (before) return before;
  const file = await fetch(request);
  if (file.ok) await kept.put(request, file.clone());
  return file;
}
