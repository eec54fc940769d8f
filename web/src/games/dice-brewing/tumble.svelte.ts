/** A die on its way to what it rolled: it shows other faces for a moment. A press anywhere, or any key, lets all dice lie still. */
import { isStill } from '../../app/settings.svelte';

const FACE_MS = 90;
/** Dice settle from left to right, the last after 700 ms. */
const FIRST_MS = 380;
const NEXT_MS = 55;
const LAST_MS = 700;
const SKIPS = ['pointerdown', 'keydown'];

/** How many rolls of each die on the table have been shown, wherever it lay. */
export const rollsShown = new Map<string, number>();

export class Tumble {
  /** The face to show instead of the value; null while the die lies still. */
  face: number | null = $state(null);
  #timers: number[] = [];

  roll(to: number, place: number): () => void {
    if (isStill() || document.hidden) return () => {};
    const whole = Math.min(LAST_MS, FIRST_MS + place * NEXT_MS);
    const faces = Math.floor(whole / FACE_MS);
    this.face = other(to, 0);
    for (let step = 1; step < faces; step++)
      this.#timers.push(window.setTimeout(() => (this.face = other(to, step)), step * FACE_MS));
    this.#timers.push(window.setTimeout(this.rest, whole));
    for (const skip of SKIPS) window.addEventListener(skip, this.rest, { once: true });
    return this.rest;
  }

  rest = (): void => {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.face = null;
    for (const skip of SKIPS) window.removeEventListener(skip, this.rest);
  };
}

/** Another face than the last, and never the final one early. */
const other = (to: number, step: number): number => ((to + 1 + ((step * 2) % 5)) % 6) + 1;
