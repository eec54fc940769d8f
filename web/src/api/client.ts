/** Requests to the service, one function each. */
import type * as T from './types';

/** The service said no, or could not be reached (status 0). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    detail: string,
    readonly code: string,
    readonly reason: T.Message | null = null,
  ) {
    super(detail);
  }
}

async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused(0, 'the service cannot be reached', 'offline');
  }
  if (response.ok) return (await response.json()) as Answer;
  const problem = (await response.json().catch(() => null)) as T.Problem | null;
  throw new Refused(
    response.status,
    problem?.detail ?? response.statusText,
    problem?.code ?? 'unknown',
    problem?.message ?? null,
  );
}

const send = <Answer>(method: string, path: string, body: unknown = {}): Promise<Answer> =>
  ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

type Query = Record<string, string | number | null | undefined>;
export function query(values: Query): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

export const games = () => ask<T.GameInfo[]>('/games');
export const me = () => ask<T.Me>('/me');
export const rename = (name: string) => send<T.Me>('PUT', '/me', { name });
export const myTables = () => ask<T.TableInfo[]>('/tables');
export const publicTables = () => ask<T.TableInfo[]>('/tables/public');
export const openTable = (wish: T.CreateTable) => send<T.TableInfo>('POST', '/tables', wish);
export const join = (code: string, name: string) => send<T.TableInfo>('POST', '/join', { code, name });
export const importBrew = (text: string) =>
  ask<T.TableInfo>('/import', { method: 'POST', headers: { 'content-type': 'text/plain; charset=utf-8' }, body: text });

/** Everything about one table. */
export const at = (id: string) => ({
  snapshot: (values: { seat?: number | null; since?: number } = {}) =>
    ask<T.Snapshot>(`/tables/${id}${query(values)}`),
  catalog: () => ask<T.Catalog>(`/tables/${id}/catalog`),
  move: (version: number, seat: number, action: number) =>
    send<T.Moved>('POST', `/tables/${id}/moves`, { version, seat, action }),
  undo: (version: number, seat: number) => send<T.Snapshot>('POST', `/tables/${id}/undo`, { version, seat }),
  restart: (version: number, seat: number) => send<T.Snapshot>('POST', `/tables/${id}/restart`, { version, seat }),
  takeback: (seat: number, ply: number) => send<T.Snapshot>('POST', `/tables/${id}/takeback`, { seat, ply }),
  answer: (seat: number, agree: boolean) =>
    send<T.Snapshot>('POST', `/tables/${id}/takeback/answer`, { seat, agree }),
  preview: (seat: number, version: number, action: number, signal: AbortSignal) =>
    ask<T.Preview>(`/tables/${id}/preview${query({ seat, version, action })}`, { signal }),
  hint: (seat: number) => ask<T.Hint>(`/tables/${id}/hint${query({ seat })}`),
  concede: (seat: number) => send<T.Snapshot>('POST', `/tables/${id}/concede`, { seat }),
  leave: (seat: number) => send<T.Snapshot>('POST', `/tables/${id}/leave`, { seat }),
  seatBot: (seat: number, bot: string) => send<T.Snapshot>('POST', `/tables/${id}/seats/${seat}/bot`, { bot }),
  takeSeatBack: (seat: number) => send<T.Snapshot>('POST', `/tables/${id}/seats/${seat}/return`),
  rematch: () => send<T.TableInfo>('POST', `/tables/${id}/rematch`),
  replay: (seat?: number | null) => ask<T.Replay>(`/tables/${id}/replay${query({ seat })}`),
  review: (signal: AbortSignal) => ask<T.Review>(`/tables/${id}/review`, { signal }),
  verdict: (ply: number, signal: AbortSignal) => ask<T.Verdict>(`/tables/${id}/review/${ply}`, { signal }),
  branch: (ply: number, seat: number, bot: string) =>
    send<T.TableInfo>('POST', `/tables/${id}/branch`, { ply, seat, bot }),
  brewAddress: `/api/tables/${id}/brew`,
});
