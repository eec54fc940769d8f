/** Requests about being called when a table waits. */
import { ask, send } from './client';
import type * as T from './types';

export const calls = () => ask<T.Calls>('/me/calls');
export const addPush = (wish: T.AddPush) => send<T.Calls>('POST', '/me/calls/push', wish);
export const addMail = (address: string, language: string) =>
  send<T.Calls>('POST', '/me/calls/mail', { address, language });
export const addWebhook = (address: string, language: string) =>
  send<T.Calls>('POST', '/me/calls/webhook', { address, language });
export const remove = (way: string) => send<T.Calls>('POST', `/me/calls/${way}/remove`);
export const test = (way: string) => send<T.Called>('POST', `/me/calls/${way}/test`);
export const ofTable = (table: string) => ask<T.TableCalls>(`/tables/${table}/calls`);
export const setTable = (table: string, off: boolean) => send<T.TableCalls>('PUT', `/tables/${table}/calls`, { off });
export const confirm = (token: string) => send<T.Confirmed>('POST', '/calls/confirm', { token });
export const stop = (token: string) => send<void>('POST', `/calls/stop/${encodeURIComponent(token)}`);
