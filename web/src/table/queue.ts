/** Shows what happened one after the other. New things wait behind the one on show; a skip settles all that wait at once. */
export interface Show<Item> {
  /** Plays the item; `hurry` is the factor by which to go faster, `signal` says to stop. */
  play(item: Item, hurry: number, signal: AbortSignal): Promise<void>;
  /** The item has been shown or skipped: the page may now stand where it leads. */
  settle(item: Item): void;
  /** Nothing waits any more. */
  idle(): void;
}

export class ShowQueue<Item> {
  readonly #show: Show<Item>;
  #waiting: Item[] = [];
  #current: Item | null = null;
  #unseen = 0;
  #running = false;
  #stop = new AbortController();

  constructor(show: Show<Item>) {
    this.#show = show;
  }

  get busy(): boolean {
    return this.#running;
  }

  add(item: Item): void {
    this.#waiting.push(item);
    if (!this.#running) void this.#run();
  }

  /** Stops what moves, and settles it and everything that waits, in order. */
  skip(): void {
    this.#unseen = this.#waiting.length;
    this.#stop.abort();
  }

  /** Forgets what moves and what waits without settling it: its past has been taken back. */
  drop(): void {
    this.#waiting = [];
    this.#current = null;
    this.#unseen = 0;
    this.#stop.abort();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#waiting.length > 0) {
      const item = this.#waiting.shift()!;
      this.#current = item;
      if (this.#unseen > 0) {
        this.#unseen -= 1;
      } else {
        this.#stop = new AbortController();
        await this.#show.play(item, this.#waiting.length > 0 ? 2 : 1, this.#stop.signal);
      }
      if (this.#current === item) this.#show.settle(item);
    }
    this.#current = null;
    this.#running = false;
    this.#show.idle();
  }
}
