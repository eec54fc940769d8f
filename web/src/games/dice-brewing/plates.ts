/** How the eleven spaces are drawn: the pieces they want and what they give. */
import type { Colour, SpaceName, Town } from './model';

export interface Want {
  /** Null: a seed. */
  colour: Colour | null;
  text?: string;
}
export interface Gift {
  text?: string;
  colour?: Colour;
  icon?: string;
  /** It works at once, not in tidying. */
  at?: 'once';
}

const WANTS: Record<SpaceName, (Colour | null)[]> = {
  'malt-1': [null],
  'malt-2': ['yellow'],
  'malt-3': ['yellow', 'black'],
  'hops-1': [null],
  'hops-2': ['green'],
  'school-1': ['blue'],
  'school-2': ['blue'],
  'school-3': ['blue'],
  'seeds-1': ['green', 'black'],
  'seeds-2': ['black'],
  'seeds-3': ['blue'],
};

export function wantsOf(space: SpaceName, town: Town): Want[] {
  const least = town.printed.entry[space];
  const text = least === undefined ? undefined : space === 'school-3' ? `Σ${least}` : `${least}+`;
  return WANTS[space].map((colour) => ({ colour, text }));
}

export function givesOf(space: SpaceName, town: Town): Gift {
  const gold = { text: String(town.printed.department[space as 'seeds-2'] ?? ''), icon: 'coin' };
  const gifts: Record<SpaceName, Gift> = {
    'malt-1': { colour: 'yellow' },
    'malt-2': { colour: 'black' },
    'malt-3': { text: '+1', icon: 'slot-storage' },
    'hops-1': { colour: 'green' },
    'hops-2': { text: '+1', icon: 'slot-storage' },
    'school-1': { icon: 'token-reroll', at: 'once' },
    'school-2': { icon: 'ui-swap', at: 'once' },
    'school-3': { colour: 'blue' },
    'seeds-1': { text: String(town.printed.department['seeds-1']), icon: 'seed' },
    'seeds-2': gold,
    'seeds-3': gold,
  };
  return gifts[space];
}
