/** What things are called: what, numbers; where; what it can do, or why not. */
import type { Message, PromptData } from '../../api/types';
import { sentences, useName as nameOfUse } from '../../parts/speech';
import type { Say } from '../board';
import { BEERS, ICONS, type Front, type Section } from './model';
import { phraseWords } from './phrase';
import { verbsOn } from './things';

export const useName = (prompt: PromptData | null, thing: string, words: Say): string =>
  nameOfUse(prompt, thing, verbsOn(prompt, thing).map((verb) => ({ key: `bp-can-${verb}` })), words);

/** A name of several sentences, and what can be done. */
export const nameOf = (prompt: PromptData | null, thing: string, words: Say, ...parts: (string | null | undefined | false)[]): string =>
  [sentences(...parts), useName(prompt, thing, words)].filter((part) => part).join(' ');

const listed = (parts: Message[]): Message => (parts.length === 1 ? parts[0]! : { key: 'pioneers-list', parts });

function beigeWords(beige: NonNullable<Front['beige']>): Message {
  const shown: Message[] = ICONS.flatMap((icon) => (beige[icon] ? [{ key: `pioneers-icon-${icon}`, count: beige[icon] }] : []));
  return listed(beige.flash ? [...shown, { key: 'pioneers-flash', effect: phraseWords(beige.flash) }] : shown);
}

function orderWords(order: NonNullable<Front['order']>): Message {
  const needs = [...BEERS, 'beer', 'barrels'].flatMap((need) => {
    const count = order[need as keyof typeof order];
    return count ? [{ key: `pioneers-need-${need}`, count }] : [];
  });
  const plain = { key: 'pioneers-order', needs: listed(needs), reward: phraseWords(order.reward) };
  return order.fleet ? { key: 'pioneers-order-fleet', order: plain, extra: phraseWords(order.fleet) } : plain;
}

function masterWords(master: NonNullable<Front['master']>): Message {
  if ('when' in master) return { key: `pioneers-when-${master.when}`, gain: phraseWords(master.gain) };
  const [ability, count = '1'] = master.always.split(' ');
  return { key: `pioneers-always-${ability}`, count: Number(count) };
}

/** The white section: an action, or a master brewer. */
export function whiteWords(front: Front): Message | null {
  if (front.action) return phraseWords(front.action);
  return front.master ? { key: 'pioneers-master', effect: masterWords(front.master) } : null;
}

/** What a section of a card says; null where it is empty. */
export function sectionWords(front: Front, section: Section): Message | null {
  if (section === 'beige') return front.beige ? beigeWords(front.beige) : null;
  if (section === 'order') return front.order ? orderWords(front.order) : null;
  return whiteWords(front);
}

const SECTIONS: Section[] = ['beige', 'order', 'white'];

/** The front of a card in words. */
export const frontName = (front: Front, words: Say): string =>
  sentences(
    front.name,
    ...SECTIONS.map((section) => {
      const said = sectionWords(front, section);
      return said && `${words(`bp-section-${section}`)}: ${words(said)}`;
    }),
  );
