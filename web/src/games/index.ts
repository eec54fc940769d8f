/** The boards, each in a bundle of its own. */
import type { GameBoard } from './board';

const boards: Record<string, () => Promise<{ default: GameBoard }>> = {
  'beer-and-bread': () => import('./beer-and-bread'),
  'dice-brewing': () => import('./dice-brewing'),
  'beer-pioneers': () => import('./beer-pioneers'),
};

export async function boardOf(game: string): Promise<GameBoard> {
  const load = boards[game];
  if (!load) throw new Error(`there is no board for ${game}; there are ${Object.keys(boards).join(', ')}`);
  return (await load()).default;
}

export const hasBoard = (game: string): boolean => game in boards;
