/** The door of the house: who may enter, whether this browser may, and the message of the day. */
import * as api from '../api/client';
import type { Door } from '../api/types';

let known = $state.raw<Door | null>(null);

/** Null until it is known; should the service not answer, the pages themselves say so. */
export const door = (): Door | null => known;

const OPEN: Door = { entry: 'everybody', inside: true, invited: false, removed: false, host: false, message: '' };

export async function lookAtDoor(): Promise<void> {
  try {
    known = await api.door();
  } catch {
    known ??= OPEN;
  }
}

export async function enter(code: string): Promise<Door> {
  return (known = await api.enter(code));
}

export async function becomeHost(code: string, proof: object | null): Promise<Door> {
  return (known = await api.becomeHost(code, proof));
}
