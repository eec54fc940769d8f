/** A phone shows one view at a time; elsewhere rivals lie in the rail and the own plate in the dock. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('max-width: 900px');
