import { isPart, type Part } from '../learn/part';

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
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export type Route =
  | { page: 'home' | 'lobby' | 'settings' | 'account' | 'house' | 'lost' }
  | { page: 'calls'; what: 'confirm' | 'stop'; token: string }
  | { page: 'person'; who: string }
  | { page: 'new'; game: string }
  | { page: 'score'; game: string | null }
  | { page: 'rules'; game: string | null; part: Part }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; ply: number | null; review: boolean }
  | { page: 'join'; code: string }
  | { page: 'enter' | 'host'; code: string };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // what somebody typed need not be an address
  }
}

export function routeOf(path: string, search: string): Route {
  const [first, second, third, ...more] = path.split('/').filter(Boolean).map(decoded);
  if (!first) return { page: 'home' };
  if ((first === 'settings' || first === 'lobby' || first === 'account' || first === 'house') && !second)
    return { page: first };
  if (first === 'score' && !third) return { page: first, game: second ?? null };
  if (first === 'rules' && !third) return { page: first, game: second ?? null, part: 'rules' };
  if (first === 'rules' && third && isPart(third) && more.length === 0)
    return { page: first, game: second!, part: third };
  if (first === 'calls' && (second === 'confirm' || second === 'stop') && third && more.length === 0)
    return { page: first, what: second, token: third };
  if (first === 'people' && second && !third) return { page: 'person', who: second };
  if (first === 'new' && second && !third) return { page: 'new', game: second };
  if ((first === 'enter' || first === 'host') && !third) return { page: first, code: second ?? '' };
  if (first === 'join' && second && !third) return { page: 'join', code: second };
  if (first === 'table' && second && !third) return { page: 'table', id: second };
  if (first === 'table' && second && (third === 'replay' || third === 'review') && more.length === 0) {
    const ply = Number.parseInt(new URLSearchParams(search).get('ply') ?? '', 10);
    return { page: 'replay', id: second, ply: Number.isNaN(ply) ? null : ply, review: third === 'review' };
  }
  return { page: 'lost' };
}

export const route = (): Route => routeOf(place.path, place.search);
