import { expect, it } from 'vitest';
import { turned } from '../src/api/lobby';
import type { OpenTable } from '../src/api/types';

const table = (id: string, free = 1): OpenTable => ({ id, free }) as OpenTable;
const shown = (tables: OpenTable[]) => tables.map(({ id, free }) => [id, free]);

it('keeps the tables that are known, in their new order', () => {
  const nothing = { total: 0, tables: [] };
  const page = turned(nothing, { type: 'lobby', total: 2, tables: [table('a'), table('b', 2)] });
  const now = turned(page, { type: 'news', total: 3, order: ['c', 'b', 'a'], tables: [table('c'), table('b')] });
  expect(shown(now.tables)).toEqual([
    ['c', 1],
    ['b', 1],
    ['a', 1],
  ]);
  expect(now.total).toBe(3);
  expect(turned(now, { type: 'ping' })).toBe(now);
  expect(shown(turned(now, { type: 'news', total: 1, order: ['a'], tables: [] }).tables)).toEqual([['a', 1]]);
});
