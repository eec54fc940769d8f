import { expect, test } from 'vitest';
import { secondsLeft } from '../src/table/away.svelte';

test('a grace is counted down in whole seconds, and ends at none', () => {
  expect(secondsLeft(60, 0)).toBe(60);
  expect(secondsLeft(60, 400)).toBe(60);
  expect(secondsLeft(60, 1000)).toBe(59);
  expect(secondsLeft(0.4, 0)).toBe(1);
  expect(secondsLeft(2, 2000)).toBe(0);
  expect(secondsLeft(2, 90_000)).toBe(0);
});
