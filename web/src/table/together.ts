/** Choices that belong together, made in one go: several things of a set, or one of the ways through several questions. */
import type { Choice, PickSet, PromptData } from '../api/types';

/** A prompt in which the ways through it stand for its choices, with numbers of their own below zero. */
export function withWays(prompt: PromptData): PromptData {
  const first = prompt.choices[0];
  if (prompt.ways.length === 0 || !first) return prompt;
  const choices = prompt.ways.map((way, place): Choice => ({
    ...first,
    action: -1 - place,
    text: '',
    on: ['way'],
    label: way.label,
  }));
  return { ...prompt, choices };
}

/** What is sent for a choice of such a prompt. */
export const playedBy = (prompt: PromptData, action: number): number | number[] =>
  action < 0 ? prompt.ways[-1 - action]!.actions : action;

/** The set of a prompt, where nothing else can be done than to pick of it. */
export function wholeSet(prompt: PromptData | null): PickSet | null {
  const set = prompt?.set ?? null;
  if (!prompt || !set) return null;
  const known = new Set([...set.picks.flatMap((pick) => pick.actions), set.done]);
  return prompt.choices.every((choice) => known.has(choice.action)) ? set : null;
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

export const countOf = (counts: number[]): number => sum(counts);

export function canAdd(set: PickSet, counts: number[], place: number): boolean {
  const held = set.limits.filter((limit) => limit.picks.includes(place));
  return (
    countOf(counts) < set.most &&
    (counts[place] ?? 0) < (set.picks[place]?.actions.length ?? 0) &&
    held.every((limit) => sum(limit.picks.map((one) => counts[one] ?? 0)) < limit.most)
  );
}

/** One more of a pick, or one less. */
export const changed = (set: PickSet, counts: number[], place: number, by: 1 | -1): number[] =>
  set.picks.map((_, one) => Math.max(0, (counts[one] ?? 0) + (one === place ? by : 0)));

export const isReady = (set: PickSet, counts: number[]): boolean =>
  countOf(counts) >= set.fewest && countOf(counts) <= set.most && (countOf(counts) > 0 || set.done !== null);

/** The actions of all that was picked; those of nothing end the question. */
export function picked(set: PickSet, counts: number[]): number[] {
  const actions = set.picks.flatMap((pick, place) => pick.actions.slice(0, counts[place] ?? 0));
  return actions.length === 0 && set.done !== null ? [set.done] : actions;
}
