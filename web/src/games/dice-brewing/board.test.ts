import { describe, expect, it } from 'vitest';
import { english, words } from '../../../tests/english';
import catalogData from './fixtures/catalog.json';
import momentData from './fixtures/moments.json';
import { signed } from '../../parts/speech';
import { changesOf, comingTo, recentChanges, rollsOf } from './foresee';
import {
  askedText,
  giftText,
  sorted,
  usersOf,
  type Choice,
  type Die,
  type Need,
  type Prompt,
  type Recipes,
  type Result,
  type SpaceName,
  type Told,
  type Town,
} from './model';
import { scorePad } from './score';
import { lacking, lackName, recipeName, useName } from './speech';
import { goesOnWith, choicesOn, reasonFor, stateOf } from '../../parts/things';
import { dieInHand, standIn, verbOf } from './things';

interface Moment {
  seat: number | null;
  view: Town;
  prompt: Prompt | null;
  told: Told[];
  result: Result | null;
}
const moments = momentData as unknown as Record<string, Moment>;
const recipes = catalogData as unknown as Recipes;

const die = (name: string, colour: Die['colour'], value: number | null, alike = name): Die => ({
  die: name,
  colour,
  value,
  marks: [],
  alike,
});

describe('what a recipe still lacks', () => {
  const need = (colour: Need['colour'], least: number, met: Need['met']): Need => ({
    colour,
    least,
    met,
    dice: [],
    by: null,
  });

  it('names the dice that are nowhere', () => {
    const needs = [need('yellow', 3, 'stored'), need('yellow', 2, 'missing'), need('black', 5, 'pool')];
    expect(lacking(needs)).toEqual([{ key: 'dice-die-yellow', value: 2 }]);
    expect(lackName(needs, words)).toBe('yellow 2 missing');
  });

  it('says that the dice only wait to be stored, or are there', () => {
    expect(lackName([need('yellow', 2, 'stored'), need('green', 2, 'pool')], words)).toContain('to be stored');
    expect(lackName([need('yellow', 2, 'stored'), need('green', 2, 'stored')], words)).toBe(
      'your warehouse has the dice',
    );
  });

  it('agrees with the reasons of the service', () => {
    const { view, prompt } = moments['brew']!;
    for (const { on, reason } of prompt!.blocked.filter((one) => one.reason.key === 'dice-reason-lacks')) {
      const needs = view.brewers[prompt!.seat]!.needs[Number(on.split(':')[1]) - 1]!;
      const short = needs
        .filter(({ met }) => met !== 'stored')
        .map(({ colour, least }) => ({ key: `dice-die-${colour}`, value: least }));
      expect(short).toEqual(reason['dice']);
    }
    expect(prompt!.blocked.length).toBeGreaterThan(0);
  });
});

describe('things and what is asked', () => {
  const { prompt, view, seat } = moments['move-4']!;

  it('offers and refuses every space with its reason', () => {
    for (const space of Object.keys(view.brewers[seat!]!.board)) {
      const thing = `space:${space}`;
      const offered = choicesOn(prompt, thing).length > 0;
      expect(offered).toBe(reasonFor(prompt, thing) === null);
      expect(stateOf({ prompt, picked: [], chosen: null }, thing)).toBe(offered ? 'can' : 'cannot');
      expect(useName(prompt, thing, words)).toMatch(offered ? /^Can / : /^Cannot be used: /);
    }
  });

  it('lights where the die in hand may go', () => {
    const choice = prompt!.choices.find((one) => one.do.kind === 'place' && one.do.piece !== 'seed')!;
    const asked = { prompt, picked: [choice.on[0]!], chosen: null };
    expect(goesOnWith(asked, choice.on[1]!)).toBe(true);
    expect(goesOnWith({ ...asked, picked: [] }, choice.on[1]!)).toBe(false);
    expect(choice.do).toMatchObject({ piece: dieInHand(asked) });
    expect(dieInHand({ ...asked, picked: ['seed'] })).toBeNull();
  });

  it('lets a die stand for those that are just the same', () => {
    const one: Prompt = {
      ...prompt!,
      choices: [{ action: 1, text: '', do: { kind: 'store', die: 'y1' }, on: ['die:y1'], label: { key: '' } }],
    };
    const dice = [die('y1', 'yellow', 3), die('y2', 'yellow', 3, 'y1'), die('y3', 'yellow', 4), die('y4', 'yellow', 3)];
    expect(dice.map((each) => standIn(one, each, dice))).toEqual(['y1', 'y1', 'y3', 'y4']);
  });

  it('tells protecting from blocking', () => {
    const choice = (key: string): Choice => ({
      action: 0,
      text: '',
      do: { kind: 'mark', die: 'y1' },
      on: [],
      label: { key },
    });
    expect(verbOf(choice('dice-choice-protect'))).toBe('protect');
    expect(verbOf(choice('dice-choice-mark'))).toBe('mark');
  });

  it('has words for everything that can be done', () => {
    for (const { prompt } of Object.values(moments)) {
      for (const choice of prompt?.choices ?? []) {
        const kind = verbOf(choice);
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
    const told: Told[] = [
      {
        ply: 1,
        seat: 0,
        text: '',
        forced: false,
        lines: [],
        events: [
          { event: 'gold', seat: 0, amount: 2 },
          { event: 'phase', phase: 'brewing' },
          { event: 'points', seat: 0, amount: 1 },
        ],
      },
    ];
    expect(recentChanges(told, 0).gold).toEqual({});
    expect(recentChanges(told, 0).points).toEqual({ 0: 1 });
  });

  it('counts the rolls of a die, also those that bring the same value', () => {
    const roll = (ply: number, die: string, value: number): Told => ({
      ply,
      seat: 0,
      text: null,
      forced: false,
      lines: [],
      events: [{ event: 'roll', die, value, at: 'pool:0' }],
    });
    const turned: Told = {
      ply: 3,
      seat: 0,
      text: null,
      forced: false,
      lines: [],
      events: [{ event: 'turn', die: 'y2', value: 4, at: 'warehouse:0' }],
    };
    const rolls = rollsOf([roll(1, 'y1', 3), roll(2, 'y1', 3), turned]);
    expect(rolls.get('y1')).toBe(2);
    expect(rolls.has('y2')).toBe(false);
  });
});

describe('the table in words and signs', () => {
  it('knows the phase', () => {
    expect(moments['buy']!.view.phase).toBe('purchases');
    expect(moments['brew']!.view.phase).toBe('brewing');
    expect(moments['move-2']!.view.phase).toBe('arranging');
  });

  it('draws every space', () => {
    const printed = (space: SpaceName) => moments['opening']!.view.printed.spaces.find((one) => one.space === space)!;
    expect(printed('malt-1').takes).toEqual(['seed']);
    expect((['malt-1', 'school-1', 'school-3'] as const).map((space) => askedText(printed(space)))).toEqual([
      undefined,
      '2+',
      'Σ5',
    ]);
    expect((['malt-1', 'malt-3', 'seeds-1', 'seeds-3'] as const).map((space) => giftText(printed(space)))).toEqual([
      '',
      '+1',
      '2',
      '4',
    ]);
  });

  it('lays dice by colour, the high ones first', () => {
    const dice = [die('b1', 'blue', 2), die('y1', 'yellow', 1), die('y2', 'yellow', 5), die('k1', 'black', null)];
    expect(sorted(dice).map((one) => one.die)).toEqual(['y2', 'y1', 'k1', 'b1']);
  });

  it('counts recipes brewed and who used a space', () => {
    const { view } = moments['end']!;
    expect(view.brewed).toBeGreaterThanOrEqual(view.printed.end);
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
