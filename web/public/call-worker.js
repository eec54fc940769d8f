/**
 * Calls somebody to a table while no page is open: see src/calls/push.ts. It keeps no files and answers no requests,
 * so pages load as if it were not there; the score pad has a worker of its own.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('push', (event) => event.waitUntil(call(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

/** What the service says is spoken already, in the language of whoever is called. */
async function call(data) {
  let said = {};
  try {
    said = data.json();
  } catch {
    // Browsers want something to be shown for each message.
  }
  await self.registration.showNotification(said.title ?? 'brewtable', {
    body: said.body ?? '',
    tag: said.tag ?? 'brewtable',
    renotify: true,
    icon: '/favicon.svg',
    data: { path: said.path?.startsWith('/') ? said.path : '/' },
  });
}

/** The page of the table, if one is open; a new one otherwise, since others may be in use. */
async function show(path) {
  const { href } = new URL(path, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url.split(/[?#]/)[0] === href);
  await (there ? there.focus() : self.clients.openWindow(href));
}
