/** Tells a player who looks elsewhere that the table waits for them. */
import { say } from '../words/words.svelte';
import { settings } from './settings.svelte';
import { play } from './sound';

export function alertTurn(table: string, tag: string): void {
  play('turn');
  if (!document.hidden || !settings.notify || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  void show(table, tag);
}

/** By the worker where there is one, so that a call about the same table takes its place: see public/call-worker.js. */
async function show(table: string, tag: string): Promise<void> {
  const said = { body: table, tag, icon: '/favicon.svg' };
  const worker = settings.callWay ? await navigator.serviceWorker.getRegistration('/') : undefined;
  if (worker?.active)
    return worker.showNotification(say('web-your-turn'), { ...said, data: { path: `/table/${tag}` } });
  const notice = new Notification(say('web-your-turn'), said);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** True when the browser will show notifications from now on. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
