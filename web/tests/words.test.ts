import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Message } from '../src/api/types';
import { gather, partsOf, runs } from '../src/table/lines';
import { after, makeBundle, Speaker } from '../src/words/speak';

const folder = new URL('../../src/brewtable/locale/', import.meta.url);
const filesOf = (language: string) =>
  readdirSync(new URL(`${language}/`, folder)).filter((file) => file.endsWith('.ftl')).map((file) => readFileSync(new URL(`${language}/${file}`, folder), 'utf8'));
const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('_')).map((entry) => entry.name);

const english = makeBundle('en', [
  `gain = { $count ->
    [one] 1 sheaf
   *[other] { $count } sheaves
}
sold = { $seat } sells { $card } for { $gains }
either = Pay { $or_ways }
deed = { $actor_seat } to { $seat }`,
]);
const speaker = new Speaker('en', [english]);
const gain = (count: number): Message => ({ key: 'gain', count });

describe('sentences', () => {
  it('join lists as the language does, with "or" where the argument says so', () => {
    expect(speaker.say({ key: 'sold', seat: 0, card: 'ale', gains: [gain(1), gain(2), gain(3)] })).toBe('0 sells ale for 1 sheaf, 2 sheaves, and 3 sheaves');
    expect(speaker.say({ key: 'either', or_ways: [gain(1), gain(2)] })).toBe('Pay 1 sheaf or 2 sheaves');
  });

  it('name who sits in a seat', () => {
    const names = ['Ida', 'Marta'];
    expect(speaker.say({ key: 'deed', actor_seat: 1, seat: 0 }, { names })).toBe('Marta to Ida');
  });

  it('come in pieces that can be drawn and pointed at', () => {
    const company = {
      names: ['Ida'],
      cardName: (text: string) => (text === 'beer-07' ? 'amber ale' : null),
      inline: (message: Message) => (message.key === 'gain' ? { icon: 'wheat', count: Number(message['count']) } : null),
    };
    const message = { key: 'sold', seat: 0, card: 'beer-07', gains: [gain(1), gain(2)] };
    expect(speaker.pieces(message, company)).toEqual([
      { is: 'seat', seat: 0, text: 'Ida' },
      { is: 'text', text: ' sells ' },
      { is: 'card', card: 'beer-07', text: 'amber ale' },
      { is: 'text', text: ' for ' },
      { is: 'icon', icon: 'wheat', count: 1, text: '1 sheaf' },
      { is: 'text', text: ' ' },
      { is: 'icon', icon: 'wheat', count: 2, text: '2 sheaves' },
    ]);
    expect(speaker.say(message, company)).toBe('Ida sells amber ale for 1 sheaf and 2 sheaves');
  });

  it('fall back to the next language, and to the key where there are no words', () => {
    const polish = new Speaker('pl', [makeBundle('pl', ['gain = snop']), english]);
    expect(polish.say(gain(2))).toBe('snop');
    expect(polish.say({ key: 'either', or_ways: [gain(1)] })).toBe('Pay snop');
    expect(speaker.say({ key: 'nowhere' })).toBe('nowhere');
  });

  it('do not repeat the word that stands on the button', () => {
    expect(after('Upgrade', [{ is: 'text', text: 'Upgrade: one more unit' }])).toEqual([{ is: 'text', text: 'one more unit' }]);
    expect(after('Bake', [{ is: 'text', text: 'Needs rye' }])).toEqual([{ is: 'text', text: 'Needs rye' }]);
  });

  it.each(languages)('of %s can be read by the browser', (language) => {
    expect(() => makeBundle(language, filesOf(language))).not.toThrow();
  });
});

describe('the lines of a decision', () => {
  const moved = (amount: Message, from: string): Message => ({ key: 'log-tokens', amount, from: { key: from } });

  it('gather what went the same way', () => {
    const rye = (count: number): Message => ({ key: 'rye', count });
    const hops = (count: number): Message => ({ key: 'hops', count });
    expect(gather([moved(gain(1), 'fields'), moved(rye(2), 'fields'), moved(hops(3), 'fields'), moved(gain(1), 'river')])).toEqual([
      { key: 'log-tokens', amount: [gain(1), rye(2), hops(3)], from: { key: 'fields' } },
      moved(gain(1), 'river'),
    ]);
  });

  it('add up what is alike', () => {
    const rye: Message = { key: 'rye', count: 1 };
    expect(gather([gain(1), gain(1), gain(2)].map((amount) => moved(amount, 'fields')))).toEqual([moved(gain(4), 'fields')]);
    expect(gather([gain(1), rye, gain(2), rye].map((amount) => moved(amount, 'fields')))).toEqual([
      { key: 'log-tokens', amount: [gain(3), { key: 'rye', count: 2 }], from: { key: 'fields' } },
    ]);
    expect(gather([{ key: 'log-gold', seat: 0, amount: 2 }, { key: 'log-gold', seat: 0, amount: 1 }])).toEqual([{ key: 'log-gold', seat: 0, amount: 3 }]);
    expect(gather([{ key: 'log-gold', seat: 0, amount: 2 }, { key: 'log-gold', seat: 1, amount: 1 }])).toHaveLength(2);
  });

  it('name each die that differs, and count those that show nothing yet', () => {
    const die = (value: number, name: string): Message => ({ key: 'dice-die-yellow', value, die: name });
    const unrolled = (name: string): Message => ({ key: 'dice-unrolled-blue', count: 1, die: name });
    const gets = (pieces: Message): Message => ({ key: 'dice-log-gets', seat: 0, pieces });
    expect(gather([gets(die(3, 'y1')), gets(die(3, 'y2'))])).toEqual([{ key: 'dice-log-gets', seat: 0, pieces: [die(3, 'y1'), die(3, 'y2')] }]);
    expect(gather([gets(unrolled('b1')), gets(unrolled('b2'))])).toEqual([gets({ key: 'dice-unrolled-blue', count: 2 })]);
  });

  it('say how often the same happened', () => {
    const line: Message = { key: 'log-taken', seat: 0, ware: { key: 'fruit' } };
    expect(gather([line, line, line])).toEqual([{ key: 'web-log-times', line, count: 3 }]);
  });

  it('go on over decisions of one seat', () => {
    const told = (ply: number, seat: number, ...lines: Message[]) => ({ ply, seat, text: null, events: [{ event: `${ply}` }], lines });
    const deed: Message = { key: 'log-harvest', seat: 0, card: 'beer-01' };
    const entries = runs([told(1, 0, deed, moved(gain(1), 'fields')), told(2, 0, moved(gain(1), 'storage')), told(3, 0), told(4, 0, moved(gain(2), 'storage')), told(5, 1, moved(gain(1), 'storage'))]);
    expect(entries.map(({ ply }) => ply)).toEqual([1, 4, 5]);
    expect(entries[1]).toEqual({ ply: 4, seat: 0, text: null, events: [{ event: '2' }, { event: '4' }], lines: [moved(gain(3), 'storage')] });
  });

  it('keep what differs in more than one way', () => {
    const lines = [moved(gain(1), 'fields'), moved(gain(2), 'river')];
    expect(gather(lines)).toEqual(lines);
  });

  it('are split where a chapter begins', () => {
    const told = {
      ply: 4,
      seat: 0,
      text: null,
      events: [{ event: 'windmill' }, { event: 'year' }, { event: 'phase' }],
      lines: [{ key: 'log-windmill' }, { key: 'log-year' }, { key: 'log-phase' }],
    };
    const parts = partsOf(told, (event) => (event.event === 'year' ? { icon: 'dry' } : null));
    expect(parts).toEqual([
      { headline: null, lines: [{ key: 'log-windmill' }] },
      { headline: { line: { key: 'log-year' }, icon: 'dry' }, lines: [{ key: 'log-phase' }] },
    ]);
  });
});
