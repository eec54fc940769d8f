/** Calls at this browser, also while no page is open: its worker shows what a push service brings. */
import * as api from '../api/calls';
import type { Calls } from '../api/types';
import { keepSettings, settings } from '../app/settings.svelte';

const WORKER = '/call-worker.js';
const PROGRAMS = /(Firefox|Edg|OPR|SamsungBrowser|Chrome|Safari)/;
const SYSTEMS = /(Android|iPhone|iPad|Windows|Mac|Linux|CrOS)/;

export const canBeCalled = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Its owner said no to notifications, now or before. */
export class NotAllowed extends Error {}

export async function callHere(key: string): Promise<Calls> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another service at this address is good for nothing.
  await (await pushManager.getSubscription())?.unsubscribe();
  const { endpoint, keys } = (await subscribed(pushManager, key)).toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const calls = await api.addPush({
    endpoint: endpoint ?? '',
    p256dh,
    auth,
    language: settings.language,
    name: deviceName(),
  });
  settings.callWay = calls.here ?? '';
  keepSettings();
  return calls;
}

/** Browsers that keep nothing refuse it here, whatever their owner has allowed. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  try {
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (problem) {
    if (problem instanceof DOMException) throw new NotAllowed(problem.message);
    throw problem;
  }
}

/** This browser belongs to somebody else from now on, or is to be left alone. */
export async function forgetHere(): Promise<void> {
  if (!settings.callWay) return;
  const way = settings.callWay;
  settings.callWay = '';
  keepSettings();
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await api.remove(way).catch(() => undefined); // gone already
}

function deviceName(): string {
  const found = [PROGRAMS, SYSTEMS].map((pattern) => pattern.exec(navigator.userAgent)?.[0] ?? '');
  return found.filter(Boolean).join(', ').replace('Edg', 'Edge').replace('OPR', 'Opera');
}
