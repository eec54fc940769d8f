/**
 * Keeps the pad for times without a connection. The worker looks after addresses below /score/ only, and what is kept
 * are built files whose names change with their content; tables never come from it.
 */
const KEPT_IN = 'brewtable-score';

export async function stayForLater(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/score-worker.js', { scope: '/score/' });
    await keepFiles();
  } catch {
    // A browser that keeps nothing still counts as long as the page is open.
  }
}

/** All that this page has loaded; what an older version had left behind is given up. */
async function keepFiles(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  const wanted = new Set(['/score/', '/favicon.svg', ...files.map(({ pathname }) => pathname)]);
  const cache = await caches.open(KEPT_IN);
  const there = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll([...wanted].filter((path) => path === '/score/' || !there.includes(path)));
  await Promise.all(there.filter((path) => !wanted.has(path)).map((path) => cache.delete(path)));
}
