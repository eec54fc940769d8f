import type { Legend, Sign } from '../board';
import LegendSign from './LegendSign.svelte';
import { ART, COLOURS, INGREDIENTS, pieceIcon, TOKENS, wareIcon } from './model';

const SEATS = [1, 2, 3, 4];

export const legend: Legend = {
  Drawing: LegendSign,
  groups: [
    {
      title: 'learn-db-signs-dice',
      signs: [
        ...COLOURS.map((colour): Sign => ({
          id: `die-${ART[colour]}`,
          also: [pieceIcon[colour]],
          name: `learn-db-sign-${colour}`,
          about: `learn-db-sign-${colour}-about`,
        })),
        { id: 'seed', name: 'learn-db-sign-seed', about: 'learn-db-sign-seed-about' },
      ],
    },
    {
      title: 'learn-db-signs-goods',
      signs: [
        { id: 'vp', name: { key: 'db-points', count: 1 }, about: 'learn-db-sign-points-about' },
        { id: 'coin', name: 'db-gold-word', about: 'learn-db-sign-gold-about' },
        { id: 'beer-2', name: 'db-brewed-word', about: 'learn-db-sign-brewed-about' },
        ...INGREDIENTS.map((ware): Sign => ({
          id: wareIcon(ware),
          name: `dice-ingredient-${ware}`,
          about: 'learn-db-sign-ingredient-about',
        })),
      ],
    },
    {
      title: 'learn-db-signs-tokens',
      signs: [
        { id: 'token-any', name: 'dice-any-token', about: 'learn-db-sign-any-about' },
        ...TOKENS.map((token): Sign => ({
          id: wareIcon(token),
          name: `db-token-${token}`,
          about: `db-token-does-${token}`,
        })),
      ],
    },
    {
      title: 'learn-db-signs-table',
      signs: [
        { id: 'winter', name: 'db-winter', about: 'learn-db-sign-winter-about' },
        { id: 'summer', name: 'db-summer', about: 'learn-db-sign-summer-about' },
        { id: 'flash', name: 'learn-db-sign-flash', about: 'learn-db-sign-flash-about' },
        { id: 'slot-production', name: 'db-phase-arranging', about: 'learn-db-sign-place-about' },
        { id: 'slot-storage', name: 'db-warehouse', about: 'learn-db-sign-warehouse-about' },
        { id: 'ui-hand', name: 'db-pool', about: 'learn-db-sign-pool-about' },
        { id: 'ui-swap', name: 'learn-db-sign-swap', about: 'learn-db-sign-swap-about' },
        { id: 'lock', name: 'db-closed', about: 'learn-db-sign-lock-about' },
        ...SEATS.map((number): Sign => ({
          id: `seat-${number}`,
          name: { key: 'learn-db-sign-flag', number },
          about: 'learn-db-sign-flag-about',
        })),
      ],
    },
  ],
};
