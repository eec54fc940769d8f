/** The position of Beer & Bread as the table sends it. */
import type { Message, Told } from '../../api/types';

export const KINDS = ['water', 'wheat', 'barley', 'rye', 'hops'] as const;
export type Kind = (typeof KINDS)[number];
export const CROPS = KINDS.filter((kind) => kind !== 'water');
export const SEASONS = ['fruitful', 'dry'] as const;
export const GOODS = ['beer', 'bread'] as const;
export type Good = (typeof GOODS)[number];
export const SLOTS = ['cards', 'collect', 'storage', 'production', 'cleaning', 'scoring'] as const;
export const YEARS = 6;
export const TURNS = 5;

export type Tokens = Record<Kind, number>;

export interface CardFront {
  good: Good;
  coins: number;
  harvest: Tokens;
  recipe: Tokens;
  slot: number;
  upgrade: string;
  upgrade_of: Kind | null;
  upgrade_words: Message;
  units: number;
  substitutions: [number, Kind, Kind][];
}
export type Cards = Record<string, CardFront>;

export interface HandCard {
  card: string | null;
  back: Good;
  inverted_by: number | null;
}

export interface Village {
  storage: Tokens;
  units: { general: number; water: number };
  places: { brewery: number; bakery: number };
  hand: HandCard[];
  column: string[];
  brewery: string[];
  bakery: string[];
  sold: string[];
  taken: string[];
  upgrades: Record<string, string[]>;
}

export interface Valley {
  seat: number | null;
  year: number;
  dry: boolean;
  turn: number;
  windmill: number;
  to_move: number | null;
  fields: Tokens;
  /** What the fields are seeded to. */
  signs: Record<'fruitful' | 'dry', Record<Exclude<Kind, 'water'>, number>>;
  supply: Tokens;
  offer: Tokens;
  deck: Good[];
  discard: string[];
  exchange: (string | null)[];
  villages: Village[];
}

/** The good on a card is one of three types, by its value: 4 or 5, 6 or 7, 8 or 9 coins. */
export const typeOf = (card: CardFront): 1 | 2 | 3 => (card.coins <= 5 ? 1 : card.coins <= 7 ? 2 : 3);
export const artOf = (card: CardFront): string => `${card.good}-${typeOf(card)}`;
export const backArt = (good: string): string => `${good}-2`;
export const workshopOf = (good: Good): 'brewery' | 'bakery' => (good === 'beer' ? 'brewery' : 'bakery');

/** The kinds of which there are any, in the order of the strip. */
export const kindsIn = (tokens: Tokens): Kind[] => KINDS.filter((kind) => tokens[kind] > 0);
export const count = (tokens: Tokens): number => KINDS.reduce((sum, kind) => sum + tokens[kind], 0);

/** The coins on the cards a village has sold, cleaned up or still in their places. */
export function coinsOf(village: Village, good: Good, cards: Cards): number {
  return soldBy(village)
    .map((id) => cards[id])
    .filter((card) => card?.good === good)
    .reduce((sum, card) => sum + (card?.coins ?? 0), 0);
}

/** When each card came to where it lies, by its id: the higher, the later. */
export function arrivals(story: Told[] = []): Record<string, number> {
  const moves = story.flatMap((one) => one.events).filter((event) => event.event === 'card' && event['card']);
  return Object.fromEntries(moves.map((event, at) => [event['card'], at]));
}

export const inOrder = (ids: string[], came: Record<string, number>): string[] =>
  ids.toSorted((one, other) => (came[one] ?? -1) - (came[other] ?? -1));

/** A village with its cards as they were laid: the newest last. */
export function asLaid(village: Village, came: Record<string, number>): Village {
  const order = (ids: string[]) => inOrder(ids, came);
  const { column, brewery, bakery, sold, upgrades } = village;
  return {
    ...village,
    column: order(column),
    brewery: order(brewery),
    bakery: order(bakery),
    sold: order(sold),
    upgrades: Object.fromEntries(Object.entries(upgrades).map(([slot, ids]) => [slot, order(ids)])),
  };
}

export const soldBy = (village: Village): string[] => [...village.sold, ...village.brewery, ...village.bakery];
