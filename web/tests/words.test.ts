import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Message } from '../src/api/types';
import { announced, gather, partsOf, runs } from '../src/table/lines';
import { after, makeBundle, Speaker } from '../src/words/speak';

const folder = new URL('../../src/brewtable/locale/', import.meta.url);
const filesOf = (language: string) =>
  readdirSync(new URL(`${language}/`, folder))
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => readFileSync(new URL(`${language}/${file}`, folder), 'utf8'));
const languages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name);

const english = makeBundle('en', [
  `gain = { $count ->
    [one] 1 sheaf
   *[other] { $count } sheaves
}
sold = { $seat } sells { $card } for { $gains }
either = Pay { $or_ways }
deed = { $actor_seat } to { $seat }
brewed = { $seat_who ->
    [you] You brew
   *[other] { $seat } brews
} for { $to_seat_who ->
    [you] you
   *[other] { $to_seat }
}
all = { $deeds }
`,
]);
const speaker = new Speaker('en', [english]);
const gain = (count: number): Message => ({ key: 'gain', count });

describe('sentences', () => {
  it('join lists as the language does, with "or" where the argument says so', () => {
    expect(speaker.say({ key: 'sold', seat: 0, card: 'ale', gains: [gain(1), gain(2), gain(3)] })).toBe(
      '0 sells ale for 1 sheaf, 2 sheaves, and 3 sheaves',
    );
    expect(speaker.say({ key: 'either', or_ways: [gain(1), gain(2)] })).toBe('Pay 1 sheaf or 2 sheaves');
  });

  it('name who sits in a seat', () => {
    const names = ['Ida', 'Marta'];
    expect(speaker.say({ key: 'deed', actor_seat: 1, seat: 0 }, { names })).toBe('Marta to Ida');
  });

  it('call who reads "you", in messages and lists within them, too', () => {
    const names = ['Ida', 'Marta'];
    const brewed: Message = { key: 'brewed', seat: 0, to_seat: 1 };
    expect(speaker.say(brewed, { names })).toBe('Ida brews for Marta');
    expect(speaker.say(brewed, { names, me: null })).toBe('Ida brews for Marta');
    expect(speaker.say(brewed, { names, me: 0 })).toBe('You brew for Marta');
    expect(speaker.say({ key: 'all', deeds: [brewed, brewed] }, { names, me: 1 })).toBe(
      'Ida brews for you and Ida brews for you',
    );
  });

  it('come in pieces that can be drawn and pointed at', () => {
    const company = {
      names: ['Ida'],
      cardName: (text: string) => (text === 'beer-07' ? 'amber ale' : null),
      inline: (message: Message) =>
        message.key === 'gain' ? { icon: 'wheat', count: Number(message['count']) } : null,
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
    expect(after('Upgrade', [{ is: 'text', text: 'Upgrade: one more unit' }])).toEqual([
      { is: 'text', text: 'one more unit' },
    ]);
    expect(after('Bake', [{ is: 'text', text: 'Needs rye' }])).toEqual([{ is: 'text', text: 'Needs rye' }]);
    expect(
      after('Setzen', [
        { is: 'text', text: 'Setzen: ' },
        { is: 'icon', icon: 'die', text: 'gelbe 3' },
      ]),
    ).toEqual([{ is: 'icon', icon: 'die', text: 'gelbe 3' }]);
  });

  it('keep a word whole that only begins with the letters of the button', () => {
    expect(after('Ulepsz', [{ is: 'text', text: 'Ulepszenie: 2 miejsca' }])).toEqual([
      { is: 'text', text: 'Ulepszenie: 2 miejsca' },
    ]);
    expect(after('Вар', [{ is: 'text', text: 'Варить' }])).toEqual([{ is: 'text', text: 'Варить' }]);
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
    expect(
      gather([moved(gain(1), 'fields'), moved(rye(2), 'fields'), moved(hops(3), 'fields'), moved(gain(1), 'river')]),
    ).toEqual([
      { key: 'log-tokens', amount: [gain(1), rye(2), hops(3)], from: { key: 'fields' } },
      moved(gain(1), 'river'),
    ]);
  });

  it('add up what is alike', () => {
    const rye: Message = { key: 'rye', count: 1 };
    expect(gather([gain(1), gain(1), gain(2)].map((amount) => moved(amount, 'fields')))).toEqual([
      moved(gain(4), 'fields'),
    ]);
    expect(gather([gain(1), rye, gain(2), rye].map((amount) => moved(amount, 'fields')))).toEqual([
      { key: 'log-tokens', amount: [gain(3), { key: 'rye', count: 2 }], from: { key: 'fields' } },
    ]);
    expect(
      gather([
        { key: 'log-gold', seat: 0, amount: 2 },
        { key: 'log-gold', seat: 0, amount: 1 },
      ]),
    ).toEqual([{ key: 'log-gold', seat: 0, amount: 3 }]);
    expect(
      gather([
        { key: 'log-gold', seat: 0, amount: 2 },
        { key: 'log-gold', seat: 1, amount: 1 },
      ]),
    ).toHaveLength(2);
  });

  it('name each die that differs, and count those that show nothing yet', () => {
    const die = (value: number, name: string): Message => ({ key: 'dice-die-yellow', value, die: name });
    const unrolled = (name: string): Message => ({ key: 'dice-unrolled-blue', count: 1, die: name });
    const gets = (pieces: Message): Message => ({ key: 'dice-log-gets', seat: 0, pieces });
    expect(gather([gets(die(3, 'y1')), gets(die(3, 'y2'))])).toEqual([
      { key: 'dice-log-gets', seat: 0, pieces: [die(3, 'y1'), die(3, 'y2')] },
    ]);
    expect(gather([gets(unrolled('b1')), gets(unrolled('b2'))])).toEqual([
      gets({ key: 'dice-unrolled-blue', count: 2 }),
    ]);
  });

  it('say how often the same happened', () => {
    const line: Message = { key: 'log-taken', seat: 0, ware: { key: 'fruit' } };
    expect(gather([line, line, line])).toEqual([{ key: 'web-log-times', line, count: 3 }]);
  });

  const offer = (...tokens: Message[]): Message => ({ key: 'deed-offer', seat: 0, tokens });
  const decided = (ply: number, seat: number, deed: Message | null, ...lines: Message[]) => ({
    ply,
    seat,
    text: null,
    forced: false,
    events: [{ event: `${ply}` }],
    lines,
    headings: [] as number[],
    deed,
  });

  it('go on over decisions of one seat', () => {
    const harvest: Message = { key: 'deed-harvest', seat: 0, gains: [gain(1)] };
    const line = moved(gain(1), 'fields');
    const entries = runs([
      decided(1, 0, harvest, line),
      decided(2, 0, offer(gain(1)), line),
      decided(3, 0, null),
      decided(4, 0, offer(gain(2)), line),
      decided(5, 1, { ...offer(gain(2)), seat: 1 }),
    ]);
    expect(entries.map(({ ply }) => ply)).toEqual([1, 4, 5]);
    expect(entries[1]).toEqual({
      ...decided(4, 0, offer(gain(3)), line, line),
      events: [{ event: '2' }, { event: '4' }],
    });
  });

  it('do not go on over the beginning of a chapter', () => {
    const last = { ...decided(1, 0, offer(gain(1)), { key: 'log-year' }), headings: [0] };
    expect(runs([last, decided(2, 0, offer(gain(1)))])).toHaveLength(2);
    const next = { ...decided(2, 0, offer(gain(1)), { key: 'line' }, { key: 'log-year' }), headings: [1] };
    expect(runs([decided(1, 0, offer(gain(1)), { key: 'before' }), next])[0]?.headings).toEqual([2]);
  });

  it('begin with the first of them where a game has no sentence for the decision', () => {
    const [deed, line] = [{ key: 'deed' }, { key: 'line' }];
    expect(runs([{ ...decided(1, 0, null, deed, line, { key: 'round' }), headings: [2] }])).toEqual([
      { ...decided(1, 0, deed, line, { key: 'round' }), headings: [1] },
    ]);
    const heading = { ...decided(1, 0, null, { key: 'round' }), headings: [0] };
    expect(runs([heading])).toEqual([heading]);
  });

  it('are read out as the deed and the chapters that begin', () => {
    const told = { ...decided(1, 0, { key: 'deed' }, { key: 'line' }, { key: 'round' }), headings: [1] };
    expect(announced(told)).toEqual([{ key: 'deed' }, { key: 'round' }]);
    expect(announced({ ...told, deed: null })).toEqual([{ key: 'line' }, { key: 'round' }]);
  });

  it('keep what differs in more than one way', () => {
    const lines = [moved(gain(1), 'fields'), moved(gain(2), 'river')];
    expect(gather(lines)).toEqual(lines);
  });

  it('are split where a chapter begins', () => {
    const told = {
      ...decided(
        4,
        0,
        { key: 'deed' },
        ...['log-tokens', 'log-windmill', 'log-year', 'log-card'].map((key) => ({ key })),
      ),
      headings: [1, 2],
      events: [{ event: 'windmill' }, { event: 'year' }],
    };
    expect(partsOf(told, (event) => (event.event === 'year' ? { icon: 'dry' } : null))).toEqual([
      { kind: 'decision', head: { key: 'deed' }, icon: null, lines: [{ key: 'log-tokens' }] },
      { kind: 'phase', head: { key: 'log-windmill' }, icon: null, lines: [] },
      { kind: 'chapter', head: { key: 'log-year' }, icon: 'dry', lines: [{ key: 'log-card' }] },
    ]);
  });
});
