/** The position of Beer Pioneers as the table sends it. */

export const BEERS = ['pils', 'export', 'lager', 'stark', 'weizen', 'alt'] as const;
export type Beer = (typeof BEERS)[number];
/** What can lie in a cellar. */
export const STORED = [...BEERS, 'barrel'] as const;
export type Stored = (typeof STORED)[number];
export const ACTIONS = ['brew', 'rotate', 'progress', 'barrels', 'white', 'upgrade', 'extension', 'coins'] as const;
export type Action = (typeof ACTIONS)[number];
export const TRUCK_SPACES = ['coins', 'order', 'load', 'exchange'] as const;
export type TruckSpace = (typeof TRUCK_SPACES)[number];
export const ADMIN_SPACES = ['unblock', 'beige', 'brew', 'white'] as const;
export type AdminSpace = (typeof ADMIN_SPACES)[number];
export const BASIC_BONUSES = ['coin', 'beige', 'barrels', 'move', 'rotate', 'brew', 'unblock'] as const;
export const IMPROVED_BONUSES = ['order', 'extension', 'cards', 'rotate-all', 'point'] as const;
export type Bonus = (typeof BASIC_BONUSES)[number] | (typeof IMPROVED_BONUSES)[number];
export const EXTENSIONS = ['filter', 'cooling', 'laboratory', 'fleet', 'malt-factory', 'machine-hall'] as const;
export type Extension = (typeof EXTENSIONS)[number];
export const ICONS = ['bulbs', 'take', 'move', 'rotations'] as const;
export type IconKind = (typeof ICONS)[number];
export const GAINS = ['point', 'cards', 'coin'] as const;
export type Gain = (typeof GAINS)[number];
export type Tile = 'large' | 'barrel' | 'progress' | 'small';
/** Covers, and the coops under them; Alt lies open. */
export const COVERS = { large: ['pils', 'export', 'lager'], small: ['stark', 'weizen'] } as const satisfies Record<string, readonly Beer[]>;
export type Cover = keyof typeof COVERS;

export interface Space {
  covered: boolean;
  worker: { seat: number; experience: number } | null;
  value: number;
}

export interface Coop {
  /** Rotations left; null while nothing is brewed. */
  dial: number | null;
  free: boolean;
  /** What a dial placed now would be set to. */
  time: number;
}

export interface Brewery {
  points: number;
  coins: number;
  level: number;
  reach: number;
  income: number;
  progress: number;
  coops: Record<Beer, Coop>;
  cellar: Record<Stored, number>;
  free_fields: number;
  /** From top to bottom; each covers the light fields of its row until a worker retires there. */
  tiles: { tile: Tile; there: boolean }[];
  depot: number;
  depot_size: number;
  virtual_barrel: boolean;
  blocked: string[];
  overlays: Cover[];
  extensions: Extension[];
  prices: { extension: number; upgrade: number };
  workers: number[];
  /** The experience of the workers that have not acted this round, the grey one among them. */
  ready: number[];
  trucks: number;
  /** The worker of the turn order area has moved. */
  queued: boolean;
  admin: AdminSpace | null;
  helpers: number;
  hired: number;
  upgrade_marker: boolean;
  /** Null: a card that is not known. */
  hand: (string | null)[];
  hand_size: number;
  hand_limit: number;
  starting: number;
  showing: string[];
  icons: Record<IconKind, number>;
  master: string | null;
}

export interface Objective {
  objective: string;
  wanted: number;
  /** By seat. */
  reached: number[];
  claims: { seat: number | null; points: number }[];
}

export interface Town {
  seat: number | null;
  round: number;
  to_move: number | null;
  turn_order: number[];
  first_builder_point: boolean;
  cover: string | null;
  spaces: Record<string, Space>;
  /** Workers at the exchange, by seat. */
  exchange: number[];
  trucks: Record<TruckSpace, number[]>;
  nine_covered: boolean;
  turn_spaces: (number | null)[];
  grey_worker: number | null;
  grey_truck: number | null;
  objectives: Objective[];
  display: (string | null)[];
  pile: number;
  discards: string[];
  printed: {
    goal: number;
    reach: number[];
    beers: number[];
    income: number[];
    coops: Record<Beer, number>;
    progress: number[];
    bonuses: (string | null)[];
    dark: number;
    objective_points: number[];
  };
  breweries: Brewery[];
}

export type Section = 'beige' | 'order' | 'white';

/** What stands on an action card; exactly two of its three sections are filled. */
export interface Front {
  name: string;
  start?: boolean;
  beige?: Partial<Record<IconKind, number>> & { flash?: string };
  order?: Partial<Record<Beer | 'beer' | 'barrels', number>> & { reward: string; fleet?: string };
  action?: string;
  master?: { always: string } | { when: string; gain: string };
}
export type Fronts = Record<string, Front>;

export const tileIcon = (beer: Beer): string => `tile-${beer}`;
export const storedIcon = (thing: Stored): string => (thing === 'barrel' ? 'barrel' : tileIcon(thing));

/** The fields of a cellar by row: how many lie open from the start, how many under the tile of the row. */
export const ROWS = [
  { dark: 0, light: 3, retired: 1 },
  { dark: 1, light: 2, retired: 2 },
  { dark: 1, light: 2, retired: 2 },
  { dark: 2, light: 1, retired: 3 },
] as const;

export interface Field {
  dark: boolean;
  tiled: boolean;
  holds: Stored | null;
  /** The first of its kind: the one that keys and readers find. */
  first: boolean;
}

/** Fields are not told apart, so things lie from the first free field on, beers before barrels. */
export function fieldsOf({ tiles, cellar }: Pick<Brewery, 'tiles' | 'cellar'>): Field[][] {
  const things = STORED.flatMap((kind) => Array.from({ length: cellar[kind] }, (_, at) => ({ kind, first: at === 0 })));
  return ROWS.map(({ dark, light }, row) =>
    Array.from({ length: dark + light }, (_, at): Field => {
      const tiled = at >= dark && tiles[row]!.there;
      const lies = tiled ? undefined : things.shift();
      return { dark: at < dark, tiled, holds: lies?.kind ?? null, first: lies?.first ?? false };
    }),
  );
}

/** Somebody has built it. */
export const isBuilt = (town: Town, extension: Extension): boolean => town.breweries.some((one) => one.extensions.includes(extension));
