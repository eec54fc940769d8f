/** The pictures of effects, from the sprite, and the sign beside some of them. */
import type { Message } from '../../api/types';

export const ART: Record<string, [icon: string, sign?: string]> = {
  points: ['vp'],
  coins: ['coin'],
  takings: ['coin'],
  pay: ['coin', '−'],
  income: ['coin', '↑'],
  cards: ['ui-hand'],
  barrels: ['barrel'],
  take: ['barrel'],
  depot: ['barrel', '5'],
  move: ['barrel', '↓'],
  rotations: ['rotation'],
  bulbs: ['lightbulb'],
  brew: ['slot-production'],
  beer: ['beer-2'],
  unblock: ['lock', '×'],
  upgrade: ['worker', '↑'],
  experience: ['worker', '+'],
  laboratory: ['worker', '→'],
  hall: ['worker'],
  recall: ['worker', '↩'],
  worker: ['worker'],
  truck: ['truck'],
  extension: ['slot-storage'],
  exchange: ['ui-swap'],
};

/** The picture of the first effect that has one, in words put together of effects. */
export function firstIcon(message: Message): string | null {
  const [, effect = ''] = /^pioneers-effect-(\w+)/.exec(message.key) ?? [];
  if (ART[effect]) return ART[effect][0];
  const parts = (message['parts'] ?? message['or_parts'] ?? (message['effect'] ? [message['effect']] : [])) as Message[];
  return parts.map(firstIcon).find((icon) => icon !== null) ?? null;
}
