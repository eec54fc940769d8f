import type { GuideStep } from '../board';

export const guide = (seat: number): GuideStep[] => [
  {
    title: 'web-guide-bp-goal',
    text: 'web-guide-bp-goal-text',
    at: [`seat:${seat}`, `purse:${seat}`],
    tab: 'brewery',
    clause: 'BP-18.1',
  },
  {
    title: 'web-guide-bp-turn',
    text: 'web-guide-bp-turn-text',
    at: [`pieces:${seat}`],
    tab: 'brewery',
    clause: 'BP-2.4',
  },
  { title: 'web-guide-bp-actions', text: 'web-guide-bp-actions-text', at: ['houses'], tab: 'town', clause: 'BP-3.1' },
  {
    title: 'web-guide-bp-brewing',
    text: 'web-guide-bp-brewing-text',
    at: [`coops:${seat}`],
    tab: 'brewery',
    clause: 'BP-8.1',
  },
  { title: 'web-guide-bp-cards', text: 'web-guide-bp-cards-text', at: ['hand'], tab: 'cards', clause: 'BP-11.1' },
  { title: 'web-guide-bp-click', text: 'web-guide-bp-click-text', at: ['houses'], tab: 'town', clause: 'BP-3.2' },
];
