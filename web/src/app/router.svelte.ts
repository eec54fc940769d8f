/** Which page is open: the address and nothing else decides. */
const place = $state({ path: location.pathname, search: location.search });

function look(): void {
  place.path = location.pathname;
  place.search = location.search;
}

addEventListener('popstate', look);

export function go(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  look();
  if (!replace) scrollTo(0, 0);
}

/** Follow links inside the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export type Route =
  | { page: 'home' | 'settings' | 'lost' }
  | { page: 'new' | 'rules' | 'score'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; ply: number | null; review: boolean }
  | { page: 'join'; code: string };

export function routeOf(path: string, search: string): Route {
  const [first, second, third, ...more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: 'home' };
  if (first === 'settings' && !second) return { page: 'settings' };
  if (first === 'score' && !second) return { page: 'score', game: 'beer-and-bread' };
  if ((first === 'new' || first === 'rules' || first === 'score') && second && !third) return { page: first, game: second };
  if (first === 'join' && second && !third) return { page: 'join', code: second };
  if (first === 'table' && second && !third) return { page: 'table', id: second };
  if (first === 'table' && second && (third === 'replay' || third === 'review') && more.length === 0) {
    const ply = Number.parseInt(new URLSearchParams(search).get('ply') ?? '', 10);
    return { page: 'replay', id: second, ply: Number.isNaN(ply) ? null : ply, review: third === 'review' };
  }
  return { page: 'lost' };
}

export const route = (): Route => routeOf(place.path, place.search);
