import { describe, expect, it } from 'vitest';
import type { PickSet, PromptData } from '../src/api/types';
import { canAdd, changed, isReady, picked, playedBy, wholeSet, withWays } from '../src/table/together';

const label = { key: 'choice-take' };
const water = { on: ['offer:water'], label, actions: [10, 10] };
const rye = { on: ['offer:rye'], label, actions: [11, 11, 11] };
const offer: PickSet = {
  kind: 'take',
  fewest: 0,
  most: 3,
  picks: [water, rye],
  limits: [{ picks: [1], most: 1 }],
  done: 99,
};
const choice = (action: number) => ({ action, text: '', do: { kind: 'take' }, on: ['thing'], label });
const prompt: PromptData = {
  seat: 0,
  ask: 'take-offer',
  question: label,
  choices: [choice(10), choice(11), choice(99)],
  blocked: [],
  set: offer,
  ways: [],
};

describe('a set', () => {
  it('takes no more of a thing, of a limit and of all than there may be', () => {
    expect(canAdd(offer, [1, 0], 0)).toBe(true);
    expect(canAdd(offer, [2, 0], 0)).toBe(false);
    expect(canAdd(offer, [0, 1], 1)).toBe(false);
    expect(canAdd(offer, [2, 1], 0)).toBe(false);
  });

  it('is played with the actions of all that was picked, or with none of them', () => {
    const counts = changed(offer, changed(offer, changed(offer, [], 0, 1), 1, 1), 0, 1);
    expect(counts).toEqual([2, 1]);
    expect(picked(offer, counts)).toEqual([10, 10, 11]);
    expect(picked(offer, changed(offer, [1, 0], 0, -1))).toEqual([99]);
  });

  it('is ready between the fewest and the most', () => {
    const due = { ...offer, fewest: 2, done: null };
    expect([[], [1], [1, 1]].map((counts) => isReady(due, counts))).toEqual([false, false, true]);
    expect(isReady(offer, [])).toBe(true);
  });

  it('is picked of only where there is nothing else to do', () => {
    expect(wholeSet(prompt)).toBe(offer);
    expect(wholeSet({ ...prompt, choices: [...prompt.choices, choice(50)] })).toBeNull();
    expect(wholeSet({ ...prompt, set: null })).toBeNull();
  });
});

describe('ways', () => {
  it('stand for the choices, and are sent as the actions they are made of', () => {
    const ways = [
      { actions: [1, 2], label: { key: 'one' } },
      { actions: [1, 3], label: { key: 'other' } },
    ];
    const seen = withWays({ ...prompt, set: null, ways });
    expect(seen.choices.map((one) => one.label.key)).toEqual(['one', 'other']);
    expect(seen.choices.map((one) => playedBy(seen, one.action))).toEqual([
      [1, 2],
      [1, 3],
    ]);
    expect(playedBy(prompt, 10)).toBe(10);
  });
});
