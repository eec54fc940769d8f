/** Dice Brewing at the table page. */
import type { Catalog, Choice, Event, Message } from '../../api/types';
import type { BoardProps, Flight, GameBoard, Say } from '../board';
import Board from './Board.svelte';
import Clock from './Clock.svelte';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import Stock from './Stock.svelte';
import { colourOf, dieIcon, pieceIcon, wareIcon, type Colour, type Ingredient, type Recipes, type TokenKind } from './model';
import { scorePad } from './score';
import { verbOf } from './things';

function tabs({ words, names, seat }: BoardProps) {
  return [
    { id: 'brewery', label: seat === null ? (names[0] ?? '') : words('db-tab-brewery'), icon: 'slot-production' },
    { id: 'recipes', label: words('db-recipes'), icon: 'beer-2' },
    { id: 'market', label: words('db-market'), icon: 'coin' },
    { id: 'rivals', label: words('db-tab-rivals'), icon: 'ui-people' },
  ];
}

const dieArt = (die: string, value: number | null): string => (value ? dieIcon(colourOf(die), value) : pieceIcon[colourOf(die)]);

/** Where a die or a heap lies, most exactly first: on itself, in its stack, in its place. */
const finer = (place: string, name: string): string[] => [`${place}:${name}`, ...(place === 'supply' ? [`supply:${colourOf(name)}`] : []), place];

function flights(event: Event): Flight[] {
  const { seat } = event as { seat?: number } & Event;
  switch (event.event) {
    case 'die':
      return [{ what: { icon: dieArt(event['die'], event['value']) }, count: 1, from: finer(event['from'], event['die']), to: finer(event['to'], event['die']) }];
    case 'seeds': {
      const places = (place: string) => [`${place}:seeds`, place];
      return [{ what: { icon: 'seed' }, count: event['count'], from: places(event['from']), to: places(event['to']) }];
    }
    case 'ingredient':
      return [{ what: { icon: wareIcon(event['ingredient']) }, count: 1, from: [`market:${event['ingredient']}`], to: [`goods:${seat}`] }];
    case 'ingredient-back':
      return [{ what: { icon: wareIcon(event['ingredient']) }, count: 1, from: [`goods:${seat}`], to: [`market:${event['ingredient']}`] }];
    case 'token':
      return [{ what: { icon: event['token'] ? wareIcon(event['token']) : 'token-any' }, count: 1, from: event['token'] ? [`market:${event['token']}`] : ['market:withdraw'], to: [`goods:${seat}`] }];
    case 'turned-up':
      return [{ what: { card: event['recipe'], back: 'recipe' }, count: 1, from: ['deck'], to: [`recipe:${event['place']}`] }];
    case 'first':
      return [{ what: { icon: 'summer' }, count: 1, from: ['first'], to: [`seat:${seat}`], ms: 600 }];
    default:
      return [];
  }
}

/** "black 5" is drawn as that die, dice without a value as their piece. */
function inline(message: Message) {
  const [, how, colour] = /^dice-(die|unrolled)-(yellow|black|green|blue)$/.exec(message.key) ?? [];
  const thing = message['die'] ? { thing: `die:${message['die']}` } : {};
  if (how === 'unrolled') return { icon: pieceIcon[colour as Colour], count: Number(message['count']), ...thing };
  if (message.key === 'dice-seeds') return { icon: 'seed', count: Number(message['count']) };
  const value = Number(message['value']);
  return colour && value >= 1 && value <= 6 ? { icon: dieIcon(colour as Colour, value), ...thing } : null;
}

function verb(choice: Choice, words: Say): string | null {
  const kind = verbOf(choice);
  return kind === 'done' ? words(choice.label) : words(`db-verb-${kind}`);
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
const isToken = (kind: string): kind is TokenKind => ['withdraw', 'shut', 'mark', 'close', 'raise', 'reroll'].includes(kind);

function icon(choice: Choice): string | null {
  const { kind, extra, colour, token, ware, place, die } = choice.do as Record<string, string>;
  if (isToken(kind!)) return wareIcon(kind);
  if (token ?? ware) return wareIcon((token ?? ware) as TokenKind);
  if (extra) return /^b\d/.test(extra) ? pieceIcon.blue : wareIcon(extra as Ingredient);
  if (colour) return pieceIcon[colour as Colour];
  if (place) return place === 'pool' ? 'ui-hand' : 'slot-storage';
  const drawn = die && inline((choice.label['die'] as Message | undefined) ?? { key: '' });
  return (kind !== 'store' && drawn && drawn.icon) || (ICONS[kind!] ?? null);
}

const cardName = (card: string, catalog: Catalog): string => (catalog as Recipes)[card]?.name ?? card;

const chapter = (event: Event) => (event.event === 'round' ? { icon: String(event['season']) } : null);

const board: GameBoard = { Board, Hand, Clock, Stock, Face, tabs, flights, inline, verb, icon, cardName, score: scorePad, chapter };
export default board;
