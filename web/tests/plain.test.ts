import { describe, expect, it } from 'vitest';
import { layOut, partOf, rowsIn, thingsIn } from '../src/plain/layout';

describe('the plain board', () => {
  it('sorts a view into facts, panels and the places of the seats', () => {
    const seats = [{ points: 1 }, { points: 2 }];
    expect(layOut({ seat: 0, round: 3, market: ['rye'], seats }, 2)).toEqual({
      facts: { round: 3 },
      panels: [['market', ['rye']]],
      bySeat: 'seats',
    });
  });

  it('takes the last list of facts that is as long as the table where none is called so', () => {
    const facts = [{ a: 1 }, { a: 2 }];
    expect(layOut({ recipes: facts, brewers: facts, tail: [1, 2] }, 2).bySeat).toBe('brewers');
    expect(layOut({ recipes: facts }, 3).bySeat).toBeNull();
  });

  it('makes a table of things that are described alike', () => {
    expect(
      rowsIn([
        { name: 'ale', costs: [1, 2] },
        { name: 'bock', worth: 3 },
      ]),
    ).toEqual({
      heads: ['name', 'costs', 'worth'],
      rows: [
        ['0', { name: 'ale', costs: [1, 2] }],
        ['1', { name: 'bock', worth: 3 }],
      ],
    });
    expect(rowsIn([{ deep: { er: 1 } }, { deep: 2 }])).toBeNull();
    expect(rowsIn([1, 2])).toBeNull();
  });

  it('finds the same place in what a choice would lead to, if it is still there', () => {
    const next = { seats: [{ hand: [1] }] };
    expect(partOf(partOf(partOf(next, 'seats'), 0), 'hand')).toEqual([1]);
    expect(partOf(partOf(partOf(next, 'seats'), 1), 'hand')).toBeUndefined();
  });

  it('gathers what can and what cannot be done by the kind of thing and the thing', () => {
    const choice = (action: number, ...on: string[]) => ({
      action,
      text: '',
      do: { kind: 'roll' },
      on,
      label: { key: 'roll' },
    });
    const blocked = { kind: 'draw', on: 'pile', reason: { key: 'empty' } };
    const prompt = {
      seat: 0,
      ask: 'roll',
      question: { key: 'ask' },
      choices: [choice(1, 'hand:3'), choice(2, 'hand:3', 'space:1'), choice(3, 'hand:5'), choice(4)],
      blocked: [blocked],
      set: null,
      ways: [],
    };
    const kinds = thingsIn(prompt);
    expect([...kinds.keys()]).toEqual(['hand', 'pile']);
    expect(kinds.get('hand')!.map(({ thing, choices }) => [thing, choices.map(({ action }) => action)])).toEqual([
      ['hand:3', [1, 2]],
      ['hand:5', [3]],
    ]);
    expect(kinds.get('pile')!.map((one) => one.blocked)).toEqual([[blocked]]);
    expect(thingsIn(null).size).toBe(0);
  });
});
