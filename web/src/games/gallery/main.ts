/** A board at recorded moments, for looking at while drawing: ?game=beer-and-bread. Served by the development server only. */
import '../../styles/fonts.css';
import '../../styles/theme.css';
import { mount } from 'svelte';
import { speakLanguage } from '../../words/words.svelte';
import { boardOf } from '..';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
const game = asked.get('game') ?? 'beer-and-bread';
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
await speakLanguage(asked.get('lang') ?? 'en');
const fixture = async (name: string) => (await import(`../${game}/fixtures/${name}.json`)).default;
const [board, catalog, moments] = await Promise.all([boardOf(game), fixture('catalog'), fixture('moments')]);
mount(Gallery, { target: document.getElementById('app')!, props: { board, catalog, moments } });
