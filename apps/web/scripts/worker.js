// Keeps the page of one build, so that it opens without a network and can say that there is none.
// The build puts its own mark in place of MARK, and the names of its files before all of this, as FILES.
const KEPT = 'lettrine-MARK';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)));
});

/** Waits until no page of an older build is open, so that every page finds its own files. */
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOlder().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => keptFile('/')));
  else if (FILES.includes(address.pathname)) event.respondWith(keptFile(address.pathname));
});

async function dropOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('lettrine-') && name !== KEPT).map((name) => caches.delete(name)));
}

/** A file of this build: the kept one; the server's when a browser has thrown that away. */
async function keptFile(path) {
  const kept = await caches.open(KEPT);
  return (await kept.match(path)) ?? fetch(path);
}
