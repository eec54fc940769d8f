/** The lobby as it comes about: a socket that comes back by itself. */
import { browserWires, type Line, type Wires } from './live';
import type { OpenTable } from './types';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** The first open tables, and how many there are. */
export interface Page {
  total: number;
  tables: OpenTable[];
}
/** A whole page, or its new order with the tables in it that are new or different. */
type Said =
  | ({ type: 'lobby' } & Page)
  | { type: 'news'; total: number; order: string[]; tables: OpenTable[] }
  | { type: 'ping' | 'refused' };

/** The page after what was said of it. */
export function turned(page: Page, said: Said): Page {
  if (said.type === 'lobby') return { total: said.total, tables: said.tables };
  if (said.type !== 'news') return page;
  const known = new Map([...page.tables, ...said.tables].map((table) => [table.id, table]));
  return { total: said.total, tables: said.order.flatMap((id) => known.get(id) ?? []) };
}

export class LobbyLine {
  #page: Page = { total: 0, tables: [] };
  #line: Line | null = null;
  #timer: number | null = null;
  #failures = 0;

  constructor(
    readonly address: string,
    readonly listener: { page(page: Page): void; online(is: boolean): void },
    readonly wires: Wires = browserWires,
  ) {
    this.#connect();
  }

  stop(): void {
    if (this.#timer !== null) this.wires.cancel(this.#timer);
    const line = this.#line;
    this.#line = null;
    line?.close();
  }

  #connect(): void {
    const line = this.wires.open(this.address);
    this.#line = line;
    line.onopen = () => {
      this.#failures = 0;
      this.listener.online(true);
    };
    line.onmessage = ({ data }) => {
      this.#page = turned(this.#page, JSON.parse(data) as Said);
      this.listener.page(this.#page);
    };
    line.onclose = () => {
      if (line !== this.#line) return;
      this.listener.online(false);
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures) * (0.75 + this.wires.random() / 2);
      this.#failures += 1;
      this.#timer = this.wires.later(() => this.#connect(), wait);
    };
  }
}
