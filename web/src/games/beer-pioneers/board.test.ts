import { describe, expect, it } from 'vitest';
import { english, words } from '../../../tests/english';
import type { Result, Told } from '../../api/types';
import { goesOnWith, choicesOn, reasonFor, soleChoice, stateOf } from '../../parts/things';
import sprite from '../../assets/icons.svg?raw';
import catalogData from './fixtures/catalog.json';
import momentData from './fixtures/moments.json';
import { changesOf, recentChanges } from './foresee';
import { artOf } from './glyphs';
import { fieldsOf, frontOf, plateOf, platesOf, type Catalog, type Pioneers, type Section, type Town } from './model';
import { frontName, useName } from './names';
import { scorePad } from './score';
import {
  askedSection,
  bringsBonus,
  countsOn,
  isOfHand,
  placing,
  workerInHand,
  type Choice,
  type Prompt,
} from './things';

interface Moment {
  seat: number | null;
  view: Town;
  prompt: Prompt | null;
  told: Told<Pioneers>[];
  result: Result<Pioneers> | null;
}
const moments = momentData as unknown as Record<string, Moment>;
const catalog = catalogData as unknown as Catalog;
const fronts = Object.keys(catalog).flatMap((card) => frontOf(catalog, card) ?? []);

const options = Object.values(moments).flatMap(({ prompt }) => prompt?.choices ?? []);

describe('what is printed', () => {
  /** The effects, icons and needs in a message, with their numbers, whatever words stand around them. */
  const effectsIn = (said: unknown): unknown[] => {
    if (said === null || typeof said !== 'object') return [];
    if (Array.isArray(said)) return said.flatMap(effectsIn);
    const { key, why: _, ...rest } = said as { key?: string; why?: unknown };
    const effect = /^pioneers-(effect|icon|need)-/.test(key ?? '') ? [{ key, ...rest }] : [];
    return [...effect, ...Object.values(rest).flatMap(effectsIn)];
  };
  const sorted = (effects: unknown[]) => [...new Set(effects.map((effect) => JSON.stringify(effect)))].sort();

  /** The service says with every option what it does, and what of it would be lost: the drawing must say the same. */
  const agrees = (kind: string, said: (deed: Choice['do'], view: Town) => unknown) => {
    const compared = Object.values(moments).flatMap(({ view, prompt }) =>
      (prompt?.choices ?? []).flatMap(({ do: deed, label, text }) =>
        deed.kind === kind && !text.endsWith(' exchange') ? [{ text, label, said: said(deed, view) }] : [],
      ),
    );
    expect(compared.length).toBeGreaterThan(0);
    for (const { text, label, said } of compared) {
      const [drawn, asked] = [effectsIn(said), effectsIn(label)];
      expect(drawn.length, text).toBeGreaterThan(0);
      // A step on the track that brings a point is foretold where it is asked for.
      const foretold = asked.filter((effect) => (effect as { key: string }).key === 'pioneers-effect-points');
      const all = kind === 'place' ? [...drawn, ...foretold] : drawn;
      expect(sorted(all), text).toEqual(sorted(asked));
    }
  };
  const wordsOn = (thing: string) => plateOf(catalog, thing)?.words;

  it('agrees with what is asked, space by space', () => {
    const house = (space: string) =>
      platesOf(catalog, 'action').find(({ plate }) => plate.spaces?.includes(space))?.name;
    agrees('place', (deed, { gifts }) => deed.kind === 'place' && gifts[`action:${house(deed.space)}`]);
    agrees('turn-order', (deed, { gifts }) => deed.kind === 'turn-order' && gifts[`turn-space:${deed.place}`]);
    agrees('bonus', (deed, { gifts }) => deed.kind === 'bonus' && gifts[`bonus:${deed.bonus}`]);
    agrees('build', (deed) => deed.kind === 'build' && wordsOn(`extension:${deed.extension}`));
  });

  it('says of every card in hand what is asked', () => {
    const sections = ['beige', 'order', 'white'] as const satisfies Section[];
    for (const section of sections)
      agrees(section, (deed) => deed.kind === section && frontOf(catalog, deed.card)?.sections[section]?.words);
  });

  it('names a card by its sections', () => {
    expect(frontName(frontOf(catalog, 'josef-groll')!, words)).toBe(
      'Josef Groll. Order: 1 Pils and 1 barrel: 2 points (with a truck fleet also 1 point). White: Master brewer: 1 coin for each beer that leaves its dial.',
    );
    expect(fronts.length).toBe(64);
    for (const front of fronts) expect(frontName(front, words)).not.toMatch(/pioneers-|bp-/);
  });

  it('lies in the order of the table', () => {
    expect(platesOf(catalog, 'turn-space').map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(frontOf(catalog, 'turn-space:1')).toBeUndefined();
    expect(plateOf(catalog, 'josef-groll')).toBeUndefined();
  });

  it('has a picture of the sprite for every sign', () => {
    const plates = Object.values(catalog).flatMap(({ plate }) =>
      plate ? [...plate.signs, ...(plate.first?.signs ?? [])] : [],
    );
    const cards = fronts.flatMap(({ sections: { beige, order, white } }) => [
      ...(beige?.flash ?? []),
      ...(order?.reward ?? []),
      ...(order?.fleet ?? []),
      ...(white?.signs ?? []),
    ]);
    const needs = fronts.flatMap(({ sections: { beige, order } }) => [
      ...(beige?.icons ?? []),
      ...(order?.needs ?? []),
    ]);
    const signs = [
      ...[...plates, ...cards].flat(2),
      ...needs,
      ...fronts.flatMap(({ sections }) => sections.white?.when ?? []),
    ];
    expect(signs.length).toBeGreaterThan(300);
    const drawn = ['beige', 'order', 'white', 'level', 'progress', 'overlay'];
    for (const { sign } of signs) if (!drawn.includes(sign)) expect(sprite, sign).toContain(`id="${artOf(sign)[0]}"`);
  });
});

describe('the cellar', () => {
  const { breweries, printed } = moments['opening']!.view;
  const { cellar, tiles } = breweries[0]!;
  const empty = Object.fromEntries(Object.keys(cellar).map((kind) => [kind, 0]));
  const drawn = (dark: number) =>
    fieldsOf({ cellar: empty, tiles }, dark).map((row) =>
      row.map((field) => (field.dark ? 'd' : field.tiled ? 't' : 'l')).join(''),
    );

  it('has four rows of three fields, tiles over the light ones', () => {
    expect(drawn(printed.dark)).toEqual(['ttt', 'dtt', 'dtt', 'ddt']);
  });

  it('has as many dark fields as the deck says, in rows as even as can be', () => {
    expect(drawn(8)).toEqual(['dttt', 'ddtt', 'ddtt', 'dddt']);
    expect(drawn(2)).toEqual(['ttt', 'tt', 'tt', 'ddt']);
    expect(drawn(12).map((row) => row.length)).toEqual([5, 5, 5, 5]);
  });

  it('lays beers before barrels on the free fields, and marks the first of a kind', () => {
    const cleared = tiles.map((tile, row) => ({ ...tile, there: row !== 0 }));
    const lies = fieldsOf({ cellar: { ...empty, alt: 2, barrel: 2 }, tiles: cleared }, printed.dark)
      .flat()
      .filter((field) => field.holds);
    expect(lies.map(({ holds, first }) => `${holds}${first ? '!' : ''}`)).toEqual(['alt!', 'alt', 'barrel!', 'barrel']);
  });

  it('shows everything that a brewery stores, in every moment', () => {
    for (const { view } of Object.values(moments)) {
      for (const brewery of view.breweries) {
        const fields = fieldsOf(brewery, view.printed.dark).flat();
        const stored = Object.values(brewery.cellar).reduce((sum, count) => sum + count, 0);
        expect(fields.filter((field) => field.holds).length).toBe(stored);
        expect(fields.filter((field) => !field.tiled && !field.holds).length).toBe(brewery.free_fields);
      }
    }
  });
});

describe('things and what is asked', () => {
  const { prompt } = moments['opening']!;
  const asked = { prompt, picked: ['worker:2'], chosen: null };

  it('lights where the worker taken up may go, and tells of a bonus', () => {
    expect(workerInHand(asked)).toBe(2);
    expect(goesOnWith(asked, 'space:1a')).toBe(true);
    expect(bringsBonus(placing(asked, '1a'))).toBe(true);
    expect(bringsBonus(placing(asked, '1b'))).toBe(false);
    expect(placing({ ...asked, picked: [] }, '1a')).toBeNull();
  });

  it('knows what one more click would do', () => {
    expect(soleChoice({ prompt, picked: [], chosen: null }, 'space:1a')).toBeNull();
    expect(soleChoice(asked, 'space:1a')?.text).toBe('place 2 1a');
    expect(soleChoice(asked, 'turn-space:1')?.text).toBe('turn-order 1');
  });

  it('refuses with a reason', () => {
    expect(stateOf({ prompt, picked: [], chosen: null }, 'admin:white')).toBe('cannot');
    expect(useName(prompt, 'admin:white', words)).toBe(
      'Cannot be used: a blocking token still lies on: playing white cards.',
    );
    expect(reasonFor(prompt, 'admin:unblock')).toBeNull();
  });

  it('asks the hand for a section', () => {
    expect(askedSection(moments['play-order']!.prompt)).toBe('order');
    expect(isOfHand(moments['discard']!.prompt)).toBe(true);
    expect(isOfHand(prompt)).toBe(false);
  });

  it('offers rotations and barrels by their number', () => {
    const { prompt } = moments['rotate']!;
    expect(countsOn(prompt, 'coop:alt').map(({ count }) => count)).toEqual(
      choicesOn(prompt, 'coop:alt').flatMap(({ do: deed }) => (deed.kind === 'rotate' ? deed.count : [])),
    );
    expect(countsOn(moments['move']!.prompt, 'depot').length).toBeGreaterThan(1);
  });

  it('has words for everything that can be done', () => {
    for (const {
      do: { kind },
    } of options) {
      if (!['done', 'choose', 'twice', 'exchange'].includes(kind))
        expect(english.knows(`bp-verb-${kind}`), kind).toBe(true);
      if (!['done', 'choose', 'twice'].includes(kind)) expect(english.knows(`bp-can-${kind}`), kind).toBe(true);
    }
  });

  it('has met every kind of decision', () => {
    expect(new Set(Object.values(moments).flatMap(({ prompt }) => (prompt ? [prompt.ask] : []))).size).toBe(20);
  });
});

describe('changes', () => {
  it('follows pieces, stores, dials, tracks and cards', () => {
    const change = changesOf([
      { event: 'worker', seat: 1, experience: 2, space: '3a' },
      { event: 'paid', seat: 1, amount: 3 },
      { event: 'coins', seat: 1, amount: 1 },
      { event: 'barrels-cellar', seat: 1, count: 2 },
      { event: 'beer-delivered', seat: 1, beer: 'alt' },
      { event: 'dial-turned', seat: 1, beer: 'pils', before: 3, value: 1 },
      { event: 'progress', seat: 1, space: 3 },
      { event: 'unblocked', seat: 1, token: 'brew' },
      { event: 'card-beige', card: 'crown-cork', from: 'hand:1', to: 'showing:1', title: 'Crown cork' },
      { event: 'card-taken', card: null, from: 'pile', to: 'hand:1', title: null },
    ]);
    expect(change.pieces['space:3a']).toEqual({ seat: 1, experience: 2 });
    expect(change.coins).toEqual({ 1: -2 });
    expect(change.stored).toEqual({ '1:barrel': 2, '1:depot': -2, '1:alt': -1 });
    expect(change.dials).toEqual({ '1:pils': 1 });
    expect(change.tracks).toEqual({ '1:progress': 3 });
    expect([...change.gone]).toEqual(['1:token:brew']);
    expect(change.cards).toEqual({ 'crown-cork': 'showing:1' });
    expect(change.unseen).toEqual({ 'hand:1': 1 });
  });

  it('forgets what lies before a new round', () => {
    const told: Told<Pioneers>[] = [
      {
        ply: 1,
        seat: 0,
        text: '',
        forced: false,
        lines: [],
        events: [
          { event: 'coins', seat: 0, amount: 2 },
          { event: 'round', round: 2 },
          { event: 'points', seat: 0, amount: 1 },
        ],
      },
    ];
    expect(recentChanges(told, 0).coins).toEqual({});
    expect(recentChanges(told, 0).points).toEqual({ 0: 1 });
  });
});

describe('the final count', () => {
  it('adds up', () => {
    const { result } = moments['end']!;
    const rows = scorePad(result!, words);
    const total = rows.find((row) => row.total)!;
    result!.scores.forEach((score, seat) => {
      expect(rows.slice(0, 3).reduce((sum, row) => sum + Number(row.cells[seat]), 0)).toBe(score);
      expect(total.cells[seat]).toBe(String(score));
    });
  });

  it('says every line of it', () => {
    for (const row of scorePad(moments['end']!.result!, words)) expect(row.label).not.toContain('bp-');
  });
});
