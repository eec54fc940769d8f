/** How a position of Beer & Bread is laid out. What is in it, the rules tell. */
import type { Choice as AnyChoice, Face, PromptData, Result as AnyResult, Told as AnyTold } from '../../api/types';
import type { BoardProps } from '../board';

export type BeerAndBread = Face<'beer-and-bread'>;
export type Table = BoardProps<BeerAndBread>;
export type Valley = BeerAndBread['view'];
export type Village = Valley['villages'][number];
export type Tokens = Valley['fields'];
export type Kind = keyof Tokens;
export type Cards = BeerAndBread['catalog'];
export type CardFront = Cards[string];
export type Good = CardFront['good'];
export type Event = BeerAndBread['event'];
export type Told = AnyTold<BeerAndBread>;
export type Prompt = PromptData<BeerAndBread>;
export type Choice = AnyChoice<BeerAndBread>;
export type Result = AnyResult<BeerAndBread>;

/** The resources in the order of the harvest strip, the fields from left to right. */
export const KINDS = ['water', 'wheat', 'barley', 'rye', 'hops'] as const satisfies Kind[];
export const CROPS = ['wheat', 'barley', 'rye', 'hops'] as const satisfies Kind[];
export const SEASONS = ['fruitful', 'dry'] as const;
export const GOODS = ['beer', 'bread'] as const satisfies Good[];
/** The pictures of the upgrade slots, by their numbers. */
const SLOT_ART = ['cards', 'collect', 'storage', 'production', 'cleaning', 'scoring'];
export const slotArt = (slot: number | string): string => SLOT_ART[Number(slot) - 1] ?? '';

export const artOf = (card: CardFront): string => `${card.good}-${card.type}`;
export const backArt = (good: string): string => `${good}-2`;

/** The kinds of which there are any, in the order of the strip. */
export const kindsIn = (tokens: Tokens): Kind[] => KINDS.filter((kind) => tokens[kind] > 0);
export const count = (tokens: Tokens): number => KINDS.reduce((sum, kind) => sum + tokens[kind], 0);

/** When each card came to where it lies, by its id: the higher, the later. */
export function arrivals(story: Told[] = []): Record<string, number> {
  const moves = story
    .flatMap((one) => one.events)
    .flatMap((event) => (event.event === 'card' && event.card ? [event.card] : []));
  return Object.fromEntries(moves.map((card, at) => [card, at]));
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
