import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesOf, withRules } from '../src/rules/load';
import { parseRules, textOf } from '../src/rules/parse';
import { rowsOf } from '../src/table/score';
import { flightsOf, schedule } from '../src/table/motion';

describe('the rules', () => {
  const markdown = readFileSync(new URL('../../docs/rules/beer-and-bread.md', import.meta.url), 'utf8');
  const blocks = parseRules(markdown);

  it('give every clause of the text, each with its source', () => {
    const clauses = blocks.filter((block) => block.is === 'clause');
    const written = markdown.match(/^- \*\*BB-[\d.]+\*\*/gm)!;
    expect(clauses).toHaveLength(written.length);
    const first = clauses[0]!;
    expect(first).toMatchObject({ id: 'BB-1.1', source: 'book p. 2' });
    expect(textOf(first)).toBe('BB-1.1 There are 60 cards: 30 beer cards and 30 bread cards.');
  });

  it('leave no markup behind', () => {
    for (const block of blocks) expect(textOf(block)).not.toMatch(/\*\*|^#|\]\(/);
  });

  it.each([
    ['de', 'Heft S.\u00a02'],
    ['pl', 'instrukcja s.\u00a02'],
    ['ru', 'правила с.\u00a02'],
  ])('are read in the language of the table: %s', async (language, source) => {
    const rules = await rulesOf('beer-and-bread', language);
    expect(rules.language).toBe(language);
    expect(rules.blocks.filter((block) => block.is === 'clause').map(({ id }) => id)).toEqual(
      blocks.filter((block) => block.is === 'clause').map(({ id }) => id),
    );
    expect(rules.blocks.find((block) => block.is === 'clause')).toMatchObject({ id: 'BB-1.1', source });
  });

  it('are English where nobody has translated them, and say so', async () => {
    const untranslated = await rulesOf('beer-and-bread', 'eo');
    expect(untranslated).toEqual(await rulesOf('beer-and-bread', 'en'));
    expect(untranslated.language).toBe('en');
    expect(await rulesOf('no-such-game', 'de')).toEqual({ language: 'de', blocks: [] });
    expect(withRules).toEqual(['beer-and-bread', 'beer-pioneers', 'dice-brewing']);
  });

  it('link to the clauses that a sentence names', () => {
    const [clause] = parseRules('- **BB-1.2** See BB-11.3. (house ruling)');
    expect(clause).toMatchObject({
      is: 'clause',
      spans: [
        { as: 'plain', text: 'See ' },
        { as: 'clause', text: 'BB-11.3' },
        { as: 'plain', text: '.' },
      ],
    });
  });
});

describe('what travels', () => {
  it('goes by the places of the event, the exact ones first', () => {
    expect(flightsOf({ event: 'tokens', token: 'rye', count: 2, from: 'fields', to: 'storage:1' }, {})).toEqual([
      { what: { icon: 'rye' }, count: 2, from: ['fields:rye', 'fields'], to: ['storage:1:rye', 'storage:1'] },
    ]);
    expect(flightsOf({ event: 'year', year: 2 }, {})).toEqual([]);
  });

  const token = (count: number) => ({ what: { icon: 'rye' }, count, from: ['a'], to: ['b'] });

  it('leaves one by one, at most six apart', () => {
    const { timed, total } = schedule([token(9)], 1);
    expect(timed.map(({ start }) => start)).toEqual([0, 40, 80, 120, 160, 200, 240, 240, 240]);
    expect(total).toBe(560);
  });

  it('takes no longer than a turn may', () => {
    const { timed, total } = schedule(
      Array.from({ length: 40 }, () => token(3)),
      1,
    );
    expect(total).toBeCloseTo(1600);
    expect(Math.max(...timed.map(({ start, ms }) => start + ms))).toBeLessThanOrEqual(1600.001);
  });
});

describe('the score of a game without a pad of its own', () => {
  it('has a row for every number and the scores last', () => {
    const result = {
      scores: [7, 9],
      parts: [{ track: 4, gold: { left: 3 }, mill: true }, { track: 9 }],
      ranking: [[1], [0]],
      winners: [1],
      reason: '',
      decided_by: '',
    };
    expect(rowsOf(result, (key) => (typeof key === 'string' ? key : key.key))).toEqual([
      { label: 'track', cells: ['4', '9'] },
      { label: 'gold left', cells: ['3', ''] },
      { label: 'web-score-total', cells: ['7', '9'], total: true },
    ]);
  });
});
