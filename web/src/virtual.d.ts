/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:words' {
  /** The Fluent files of each language. */
  const languages: Record<string, () => Promise<{ default: string[] }>>;
  export default languages;
}
