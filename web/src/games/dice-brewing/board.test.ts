import { describe, expect, it } from 'vitest';
import { english, words } from '../../../tests/english';
import type { Choice, PromptData, Result, Told } from '../../api/types';
import catalogData from './fixtures/catalog.json';
import momentData from './fixtures/moments.json';
import { signed } from '../../parts/speech';
import { changesOf, comingTo, recentChanges, rollsOf } from './foresee';
import { brewedInAll, sorted, usersOf, type Brewer, type Die, type Recipes, type Town } from './model';
import { phaseOf } from './phase';
import { givesOf, wantsOf } from './plates';
import { fits, holesOf, lacking } from './recipe';
import { scorePad } from './score';
import { lackName, recipeName, useName } from './speech';
import { goesOnWith, optionsOn, reasonFor, stateOf } from '../../parts/things';
import { dieInHand, standIn, verbOf } from './things';

interface Moment {
  seat: number | null;
  view: Town;
  prompt: PromptData | null;
  told: Told[];
  result: Result | null;
}
const moments = momentData as unknown as Record<string, Moment>;
const recipes = catalogData as unknown as Recipes;

const die = (name: string, colour: Die['colour'], value: number | null, marks: string[] = []): Die => ({ die: name, colour, value, marks });
const brewer = (pool: Die[], warehouse: Die[]): Brewer => ({ ...moments['opening']!.view.brewers[0]!, pool, warehouse });

describe('what a recipe still lacks', () => {
  const stout = recipes['strong-roasted-stout']!; // yellow 3 2, black 5 3, green 4

  it('takes stored dice first, then those of the pool', () => {
    const holes = holesOf(stout, brewer([die('k2', 'black', 6)], [die('y1', 'yellow', 3), die('k1', 'black', 4), die('g1', 'green', 4)]));
    expect(holes.map(({ colour, least, met }) => `${colour} ${least} ${met}`)).toEqual([
      'yellow 3 stored',
      'yellow 2 missing',
      'black 5 pool',
      'black 3 stored',
      'green 4 stored',
    ]);
    expect(lacking(holes)).toEqual([{ key: 'dice-die-yellow', value: 2 }]);
    expect(lackName(holes, words)).toBe('yellow 2 missing');
  });

  it('counts no blocked die and no die that is not rolled', () => {
    const holes = holesOf(recipes['cheap-lager']!, brewer([die('g1', 'green', null)], [die('y1', 'yellow', 6, ['blocked'])]));
    expect(holes.map((hole) => hole.met)).toEqual(['missing', 'missing']);
  });

  it('says that the dice only wait to be stored, or are there', () => {
    const dice = [die('y1', 'yellow', 2), die('g1', 'green', 2)];
    expect(lackName(holesOf(recipes['cheap-lager']!, brewer(dice, [])), words)).toContain('to be stored');
    expect(lackName(holesOf(recipes['cheap-lager']!, brewer([], dice)), words)).toBe('your warehouse has the dice');
  });

  it('agrees with the reasons of the service', () => {
    const { view, prompt, seat } = moments['brew']!;
    for (const { on, reason } of prompt!.blocked.filter((one) => one.reason.key === 'dice-reason-lacks')) {
      const open = view.recipes[Number(on.split(':')[1]) - 1]!;
      const holes = holesOf(recipes[open.recipe]!, view.brewers[seat!]!);
      const short = holes.filter((hole) => hole.met !== 'stored').map((hole) => ({ key: `dice-die-${hole.colour}`, value: hole.least }));
      expect(short).toEqual(reason['dice']);
    }
    expect(prompt!.blocked.length).toBeGreaterThan(0);
  });

  it('lights the holes a die in hand fits', () => {
    const [first] = holesOf(stout, null);
    expect(fits(first!, die('y1', 'yellow', 3))).toBe(true);
    expect(fits(first!, die('y1', 'yellow', 2))).toBe(false);
    expect(fits(first!, die('g1', 'green', 6))).toBe(false);
    expect(fits(first!, null)).toBe(false);
  });
});

describe('things and what is asked', () => {
  const { prompt, view, seat } = moments['move-4']!;

  it('offers and refuses every space with its reason', () => {
    for (const space of Object.keys(view.brewers[seat!]!.board)) {
      const thing = `space:${space}`;
      const offered = optionsOn(prompt, thing).length > 0;
      expect(offered).toBe(reasonFor(prompt, thing) === null);
      expect(stateOf({ prompt, picked: [], chosen: null }, thing)).toBe(offered ? 'can' : 'cannot');
      expect(useName(prompt, thing, words)).toMatch(offered ? /^Can / : /^Cannot be used: /);
    }
  });

  it('lights where the die in hand may go', () => {
    const option = prompt!.options.find((one) => one.do['kind'] === 'place' && one.do['piece'] !== 'seed')!;
    const asked = { prompt, picked: [option.on[0]!], chosen: null };
    expect(goesOnWith(asked, option.on[1]!)).toBe(true);
    expect(goesOnWith({ ...asked, picked: [] }, option.on[1]!)).toBe(false);
    const { pool, warehouse } = view.brewers[seat!]!;
    expect(dieInHand(asked, [...pool, ...warehouse])?.die).toBe(option.do['piece']);
  });

  it('lets a die stand for those that are just the same', () => {
    const one = { ...prompt!, options: [{ action: 1, text: '', do: { kind: 'store' }, on: ['die:y1'], label: { key: '' } }] };
    const dice = [die('y1', 'yellow', 3), die('y2', 'yellow', 3), die('y3', 'yellow', 4), die('y4', 'yellow', 3, ['blocked'])];
    expect(dice.map((each) => standIn(one, each, dice))).toEqual(['y1', 'y1', 'y3', 'y4']);
  });

  it('tells protecting from blocking', () => {
    const choice = (key: string): Choice => ({ action: 0, text: '', do: { kind: 'mark' }, on: [], label: { key } });
    expect(verbOf(choice('dice-choice-protect'))).toBe('protect');
    expect(verbOf(choice('dice-choice-mark'))).toBe('mark');
  });

  it('has words for everything that can be done', () => {
    for (const { prompt } of Object.values(moments)) {
      for (const option of prompt?.options ?? []) {
        const kind = verbOf(option);
        if (kind !== 'done') expect(english.knows(`db-verb-${kind}`), kind).toBe(true);
        if (kind !== 'done' && kind !== 'quiet') expect(english.knows(`db-can-${kind}`), kind).toBe(true);
      }
    }
  });
});

describe('changes', () => {
  it('follows dice, seeds, gold and wares', () => {
    const change = changesOf([
      { event: 'die', die: 'y3', value: 4, from: 'pool:0', to: 'board:0:malt-2' },
      { event: 'die', die: 'k1', value: null, from: 'supply', to: 'pool:0' },
      { event: 'seeds', count: 2, from: 'supply', to: 'warehouse:1' },
      { event: 'paid', seat: 1, amount: 3 },
      { event: 'gold', seat: 1, amount: 5 },
      { event: 'ingredient', seat: 1, ingredient: 'honey' },
    ]);
    expect(comingTo(change, 'board:0:malt-2')).toEqual([{ die: 'y3', value: 4 }]);
    expect(change.seeds).toEqual({ supply: -2, 'warehouse:1': 2 });
    expect(change.gold).toEqual({ 1: 2 });
    expect(change.wares).toEqual({ '1:honey': 1 });
    expect([signed(2), signed(-2)]).toEqual(['+2', '−2']);
  });

  it('forgets what lies before a new phase', () => {
    const told = [
      { ply: 1, seat: 0, text: '', lines: [], events: [{ event: 'gold', seat: 0, amount: 2 }, { event: 'phase', phase: 'brewing' }, { event: 'points', seat: 0, amount: 1 }] },
    ];
    expect(recentChanges(told, 0).gold).toEqual({});
    expect(recentChanges(told, 0).points).toEqual({ 0: 1 });
    expect(phaseOf(told, null)).toBe('brewing');
  });

  it('counts the rolls of a die, also those that bring the same value', () => {
    const roll = (ply: number, die: string, value: number) => ({ ply, seat: 0, text: null, lines: [], events: [{ event: 'roll', die, value, at: 'pool:0' }] });
    const turned = { ply: 3, seat: 0, text: null, lines: [], events: [{ event: 'turn', die: 'y2', value: 4, at: 'warehouse:0' }] };
    const rolls = rollsOf([roll(1, 'y1', 3), roll(2, 'y1', 3), turned]);
    expect(rolls.get('y1')).toBe(2);
    expect(rolls.has('y2')).toBe(false);
  });
});

describe('the table in words and signs', () => {
  it('knows the phase from the question', () => {
    expect(phaseOf([], moments['buy']!.prompt)).toBe('purchases');
    expect(phaseOf([], moments['brew']!.prompt)).toBe('brewing');
    expect(phaseOf([], null)).toBeNull();
  });

  it('draws every space', () => {
    const { view } = moments['opening']!;
    expect(wantsOf('malt-1', view)).toEqual([{ colour: null, text: undefined }]);
    expect(wantsOf('school-1', view)).toEqual([{ colour: 'blue', text: '2+' }]);
    expect(givesOf('seeds-3', view)).toEqual({ text: '4', icon: 'coin' });
  });

  it('lays dice by colour, the high ones first', () => {
    const dice = [die('b1', 'blue', 2), die('y1', 'yellow', 1), die('y2', 'yellow', 5), die('k1', 'black', null)];
    expect(sorted(dice).map((one) => one.die)).toEqual(['y2', 'y1', 'k1', 'b1']);
  });

  it('counts recipes brewed and who used a space', () => {
    const { view } = moments['end']!;
    expect(brewedInAll(view)).toBeGreaterThanOrEqual(view.printed.end);
    expect(usersOf(moments['opening']!.view, 'malt-1')).toEqual([]);
  });

  it('names a recipe', () => {
    expect(recipeName(recipes['cheap-lager']!, words)).toBe(
      'Cheap Lager, basic. Needs yellow 2 and green 2 or better. Reward 2 gold. One extra: special malt (4 gold) or a blue die (2 gold).',
    );
  });

  it('adds up the final count', () => {
    const { result } = moments['end']!;
    const rows = scorePad(result!, words);
    const parts = rows.slice(0, 5);
    const total = rows.find((row) => row.total)!;
    result!.scores.forEach((score, seat) => {
      expect(parts.reduce((sum, row) => sum + Number(row.cells[seat]), 0)).toBe(score);
      expect(total.cells[seat]).toBe(String(score));
    });
  });
});
