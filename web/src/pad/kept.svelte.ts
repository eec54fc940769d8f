/** What has been entered on a pad; it stays on this device. */
import { fieldsOf, type Numbers, type Pad } from './count';

export interface Entered {
  names: string[];
  numbers: Numbers[];
}

const keptAs = (pad: Pad): string => `brewtable-pad-${pad.game}`;

const fresh = (players: number): Entered => ({
  names: Array.from({ length: players }, () => ''),
  numbers: Array.from({ length: players }, () => ({})),
});

const within = (number: unknown, most: number): number =>
  typeof number === 'number' && Number.isInteger(number) ? Math.max(0, Math.min(most, number)) : 0;

/** What an earlier visit left, as far as it fits the pad. */
function load(pad: Pad): Entered {
  try {
    const { names, numbers } = JSON.parse(localStorage.getItem(keptAs(pad)) ?? '') as Entered;
    if (!Array.isArray(names) || !Array.isArray(numbers)) return fresh(pad.fewest);
    const players = Math.max(pad.fewest, Math.min(pad.most, names.length));
    return {
      names: Array.from({ length: players }, (_, seat) => (typeof names[seat] === 'string' ? names[seat] : '')),
      numbers: Array.from({ length: players }, (_, seat) =>
        Object.fromEntries(fieldsOf(pad).map(({ key, most }) => [key, within(numbers[seat]?.[key], most)])),
      ),
    };
  } catch {
    return fresh(pad.fewest);
  }
}

export class Kept {
  readonly pad: Pad;
  entered: Entered = $state({ names: [], numbers: [] });

  constructor(pad: Pad) {
    this.pad = pad;
    this.entered = load(pad);
  }

  get players(): number {
    return this.entered.names.length;
  }

  get isEmpty(): boolean {
    return this.entered.numbers.every((numbers) => Object.values(numbers).every((number) => number === 0));
  }

  has(seat: number, key: string): number {
    return this.entered.numbers[seat]?.[key] ?? 0;
  }

  /** A field that depends on another is asked for when somebody has some of that. */
  asks(only_with: string): boolean {
    return !only_with || this.entered.numbers.some((numbers) => (numbers[only_with] ?? 0) > 0);
  }

  enter(seat: number, key: string, number: number, most: number): void {
    this.entered.numbers[seat]![key] = within(number, most);
    this.keep();
  }

  /** The only one there is goes to this player. */
  give(seat: number, key: string): void {
    this.entered.numbers.forEach((numbers, other) => (numbers[key] = other === seat ? 1 : 0));
    this.keep();
  }

  seatPlayers(count: number): void {
    const { names, numbers } = this.entered;
    while (names.length < count) {
      names.push('');
      numbers.push({});
    }
    names.length = numbers.length = count;
    this.keep();
  }

  /** The same people play again. */
  clear(): void {
    this.entered.numbers = fresh(this.players).numbers;
    this.keep();
  }

  keep(): void {
    try {
      localStorage.setItem(keptAs(this.pad), JSON.stringify(this.entered));
    } catch {
      // Without storage the numbers last as long as the page.
    }
  }
}
