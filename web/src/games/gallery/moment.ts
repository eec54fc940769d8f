import type { Preview, PromptData, Result, Told, View } from '../../api/types';

/** A recorded moment of a game, as scripts/moments.py writes it. */
export interface Moment {
  seat: number | null;
  view: View;
  prompt: PromptData | null;
  told: Told[];
  previews: Record<string, Preview>;
  result: Result | null;
}
