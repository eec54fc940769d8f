import type { GuideStep } from '../board';

export const guide = (seat: number): GuideStep[] => [
  { title: 'web-guide-bb-goal', text: 'web-guide-bb-goal-text', at: [`seat:${seat}`], tab: 'own', clause: 'BB-13.5' },
  { title: 'web-guide-bb-turn', text: 'web-guide-bb-turn-text', at: ['hand'], clause: 'BB-5.2' },
  {
    title: 'web-guide-bb-harvest',
    text: 'web-guide-bb-harvest-text',
    at: ['fields', 'river'],
    tab: 'land',
    clause: 'BB-6.2',
  },
  {
    title: 'web-guide-bb-produce',
    text: 'web-guide-bb-produce-text',
    at: [`brewery:${seat}`, `bakery:${seat}`],
    tab: 'own',
    clause: 'BB-8.5',
  },
  { title: 'web-guide-bb-years', text: 'web-guide-bb-years-text', at: ['calendar'], clause: 'BB-5.4' },
  { title: 'web-guide-bb-click', text: 'web-guide-bb-click-text', at: ['hand'], clause: 'BB-5.3' },
];
