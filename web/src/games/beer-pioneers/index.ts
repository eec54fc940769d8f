/** Beer Pioneers at the table page. */
import type { Message } from '../../api/types';
import type { Flight, GameBoard, Say } from '../board';
import Board from './Board.svelte';
import Clock from './Clock.svelte';
import Face from './Face.svelte';
import type { Event } from './foresee';
import { artOf, firstIcon, isMessage } from './glyphs';
import Hand from './Hand.svelte';
import Stock from './Stock.svelte';
import { frontOf, storedIcon, type Catalog, type Pioneers, type Table } from './model';
import { scorePad } from './score';
import type { Choice } from './things';

function tabs({ words, names, seat }: Table) {
  return [
    { id: 'brewery', label: seat === null ? (names[0] ?? '') : words('bp-tab-brewery'), icon: 'slot-production' },
    { id: 'town', label: words('bp-tab-town'), icon: 'slot-storage' },
    { id: 'cards', label: words('bp-tab-cards'), icon: 'ui-hand' },
    { id: 'rivals', label: words('bp-tab-rivals'), icon: 'ui-people' },
  ];
}

const piece = (icon: string, from: string[], to: string[], count = 1): Flight[] => [
  { what: { icon }, count, from, to },
];

/** Where a card lies, most exactly first: on itself, then its place, then the brewery it belongs to. */
const places = (place: string, card: string | null): string[] => [
  ...(card ? [`${place}:${card}`] : []),
  place,
  `seat:${place.split(':')[1] ?? ''}`,
];

function flights(event: Event): Flight[] {
  if ('card' in event)
    return [
      {
        what: { card: event.card, back: 'action' },
        count: 1,
        from: places(event.from, event.card),
        to: places(event.to, event.card),
      },
    ];
  if (!('seat' in event)) return [];
  const { seat } = event;
  const home = [`cellar:${seat}`, `seat:${seat}`];
  switch (event.event) {
    case 'worker':
      return piece(
        'worker',
        [`ready:${seat}:${event.experience}`, `pieces:${seat}`, `seat:${seat}`],
        [`space:${event.space}`],
      );
    case 'truck':
      return piece('truck', [`truck:${seat}`, `seat:${seat}`], [`truck-space:${event.space}`]);
    case 'turn-order':
      return piece('worker', [`queue:${seat}`, `seat:${seat}`], [`turn-space:${event.place}`]);
    case 'admin':
      return piece('worker', [`clerk:${seat}`, `seat:${seat}`], [`admin:${seat}:${event.space}`]);
    case 'bonus':
      return piece('worker', [`helpers:${seat}`, `seat:${seat}`], [`bonus:${event.bonus}`]);
    case 'coins':
      return piece('coin', ['space:8a'], [`coins:${seat}`, `seat:${seat}`], event.amount);
    case 'paid':
      return piece('coin', [`coins:${seat}`, `seat:${seat}`], ['space:8a'], event.amount);
    case 'points':
      return piece('vp', ['calendar'], [`points:${seat}`, `seat:${seat}`]);
    case 'barrels-depot':
      return piece('barrel', ['truck-space:load'], [`depot:${seat}`, `seat:${seat}`], event.count);
    case 'barrels-cellar':
      return piece('barrel', [`depot:${seat}`, `seat:${seat}`], home, event.count);
    case 'barrels-delivered':
      return piece('barrel', [`cellar:${seat}:barrel`, ...home], ['truck-space:order'], event.count);
    case 'beer-cellar':
      return piece(storedIcon(event.beer), [`coop:${seat}:${event.beer}`, `seat:${seat}`], home);
    case 'beer-delivered':
      return piece(storedIcon(event.beer), [`cellar:${seat}:${event.beer}`, ...home], ['truck-space:order']);
    case 'beer-given':
      return piece(storedIcon(event.beer), [`cellar:${seat}:${event.beer}`, ...home], ['space:exchange']);
    case 'unblocked':
      return piece('lock', [`token:${seat}:${event.token}`, `seat:${seat}`], ['calendar']);
    case 'built':
      return piece('slot-storage', [`extension:${event.extension}`], [`built:${seat}`, `seat:${seat}`]);
    default:
      return [];
  }
}

/** "2 barrels", "Alt" and "3 coins" are drawn. */
const DRAWN = ['effect-coins', 'effect-points', 'effect-barrels', 'effect-rotations', 'need-barrels'];
function inline(message: Message) {
  const [, family, name = ''] = /^pioneers-(beer|need|effect)-(\w+)$/.exec(message.key) ?? [];
  const count = Number(message['count'] ?? 0);
  const isBeer = family !== 'effect' && name !== 'beer' && name !== 'barrels';
  if (!family || !(isBeer || DRAWN.includes(`${family}-${name}`))) return null;
  if (family === 'beer') return { icon: storedIcon(name) };
  return count ? { count, icon: artOf(name)[0] } : null;
}

/** What is named in full by its label needs no verb before it. */
function verb(choice: Choice, words: Say): string | null {
  const { kind } = choice.do;
  if (kind === 'done') return words(choice.label);
  return ['choose', 'exchange', 'twice'].includes(kind) ? null : words(`bp-verb-${kind}`);
}

const ICONS: Record<string, string> = {
  place: 'worker',
  truck: 'truck',
  'turn-order': 'worker',
  admin: 'worker',
  fulfil: 'vp',
  bonus: 'worker',
  take: 'ui-hand',
  beige: 'ui-hand',
  order: 'truck',
  white: 'ui-hand',
  discard: 'slot-cleaning',
  rotate: 'rotation',
  brew: 'slot-production',
  unblock: 'lock',
  uncover: 'slot-production',
  build: 'slot-storage',
  move: 'barrel',
  exchange: 'ui-swap',
  twice: 'ui-swap',
  retire: 'worker',
  done: 'ui-check',
};
function icon({ do: deed, label }: Choice): string | null {
  if ('beer' in deed && deed.kind !== 'rotate') return storedIcon(deed.beer);
  if (deed.kind === 'choose') return (isMessage(label['effect']) ? firstIcon(label['effect']) : null) ?? 'ui-check';
  return deed.kind === 'clear' ? storedIcon(deed.thing) : (ICONS[deed.kind] ?? null);
}

function cardName(card: string, catalog: Catalog, words: Say): string {
  const front = frontOf(catalog, card);
  return front ? words(front.called) : card;
}

const chapter = (event: Event) => (event.event === 'round' ? { icon: 'truck' } : null);

const board: GameBoard<Pioneers> = {
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
