/** The games that have a folder here, found by its name. Each board and each guide is a bundle of its own. */
import type { Component } from 'svelte';
import { learnWordsOf } from '../words/words.svelte';
import type { GameBoard, GuideStep, Legend, Say } from './board';

const boards = import.meta.glob<{ default: GameBoard }>('./*/index.ts');
const guides = import.meta.glob<{ guide(seat: number): GuideStep[] }>('./*/guide.ts');
const lessons = import.meta.glob<{ default: Component<{ words: Say }> }>('./*/HowToPlay.svelte');
const legends = import.meta.glob<{ legend: Legend }>('./*/legend.ts');
const pads = import.meta.glob('./*/pad.json');

/** The board of a game, once its words are there; for a game from elsewhere the plain one. */
export async function boardOf(game: string): Promise<GameBoard> {
  const own = boards[`./${game}/index.ts`];
  const found = own
    ? own().then((file) => file.default)
    : import('../plain').then(({ plainBoard }) => plainBoard(game));
  const [board] = await Promise.all([found, learnWordsOf(game)]);
  return board;
}

export const hasBoard = (game: string): boolean => `./${game}/index.ts` in boards;
export const hasPad = (game: string): boolean => `./${game}/pad.json` in pads;
export const hasGuide = (game: string): boolean => `./${game}/guide.ts` in guides;

export const guideOf = async (game: string, seat: number): Promise<GuideStep[]> =>
  (await guides[`./${game}/guide.ts`]!()).guide(seat);

/** How a game is played, in pictures; and what its signs mean. */
export const hasLesson = (game: string): boolean => `./${game}/HowToPlay.svelte` in lessons;
export const lessonOf = async (game: string): Promise<Component<{ words: Say }>> =>
  (await lessons[`./${game}/HowToPlay.svelte`]!()).default;
export const hasLegend = (game: string): boolean => `./${game}/legend.ts` in legends;
export const legendOf = async (game: string): Promise<Legend> => (await legends[`./${game}/legend.ts`]!()).legend;
