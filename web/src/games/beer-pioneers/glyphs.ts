/** The pictures of signs, from the sprite, and the mark beside some of them. */
import type { Message } from '../../api/types';

const ART: Record<string, [icon: string, mark?: string]> = {
  // Effects.
  points: ['vp'],
  coins: ['coin'],
  takings: ['coin'],
  pay: ['coin', '−'],
  income: ['coin', '↑'],
  cards: ['ui-hand'],
  barrels: ['barrel'],
  depot: ['barrel'],
  move: ['barrel', '↓'],
  rotations: ['rotation'],
  brew: ['slot-production'],
  beer: ['beer-2'],
  unblock: ['lock', '×'],
  upgrade: ['worker', '↑'],
  laboratory: ['worker', '→'],
  hall: ['worker'],
  recall: ['worker', '↩'],
  worker: ['worker'],
  truck: ['truck'],
  extension: ['slot-storage'],
  exchange: ['ui-swap'],
  // Icons of a display, and what master brewers change.
  bulbs: ['lightbulb'],
  take: ['barrel'],
  experience: ['worker'],
  beers: ['slot-production'],
  faster: ['rotation'],
  hand: ['ui-hand'],
  reach: ['ui-hand'],
  'fewer-barrels': ['barrel'],
  second: ['coin', '−'],
  improved: ['worker', '✓'],
  // Occasions.
  bonus: ['worker'],
  round: ['winter'],
};

/** Signs that are drawn in the board's own way, and not as they stand in the sprite. */
export const OWN = ['beige', 'order', 'white', 'level', 'progress', 'overlay'];
export const isGlyph = (sign: string): boolean => sign in ART || OWN.includes(sign);

/** Whatever else is shown is a beer, by its tile. */
export const artOf = (sign: string): [icon: string, mark?: string] => ART[sign] ?? [`tile-${sign}`];

export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'key' in value;

/** The picture of the first effect that has one, in words put together of effects. */
export function firstIcon(message: Message): string | null {
  const [, effect = ''] = /^pioneers-effect-(\w+)/.exec(message.key) ?? [];
  if (ART[effect]) return ART[effect][0];
  const parts = Object.values(message).flat().filter(isMessage);
  return parts.map(firstIcon).find((icon) => icon !== null) ?? null;
}
