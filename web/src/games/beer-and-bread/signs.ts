/** An upgrade in signs, as the rules tell them: which of them are pictures. */
import { backArt, KINDS } from './model';

const PICTURES: Record<string, string> = {
  ...Object.fromEntries(KINDS.map((kind) => [kind, kind])),
  beer: backArt('beer'),
  bread: backArt('bread'),
  hand: 'ui-hand',
  other: 'ui-people',
  coin: 'coin',
  lock: 'lock',
  fruitful: 'fruitful',
  dry: 'dry',
  storage: 'slot-storage',
  cleaning: 'slot-cleaning',
};

export const pictureOf = (sign: string): string | undefined => PICTURES[sign];

export const ARROW = '→';

/** A line in its sides, which stay together when it breaks: each arrow begins one. */
export function sidesOf(line: string[]): string[][] {
  const sides: string[][] = [[]];
  for (const sign of line) {
    if (sign === ARROW) sides.push([sign]);
    else sides.at(-1)!.push(sign);
  }
  return sides;
}
