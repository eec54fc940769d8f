import languages from 'virtual:words';

/** The languages that there are words in: the folders of src/brewtable/locale. */
export const spoken: string[] = Object.keys(languages).sort();
export const FALLBACK = 'en';
