/** What the verdicts on a game say: everybody's chance to win over the moves, and where it was given away. */
import type { Review, Verdict } from '../api/types';

/** Everybody's chance to win after so many decisions. */
export interface Moment {
  ply: number;
  chances: number[];
}

/** The decisions that gave away most, in the order they were made. */
export function turningPoints(verdicts: Verdict[], { turning_points, noteworthy }: Review): Verdict[] {
  const worst = verdicts.filter((one) => one.lost >= noteworthy).toSorted((one, other) => other.lost - one.lost);
  return worst.slice(0, turning_points).toSorted((one, other) => one.ply - other.ply);
}

/** How the game went, in parts without a gap: the verdict on a decision between two parts is still to come. */
export function course(verdicts: Moment[], plies: number[], end: Moment): Moment[][] {
  const known = new Map(verdicts.map((one) => [one.ply, one]));
  const parts: Moment[][] = [[]];
  for (const moment of [...plies.map((ply) => known.get(ply)), end]) {
    if (moment) parts.at(-1)!.push(moment);
    else if (parts.at(-1)!.length > 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

/** When the game is over the chance is the winners' alone. */
export const ending = (ply: number, winners: number[], seats: number): Moment => ({
  ply,
  chances: Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
});

/** The chances in a moment, or in the last one before it that is known. */
export const chancesAt = (moments: Moment[], ply: number): number[] | null =>
  moments.findLast((one) => one.ply <= ply)?.chances ?? null;

/** The size of the drawing, whatever place it is stretched to. */
export const SIZE = 100;

const rounded = (value: number): number => Math.round(value * 100) / 100;
export const across = (ply: number, last: number): number => rounded((ply / Math.max(1, last)) * SIZE);
export const down = (chance: number): number => rounded((1 - chance) * SIZE);

/** One seat's chance in a part of the game, as the line of an SVG. */
export const lineOf = (part: Moment[], seat: number, last: number): string =>
  `M${part.map((one) => `${across(one.ply, last)} ${down(one.chances[seat]!)}`).join('L')}`;

/** The ground between that line and the bottom, which is 0 percent, or the top. */
export const groundOf = (part: Moment[], seat: number, last: number, to: 0 | 1): string =>
  `${lineOf(part, seat, last)}V${down(to)}H${across(part[0]!.ply, last)}Z`;
