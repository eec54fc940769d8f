/** Live updates of one table: a socket that comes back by itself and asks for what it missed. */
import type { Snapshot } from './types';

export interface Line {
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  onopen: (() => void) | null;
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
  /** False while the line is down. */
  online(is: boolean): void;
}

export class Live {
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

  #connect(): void {
    const line = this.wires.open(this.listener.address());
    this.#line = line;
    line.onopen = () => {
      this.#failures = 0;
      this.listener.online(true);
      this.#hear();
    };
    line.onmessage = (event) => {
      this.#hear();
      const message = JSON.parse(event.data) as { type: string };
      if (message.type === 'snapshot') this.listener.snapshot(message as unknown as Snapshot);
    };
    line.onclose = () => this.#lost(line);
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
    line?.close();
  }
}
