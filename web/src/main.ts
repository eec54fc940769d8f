import './styles/fonts.css';
import './styles/theme.css';
import './styles/pages.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './app/settings.svelte';
import { speakLanguage } from './words/words.svelte';

await speakLanguage(settings.language);
mount(App, { target: document.getElementById('app')! });
