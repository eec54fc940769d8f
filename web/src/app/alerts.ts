/** Tells a player who looks elsewhere that the table waits for them. */
import { say } from '../words/words.svelte';
import { settings } from './settings.svelte';
import { play } from './sound';

export function alertTurn(table: string, tag: string): void {
  play('turn');
  if (!document.hidden || !settings.notify || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  const notice = new Notification(say('web-your-turn'), { body: table, tag, icon: '/favicon.svg' });
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
