/** What things are called: what, numbers; where; what it can do, or why not. */
import { sentences, useName as nameOfUse } from '../../parts/speech';
import type { Say } from '../board';
import type { Front, Section } from './model';
import { verbsOn, type Prompt } from './things';

export const useName = (prompt: Prompt | null, thing: string, words: Say): string =>
  nameOfUse(
    prompt,
    thing,
    verbsOn(prompt, thing).map((verb) => ({ key: `bp-can-${verb}` })),
    words,
  );

/** A name of several sentences, and what can be done. */
export const nameOf = (
  prompt: Prompt | null,
  thing: string,
  words: Say,
  ...parts: (string | null | undefined | false)[]
): string => [sentences(...parts), useName(prompt, thing, words)].filter((part) => part).join(' ');

const SECTIONS: Section[] = ['beige', 'order', 'white'];

/** The front of a card in words. */
export const frontName = ({ called, sections }: Front, words: Say): string =>
  sentences(
    words(called),
    ...SECTIONS.map((section) => {
      const said = sections[section]?.words;
      return said && `${words(`bp-section-${section}`)}: ${words(said)}`;
    }),
  );
