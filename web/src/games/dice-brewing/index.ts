/** Dice Brewing at the table page. */
import type { Message } from '../../api/types';
import type { Flight, GameBoard, Say } from '../board';
import Board from './Board.svelte';
import Clock from './Clock.svelte';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import Stock from './Stock.svelte';
import {
  colourOf,
  COLOURS,
  dieIcon,
  isIngredient,
  pieceIcon,
  TOKENS,
  wareIcon,
  type Choice,
  type DiceBrewing,
  type Event,
  type Recipes,
  type Table,
} from './model';
import { scorePad } from './score';
import { verbOf } from './things';

function tabs({ words, names, seat }: Table) {
  return [
    { id: 'brewery', label: seat === null ? (names[0] ?? '') : words('db-tab-brewery'), icon: 'slot-production' },
    { id: 'recipes', label: words('db-recipes'), icon: 'beer-2' },
    { id: 'market', label: words('db-market'), icon: 'coin' },
    { id: 'rivals', label: words('db-tab-rivals'), icon: 'ui-people' },
  ];
}

const dieArt = (die: string, value: number | null): string =>
  value ? dieIcon(colourOf(die), value) : pieceIcon[colourOf(die)];

/** Where a die or a heap lies, most exactly first: on itself, in its stack, in its place. */
const finer = (place: string, name: string): string[] => [
  `${place}:${name}`,
  ...(place === 'supply' ? [`supply:${colourOf(name)}`] : []),
  place,
];

function flights(event: Event): Flight[] {
  switch (event.event) {
    case 'die':
      return [
        {
          what: { icon: dieArt(event.die, event.value) },
          count: 1,
          from: finer(event.from, event.die),
          to: finer(event.to, event.die),
        },
      ];
    case 'seeds': {
      const places = (place: string) => [`${place}:seeds`, place];
      return [{ what: { icon: 'seed' }, count: event.count, from: places(event.from), to: places(event.to) }];
    }
    case 'ingredient':
      return [
        {
          what: { icon: wareIcon(event.ingredient) },
          count: 1,
          from: [`market:${event.ingredient}`],
          to: [`goods:${event.seat}`],
        },
      ];
    case 'ingredient-back':
      return [
        {
          what: { icon: wareIcon(event.ingredient) },
          count: 1,
          from: [`goods:${event.seat}`],
          to: [`market:${event.ingredient}`],
        },
      ];
    case 'token':
      return [
        {
          what: { icon: event.token ? wareIcon(event.token) : 'token-any' },
          count: 1,
          from: [`market:${event.token ?? TOKENS[0]}`],
          to: [`goods:${event.seat}`],
        },
      ];
    case 'turned-up':
      return [
        { what: { card: event.recipe, back: 'recipe' }, count: 1, from: ['deck'], to: [`recipe:${event.place}`] },
      ];
    case 'first':
      return [{ what: { icon: 'summer' }, count: 1, from: ['first'], to: [`seat:${event.seat}`], ms: 600 }];
    default:
      return [];
  }
}

/** "black 5" is drawn as that die, dice without a value as their piece. */
function inline(message: Message) {
  const [, how, name] = /^dice-(die|unrolled)-(\w+)$/.exec(message.key) ?? [];
  const colour = COLOURS.find((one) => one === name);
  const die = message['die'];
  const thing = typeof die === 'string' ? { thing: `die:${die}` } : {};
  if (how === 'unrolled' && colour) return { icon: pieceIcon[colour], count: Number(message['count']), ...thing };
  if (message.key === 'dice-seeds') return { icon: 'seed', count: Number(message['count']) };
  const value = Number(message['value']);
  return colour && value >= 1 && value <= 6 ? { icon: dieIcon(colour, value), ...thing } : null;
}

function verb(choice: Choice, words: Say): string | null {
  const kind = verbOf(choice);
  if (choice.label.key === 'dice-choice-done-rerolling') return words('db-verb-name');
  // What follows from it stands below, in smaller letters.
  return kind === 'done' ? words(choice.label).split(/[:,] /)[0]! : words(`db-verb-${kind}`);
}

const ICONS: Record<string, string> = {
  place: 'slot-production',
  store: 'slot-storage',
  choose: 'token-reroll',
  take: 'ui-swap',
  give: 'ui-swap',
  buy: 'coin',
  brew: 'beer-2',
  use: 'ui-check',
  done: 'ui-check',
  quiet: 'ui-pause',
};

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'key' in value;

function icon({ do: deed, label }: Choice): string | null {
  const token = TOKENS.find((one) => one === deed.kind);
  if (token) return wareIcon(token);
  switch (deed.kind) {
    // What cannot be bought, won, added or kept is told without its name.
    case 'buy':
      return deed.ware ? wareIcon(deed.ware) : ICONS['buy']!;
    case 'win':
      return deed.token ? wareIcon(deed.token) : null;
    case 'add':
      return !deed.extra ? null : isIngredient(deed.extra) ? wareIcon(deed.extra) : pieceIcon[colourOf(deed.extra)];
    case 'name':
      return deed.colour ? pieceIcon[deed.colour] : null;
    case 'keep':
      return deed.place === 'pool' ? 'ui-hand' : 'slot-storage';
    case 'store':
      return ICONS['store']!;
    default: {
      const die = label['die'];
      return ('die' in deed && isMessage(die) && inline(die)?.icon) || (ICONS[deed.kind] ?? null);
    }
  }
}

const cardName = (card: string, recipes: Recipes): string => recipes[card]?.name ?? card;

const chapter = (event: Event) => (event.event === 'round' ? { icon: event.season } : null);

const board: GameBoard<DiceBrewing> = {
  Board,
  Hand,
  Clock,
  Stock,
  Face,
  tabs,
  flights,
  inline,
  verb,
  icon,
  cardName,
  score: scorePad,
  chapter,
};
export default board;
