import type { Legend, Sign } from '../board';
import LegendSign from './LegendSign.svelte';

const BEERS = ['pils', 'export', 'lager', 'stark', 'weizen', 'alt'];
const SEATS = [1, 2, 3, 4];

/** A sign that the game has words for as an effect, here of one. */
const effect = (sign: string, ...also: string[]): Sign => ({
  id: sign,
  also,
  name: { key: `pioneers-effect-${sign}`, count: 1 },
  about: `learn-bp-sign-${sign}`,
});

export const legend: Legend = {
  Drawing: LegendSign,
  groups: [
    {
      title: 'learn-bp-signs-pieces',
      signs: [
        { id: 'worker', also: ['experience'], name: 'learn-bp-sign-worker', about: 'learn-bp-sign-worker-about' },
        {
          id: 'bonus',
          also: ['hall', 'laboratory', 'recall'],
          name: 'learn-bp-sign-bonus',
          about: 'learn-bp-sign-bonus-about',
        },
        { id: 'truck', name: 'bp-truck', about: 'learn-bp-sign-truck-about' },
        ...SEATS.map((number): Sign => ({
          id: `seat-${number}`,
          name: { key: 'learn-bp-sign-flag', number },
          about: 'learn-bp-sign-flag-about',
        })),
      ],
    },
    {
      title: 'learn-bp-signs-gains',
      signs: [
        effect('points', 'vp'),
        effect('coins', 'coin', 'takings'),
        effect('pay', 'second'),
        effect('income'),
        effect('cards', 'ui-hand', 'hand', 'reach'),
        effect('level'),
        effect('progress'),
        effect('upgrade'),
        { id: 'improved', name: 'learn-bp-sign-improved', about: 'learn-bp-sign-improved-about' },
      ],
    },
    {
      title: 'learn-bp-signs-brewery',
      signs: [
        effect('brew', 'slot-production', 'beers'),
        effect('rotations', 'rotation', 'faster'),
        effect('beer', 'beer-2'),
        ...BEERS.map((beer): Sign => ({
          id: `tile-${beer}`,
          also: [beer],
          name: `pioneers-beer-${beer}`,
          about: 'learn-bp-sign-tile',
        })),
        effect('barrels', 'barrel', 'depot', 'take', 'fewer-barrels'),
        effect('move'),
        effect('unblock', 'lock'),
        effect('overlay'),
        {
          id: 'extension',
          also: ['slot-storage'],
          name: { key: 'pioneers-effect-extension', count: 3 },
          about: 'learn-bp-sign-extension',
        },
        effect('exchange', 'ui-swap'),
      ],
    },
    {
      title: 'learn-bp-signs-cards',
      signs: [
        effect('beige'),
        effect('order'),
        effect('white'),
        {
          id: 'bulbs',
          also: ['lightbulb'],
          name: { key: 'pioneers-icon-bulbs', count: 1 },
          about: 'learn-bp-sign-bulbs',
        },
        { id: 'flash', name: 'learn-bp-sign-flash', about: 'learn-bp-sign-flash-about' },
        { id: 'slot-scoring', name: 'learn-bp-sign-master', about: 'learn-bp-sign-master-about' },
        { id: 'slot-cleaning', name: 'learn-bp-sign-discard', about: 'learn-bp-sign-discard-about' },
        { id: 'round', also: ['winter'], name: 'bp-round-end', about: 'learn-bp-sign-round-about' },
      ],
    },
  ],
};
