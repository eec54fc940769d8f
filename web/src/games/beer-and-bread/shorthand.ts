/** An upgrade in signs: each part is a text or the name of an icon; the parts of one line stay together. */
import { backArt, type CardFront } from './model';

export type Sign = { icon: string } | { text: string };

const icon = (name: string): Sign => ({ icon: name });
const text = (words: string): Sign => ({ text: words });
const HAND = icon('ui-hand');
const COIN = icon('coin');
const ARROW = text('→');
const beer = icon(backArt('beer'));
const bread = icon(backArt('bread'));

export function shorthand(card: CardFront): Sign[] {
  const of = icon(card.upgrade_of ?? 'water');
  const signs: Record<string, () => Sign[]> = {
    '1A': () => [HAND, ARROW, HAND],
    '1B': () => [icon('dry'), text('−'), HAND],
    '1C': () => [icon('fruitful'), text('+'), HAND],
    '1D': () => [icon('fruitful'), icon('lock'), HAND],
    '2A': () => [text('+1'), of],
    '2B': () => [of, ARROW, text('∞')],
    '2C': () => [of, ARROW, text('+1'), of],
    '2D': () => [icon('ui-people'), ARROW, text('+1'), icon('water')],
    '3A': () => [text(`+${card.units}`), icon('water')],
    '3B': () => [text(`+${card.units}`), icon('slot-storage')],
    '4A': () => [text('+1'), beer],
    '4B': () => [text('+1'), bread],
    '5A': () => [beer, ARROW, text('1'), of],
    '5B': () => [bread, ARROW, text('1'), of],
    '5C': () => [text('='), beer, ARROW, text('2'), of],
    '5D': () => [text('='), bread, ARROW, text('2'), of],
    '5E': () => [beer, bread, ARROW, text('2'), of],
    '6A': () => [text('4/5'), ARROW, text('+1'), COIN],
    '6B': () => [text('6/7'), ARROW, text('+1'), COIN],
    '6C': () => [text('8/9'), ARROW, text('+1'), COIN],
    '6D': () => [text('2'), beer, ARROW, text('+1'), COIN],
    '6E': () => [text('2'), bread, ARROW, text('+1'), COIN],
    '6F': () => [text('>'), icon('slot-cleaning'), ARROW, text('+2'), COIN],
    '6G': () => [text('>'), icon('slot-storage'), ARROW, text('+2'), COIN],
    '6H': () => [text('3'), bread, ARROW, text('+2'), COIN],
    '6I': () => [text('3'), beer, ARROW, text('+2'), COIN],
  };
  return signs[card.upgrade]?.() ?? substitutions(card);
}

/** "2 wheat → hops / barley"; different payments follow one another. */
function substitutions(card: CardFront): Sign[] {
  const lines = new Map<string, Sign[]>();
  for (const [paid, spent, needed] of card.substitutions) {
    const line = lines.get(`${paid} ${spent}`);
    if (line) line.push(text('/'), icon(needed));
    else lines.set(`${paid} ${spent}`, [text(String(paid)), icon(spent), ARROW, icon(needed)]);
  }
  return [...lines.values()].flatMap((line, at) => (at ? [text(';'), ...line] : line));
}

/** How many lines an upgrade takes on its tag. */
export const linesOf = (card: CardFront): number => 1 + shorthand(card).filter((sign) => 'text' in sign && sign.text === ';').length;
