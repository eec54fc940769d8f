/** Draws every board in real positions and looks which pictures it shows. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import type { BoardProps, GameBoard, Legend } from '../src/games/board';
import type { Moment } from '../src/games/gallery/moment';
import { isSign, withoutValue } from '../src/learn/signs';
import { english, words } from './english';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));

const boards = import.meta.glob<{ default: GameBoard }>('../src/games/*/index.ts');
const legends = import.meta.glob<{ legend: Legend }>('../src/games/*/legend.ts');
const catalogs = import.meta.glob<Record<string, unknown>>('../src/games/*/fixtures/catalog.json', {
  import: 'default',
});
const moments = import.meta.glob<Record<string, Moment>>('../src/games/*/fixtures/moments.json', { import: 'default' });
const games = Object.keys(legends).map((path) => path.split('/').at(-2)!);
const of = <T>(files: Record<string, () => Promise<T>>, game: string, file: string): Promise<T> =>
  files[`../src/games/${game}/${file}`]!();

const drawn = (html: string): string[] =>
  [...html.matchAll(/<use href="[^"]*#([\w-]+)"|data-sign="([\w-]+)"/g)].map(([, icon, sign]) => (icon ?? sign)!);

function propsAt(moment: Moment, catalog: unknown, tab: string): BoardProps {
  const nothing = () => undefined;
  return {
    game: '',
    view: moment.view,
    catalog,
    seat: moment.seat,
    prompt: moment.prompt,
    names: ['Ida', 'Marta', 'Jonas', 'Wanda'],
    told: moment.told,
    preview: null,
    picked: [],
    chosen: null,
    hint: null,
    lit: [],
    tab,
    words,
    settings: {},
    onchoose: nothing,
    onhover: nothing,
    onpick: nothing,
  } as unknown as BoardProps;
}

async function signsOf(game: string): Promise<Set<string>> {
  const board = (await of(boards, game, 'index.ts')).default;
  const catalog = await of(catalogs, game, 'fixtures/catalog.json');
  const found = new Set<string>();
  const draw = (part: Component<never> | undefined, props: unknown) => {
    if (part) for (const sign of drawn(render(part as Component, { props: props as never }).body)) found.add(sign);
  };
  for (const moment of Object.values(await of(moments, game, 'fixtures/moments.json'))) {
    for (const { id } of board.tabs(propsAt(moment, catalog, ''))) {
      const props = propsAt(moment, catalog, id);
      for (const part of [board.Board, board.Hand, board.Clock, board.Stock]) draw(part, props);
    }
  }
  for (const card of Object.keys(catalog)) draw(board.Face, { card, back: '', catalog, words });
  return new Set([...found].map(withoutValue).filter(isSign));
}

const LONG = 60_000; // all boards in all positions

describe.each(games)('the icon legend of %s', (game) => {
  it(
    'explains every picture of the board, once',
    async () => {
      const { legend } = await of(legends, game, 'legend.ts');
      const explained = legend.groups.flatMap(({ signs }) => signs.flatMap(({ id, also = [] }) => [id, ...also]));
      expect(new Set(explained).size).toBe(explained.length);
      const shown = await signsOf(game);
      expect([...shown].filter((sign) => !explained.includes(sign))).toEqual([]);
    },
    LONG,
  );

  it('has words for everything', async () => {
    const { legend } = await of(legends, game, 'legend.ts');
    const keys = legend.groups.flatMap(({ title, signs }) => [
      title,
      ...signs.flatMap(({ name, about }) => [name, about]),
    ]);
    const unknown = keys.map((key) => (typeof key === 'string' ? key : key.key)).filter((key) => !english.knows(key));
    expect(unknown).toEqual([]);
  });
});
