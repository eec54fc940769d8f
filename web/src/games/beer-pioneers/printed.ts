/** What is printed on the boards and tiles, as phrases. */
import type { Action, AdminSpace, Bonus, Extension, Gain, Tile, TruckSpace } from './model';

export const WORKER: Record<Action, string> = {
  brew: 'brew x',
  rotate: 'rotations x',
  progress: 'progress 1 or unblock 1 or pay 1 and progress 1 and unblock 1 or pay 1 and unblock 1 and progress 1',
  barrels: 'barrels x or move x or pay 1 and barrels x and move x or pay 1 and move x and barrels x',
  white: 'white',
  upgrade: 'upgrade 1',
  extension: 'extension 3',
  coins: 'takings 2',
};
/** The clauses of the rules about them. */
export const CLAUSES: Record<Action, string> = {
  brew: 'BP-3.4',
  rotate: 'BP-3.5',
  progress: 'BP-3.6',
  barrels: 'BP-3.7',
  white: 'BP-3.10',
  upgrade: 'BP-3.11',
  extension: 'BP-3.13',
  coins: 'BP-3.15',
};
/** The same as it is drawn: that a coin brings both halves of 3 and 4 stands as a sign between them. */
export const HOUSE: Record<Action, string> = { ...WORKER, progress: 'progress 1 or unblock 1', barrels: 'barrels x or move x' };
export const TRUCK: Record<TruckSpace, string> = {
  coins: 'takings 2',
  order: 'order',
  load: 'barrels 1 or move 1 or cards 1',
  exchange: 'exchange',
};
/** What the first truck of a round brings besides. */
export const FIRST_TRUCK: Partial<Record<TruckSpace, string>> = { order: 'move 1', load: 'coins 1' };
export const TURN_ORDER = ['cards 1', 'cards 2', 'coins 1', 'cards 3', 'truck', 'beige', 'points 1', 'pay 1 and worker'] as const;
export const ADMIN: Record<AdminSpace, string> = {
  unblock: 'unblock 1 and rotations 1',
  beige: 'beige',
  brew: 'brew 1',
  white: 'white',
};
export const BONUS: Record<Bonus, string> = {
  coin: 'coins 1',
  beige: 'beige',
  barrels: 'barrels x',
  move: 'move x',
  rotate: 'rotations 2',
  brew: 'brew 1',
  unblock: 'unblock 1',
  order: 'pay 1 and order',
  extension: 'extension 3',
  cards: 'cards 3',
  'rotate-all': 'rotations x',
  point: 'points 1',
};
export const EXTENSION: Record<Extension, string> = {
  filter: 'overlay and rotations 3',
  cooling: 'overlay and level 1',
  laboratory: 'laboratory and rotations 2',
  fleet: 'depot and coins 1',
  'malt-factory': 'beer 1 and move 1',
  'machine-hall': 'hall',
};
/** What the board gives with the first to sixth extension. */
export const BUILT: readonly (string | null)[] = [null, 'beige or cards 1', 'level 1', 'level 1 or points 1', null, null];
export const TILE: Record<Tile, string> = {
  large: 'level 1 and income 1',
  barrel: 'barrels 1 and move 2 or unblock 1',
  progress: 'progress 1 or beige',
  small: 'beer 1 or level 1',
};
export const GAIN: Record<Gain, string> = { point: 'points 1', cards: 'cards 2', coin: 'coins 1' };
/** The space of the progress track from which on the hand may be larger. */
export const LARGE_HAND_SPACE = 4;
