/** How games present themselves on the start page: by the scene in their folder, or by a neutral one. */
import type { Component } from 'svelte';
import PlainScene from '../plain/Scene.svelte';

interface Presentation {
  Scene: Component;
  icon: string;
}

const files = import.meta.glob<{ default: Component; icon: string }>('./*/Scene.svelte', { eager: true });
const presentations = new Map<string, Presentation>(
  Object.entries(files).map(([path, { default: Scene, icon }]) => [path.split('/')[1]!, { Scene, icon }]),
);

/** The games that have a scene. */
export const presented: string[] = [...presentations.keys()];

export const presentationOf = (game: string): Presentation =>
  presentations.get(game) ?? { Scene: PlainScene, icon: 'ui-hand' };
