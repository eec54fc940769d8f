/** Which phase of the round it is, from what was told and what is asked. */
import type { PromptData, Told } from '../../api/types';
import type { Phase } from './model';

const ASKED_IN: Record<string, Phase> = {
  move: 'arranging',
  rerolling: 'arranging',
  'name-colour': 'arranging',
  'take-die': 'arranging',
  'give-die': 'arranging',
  buy: 'purchases',
  brew: 'brewing',
  'use-die': 'brewing',
  'add-extra': 'brewing',
  'win-token': 'brewing',
};
const OCCASIONS: Record<string, Phase> = { round: 'rolling', move: 'arranging', purchase: 'purchases', brewing: 'brewing' };

export function phaseOf(told: Told[], prompt: PromptData | null): Phase | null {
  const asked = prompt && (ASKED_IN[prompt.ask] ?? OCCASIONS[String(prompt.question['occasion'])]);
  if (asked) return asked;
  const last = told.flatMap((one) => one.events).findLast((event) => event.event === 'phase' || event.event === 'round');
  if (!last) return null;
  return last.event === 'round' ? 'rolling' : (last['phase'] as Phase);
}
