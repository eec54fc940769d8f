/** For whom a table is: what is asked when it is opened and when one is looked for. */
import type { OpenTable, Pace } from '../api/types';
import { say } from '../words/words.svelte';

export { spoken } from '../words/languages';

export const LEVELS: OpenTable['level'][] = ['any', 'beginners', 'experienced'];

/** A language by its name in the language of whoever reads. */
export function languageName(code: string, reader: string): string {
  const name = new Intl.DisplayNames([reader], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
}

/** Hours that a turn may take, in a game over days. */
export const HOURS = [1, 2, 4, 8, 12, 24, 48, 72, 96, 168];
export const LATE: Pace['late'][] = ['bot', 'concede', 'others'];

export const hoursText = (hours: number): string =>
  hours % 24 === 0 ? say('web-clock-so-many-days', { count: hours / 24 }) : say('web-clock-hours', { count: hours });

/** What was agreed about time, in a few words. */
export function paceText(pace: Pace): string {
  if (pace.kind === 'days') return say('web-clock-terms-days', { time: hoursText(pace.hours) });
  return say('web-clock-terms-live', { minutes: pace.minutes, extra: pace.extra });
}

/** Time that is left: minutes and seconds, or over days hours and minutes. */
export function clockText(seconds: number, kind: Pace['kind']): string {
  const whole = kind === 'live' ? Math.ceil(seconds) : Math.ceil(seconds / 60);
  const [more, less] = [Math.floor(whole / 60), whole % 60];
  if (kind === 'live') return `${more}:${String(less).padStart(2, '0')}`;
  return say('web-clock-left', { hours: more, minutes: less });
}
