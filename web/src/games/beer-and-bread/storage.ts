/** How a village's tokens lie in its units. */
import { arriving, leaving, type Change } from './foresee';
import { KINDS, type Kind, type Tokens } from './model';

export type UnitState = 'stored' | 'new' | 'preview' | 'leaving';
export interface Unit {
  kind: Kind | null;
  state: UnitState;
  /** There is no unit for it: it must be offered. */
  over: boolean;
}

export interface Layout {
  general: Unit[];
  /** What is foreseen to come but will not fit: shown outside, so that nothing on the table shifts. */
  spill: Unit[];
  water: Unit[];
  used: number;
  /** How many will be used after the preview; the same as `used` without one. */
  willUse: number;
  size: number;
  /** How many will have no unit. */
  over: number;
}

/** Water goes to the water units first, everything else to the general ones; what comes is laid behind what is there. */
export function layOut(
  storage: Tokens,
  units: { general: number; water: number },
  place: string,
  fore: Change,
  recent: Change,
): Layout {
  const stored = KINDS.flatMap((kind) => tokensOf(kind, storage[kind], place, fore, recent));
  const coming = KINDS.flatMap((kind) => repeat(arriving(fore, place, kind), () => unit(kind, 'preview')));
  const all = [...stored, ...coming];
  const wet = all.filter((one) => one.kind === 'water').slice(0, units.water);
  const rest = all.filter((one) => !wet.includes(one));
  const going = all.filter((one) => one.state === 'leaving').length;
  const laid = fill(rest, units.general);
  const spills = (one: Unit) => one.over && one.state === 'preview';
  return {
    general: laid.filter((one) => !spills(one)),
    spill: laid.filter(spills),
    water: fill(wet, units.water),
    used: stored.length,
    willUse: all.length - going,
    size: units.general + units.water,
    over: Math.max(0, rest.filter((one) => one.state !== 'leaving').length - units.general),
  };
}

function tokensOf(kind: Kind, total: number, place: string, fore: Change, recent: Change): Unit[] {
  const going = Math.min(total, leaving(fore, place, kind));
  const fresh = Math.min(total - going, arriving(recent, place, kind));
  return [
    ...repeat(total - going - fresh, () => unit(kind, 'stored')),
    ...repeat(fresh, () => unit(kind, 'new')),
    ...repeat(going, () => unit(kind, 'leaving')),
  ];
}

function fill(tokens: Unit[], units: number): Unit[] {
  const empty = repeat(Math.max(0, units - tokens.length), () => unit(null, 'stored'));
  return [...tokens.map((token, at) => ({ ...token, over: at >= units })), ...empty];
}

const unit = (kind: Kind | null, state: UnitState): Unit => ({ kind, state, over: false });
const repeat = <T>(times: number, make: () => T): T[] => Array.from({ length: times }, make);
