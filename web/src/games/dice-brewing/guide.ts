import type { GuideStep } from '../board';

export const guide = (seat: number): GuideStep[] => [
  {
    title: 'web-guide-db-goal',
    text: 'web-guide-db-goal-text',
    at: [`seat:${seat}`],
    tab: 'brewery',
    clause: 'DB-16.1',
  },
  { title: 'web-guide-db-round', text: 'web-guide-db-round-text', at: ['calendar'], clause: 'DB-2.1' },
  {
    title: 'web-guide-db-houses',
    text: 'web-guide-db-houses-text',
    at: ['house:malt', 'house:hops', 'house:school', 'house:seeds'],
    tab: 'brewery',
    clause: 'DB-4.2',
  },
  { title: 'web-guide-db-warehouse', text: 'web-guide-db-warehouse-text', at: ['warehouse'], clause: 'DB-4.10' },
  {
    title: 'web-guide-db-recipes',
    text: 'web-guide-db-recipes-text',
    at: ['recipes'],
    tab: 'recipes',
    clause: 'DB-13.5',
  },
  { title: 'web-guide-db-click', text: 'web-guide-db-click-text', at: ['pool'], tab: 'brewery', clause: 'DB-4.1' },
];
