/** How this browser likes its table; kept here and nowhere else. */
import { FALLBACK, spoken } from '../words/languages';

export interface Settings {
  language: string;
  theme: 'auto' | 'light' | 'dark';
  /** reduced: nothing travels; auto follows the system. */
  motion: 'auto' | 'full' | 'reduced';
  /** How long the decisions of others stay in sight: calm, brisk, or not at all. */
  pace: 'calm' | 'brisk' | 'at-once';
  sound: boolean;
  /** Hold every choice for a confirmation, showing what it does. */
  confirm: boolean;
  /** Show what was open once and everybody might remember: taken cards, the discard pile. */
  memory: boolean;
  /** Tell by a notification of the browser when it is my turn. */
  notify: boolean;
  /** The way by which this browser is called, as the service names it; empty: none. */
  callWay: string;
  /** It was asked whether a table over days shall call. */
  callsOffered: boolean;
  /** Show the first steps of a game that this device has not seen yet. */
  guide: boolean;
  /** The games whose first steps were shown. */
  guided: string[];
}

const KEPT_AS = 'brewtable-settings';

function systemLanguage(): string {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return wished.find((language) => spoken.includes(language)) ?? FALLBACK;
}

function load(): Settings {
  const fresh: Settings = {
    language: systemLanguage(),
    theme: 'auto',
    motion: 'auto',
    pace: 'calm',
    sound: true,
    confirm: true,
    memory: true,
    notify: false,
    callWay: '',
    callsOffered: false,
    guide: true,
    guided: [],
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Partial<Settings>) };
  } catch {
    return fresh;
  }
}

export const settings: Settings = $state(load());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(settings));
  } catch {
    // Without storage the settings last as long as the page.
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener('change', () => (system.dark = dark.matches));
still.addEventListener('change', () => (system.still = still.matches));

export const isDark = (): boolean => settings.theme === 'dark' || (settings.theme === 'auto' && system.dark);
export const isStill = (): boolean => settings.motion === 'reduced' || (settings.motion === 'auto' && system.still);
