/** How the rules run, which decides how well bots think: compiled, or as plain Python until they are compiled. */
import * as api from '../api/client';
import type { Engine } from '../api/types';
import { say } from '../words/words.svelte';
import { notify } from './notices.svelte';

const LOOK_AGAIN = 4000;
let known = $state.raw<Engine | null>(null);

export const engine = (): Engine | null => known;

/** Look once, and again for as long as the rules are being compiled. */
export function watchEngine(): () => void {
  let timer = 0;
  const look = async (): Promise<void> => {
    const before = known;
    try {
      known = await api.engine();
    } catch {
      // The service starts anew just now; what it was stays true until it answers.
    }
    if (before?.rules === 'interpreted' && known?.rules === 'compiled') notify(say('web-compiled-now'));
    if (known === null || known.compiling !== null) timer = window.setTimeout(() => void look(), LOOK_AGAIN);
  };
  void look();
  return () => window.clearTimeout(timer);
}
