/** How a position of Dice Brewing is laid out. What is in it, the rules tell. */
import type { Choice as AnyChoice, Face, PromptData, Result as AnyResult, Told as AnyTold } from '../../api/types';
import type { BoardProps } from '../board';

export type DiceBrewing = Face<'dice-brewing'>;
export type Table = BoardProps<DiceBrewing>;
export type Town = DiceBrewing['view'];
export type Brewer = Town['brewers'][number];
export type Die = Brewer['pool'][number];
export type Colour = Die['colour'];
export type OpenRecipe = NonNullable<Town['recipes'][number]>;
export type Need = Brewer['needs'][number][number];
export type Ingredient = keyof Town['market'];
export type TokenKind = keyof Town['black_market'];
export type PrintedSpace = Town['printed']['spaces'][number];
export type SpaceName = PrintedSpace['space'];
export type Building = PrintedSpace['building'];
export type Recipes = DiceBrewing['catalog'];
export type Recipe = Recipes[string];
export type Event = DiceBrewing['event'];
export type Told = AnyTold<DiceBrewing>;
export type Prompt = PromptData<DiceBrewing>;
export type Choice = AnyChoice<DiceBrewing>;
export type Result = AnyResult<DiceBrewing>;

export type Extra = keyof Recipe['extras'];
export type Premium = NonNullable<Recipe['extras'][Extra]>;

/** From left to right. */
export const COLOURS = ['yellow', 'black', 'green', 'blue'] as const satisfies Colour[];
export const INGREDIENTS = ['malt', 'spices', 'honey', 'hops', 'fruit'] as const satisfies Ingredient[];
export const TOKENS = ['withdraw', 'shut', 'mark', 'close', 'raise', 'reroll'] as const satisfies TokenKind[];
export const BUILDINGS = ['malt', 'hops', 'school', 'seeds'] as const satisfies Building[];
export const PHASES = ['rolling', 'arranging', 'purchases', 'brewing', 'tidying'] as const satisfies Town['phase'][];

export const spacesOf = (town: Town, building: Building): PrintedSpace[] =>
  town.printed.spaces.filter((one) => one.building === building);

/** The shape each colour is drawn with: light malt, dark malt, hops, skill. */
export const ART = { yellow: 'light', black: 'dark', green: 'hops', blue: 'skill' } as const;
export const dieIcon = (colour: Colour, value: number): string => `die-${ART[colour]}-${value}`;
export const pieceIcon: Record<Colour, string> = {
  yellow: 'malt-light',
  black: 'malt-dark',
  green: 'hop',
  blue: 'skill',
};
const INGREDIENT_ART: Record<Ingredient, string> = {
  malt: 'special-malt',
  spices: 'spices',
  honey: 'honey',
  hops: 'special-hops',
  fruit: 'fruit',
};
export const isIngredient = (ware: string): ware is Ingredient => ware in INGREDIENT_ART;
export const wareIcon = (ware: Ingredient | TokenKind): string =>
  isIngredient(ware) ? INGREDIENT_ART[ware] : `token-${ware}`;
export const isColour = (piece: string): piece is Colour => piece in ART;

/** What spaces give that is no die. */
export const GIFT_ART: Record<Exclude<PrintedSpace['gives'], Colour>, string> = {
  seed: 'seed',
  gold: 'coin',
  raise: 'slot-storage',
  reroll: 'token-reroll',
  swap: 'ui-swap',
};
/** How much of it; one die, one reroll and one swap go without a number. */
export const giftText = ({ gives, amount }: PrintedSpace): string =>
  gives === 'raise' ? `+${amount}` : gives === 'gold' || gives === 'seed' ? String(amount) : '';
/** The value that a space asks for, as it stands on the outline of a die. */
export const askedText = ({ least, gathers }: PrintedSpace): string | undefined =>
  least ? (gathers ? `Σ${least}` : `${least}+`) : undefined;

const LETTERS: Record<string, Colour> = { y: 'yellow', k: 'black', g: 'green', b: 'blue' };
export const colourOf = (die: string): Colour => LETTERS[die.charAt(0)]!;

/** Dice lie by colour, then the high ones first. */
export const sorted = (dice: Die[]): Die[] =>
  dice.toSorted(
    (one, other) =>
      COLOURS.indexOf(one.colour) - COLOURS.indexOf(other.colour) ||
      (other.value ?? 0) - (one.value ?? 0) ||
      number(one.die) - number(other.die),
  );
const number = (die: string): number => Number(die.slice(1));

/** A die that lies in somebody's pool or warehouse. */
export const dieCalled = (town: Town, name: string): Die | null =>
  town.brewers.flatMap(({ pool, warehouse }) => [...pool, ...warehouse]).find(({ die }) => die === name) ?? null;

/** What a recipe pays for each extra. */
export const extrasOf = (recipe: Recipe): [Extra, Premium][] => Object.entries(recipe.extras) as [Extra, Premium][];

/** The seats that have used a space this round. */
export const usersOf = (town: Town, space: SpaceName): number[] =>
  town.brewers.flatMap((brewer, seat) => (brewer.board[space].used ? [seat] : []));
