/** Beer Pioneers as the table sends it, and how its fields are laid out. */
import type {
  BeerPioneersBrewery,
  BeerPioneersEntry,
  BeerPioneersPlate,
  BeerPioneersSections,
  BeerPioneersSign,
} from '../../api/schema';
import type { Face, Message } from '../../api/types';
import type { BoardProps } from '../board';

export type Pioneers = Face<'beer-pioneers'>;
export type Table = BoardProps<Pioneers>;
export type Town = Pioneers['view'];
export type Catalog = Pioneers['catalog'];
export type Brewery = BeerPioneersBrewery;
export type Plate = BeerPioneersPlate;
export type Section = keyof BeerPioneersSections;
export type Sign = BeerPioneersSign;
/** Stages; the options of each; what an option brings. */
export type Signs = Sign[][][];
/** An action card. */
export type Front = BeerPioneersEntry & { sections: BeerPioneersSections; called: Message };

const isFront = (entry: BeerPioneersEntry | undefined): entry is Front => entry?.sections !== undefined;

/** The front of a card; undefined where it is not known. */
export function frontOf(catalog: Catalog, card: string | null): Front | undefined {
  const entry = card === null ? undefined : catalog[card];
  return isFront(entry) ? entry : undefined;
}

/** What is printed on a thing of the boards; undefined where nothing is. */
export const plateOf = (catalog: Catalog, thing: string): Plate | undefined => catalog[thing]?.plate;

/** The things of a family, in the order in which they lie on the table. */
export const platesOf = (catalog: Catalog, family: string): { name: string; plate: Plate }[] =>
  Object.entries(catalog).flatMap(([thing, { name, plate }]) =>
    plate && thing.startsWith(`${family}:`) ? [{ name, plate }] : [],
  );

/** The picture of what lies in a cellar. */
export const storedIcon = (thing: string): string => (thing === 'barrel' ? 'barrel' : `tile-${thing}`);

export interface Field {
  dark: boolean;
  tiled: boolean;
  holds: string | null;
  /** The first of its kind: the one that keys and readers find. */
  first: boolean;
}

/** How many dark fields lie in each row, before its light ones: the next one always makes the shortest row longer. */
function darkByRow(light: number[], dark: number): number[] {
  const rows = light.map(() => 0);
  for (let left = dark; left > 0; left -= 1) {
    const lengths = rows.map((own, row) => own + light[row]!);
    rows[lengths.lastIndexOf(Math.min(...lengths))]! += 1;
  }
  return rows;
}

/** Fields are not told apart, so things lie from the first free field on, as the cellar lists them. */
export function fieldsOf({ tiles, cellar }: Pick<Brewery, 'tiles' | 'cellar'>, dark: number): Field[][] {
  const things = Object.entries(cellar).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, at) => ({ kind, first: at === 0 })),
  );
  const darkOnes = darkByRow(
    tiles.map(({ fields }) => fields),
    dark,
  );
  return tiles.map(({ fields, there }, row) =>
    Array.from({ length: darkOnes[row]! + fields }, (_, at): Field => {
      const isDark = at < darkOnes[row]!;
      const tiled = !isDark && there;
      const lies = tiled ? undefined : things.shift();
      return { dark: isDark, tiled, holds: lies?.kind ?? null, first: lies?.first ?? false };
    }),
  );
}
