import { describe, expect, it } from 'vitest';
import { count, pads, type Count, type Numbers } from './count';
import tables from './fixtures/counts.json';

type Table = Count & { game: string; entries: Numbers[] };

describe('the score pads', () => {
  for (const game of Object.keys(pads)) {
    it(`count made-up tables of ${game} as Python does`, () => {
      const made = (tables as unknown as Table[]).filter((table) => table.game === game);
      expect(made.length).toBeGreaterThan(50);
      for (const { scores, parts, ranking, decided_by, entries } of made) {
        expect(count(pads[game]!, entries)).toEqual({ scores, parts, ranking, decided_by });
      }
    });
  }

  it('take what was not entered as nothing', () => {
    const { scores, decided_by } = count(pads['dice-brewing']!, [{}, { mastery: 1 }, {}]);
    expect(scores).toEqual([0, 1, 0]);
    expect(decided_by).toBe('points');
  });

  it('refuse a sign that they do not know', () => {
    const pad = {
      ...pads['dice-brewing']!,
      deciders: [{ name: 'points', term: ['%', 1, 2] as ['%', number, number] }],
    };
    expect(() => count(pad, [{}, {}])).toThrow('no counter knows the sign %');
  });
});
