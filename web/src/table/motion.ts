/** Moves tokens and cards from place to place, as the events say. */
import { mount, unmount } from 'svelte';
import type { Catalog, Event, Told } from '../api/types';
import type { Flight, GameBoard, Say } from '../games/board';
import Ghost from './Ghost.svelte';

const ARRIVE = 'cubic-bezier(.2, .8, .2, 1)';
const TOKEN_MS = 320;
const CARD_MS = 420;
const STAGGER = 40;
/** After this many, the rest of a heap travels together. */
const ONE_BY_ONE = 6;
/** Between one event and the next. */
const BEAT = 110;
/** A decision is shown within this time, however much it moved. */
const LONGEST = 1600;
const SHORTEST = 260;

export interface Stage {
  board: GameBoard;
  catalog: Catalog;
  words: Say;
  hurry: number;
  signal: AbortSignal;
}

/** What travels for an event that names where from and where to. */
export function flightsOf(event: Event, board: Pick<GameBoard, 'flights'>): Flight[] {
  if (board.flights) return board.flights(event);
  const { from, to, token, count, card, back } = event;
  if (typeof from !== 'string' || typeof to !== 'string') return [];
  if (typeof token === 'string') {
    const finer = (place: string) => [`${place}:${token}`, place];
    return [{ what: { icon: token }, count: typeof count === 'number' ? count : 1, from: finer(from), to: finer(to) }];
  }
  if (typeof card === 'string' || card === null) {
    const finer = (place: string) => (card ? [`${place}:${card}`, place] : [place]);
    return [{ what: { card, back: typeof back === 'string' ? back : '' }, count: 1, from: finer(from), to: finer(to) }];
  }
  return [];
}

export interface Timed {
  flight: Flight;
  /** Milliseconds after the start of the decision. */
  start: number;
  ms: number;
}

/** When each thing leaves and how long it travels, all within the time a decision may take. */
export function schedule(flights: Flight[], hurry: number): { timed: Timed[]; total: number } {
  let clock = 0;
  const timed: Timed[] = [];
  for (const flight of flights) {
    const ms = flight.ms ?? ('icon' in flight.what ? TOKEN_MS : CARD_MS);
    for (let one = 0; one < flight.count; one++) {
      timed.push({ flight, start: clock + Math.min(one, ONE_BY_ONE) * STAGGER, ms });
    }
    clock += BEAT;
  }
  const whole = Math.max(SHORTEST, ...timed.map(({ start, ms }) => start + ms));
  const faster = Math.max(1, whole / LONGEST) * hurry;
  return {
    timed: timed.map(({ flight, start, ms }) => ({ flight, start: start / faster, ms: ms / faster })),
    total: whole / faster,
  };
}

const visible = (element: Element): boolean => element.getClientRects().length > 0;

/** The first of the places that is on the page. */
export function findPlace(names: string[]): HTMLElement | null {
  for (const name of names) {
    const found = [...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(name)}"]`)];
    const seen = found.find(visible);
    if (seen) return seen;
  }
  return null;
}

/** Shows one decision. The page still stands where it was before; the caller lets it follow. */
export async function showDecision(told: Told, stage: Stage): Promise<void> {
  const { timed, total } = schedule(
    told.events.flatMap((event) => flightsOf(event, stage.board)),
    stage.hurry,
  );
  const clean: (() => void)[] = [];
  for (const one of timed) {
    const undo = launch(one, stage);
    if (undo) clean.push(undo);
  }
  await pause(total, stage.signal);
  for (const undo of clean) undo();
}

function launch({ flight, start, ms }: Timed, stage: Stage): (() => void) | null {
  const from = findPlace(flight.from);
  const to = findPlace(flight.to);
  if (!from || !to || from === to) return null;
  const [origin, goal] = [centre(from), centre(to)];
  const layer = document.getElementById('flights') ?? document.body;
  const holder = document.createElement('div');
  holder.className = 'ghost';
  layer.append(holder);
  const ghost = mount(Ghost, {
    target: holder,
    props: { what: flight.what, Face: stage.board.Face, catalog: stage.catalog, words: stage.words },
  });
  const at = ({ x, y }: { x: number; y: number }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const middle = {
    x: (origin.x + goal.x) / 2,
    y: (origin.y + goal.y) / 2 - Math.min(40, Math.hypot(goal.x - origin.x, goal.y - origin.y) / 6),
  };
  holder.animate(
    [
      { transform: at(origin), opacity: 0, offset: 0 },
      { transform: at(origin), opacity: 1, offset: 0.06 },
      { transform: `${at(middle)} scale(1.15)`, opacity: 1, offset: 0.5 },
      { transform: at(goal), opacity: 1, offset: 1 },
    ],
    { duration: ms, delay: start, easing: ARRIVE, fill: 'both' },
  );
  return () => {
    void unmount(ghost);
    holder.remove();
  };
}

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) return done();
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}
