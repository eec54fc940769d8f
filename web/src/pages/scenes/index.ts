/** How a game presents itself on the start page. */
import type { Component } from 'svelte';
import Cellar from './Cellar.svelte';
import City from './City.svelte';
import Fields from './Fields.svelte';

export interface Presentation {
  Scene: Component;
  icon: string;
  /** Roughly, with people who know it. */
  minutes: number;
}

export const presentations: Record<string, Presentation> = {
  'beer-and-bread': { Scene: Fields, icon: 'bread-2', minutes: 35 },
  'dice-brewing': { Scene: Cellar, icon: 'die-light-5', minutes: 60 },
  'beer-pioneers': { Scene: City, icon: 'truck', minutes: 90 },
};
