/** The position of Dice Brewing as the table sends it. */

export const COLOURS = ['yellow', 'black', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
/** The colours recipes ask for. */
export const BREWED_WITH = ['yellow', 'black', 'green'] as const;
export const INGREDIENTS = ['malt', 'spices', 'honey', 'hops', 'fruit'] as const;
export type Ingredient = (typeof INGREDIENTS)[number];
export const TOKENS = ['withdraw', 'shut', 'mark', 'close', 'raise', 'reroll'] as const;
export type TokenKind = (typeof TOKENS)[number];
export const BUILDINGS = ['malt', 'hops', 'school', 'seeds'] as const;
export type Building = (typeof BUILDINGS)[number];
export const PHASES = ['rolling', 'arranging', 'purchases', 'brewing', 'tidying'] as const;
export type Phase = (typeof PHASES)[number];

/** The spaces of each building. */
export const SPACES = {
  malt: ['malt-1', 'malt-2', 'malt-3'],
  hops: ['hops-1', 'hops-2'],
  school: ['school-1', 'school-2', 'school-3'],
  seeds: ['seeds-1', 'seeds-2', 'seeds-3'],
} as const satisfies Record<Building, readonly string[]>;
export type SpaceName = (typeof SPACES)[Building][number];

export interface Die {
  die: string;
  colour: Colour;
  /** Null before the roll. */
  value: number | null;
  /** `blocked`, `protected`, `kept-out`; `raised` once for every raise. */
  marks: string[];
}

export interface Space {
  dice: Die[];
  fast: Die[];
  seed: boolean;
  used: boolean;
  blocked: boolean;
}

export interface Brewer {
  points: number;
  gold: number;
  seeds: number;
  pool: Die[];
  warehouse: Die[];
  market: Die[];
  ingredients: Record<Ingredient, number>;
  tokens: { token: TokenKind | null; paid: number }[];
  brewed: string[];
  board: Record<SpaceName, Space>;
  shut: Building[];
  quiet: boolean;
}

export interface Town {
  seat: number | null;
  round: number;
  summer: boolean;
  first: number;
  to_move: number | null;
  options: { advanced: boolean; 'bad-luck': boolean };
  supply: Record<Colour | 'seeds', number>;
  /** Dice of the supply that were rolled at a school and wait to be swapped. */
  rolled: Die[];
  market: Record<Ingredient, number>;
  /** How many are left; with hidden tokens only whether there are any. */
  black_market: Record<TokenKind, number | boolean>;
  tokens_left: number;
  printed: {
    price: Record<Ingredient | TokenKind, number>;
    opens: Record<Building | 'market' | 'black-market', number>;
    entry: Partial<Record<SpaceName, number>>;
    fast: Partial<Record<SpaceName, number>>;
    department: Record<'seeds-1' | 'seeds-2' | 'seeds-3', number>;
    end: number;
  };
  deck: number;
  recipes: ({ recipe: string; closed: boolean } | null)[];
  brewers: Brewer[];
}

export interface Recipe {
  name: string;
  style: string;
  level: 'basic' | 'medium' | 'advanced' | 'experimental';
  needs: Record<'yellow' | 'black' | 'green', number[]>;
  reward: { gold: number; points: number; token: boolean; die: Colour | null };
  extras: Partial<Record<Ingredient | 'blue', { gold: number; points: number }>>;
  blue_least: number;
}
export type Recipes = Record<string, Recipe>;

/** The shape each colour is drawn with: light malt, dark malt, hops, skill. */
export const ART = { yellow: 'light', black: 'dark', green: 'hops', blue: 'skill' } as const;
export const dieIcon = (colour: Colour, value: number): string => `die-${ART[colour]}-${value}`;
export const pieceIcon: Record<Colour, string> = { yellow: 'malt-light', black: 'malt-dark', green: 'hop', blue: 'skill' };
export const wareIcon = (ware: Ingredient | TokenKind): string =>
  ({ malt: 'special-malt', spices: 'spices', honey: 'honey', hops: 'special-hops', fruit: 'fruit' } as Record<string, string>)[ware] ?? `token-${ware}`;

const LETTERS: Record<string, Colour> = { y: 'yellow', k: 'black', g: 'green', b: 'blue' };
export const colourOf = (die: string): Colour => LETTERS[die.charAt(0)]!;

/** Dice lie by colour, then the high ones first. */
export const sorted = (dice: Die[]): Die[] =>
  dice.toSorted((one, other) => COLOURS.indexOf(one.colour) - COLOURS.indexOf(other.colour) || (other.value ?? 0) - (one.value ?? 0) || number(one.die) - number(other.die));
const number = (die: string): number => Number(die.slice(1));

export const brewedInAll = (town: Town): number => town.brewers.reduce((sum, brewer) => sum + brewer.brewed.length, 0);

/** The seats that have used a space this round. */
export const usersOf = (town: Town, space: SpaceName): number[] =>
  town.brewers.flatMap((brewer, seat) => (brewer.board[space].used ? [seat] : []));
