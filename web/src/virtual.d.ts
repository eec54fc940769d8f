/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:words' {
  /** The Fluent files of each language, by volume: `start`, one a game, and that of the score pad. */
  const languages: Record<string, Record<string, () => Promise<{ default: string[] }>>>;
  export default languages;
}
