import { describe, expect, it } from 'vitest';
import type { Message } from '../../api/types';
import { isCalled } from '../../parts/light';
import type { Say } from '../board';
import catalogData from './fixtures/catalog.json';
import momentData from './fixtures/moments.json';
import { changesOf, comesTo, difference, foreseen, goesFrom, recentChanges } from './foresee';
import {
  arrivals,
  artOf,
  asLaid,
  count,
  GOODS,
  KINDS,
  type Cards,
  type Prompt,
  type Result,
  type Told,
  type Valley,
} from './model';
import { scorePad } from './score';
import { pictureOf, sidesOf } from './signs';
import { frontName, useName } from './speech';
import { layOut } from './storage';
import { goesOnWith, choicesOn, reasonFor, stateOf } from '../../parts/things';
import { canMake } from './things';

interface Moment {
  seat: number | null;
  view: Valley;
  prompt: Prompt | null;
  told: Told[];
  previews: Record<string, { events: Told['events']; certain: boolean }>;
  result: Result | null;
}
const cards = catalogData as unknown as Cards;
const moments = momentData as unknown as Record<string, Moment>;
const at = (name: string): Moment => moments[name]!;
const choiceNamed = (moment: Moment, text: string) => moment.prompt!.choices.find((choice) => choice.text === text)!;

/** Says a message by its key and arguments, so that tests see what was asked for. */
const words: Say = (message, args) => {
  const { key, ...rest } = typeof message === 'string' ? { key: message, ...args } : message;
  return [key, ...Object.values(rest).map(said)].join(' ');
};
const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'key' in value;
const said = (value: unknown): string =>
  Array.isArray(value) ? value.map(said).join('+') : isMessage(value) ? words(value) : String(value);

describe('what a choice will change', () => {
  const dry = at('dry');
  const seen = (text: string) => changesOf(dry.previews[choiceNamed(dry, text).action]!.events);

  it('takes a harvest from the fields to the storage and lays the card in the column', () => {
    const change = seen('harvest beer-14');
    expect(difference(change, 'fields', 'rye')).toBe(-1);
    expect(difference(change, 'river', 'water')).toBe(-1);
    expect(difference(change, 'storage:1', 'rye')).toBe(1);
    expect(comesTo(change, 'column:1', 'beer-14')).toBe(true);
    expect(goesFrom(change, 'hand:1', 'beer-14')).toBe(true);
  });

  it('pays a recipe from the storage and puts the card into the bakery', () => {
    const change = seen('produce bread-01');
    expect(difference(change, 'storage:1', 'wheat')).toBe(-3);
    expect(comesTo(change, 'bakery:1', 'bread-01')).toBe(true);
  });

  it('counts as no change what comes and goes again', () => {
    const back = changesOf([
      { event: 'tokens', token: 'wheat', count: 2, from: 'fields', to: 'storage:0' },
      { event: 'tokens', token: 'wheat', count: 1, from: 'storage:0', to: 'offer' },
      { event: 'card', card: 'beer-01', back: 'beer', from: 'deck', to: 'hand:0' },
      { event: 'card', card: 'beer-01', back: 'beer', from: 'hand:0', to: 'discard' },
    ]);
    expect(difference(back, 'storage:0', 'wheat')).toBe(1);
    expect(comesTo(back, 'hand:0', 'beer-01')).toBe(false);
    expect(goesFrom(back, 'hand:0', 'beer-01')).toBe(false);
    expect(comesTo(back, 'discard', 'beer-01')).toBe(true);
  });

  it('is drawn only while the choice is still open', () => {
    const preview = {
      events: dry.previews[choiceNamed(dry, 'harvest beer-14').action]!.events,
      lines: [],
      certain: true,
      view: null,
      can_take_back: true,
    };
    expect(difference(foreseen({ prompt: dry.prompt, preview }), 'fields', 'rye')).toBe(-1);
    expect(difference(foreseen({ prompt: null, preview }), 'fields', 'rye')).toBe(0);
  });

  it('is new for a spectator only as far as the last decision', () => {
    const told: Told[] = [
      {
        ply: 1,
        seat: 0,
        text: null,
        forced: false,
        lines: [],
        events: [{ event: 'tokens', token: 'rye', count: 1, from: 'fields', to: 'storage:0' }],
      },
      {
        ply: 2,
        seat: 1,
        text: null,
        forced: false,
        lines: [],
        events: [{ event: 'tokens', token: 'rye', count: 2, from: 'fields', to: 'storage:1' }],
      },
    ];
    expect(difference(recentChanges(told, null), 'fields', 'rye')).toBe(-2);
    expect(difference(recentChanges(told, 0), 'fields', 'rye')).toBe(-3);
  });
});

describe('the storage', () => {
  const none = changesOf([]);
  const tokens = { water: 3, wheat: 2, barley: 0, rye: 0, hops: 1 };

  it('puts water into the water units first', () => {
    const layout = layOut(tokens, { general: 9, water: 2 }, 'storage:0', none, none);
    expect(layout.water.map((unit) => unit.kind)).toEqual(['water', 'water']);
    expect(layout.general.filter((unit) => unit.kind === 'water')).toHaveLength(1);
    expect(layout.general).toHaveLength(9);
    expect([layout.used, layout.willUse, layout.size, layout.over]).toEqual([6, 6, 11, 0]);
  });

  it('lays what will come into free units, and what will not fit outside', () => {
    const fore = changesOf([{ event: 'tokens', token: 'rye', count: 4, from: 'fields', to: 'storage:0' }]);
    const layout = layOut(tokens, { general: 9, water: 0 }, 'storage:0', fore, none);
    expect(layout.general.filter((unit) => unit.state === 'preview')).toHaveLength(3);
    expect(layout.spill).toHaveLength(1);
    expect([layout.used, layout.willUse, layout.over]).toEqual([6, 10, 1]);
  });

  it('rings what will leave', () => {
    const fore = changesOf([{ event: 'tokens', token: 'water', count: 2, from: 'storage:0', to: 'supply' }]);
    const layout = layOut(tokens, { general: 9, water: 0 }, 'storage:0', fore, none);
    expect(layout.general.filter((unit) => unit.state === 'leaving').map((unit) => unit.kind)).toEqual([
      'water',
      'water',
    ]);
    expect(layout.willUse).toBe(4);
  });

  it('holds every token of every recorded moment', () => {
    for (const { view } of Object.values(moments)) {
      for (const [seat, village] of view.villages.entries()) {
        const layout = layOut(village.storage, village.units, `storage:${seat}`, none, none);
        const laid = [...layout.general, ...layout.water].filter((unit) => unit.kind);
        expect(laid).toHaveLength(count(village.storage));
      }
    }
  });
});

describe('things and what is asked', () => {
  it('lets every choice of every recorded moment be reached by a thing that is drawn', () => {
    for (const { view, prompt } of Object.values(moments)) {
      for (const thing of prompt?.choices.flatMap((choice) => choice.on) ?? []) {
        expect(drawn(view, prompt!.seat), `${prompt!.ask}: ${thing}`).toContain(thing);
      }
    }
  });

  function drawn(view: Valley, seat: number): string[] {
    const village = view.villages[seat]!;
    return [
      'done',
      ...village.hand.map((one) => `hand:${one.card}`),
      ...village.taken.map((id) => `taken:${id}`),
      ...view.exchange.flatMap((id, space) => (id ? [`exchange:${space + 1}`] : [])),
      ...KINDS.filter((kind) => village.storage[kind] > 0).map((kind) => `storage:${kind}`),
      ...KINDS.filter((kind) => view.offer[kind] > 0).map((kind) => `offer:${kind}`),
    ];
  }

  it('says why a card turned by the other player cannot be played', () => {
    const { prompt } = at('turned-card');
    const thing = prompt!.blocked.find((one) => one.kind === 'play')!.on;
    expect(stateOf({ prompt, picked: [], chosen: null }, thing)).toBe('cannot');
    expect(reasonFor(prompt, thing)).toEqual({ key: 'reason-inverted' });
    expect(useName(prompt, thing, words)).toContain('reason-inverted');
  });

  it('does not call a card blocked that can only not be brewed', () => {
    const { prompt } = at('dry');
    const short = prompt!.blocked.find((one) => one.kind === 'produce')!.on;
    expect(stateOf({ prompt, picked: [], chosen: null }, short)).toBe('can');
    expect(canMake(prompt, short)).toBe(false);
    expect(useName(prompt, short, words, 'beer')).toContain('Bb-cannot-produce beer reason-short');
  });

  it('shows what was taken up and what is chosen', () => {
    const dry = at('dry');
    const swap = choiceNamed(dry, 'exchange beer-14 2');
    expect(stateOf({ prompt: dry.prompt, picked: ['hand:beer-27'], chosen: null }, 'hand:beer-27')).toBe('chosen');
    expect(stateOf({ prompt: dry.prompt, picked: [], chosen: swap.action }, 'exchange:2')).toBe('chosen');
    expect(stateOf({ prompt: null, picked: [], chosen: null }, 'hand:beer-27')).toBe('idle');
    expect(choicesOn(dry.prompt, 'exchange:2')).toHaveLength(5);
    expect(goesOnWith({ prompt: dry.prompt, picked: ['hand:beer-14'], chosen: null }, 'exchange:2')).toBe(true);
    expect(goesOnWith({ prompt: dry.prompt, picked: ['hand:beer-14'], chosen: null }, 'hand:beer-27')).toBe(false);
  });

  it('finds a thing by its name, its place or its card', () => {
    expect(isCalled({ thing: 'column:beer-07' }, 'beer-07')).toBe(true);
    expect(isCalled({ place: 'storage:0' }, 'storage:0')).toBe(true);
    expect(isCalled({ thing: 'hand:beer-17' }, 'beer-7')).toBe(false);
    expect(isCalled({ thing: 'storage:wheat', place: 'storage:1:wheat' }, 'storage:1')).toBe(false);
  });
});

describe('cards', () => {
  it('have a shorthand for every upgrade, of at most two lines', () => {
    for (const [id, { upgrade_signs: lines }] of Object.entries(cards)) {
      expect(lines.flat().length, id).toBeGreaterThan(1);
      expect(lines.length, id).toBeLessThanOrEqual(2);
    }
  });

  it('have a picture for every sign that is a word', () => {
    const words = Object.values(cards).flatMap((card) =>
      card.upgrade_signs.flat().filter((sign) => /^[a-z]/.test(sign)),
    );
    expect(words.filter((sign) => !pictureOf(sign))).toEqual([]);
  });

  it('break their signs before an arrow', () => {
    expect(sidesOf(['2', 'beer', '→', '+1', 'coin'])).toEqual([
      ['2', 'beer'],
      ['→', '+1', 'coin'],
    ]);
  });

  it('join substitutions of the same payment', () => {
    const card = Object.values(cards).find((one) => one.upgrade === '4C')!;
    expect(card.upgrade_signs).toEqual([['2', 'wheat', '→', 'hops', '/', 'barley']]);
  });

  it('are drawn by the type that their value tells', () => {
    const arts = Object.values(cards).map((card) => [card.coins, artOf(card).slice(-1)]);
    expect(new Set(arts.map(([coins, type]) => `${coins}:${type}`))).toEqual(
      new Set(['4:1', '5:1', '6:2', '7:2', '8:3', '9:3']),
    );
  });

  it('are named by what, numbers, recipe and upgrade', () => {
    expect(frontName(cards['beer-01']!, words)).toMatch(
      /^Bb-card-name bb-beer-1 4\. .*Bb-card-recipe tokens-water 2\+tokens-barley 2\. .*effect-2A/,
    );
  });
});

describe('the score pad', () => {
  const { result, view } = at('end');
  const rows = scorePad(result!, words);

  it('adds up, good by good, and ends with the lower total', () => {
    for (const [seat, parts] of result!.parts.entries()) {
      for (const good of GOODS) {
        const { total, ...lines } = parts[good];
        expect(
          Object.values(lines).reduce((sum, coins) => sum + coins, 0),
          `${good} of seat ${seat}`,
        ).toBe(total);
      }
    }
    expect(rows.at(-1)).toEqual({ label: 'bb-score-final', cells: result!.scores.map(String), total: true });
    expect(rows.filter((row) => row.total)).toHaveLength(3);
  });

  it('leaves out lines that gave nobody anything', () => {
    for (const row of rows) expect(row.cells.some((cell) => cell !== '–')).toBe(true);
  });

  it('starts from the coins on the cards that the village has sold', () => {
    const beer = view.villages.map((village) => String(village.coins.beer));
    expect(rows[0]!.cells).toEqual(beer);
  });
});

describe('a village', () => {
  it('shows its cards as they were laid', () => {
    const { villages } = at('dry').view;
    const village = { ...villages[0]!, column: ['beer-01', 'beer-02'], upgrades: { 1: ['bread-03', 'bread-09'] } };
    const laid = asLaid(village, { 'beer-01': 7, 'beer-02': 3, 'bread-03': 9, 'bread-09': 1 });
    expect(laid.column).toEqual(['beer-02', 'beer-01']);
    expect(laid.upgrades['1']).toEqual(['bread-09', 'bread-03']);
    expect(asLaid(village, arrivals()).column).toEqual(village.column);
  });
});

describe('the story', () => {
  it('tells when each card came to where it lies', () => {
    const told = (ply: number, ...events: Told['events']): Told => ({
      ply,
      seat: 0,
      text: null,
      forced: false,
      events,
      lines: [],
    });
    const card = (card: string | null, to: string): Told['events'][number] => ({
      event: 'card',
      card,
      back: 'beer',
      from: 'deck',
      to,
    });
    const came = arrivals([
      told(1, card('beer-02', 'hand:0'), card('beer-01', 'hand:0')),
      told(2, card(null, 'hand:1'), { event: 'harvest', seat: 0, card: 'beer-01' }, card('beer-02', 'column:0')),
    ]);
    expect(came['beer-02']).toBeGreaterThan(came['beer-01']!);
    expect(Object.keys(came)).toHaveLength(2);
  });
});
