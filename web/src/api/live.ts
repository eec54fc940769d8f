/** Live updates of one table: a socket that comes back by itself and asks for what it missed. Moves go over it, too. */
import { playing, Refused } from './client';
import type { Moved, Problem, Said as Words, Snapshot, Talk } from './types';

export interface Line {
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  onopen: (() => void) | null;
  send(message: string): void;
  close(): void;
}
export interface Wires {
  open(address: string): Line;
  later(run: () => void, ms: number): number;
  cancel(timer: number): void;
  random(): number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** The service pings every 20 s; a line silent for much longer is dead even if nobody closed it. */
const SILENCE = 45_000;

export const browserWires: Wires = {
  open: (address) => new WebSocket(address) as unknown as Line,
  later: (run, ms) => window.setTimeout(run, ms),
  cancel: (timer) => window.clearTimeout(timer),
  random: Math.random,
};

export interface Listener {
  /** Where to connect, asked anew each time so that `since` is what is known by then. */
  address(): string;
  snapshot(snapshot: Snapshot): void;
  talk?(heard: Heard): void;
  /** False while the line is down. */
  online(is: boolean): void;
}

/** What is said at the table: all of it anew, what came since, or that somebody calls. */
export type Heard =
  | ({ type: 'talk' } & Omit<Talk, 'type'>)
  | { type: 'said'; words: Words[] }
  | { type: 'nudge'; seat: number; by: number };

/** What differs from what was said before: whole fields, but of table and view only those that changed. */
type News = Partial<Omit<Snapshot, 'table' | 'view'>> & { table?: Partial<Snapshot['table']>; view?: Snapshot['view'] };
type Said =
  | ({ type: 'snapshot' } & Snapshot)
  | ({ type: 'news' } & News)
  | { type: 'moved'; id: number; accepted: boolean; now?: Said }
  | { type: 'refused'; id: number | null; problem: Problem }
  | Heard
  | { type: 'ping' };
interface Asked {
  answer(moved: Moved): void;
  fail(problem: Refused): void;
}

export function brought(before: Snapshot, news: News): Snapshot {
  return {
    ...before,
    told: [],
    cut: null,
    ...news,
    table: { ...before.table, ...news.table },
    view: { ...before.view, ...news.view },
  };
}

export class Live {
  #open = false;
  #latest: Snapshot | null = null;
  #asked = new Map<number, Asked>();
  #count = 0;
  #line: Line | null = null;
  #timer: number | null = null;
  #watchdog: number | null = null;
  #failures = 0;
  #stopped = false;

  constructor(
    readonly listener: Listener,
    readonly wires: Wires = browserWires,
  ) {
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    this.#forget();
  }

  /** Do not wait any longer: the network is back or the page is looked at again. */
  hurry(): void {
    if (this.#stopped || this.#line) return;
    this.#failures = 0;
    this.#cancel();
    this.#connect();
  }

  /** Plays a move, of one action or several, over the line; null where there is none, and another way must be found. */
  move(version: number, seat: number, play: number | number[]): Promise<Moved> | null {
    const line = this.#line;
    if (!this.#open || !line || !this.#latest) return null;
    const id = (this.#count += 1);
    return new Promise((answer, fail) => {
      this.#asked.set(id, { answer, fail });
      line.send(JSON.stringify({ do: 'move', id, version, seat, ...playing(play) }));
    });
  }

  /** The page has come to the front, or gone behind others: who looks at a table is not called to it. */
  look(visible: boolean): void {
    if (this.#open) this.#line?.send(JSON.stringify({ do: 'look', visible }));
  }

  #connect(): void {
    const line = this.wires.open(this.listener.address());
    this.#line = line;
    line.onopen = () => {
      this.#open = true;
      this.#failures = 0;
      this.listener.online(true);
      this.#hear();
    };
    line.onmessage = (event) => {
      this.#hear();
      this.#take(JSON.parse(event.data) as Said);
    };
    line.onclose = () => this.#lost(line);
  }

  #take(said: Said): void {
    if (said.type === 'moved')
      this.#answer(said.id)?.answer({ accepted: said.accepted, snapshot: this.#now(said.now) });
    else if (said.type === 'refused') this.#refuse(said.id, said.problem);
    else if (said.type === 'talk' || said.type === 'said' || said.type === 'nudge') this.listener.talk?.(said);
    else if (said.type !== 'ping') this.listener.snapshot(this.#now(said));
  }

  /** The table after what was said; the same as before where nothing was. */
  #now(said?: Said): Snapshot {
    if (said?.type === 'snapshot') this.#latest = said;
    else this.#latest = brought(this.#latest!, said?.type === 'news' ? said : {});
    return this.#latest;
  }

  #answer(id: number): Asked | undefined {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    return asked;
  }

  #refuse(id: number | null, problem: Problem): void {
    const refused = new Refused(problem.status, problem.detail, problem.code, problem.message);
    if (id !== null) this.#answer(id)?.fail(refused);
  }

  #lost(line: Line): void {
    if (this.#stopped || line !== this.#line) return;
    this.#forget();
    this.listener.online(false);
    // Doubling waits with some chance in them, so that a table's players do not all return in one moment.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures) * (0.75 + this.wires.random() / 2);
    this.#failures += 1;
    this.#timer = this.wires.later(() => this.#connect(), wait);
  }

  #hear(): void {
    if (this.#watchdog !== null) this.wires.cancel(this.#watchdog);
    const line = this.#line!;
    this.#watchdog = this.wires.later(() => {
      line.close();
      this.#lost(line);
    }, SILENCE);
  }

  #cancel(): void {
    for (const timer of [this.#timer, this.#watchdog]) if (timer !== null) this.wires.cancel(timer);
    this.#timer = this.#watchdog = null;
  }

  #forget(): void {
    this.#cancel();
    const line = this.#line;
    this.#line = null;
    this.#open = false;
    this.#latest = null;
    line?.close();
    for (const asked of this.#asked.values()) asked.fail(new Refused(0, 'the service cannot be reached', 'offline'));
    this.#asked.clear();
  }
}
