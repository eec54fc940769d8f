/** Who is away, and how long until a bot may sit in: counted down between what the service says. */
import type { SeatInfo, Snapshot } from '../api/types';

/** Reloading a page is no absence. */
const NOTICED_AFTER = 1500;
const TICK = 500;

/** Somebody who is away, with the whole seconds left; 0: a bot may sit in now. */
export interface Away {
  seat: SeatInfo;
  left: number;
}

export class Absences {
  #now = $state(Date.now());
  #heard = $state(0);
  #graces: Snapshot['table']['seats'] = $state.raw([]);
  /** When each seat was first seen empty. */
  #since = new Map<number, number>();
  #offline: number | null = $state(null);
  #grace = $state(0);
  #ticking = 0;

  /** What the service said last. */
  hear(snapshot: Snapshot): void {
    this.#heard = this.#now = Date.now();
    this.#grace = snapshot.grace;
    this.#graces = snapshot.table.seats.filter((seat) => seat.grace !== null && !seat.mine);
    for (const number of this.#since.keys())
      if (!this.#graces.some((seat) => seat.seat === number)) this.#since.delete(number);
    for (const seat of this.#graces) if (!this.#since.has(seat.seat)) this.#since.set(seat.seat, this.#now);
    this.#tick();
  }

  /** This browser has lost the service, or has it back. */
  connection(is: boolean): void {
    this.#offline = is ? null : (this.#offline ?? Date.now());
    this.#now = Date.now();
    this.#tick();
  }

  readonly others: Away[] = $derived(
    this.#graces
      .filter((seat) => this.#now - (this.#since.get(seat.seat) ?? this.#now) >= NOTICED_AFTER)
      .map((seat) => ({ seat, left: secondsLeft(seat.grace!, this.#now - this.#heard) })),
  );

  /** The seconds until others may let a bot sit in for this browser; null while it is connected. */
  readonly own: number | null = $derived(
    this.#offline === null ? null : secondsLeft(this.#grace, this.#now - this.#offline),
  );

  stop(): void {
    clearTimeout(this.#ticking);
  }

  #tick(): void {
    clearTimeout(this.#ticking);
    if (this.#graces.length === 0 && this.#offline === null) return;
    this.#ticking = window.setTimeout(() => {
      this.#now = Date.now();
      this.#tick();
    }, TICK);
  }
}

export const secondsLeft = (grace: number, passed: number): number => Math.max(0, Math.ceil(grace - passed / 1000));
