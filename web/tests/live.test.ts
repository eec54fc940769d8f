import { beforeEach, describe, expect, it } from 'vitest';
import { type Line, Live, type Wires } from '../src/api/live';

class FakeLine implements Line {
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  onopen: Line['onopen'] = null;
  closed = false;
  constructor(readonly address: string) {}
  close() {
    this.closed = true;
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let lines: FakeLine[];
let timers: { run: () => void; ms: number; id: number }[];
let heard: unknown[];
let online: boolean[];
let since: number;

const wires: Wires = {
  open: (address) => {
    const line = new FakeLine(address);
    lines.push(line);
    return line;
  },
  later: (run, ms) => {
    const id = Math.random();
    timers.push({ run, ms, id });
    return id;
  },
  cancel: (id) => (timers = timers.filter((timer) => timer.id !== id)),
  random: () => 0.5,
};
const connect = () =>
  new Live(
    { address: () => `/live?since=${since}`, snapshot: (snapshot) => heard.push(snapshot), online: (is) => online.push(is) },
    wires,
  );
const elapse = () => {
  const [timer] = timers.splice(0, 1);
  timer!.run();
  return timer!.ms;
};

beforeEach(() => {
  [lines, timers, heard, online, since] = [[], [], [], [], 0];
});

describe('the live line', () => {
  it('passes snapshots on and keeps pings to itself', () => {
    connect();
    lines[0]!.onopen!();
    lines[0]!.say({ type: 'ping' });
    lines[0]!.say({ type: 'snapshot', ply: 3 });
    expect(heard).toEqual([{ type: 'snapshot', ply: 3 }]);
    expect(online).toEqual([true]);
  });

  it('comes back with growing waits and asks for what it missed', () => {
    connect();
    const waits = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      since = attempt + 10;
      lines.at(-1)!.onclose!();
      waits.push(elapse());
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12800, 15000, 15000]);
    expect(lines.at(-1)!.address).toBe('/live?since=17');
    expect(online.every((is) => !is)).toBe(true);
  });

  it('starts with short waits again once it was open', () => {
    connect();
    for (let attempt = 0; attempt < 4; attempt++) {
      lines.at(-1)!.onclose!();
      elapse();
    }
    lines.at(-1)!.onopen!();
    timers = [];
    lines.at(-1)!.onclose!();
    expect(elapse()).toBe(400);
  });

  it('takes a silent line for dead', () => {
    connect();
    lines[0]!.onopen!();
    expect(timers).toHaveLength(1);
    expect(elapse()).toBe(45_000);
    expect(lines[0]!.closed).toBe(true);
    expect(online).toEqual([true, false]);
    elapse();
    expect(lines).toHaveLength(2);
  });

  it('does not wait when told to hurry, and opens no second line', () => {
    const live = connect();
    lines[0]!.onclose!();
    live.hurry();
    expect(lines).toHaveLength(2);
    live.hurry();
    expect(lines).toHaveLength(2);
    expect(timers).toHaveLength(0);
  });

  it('stays away once stopped', () => {
    const live = connect();
    live.stop();
    lines[0]!.onclose!();
    live.hurry();
    expect(timers).toHaveLength(0);
    expect(lines).toHaveLength(1);
  });
});
