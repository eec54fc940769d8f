/** The first steps of each game, apart from the boards: who knows the game never loads them. */
import type { GuideStep } from './board';

type Guide = (seat: number) => GuideStep[];

const guides: Record<string, () => Promise<{ guide: Guide }>> = {
  'beer-and-bread': () => import('./beer-and-bread/guide'),
  'dice-brewing': () => import('./dice-brewing/guide'),
  'beer-pioneers': () => import('./beer-pioneers/guide'),
};

export const hasGuide = (game: string): boolean => game in guides;

export const guideOf = async (game: string, seat: number): Promise<GuideStep[]> => (await guides[game]!()).guide(seat);
