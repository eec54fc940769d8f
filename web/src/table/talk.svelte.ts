/** What is said at a table, as this browser knows it; the panel with its words comes when it is opened. */
import type { Heard } from '../api/live';
import type { Said, SeatInfo, Talk } from '../api/types';
import { alertTurn } from '../app/alerts';
import { complain, notify } from '../app/notices.svelte';
import { learnWordsOf, say, titleOf } from '../words/words.svelte';
import type { Room } from './room.svelte';

type All = Omit<Talk, 'type'>;

/** As many as the service tells of a room. */
const KEPT = 100;

const keyOf = (said: Said): string => `${said.room}:${said.number}`;

export class TableTalk {
  all: All | null = $state.raw(null);
  unread = $state(0);
  #open = $state(false);
  /** The last number heard in each room. */
  readonly #upto = new Map<Said['room'], number>();

  constructor(readonly room: Room) {}

  get open(): boolean {
    return this.#open;
  }
  set open(is: boolean) {
    this.#open = is;
    if (is) this.unread = 0;
  }

  /** There is, or may come, somebody to talk with. */
  get offered(): boolean {
    const table = this.room.latest?.table;
    if (!table) return false;
    const others = table.seats.some((seat) => !seat.mine && seat.kind !== 'bot');
    return others || table.public || table.by_link || this.room.mine.length === 0;
  }

  /** The other person whom the table of one of those who play waits for. */
  get waitedFor(): SeatInfo | null {
    const now = this.room.latest;
    if (!now || now.table.status !== 'playing' || now.to_move === null || this.room.moving) return null;
    const seat = now.table.seats[now.to_move]!;
    const isOther = !seat.mine && seat.taken && seat.bot === null;
    return isOther && this.room.mine.length > 0 && this.all && this.room.online ? seat : null;
  }

  hear(heard: Heard): void {
    if (heard.type === 'nudge') void this.#speak(() => this.#called(heard.by));
    else if (heard.type === 'said') this.add(heard.words);
    else this.take(heard);
  }

  /** All of it anew. What a room held when it opened is no news, nor what is read again of somebody. */
  take(all: All): void {
    this.all = all;
    this.#tell(all.words.filter((said) => said.number > (this.#upto.get(said.room) ?? Infinity)));
    for (const room of all.reads) this.#upto.set(room, Math.max(this.#upto.get(room) ?? 0, this.#last(room)));
  }

  add(words: Said[]): void {
    if (!this.all) return;
    const known = new Set(this.all.words.map(keyOf));
    const fresh = words.filter((said) => !known.has(keyOf(said)));
    const rooms = this.all.reads.map((room) =>
      [...this.all!.words, ...fresh]
        .filter((said) => said.room === room)
        .sort((one, other) => one.number - other.number)
        .slice(-KEPT),
    );
    this.all = { ...this.all, words: rooms.flat() };
    for (const room of this.all.reads) this.#upto.set(room, this.#last(room));
    this.#tell(fresh);
  }

  readonly #last = (room: Said['room']): number => this.all!.words.findLast((said) => said.room === room)?.number ?? 0;

  nameOf(said: Said): string {
    if (said.name) return said.name;
    return said.seat === null ? say('web-talk-somebody') : say('web-name-player', { number: said.seat + 1 });
  }

  textOf = (said: Said): string => (said.phrase ? say(`web-talk-phrase-${said.phrase}`) : said.text);

  /** What others said is counted where nobody looks, and read to whoever listens. */
  #tell(fresh: Said[]): void {
    const others = fresh.filter((said) => !said.mine);
    if (others.length === 0) return;
    if (!this.open) this.unread += others.length;
    void this.#speak(() => {
      for (const said of others)
        this.room.story = say('web-talk-says', { name: this.nameOf(said), words: this.textOf(said) });
    });
  }

  #called(by: number): void {
    const table = this.room.latest?.table;
    if (!table) return;
    alertTurn(titleOf(table.game, table.title), this.room.id);
    notify(this.room.plain('web-talk-called', { seat: by }));
  }

  /** As soon as the words for it are here. */
  async #speak(what: () => void): Promise<void> {
    try {
      await learnWordsOf('talk');
      what();
    } catch (problem) {
      complain(problem);
    }
  }
}
