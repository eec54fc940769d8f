/** Links that go to other people: the way this device sends them, or copied. */
import { copy } from './notices.svelte';

export const canShare: boolean = 'share' in navigator;

export async function share(text: string, link: string): Promise<void> {
  try {
    await navigator.share({ title: 'brewtable', text, url: link });
  } catch (problem) {
    const thoughtBetter = problem instanceof DOMException && problem.name === 'AbortError';
    if (!thoughtBetter) await copy(link);
  }
}

/** Other devices do not reach what is only open on this one. */
export const onlyHere: boolean = /^(localhost|127\.|\[::1\])/.test(location.hostname);
