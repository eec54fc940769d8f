import { describe, expect, it } from 'vitest';
import { english, words } from '../../../tests/english';
import type { Choice, PromptData, Result, Told } from '../../api/types';
import { goesOnWith, optionsOn, reasonFor, soleOption, stateOf } from '../../parts/things';
import catalogData from './fixtures/catalog.json';
import momentData from './fixtures/moments.json';
import { changesOf, recentChanges } from './foresee';
import { ACTIONS, fieldsOf, type Fronts, type Town } from './model';
import { phraseWords, readPhrase } from './phrase';
import { ADMIN, BONUS, EXTENSION, TRUCK, TURN_ORDER, WORKER } from './printed';
import { scorePad } from './score';
import { frontName, sectionWords, useName } from './speech';
import { askedSection, bringsBonus, countsOn, isOfHand, placing, workerInHand } from './things';

interface Moment {
  seat: number | null;
  view: Town;
  prompt: PromptData | null;
  told: Told[];
  result: Result | null;
}
const moments = momentData as unknown as Record<string, Moment>;
const fronts = catalogData as unknown as Fronts;

const options = Object.values(moments).flatMap(({ prompt }) => prompt?.options ?? []);
const ofKind = (kind: string): Choice[] => options.filter((option) => option.do['kind'] === kind);

describe('what is printed', () => {
  /** The service says with every option what it does: the drawing must say the same. */
  const agrees = (choices: Choice[], phrase: (choice: Choice) => string) => {
    expect(choices.length).toBeGreaterThan(0);
    for (const choice of choices) expect(phraseWords(phrase(choice)), choice.text).toEqual(choice.label['effect']);
  };

  it('agrees with the service, space by space', () => {
    const free = (choice: Choice) => WORKER[ACTIONS[Number(String(choice.do['space'])[0]) - 1]!];
    agrees(ofKind('place').filter((choice) => choice.do['space'] !== 'exchange'), free);
    agrees(ofKind('truck'), (choice) => TRUCK[choice.do['space'] as keyof typeof TRUCK]);
    agrees(ofKind('turn-order'), (choice) => TURN_ORDER[choice.do['place'] - 1]!);
    agrees(ofKind('admin'), (choice) => ADMIN[choice.do['space'] as keyof typeof ADMIN]);
    agrees(ofKind('bonus'), (choice) => BONUS[choice.do['bonus'] as keyof typeof BONUS]);
    agrees(ofKind('build'), (choice) => EXTENSION[choice.do['extension'] as keyof typeof EXTENSION]);
  });

  it('says of every card in hand what the service says', () => {
    for (const kind of ['beige', 'order', 'white'] as const) {
      const choices = ofKind(kind);
      expect(choices.length).toBeGreaterThan(0);
      for (const choice of choices) expect(sectionWords(fronts[choice.do['card']]!, kind)).toEqual(choice.label['effect']);
    }
  });

  it('takes phrases apart', () => {
    expect(readPhrase('pay 1 and order or rotations x then beige')).toEqual([
      [[{ effect: 'pay', amount: 1 }, { effect: 'order', amount: 1 }], [{ effect: 'rotations', amount: 'x' }]],
      [[{ effect: 'beige', amount: 1 }]],
    ]);
    expect(words(phraseWords('level 1 and coins 2 or points 1'))).toBe('brewing level +1 and 2 coins or 1 point');
  });

  it('names a card by its sections', () => {
    expect(frontName(fronts['josef-groll']!, words)).toBe(
      'Josef Groll. Order: 1 Pils and 1 barrel: 2 points (with a truck fleet also 1 point). White: Master brewer: 1 coin for each beer that leaves its dial.',
    );
    for (const front of Object.values(fronts)) expect(frontName(front, words)).not.toMatch(/pioneers-|bp-/);
  });
});

describe('the cellar', () => {
  const { cellar, tiles } = moments['opening']!.view.breweries[0]!;
  const empty = Object.fromEntries(Object.keys(cellar).map((kind) => [kind, 0])) as typeof cellar;

  it('has four rows of three fields, tiles over the light ones', () => {
    const rows = fieldsOf({ cellar: empty, tiles });
    expect(rows.map((row) => row.map(({ dark, tiled }) => (dark ? 'd' : tiled ? 't' : 'l')).join(''))).toEqual(['ttt', 'dtt', 'dtt', 'ddt']);
  });

  it('lays beers before barrels on the free fields, and marks the first of a kind', () => {
    const cleared = tiles.map((tile, row) => ({ ...tile, there: row !== 0 }));
    const lies = fieldsOf({ cellar: { ...empty, alt: 2, barrel: 2 }, tiles: cleared }).flat().filter((field) => field.holds);
    expect(lies.map(({ holds, first }) => `${holds}${first ? '!' : ''}`)).toEqual(['alt!', 'alt', 'barrel!', 'barrel']);
  });

  it('shows everything that a brewery stores, in every moment', () => {
    for (const { view } of Object.values(moments)) {
      for (const brewery of view.breweries) {
        const fields = fieldsOf(brewery).flat();
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
    expect(soleOption({ prompt, picked: [], chosen: null }, 'space:1a')).toBeNull();
    expect(soleOption(asked, 'space:1a')?.text).toBe('place 2 1a');
    expect(soleOption(asked, 'turn-space:1')?.text).toBe('turn-order 1');
  });

  it('refuses with a reason', () => {
    expect(stateOf({ prompt, picked: [], chosen: null }, 'admin:white')).toBe('cannot');
    expect(useName(prompt, 'admin:white', words)).toBe('Cannot be used: a blocking token still lies on: playing white cards.');
    expect(reasonFor(prompt, 'admin:unblock')).toBeNull();
  });

  it('asks the hand for a section', () => {
    expect(askedSection(moments['play-order']!.prompt)).toBe('order');
    expect(isOfHand(moments['discard']!.prompt)).toBe(true);
    expect(isOfHand(prompt)).toBe(false);
  });

  it('offers rotations and barrels by their number', () => {
    const { prompt } = moments['rotate']!;
    expect(countsOn(prompt, 'coop:alt').map(({ count }) => count)).toEqual(optionsOn(prompt, 'coop:alt').map((option) => option.do['count']));
    expect(countsOn(moments['move']!.prompt, 'depot').length).toBeGreaterThan(1);
  });

  it('has words for everything that can be done', () => {
    for (const { do: { kind } } of options) {
      if (!['done', 'choose', 'twice', 'exchange'].includes(kind)) expect(english.knows(`bp-verb-${kind}`), kind).toBe(true);
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
      { event: 'card-beige', card: 'crown-cork', from: 'hand:1', to: 'showing:1' },
      { event: 'card-taken', card: null, from: 'pile', to: 'hand:1' },
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
    const told = [{ ply: 1, seat: 0, text: '', lines: [], events: [{ event: 'coins', seat: 0, amount: 2 }, { event: 'round', round: 2 }, { event: 'points', seat: 0, amount: 1 }] }];
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
