/** Requests to the service, one function each. */
import type * as T from './types';

/** The house does not let in whoever asks, or no longer: said to the window as well. */
export const CLOSED = 'house-closed';

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

export async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await answered(path, init);
  return response.status === 204 ? (undefined as Answer) : ((await response.json()) as Answer);
}

/** A good answer, or a refusal. */
async function answered(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused(0, 'the service cannot be reached', 'offline');
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as T.Problem | null;
  if (problem?.code === CLOSED) dispatchEvent(new Event(CLOSED));
  throw new Refused(
    response.status,
    problem?.detail ?? response.statusText,
    problem?.code ?? 'unknown',
    problem?.message ?? null,
  );
}

const sending = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
export const send = <Answer>(method: string, path: string, body: unknown = {}): Promise<Answer> =>
  ask(path, sending(method, body));
const sendForText = async (path: string, body: unknown): Promise<string> =>
  (await answered(path, sending('POST', body))).text();

type Query = Record<string, string | number | null | undefined>;
export function query(values: Query): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

export const engine = () => ask<T.Engine>('/engine');
export const games = () => ask<T.GameInfo[]>('/games');
/** The Fluent files of a game from elsewhere, by language. */
export const wordsOf = (game: string) => ask<Record<string, string[]>>(`/games/${game}/words`);
export const me = () => ask<T.Me>('/me');
export const rename = (name: string) => send<T.Me>('PUT', '/me', { name });
export const account = () => ask<T.Account>('/me/account');
export const askForProof = (purpose: T.AskForProof['purpose']) => send<T.Ceremony>('POST', '/me/proof', { purpose });
export const newPasskey = () => send<T.Ceremony>('POST', '/me/passkeys/new');
export const addPasskey = (credential: object, name: string, proof: object | null, grant: string | null) =>
  send<T.Account>('POST', '/me/passkeys', { credential, name, proof, grant });
export const renamePasskey = (id: string, name: string) => send<T.Account>('PUT', `/me/passkeys/${id}`, { name });
export const removePasskey = (id: string, proof: object | null) =>
  send<T.Account>('POST', `/me/passkeys/${id}/remove`, { proof });
export const newCodes = (proof: object | null) => send<T.Codes>('POST', '/me/codes', { proof });
export const signOut = (everywhere: boolean, proof: object | null) =>
  send<T.Me>('POST', '/me/sign-out', { everywhere, proof });
export const deleteMe = (proof: object | null) => send<T.Me>('DELETE', '/me', { proof });
export const askToSignIn = () => send<T.Ceremony>('POST', '/sign-in/new');
export const signIn = (credential: object, bring: boolean) => send<T.Me>('POST', '/sign-in', { credential, bring });
export const recover = (code: string, bring: boolean) => send<T.Recovered>('POST', '/recover', { code, bring });
export const door = () => ask<T.Door>('/door');
export const enter = (code: string) => send<T.Door>('POST', '/door', { code });
export const becomeHost = (code: string, proof: object | null) => send<T.Door>('POST', '/host/link', { code, proof });

type Proof = object | null;
/** What hosts see and do: each act with a passkey's answer, made for just this. */
export const host = {
  open: (proof: Proof) => send<T.HostPage>('POST', '/host', { proof }),
  again: (grant: string) => send<T.HostPage>('POST', '/host/again', { grant }),
  change: (proof: Proof, what: Partial<Pick<T.HouseInfo, 'entry' | 'message'>> & { limits?: Record<string, string> }) =>
    send<T.HostPage>('PUT', '/host/house', { proof, ...what }),
  invite: (proof: Proof, times: number | null, days: number | null) =>
    send<T.HostPage>('POST', '/host/invitations', { proof, times, days }),
  revoke: (proof: Proof, id: string) => send<T.HostPage>('POST', `/host/invitations/${id}/revoke`, { proof }),
  stand: (proof: Proof, id: string, standing: 'in' | 'host' | 'out') =>
    send<T.HostPage>('POST', `/host/people/${id}`, { proof, standing }),
  end: (proof: Proof, id: string) => send<T.HostPage>('POST', `/host/tables/${id}/end`, { proof }),
  remove: (proof: Proof, id: string) => send<T.HostPage>('POST', `/host/tables/${id}/remove`, { proof }),
  brew: (proof: Proof, id: string) => sendForText(`/host/tables/${id}/brew`, { proof }),
};
export const personPage = (who: string) => ask<T.PersonPage>(`/people/${encodeURIComponent(who)}`);
export const beSeenBy = (visible_to: T.PersonPage['visible_to']) =>
  send<T.PersonPage>('PUT', '/me/visible', { visible_to });
export const silenced = () => ask<T.Silenced[]>('/me/silenced');
export const hearAgain = (id: string) => send<T.Silenced[]>('POST', `/me/silenced/${id}/remove`);
export const exportAddress = '/api/me/export';
export const house = () => ask<T.House>('/house');
export const ladder = (game: string, skip: number) =>
  ask<T.Ladder>(`/house/ladder/${encodeURIComponent(game)}${query({ skip })}`);
export const myTables = () => ask<T.TableInfo[]>('/tables');
export const publicTables = () => ask<T.TableInfo[]>('/tables/public');
export const findTable = (wish: T.FindTable) => send<T.TableInfo>('POST', '/lobby/find', wish);
export const openTable = (wish: T.CreateTable) => send<T.TableInfo>('POST', '/tables', wish);
export const invitation = (code: string) => ask<T.Invitation>(`/join/${encodeURIComponent(code)}`);
export const join = (code: string, name: string) => send<T.TableInfo>('POST', '/join', { code, name });
export const importBrew = (text: string) =>
  ask<T.TableInfo>('/import', { method: 'POST', headers: { 'content-type': 'text/plain; charset=utf-8' }, body: text });

/** What a move says: one action, or several in one go. */
export const playing = (play: number | number[]) => (typeof play === 'number' ? { action: play } : { actions: play });

/** Everything about one table. */
export const at = (id: string) => ({
  snapshot: (values: { seat?: number | null; since?: number } = {}) => ask<T.Snapshot>(`/tables/${id}${query(values)}`),
  catalog: () => ask<T.Catalog>(`/tables/${id}/catalog`),
  move: (version: number, seat: number, play: number | number[]) =>
    send<T.Moved>('POST', `/tables/${id}/moves`, { version, seat, ...playing(play) }),
  undo: (version: number, seat: number, choices = 1) =>
    send<T.Snapshot>('POST', `/tables/${id}/undo`, { version, seat, choices }),
  restart: (version: number, seat: number) => send<T.Snapshot>('POST', `/tables/${id}/restart`, { version, seat }),
  takeback: (seat: number, ply: number) => send<T.Snapshot>('POST', `/tables/${id}/takeback`, { seat, ply }),
  answer: (seat: number, agree: boolean) => send<T.Snapshot>('POST', `/tables/${id}/takeback/answer`, { seat, agree }),
  preview: (seat: number, version: number, action: number, signal: AbortSignal) =>
    ask<T.Preview>(`/tables/${id}/preview${query({ seat, version, action })}`, { signal }),
  hint: (seat: number) => ask<T.Hint>(`/tables/${id}/hint${query({ seat })}`),
  concede: (seat: number) => send<T.Snapshot>('POST', `/tables/${id}/concede`, { seat }),
  leave: (seat: number) => send<T.Snapshot>('POST', `/tables/${id}/leave`, { seat }),
  seatBot: (seat: number, bot: string) => send<T.Snapshot>('POST', `/tables/${id}/seats/${seat}/bot`, { bot }),
  takeSeatBack: (seat: number) => send<T.Snapshot>('POST', `/tables/${id}/seats/${seat}/return`),
  aboutLate: (seat: number, verdict: 'wait' | 'bot' | 'concede') =>
    send<T.Snapshot>('POST', `/tables/${id}/late`, { seat, verdict }),
  dayOff: (seat: number) => send<T.Snapshot>('POST', `/tables/${id}/day-off`, { seat }),
  say: (room: T.Said['room'], words: { text: string } | { phrase: T.Said['phrase'] }, seat: number | null) =>
    send<T.Said>('POST', `/tables/${id}/talk`, { room, seat, ...words }),
  allowTalk: (talk: T.TableInfo['talk']) => send<T.Snapshot>('PUT', `/tables/${id}/talk`, { talk }),
  nudge: (seat: number) => send<void>('POST', `/tables/${id}/nudge`, { seat }),
  silence: (room: T.Said['room'], number: number, everywhere: boolean) =>
    send<T.Talk>('POST', `/tables/${id}/silence`, { room, number, everywhere }),
  sit: (name: string) => send<T.TableInfo>('POST', `/tables/${id}/sit`, { name }),
  start: (bot: string) => send<T.TableInfo>('POST', `/tables/${id}/start`, { bot }),
  callOff: () => send<void>('POST', `/tables/${id}/call-off`),
  rated: () => ask<T.RatedEnd>(`/tables/${id}/rated`),
  rematch: () => send<T.TableInfo>('POST', `/tables/${id}/rematch`),
  replay: (seat?: number | null) => ask<T.Replay>(`/tables/${id}/replay${query({ seat })}`),
  review: (signal: AbortSignal) => ask<T.Review>(`/tables/${id}/review`, { signal }),
  verdict: (ply: number, signal: AbortSignal) => ask<T.Verdict>(`/tables/${id}/review/${ply}`, { signal }),
  branch: (ply: number, seat: number, bot: string) =>
    send<T.TableInfo>('POST', `/tables/${id}/branch`, { ply, seat, bot }),
  brewAddress: `/api/tables/${id}/brew`,
});
