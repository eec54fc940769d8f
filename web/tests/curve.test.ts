import { describe, expect, it } from 'vitest';
import type { Choice, Verdict } from '../src/api/types';
import { across, chancesAt, course, down, ending, groundOf, lineOf, turningPoints } from '../src/table/curve';

const pass: Choice = { action: 0, text: 'pass', do: { kind: 'done' }, on: [], label: { key: 'pass' } };
const verdict = (ply: number, lost: number, chances = [0.5, 0.5]): Verdict => ({
  ply,
  seat: ply % 2,
  chances,
  played: pass,
  better: lost > 0 ? pass : null,
  lost,
});
const plies = (verdicts: Verdict[]): number[] => verdicts.map((one) => one.ply);
const rule = { plies: [], turning_points: 3, noteworthy: 0.1 };

describe('turning points', () => {
  it('are the decisions that gave away most, in the order of the game', () => {
    const all = [verdict(0, 0.2), verdict(1, 0.5), verdict(2, 0.1), verdict(3, 0.3), verdict(4, 0)];
    expect(plies(turningPoints(all, rule))).toEqual([0, 1, 3]);
  });

  it('gave away something worth a note', () => {
    expect(plies(turningPoints([verdict(0, 0.09), verdict(1, 0.1)], rule))).toEqual([1]);
    expect(turningPoints([], rule)).toEqual([]);
  });
});

describe('the course of a game', () => {
  const end = ending(8, [1], 2);

  it('ends with what everybody knows', () => {
    expect(end).toEqual({ ply: 8, chances: [0, 1] });
    expect(ending(8, [0, 2], 3).chances).toEqual([0.5, 0, 0.5]);
  });

  it('is whole when all is judged, also where nothing was to choose', () => {
    expect(course([verdict(0, 0), verdict(3, 0)], [0, 3], end).map((part) => part.map((one) => one.ply))).toEqual([
      [0, 3, 8],
    ]);
  });

  it('has gaps while verdicts are still to come', () => {
    const parts = course([verdict(0, 0), verdict(1, 0), verdict(5, 0), verdict(6, 0)], [0, 1, 2, 5, 6, 7], end);
    expect(parts.map((part) => part.map((one) => one.ply))).toEqual([
      [0, 1],
      [5, 6],
    ]);
  });

  it('says the chances in every moment after the first', () => {
    const moments = [verdict(2, 0, [0.7, 0.3]), end];
    expect(chancesAt(moments, 1)).toBeNull();
    expect(chancesAt(moments, 2)).toEqual([0.7, 0.3]);
    expect(chancesAt(moments, 7)).toEqual([0.7, 0.3]);
    expect(chancesAt(moments, 8)).toEqual([0, 1]);
  });
});

describe('the curve', () => {
  const part = [verdict(0, 0, [0.25, 0.75]), verdict(5, 0, [0.5, 0.5]), verdict(10, 0, [1, 0])];

  it('goes from left to right, with certainty at the top', () => {
    expect([across(0, 10), across(5, 10), across(10, 10), across(0, 0)]).toEqual([0, 50, 100, 0]);
    expect([down(0), down(0.5), down(1)]).toEqual([100, 50, 0]);
    expect(lineOf(part, 0, 10)).toBe('M0 75L50 50L100 0');
    expect(lineOf(part, 1, 10)).toBe('M0 25L50 50L100 100');
  });

  it('has ground below and above', () => {
    expect(groundOf(part.slice(1), 0, 10, 0)).toBe('M50 50L100 0V100H50Z');
    expect(groundOf(part.slice(1), 0, 10, 1)).toBe('M50 50L100 0V0H50Z');
  });
});
