/** A board at recorded moments, for looking at while drawing: ?game=beer-and-bread. Served by the development server only. */
import '../../styles/fonts.css';
import '../../styles/theme.css';
import { mount } from 'svelte';
import type { Catalog } from '../../api/types';
import { speakLanguage } from '../../words/words.svelte';
import { boardOf } from '..';
import { presented } from '../scenes';
import Gallery from './Gallery.svelte';
import type { Moment } from './moment';

const asked = new URLSearchParams(location.search);
const game = asked.get('game') ?? presented[0]!;
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
await speakLanguage(asked.get('lang') ?? 'en');
const fixture = async (name: string) =>
  ((await import(`../${game}/fixtures/${name}.json`)) as { default: unknown }).default;
const board = await boardOf(game);
const catalog = (await fixture('catalog')) as Catalog;
const moments = (await fixture('moments')) as Record<string, Moment>;
mount(Gallery, { target: document.getElementById('app')!, props: { game, board, catalog, moments } });
