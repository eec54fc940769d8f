/** Asks for the verdicts on a game that is over, two at a time: first on the decision that is looked at, then on all others. */
import { at } from '../api/client';
import type { Review, Verdict } from '../api/types';
import { explain } from '../app/notices.svelte';

const AT_ONCE = 2;

export class Judging {
  plan: Review | null = $state.raw(null);
  /** In the order of the decisions. */
  verdicts: Verdict[] = $state.raw([]);
  refusal: string | null = $state(null);

  constructor(readonly id: string) {}

  get done(): boolean {
    return this.plan !== null && this.verdicts.length === this.plan.plies.length;
  }

  async ask(lookedAt: () => number, signal: AbortSignal): Promise<void> {
    this.refusal = null;
    try {
      this.plan ??= await at(this.id).review(signal);
      const waiting = new Set(this.plan.plies);
      for (const { ply } of this.verdicts) waiting.delete(ply);
      await Promise.all(Array.from({ length: AT_ONCE }, () => this.#work(waiting, lookedAt, signal)));
    } catch (problem) {
      if (!signal.aborted) this.refusal = explain(problem);
    }
  }

  async #work(waiting: Set<number>, lookedAt: () => number, signal: AbortSignal): Promise<void> {
    while (waiting.size > 0) {
      const [first] = waiting;
      const ply = waiting.has(lookedAt()) ? lookedAt() : first!;
      waiting.delete(ply);
      const verdict = await at(this.id).verdict(ply, signal);
      this.verdicts = [...this.verdicts, verdict].sort((one, other) => one.ply - other.ply);
    }
  }
}
