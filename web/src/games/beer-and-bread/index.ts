/** Beer & Bread at the table page. */
import type { Catalog, Choice, Event, Message } from '../../api/types';
import type { BoardProps, Flight, GameBoard, Say } from '../board';
import Board from './Board.svelte';
import Clock from './Clock.svelte';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import Stock from './Stock.svelte';
import { KINDS, type Cards, type Kind } from './model';
import { scorePad } from './score';
import { goodName } from './speech';

function tabs({ words, names, seat }: BoardProps) {
  const own = seat ?? 0;
  return [
    { id: 'own', label: seat === null ? (names[own] ?? '') : words('bb-village'), icon: 'slot-storage' },
    { id: 'land', label: words('bb-fields'), icon: 'slot-collect' },
    { id: 'rival', label: names[1 - own] ?? '', icon: 'ui-people' },
  ];
}

const SWAP = 600;

function flights(event: Event): Flight[] {
  if (event.event === 'tokens') {
    const places = (place: string) => [`${place}:${event['token']}`, place];
    return [{ what: { icon: event['token'] }, count: event['count'], from: places(event['from']), to: places(event['to']) }];
  }
  if (event.event === 'card') {
    const places = (place: string) => [...(event['card'] ? [`${place}:${event['card']}`] : []), place];
    return [{ what: { card: event['card'], back: event['back'] }, count: 1, from: places(event['from']), to: places(event['to']) }];
  }
  if (event.event === 'swap') {
    const pass = (from: number, back: string): Flight => ({ what: { card: null, back }, count: 1, from: [`hand:${from}`], to: [`hand:${1 - from}`], ms: SWAP });
    return [pass(0, 'beer'), pass(1, 'bread'), pass(0, 'bread'), pass(1, 'beer')];
  }
  if (event.event === 'windmill') return [{ what: { icon: 'windmill' }, count: 1, from: ['windmill'], to: [`seat:${event['seat']}`], ms: SWAP }];
  return [];
}

/** "2 wheat" is drawn as a number and a token, "wheat" as a token. */
function inline(message: Message) {
  const [, how, kind] = /^(tokens|more|kind)-(\w+)$/.exec(message.key) ?? [];
  if (!KINDS.includes(kind as Kind)) return null;
  return how === 'kind' ? { icon: kind! } : { icon: kind!, count: Number(message['count']) };
}

function verb(choice: Choice, words: Say): string | null {
  const { kind } = choice.do;
  if (kind === 'done') return words(choice.label);
  if (kind === 'play') return words('bb-verb-play');
  if (kind === 'produce') return words('bb-verb-produce', { good: goodOf(choice) });
  return words(`bb-verb-${kind}`);
}

/** What cannot be made carries no good in its words; the cards of the house deck are named by theirs. */
const goodOf = ({ label, on }: Choice): string => String(label['good'] ?? /:(beer|bread)-/.exec(on[0] ?? '')?.[1] ?? '');

const ICONS: Record<string, string> = {
  harvest: 'slot-collect',
  produce: 'slot-production',
  upgrade: 'slot-cleaning',
  exchange: 'ui-swap',
  discard: 'ui-hand',
  invert: 'lock',
  done: 'ui-check',
};

const icon = (choice: Choice): string | null => choice.do['token'] ?? ICONS[String(choice.do['kind'])] ?? null;

function cardName(card: string, catalog: Catalog, words: Say): string {
  const front = (catalog as Cards)[card];
  return front ? goodName(front, words) : card;
}

const chapter = (event: Event) => (event.event === 'year' ? { icon: event['dry'] ? 'dry' : 'fruitful' } : null);

const board: GameBoard = { Board, Hand, Clock, Stock, Face, tabs, flights, inline, verb, icon, cardName, score: scorePad, chapter };
export default board;
