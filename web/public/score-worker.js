/** Serves the score pad without a connection: see src/pad/offline.ts, which fills the cache. */
const KEPT_IN = 'brewtable-score';
const PAGE = '/score/';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin) return;
  if (event.request.mode === 'navigate' && pathname.startsWith(PAGE)) event.respondWith(newest(event.request));
  else if (pathname.startsWith('/assets/') || pathname === '/favicon.svg') event.respondWith(kept(event.request));
});

/** The page as it is now, or as it was when there was a connection. */
async function newest(request) {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(KEPT_IN)).match(PAGE)) ?? Response.error();
  }
}

/** The name of such a file changes with its content, so a kept one is as good as new. */
async function kept(request) {
  return (await (await caches.open(KEPT_IN)).match(request)) ?? fetch(request);
}
