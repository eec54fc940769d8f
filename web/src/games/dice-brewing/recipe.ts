/** What a recipe asks for, next to the dice a brewer has. */
import { BREWED_WITH, type Brewer, type Die, type Recipe } from './model';

export interface Hole {
  colour: 'yellow' | 'black' | 'green';
  least: number;
  /** A stored die meets it, a die of the pool would once it is stored, or none does. */
  met: 'stored' | 'pool' | 'missing';
}

const isBlocked = (die: Die): boolean => die.marks.includes('blocked');

/** The dice outlines of a recipe; high ones first, so that the best dice lie where they are needed. */
export function holesOf(recipe: Recipe, brewer: Brewer | null): Hole[] {
  return BREWED_WITH.flatMap((colour) => {
    const free = (dice: Die[]) =>
      dice.filter((die) => die.colour === colour && !isBlocked(die)).map((die) => die.value ?? 0).sort((one, other) => other - one);
    const stored = brewer ? free(brewer.warehouse) : [];
    const loose = brewer ? free(brewer.pool) : [];
    return recipe.needs[colour].toSorted((one, other) => other - one).map((least): Hole => {
      for (const [dice, met] of [[stored, 'stored'], [loose, 'pool']] as const) {
        if ((dice[0] ?? 0) >= least) {
          dice.shift();
          return { colour, least, met };
        }
      }
      return { colour, least, met: 'missing' };
    });
  });
}

/** The holes that no stored die meets, as words for "black 5". */
export const lacking = (holes: Hole[]) =>
  holes.filter((hole) => hole.met === 'missing').map((hole) => ({ key: `dice-die-${hole.colour}`, value: hole.least }));

/** A die in hand lies well in this hole. */
export const fits = (hole: Hole, die: Die | null): boolean =>
  die !== null && die.colour === hole.colour && (die.value ?? 0) >= hole.least;
