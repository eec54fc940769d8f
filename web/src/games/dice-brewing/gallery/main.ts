/** The board at recorded moments, for looking at while drawing. Served by the development server only. */
import '../../../styles/fonts.css';
import '../../../styles/theme.css';
import { mount } from 'svelte';
import { speakLanguage } from '../../../words/words.svelte';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
await speakLanguage(asked.get('lang') ?? 'en');
mount(Gallery, { target: document.getElementById('app')! });
