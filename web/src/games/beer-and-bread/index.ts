/** Beer & Bread at the table page. */
import type { Message } from '../../api/types';
import type { Flight, GameBoard, Say } from '../board';
import Board from './Board.svelte';
import Clock from './Clock.svelte';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import Stock from './Stock.svelte';
import { KINDS, type BeerAndBread, type Cards, type Choice, type Event, type Table } from './model';
import { scorePad } from './score';
import { goodName } from './speech';

function tabs({ words, names, seat }: Table) {
  const own = seat ?? 0;
  return [
    { id: 'own', label: seat === null ? (names[own] ?? '') : words('bb-village'), icon: 'slot-storage' },
    { id: 'land', label: words('bb-fields'), icon: 'slot-collect' },
    { id: 'rival', label: names[1 - own] ?? '', icon: 'ui-people' },
  ];
}

const SWAP = 600;

function flights(event: Event): Flight[] {
  switch (event.event) {
    case 'tokens': {
      const places = (place: string) => [`${place}:${event.token}`, place];
      return [{ what: { icon: event.token }, count: event.count, from: places(event.from), to: places(event.to) }];
    }
    case 'card': {
      const places = (place: string) => [...(event.card ? [`${place}:${event.card}`] : []), place];
      return [
        { what: { card: event.card, back: event.back }, count: 1, from: places(event.from), to: places(event.to) },
      ];
    }
    case 'swap': {
      const pass = (from: number, back: string): Flight => ({
        what: { card: null, back },
        count: 1,
        from: [`hand:${from}`],
        to: [`hand:${1 - from}`],
        ms: SWAP,
      });
      return [pass(0, 'beer'), pass(1, 'bread'), pass(0, 'bread'), pass(1, 'beer')];
    }
    case 'windmill':
      return [{ what: { icon: 'windmill' }, count: 1, from: ['windmill'], to: [`seat:${event.seat}`], ms: SWAP }];
    default:
      return [];
  }
}

/** "2 wheat" is drawn as a number and a token, "wheat" as a token. */
function inline(message: Message) {
  const [, how, name] = /^(tokens|more|kind)-(\w+)$/.exec(message.key) ?? [];
  const kind = KINDS.find((one) => one === name);
  if (!kind) return null;
  return how === 'kind' ? { icon: kind } : { icon: kind, count: Number(message['count']) };
}

function verb(choice: Choice, words: Say, cards: Cards): string | null {
  const { kind } = choice.do;
  if (kind === 'done') return words(choice.label);
  if (kind === 'produce') return words('bb-verb-produce', { good: cards[cardOf(choice)]?.good ?? '' });
  return words(`bb-verb-${kind}`);
}

/** The card that a choice is done to, in the hand or just taken. */
const cardOf = ({ on }: Choice): string => on[0]?.split(':')[1] ?? '';

const ICONS: Record<string, string> = {
  harvest: 'slot-collect',
  produce: 'slot-production',
  upgrade: 'slot-cleaning',
  exchange: 'ui-swap',
  discard: 'ui-hand',
  invert: 'lock',
  done: 'ui-check',
};

const icon = ({ do: deed }: Choice): string | null =>
  'token' in deed && deed.token ? deed.token : (ICONS[deed.kind] ?? null);

function cardName(card: string, cards: Cards, words: Say): string {
  const front = cards[card];
  return front ? goodName(front, words) : card;
}

const chapter = (event: Event) => (event.event === 'year' ? { icon: event.dry ? 'dry' : 'fruitful' } : null);

const board: GameBoard<BeerAndBread> = {
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
