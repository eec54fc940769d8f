import type { Legend, Sign } from '../board';
import { backArt, GOODS, KINDS, SEASONS } from './model';

const TYPES = [1, 2, 3] as const;
const SLOTS = ['cards', 'collect', 'storage', 'production', 'cleaning', 'scoring'] as const;

export const legend: Legend = {
  groups: [
    {
      title: 'learn-bb-signs-tokens',
      signs: KINDS.map((kind) => ({ id: kind, name: `kind-${kind}`, about: `learn-bb-sign-${kind}` })),
    },
    {
      title: 'learn-bb-signs-goods',
      signs: [
        { id: 'coin', name: 'learn-bb-sign-coin', about: 'learn-bb-sign-coin-about' },
        ...GOODS.flatMap((good) =>
          TYPES.map((type): Sign => ({
            id: `${good}-${type}`,
            name: `bb-${good}-${type}`,
            about: `${good}-${type}` === backArt(good) ? `learn-bb-sign-${good}` : `learn-bb-sign-type-${type}`,
          })),
        ),
      ],
    },
    {
      title: 'bb-upgrades',
      signs: SLOTS.map((slot) => ({
        id: `slot-${slot}`,
        name: `bb-slot-${slot}`,
        about: `learn-bb-sign-slot-${slot}`,
      })),
    },
    {
      title: 'learn-bb-signs-table',
      signs: [
        ...SEASONS.map((kind) => ({ id: kind, name: { key: 'bb-year-kind', kind }, about: `learn-bb-sign-${kind}` })),
        { id: 'windmill', name: 'learn-bb-windmill', about: 'learn-bb-sign-windmill' },
        { id: 'ui-swap', name: 'bb-exchange', about: 'learn-bb-sign-swap' },
        { id: 'lock', name: 'learn-bb-sign-lock', about: 'learn-bb-sign-lock-about' },
        { id: 'ui-hand', name: 'learn-bb-sign-hand', about: 'learn-bb-sign-hand-about' },
        { id: 'ui-people', name: 'learn-bb-sign-other', about: 'learn-bb-sign-other-about' },
        ...[1, 2].map((number): Sign => ({
          id: `seat-${number}`,
          name: { key: 'learn-bb-sign-flag', number },
          about: 'learn-bb-sign-flag-about',
        })),
      ],
    },
  ],
};
