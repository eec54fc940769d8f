import { beforeEach, describe, expect, it } from 'vitest';
import { type Line, Live, type Wires } from '../src/api/live';

class FakeLine implements Line {
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  onopen: Line['onopen'] = null;
  closed = false;
  sent: { id: number }[] = [];
  send(message: string) {
    this.sent.push(JSON.parse(message) as { id: number });
  }
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
    {
      address: () => `/live?since=${since}`,
      snapshot: (snapshot) => heard.push(snapshot),
      online: (is) => online.push(is),
    },
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

  const first = {
    type: 'snapshot',
    version: 1,
    told: [{ ply: 0 }],
    cut: null,
    table: { ply: 0, title: 'T' },
    view: { a: 1, b: 2 },
  };

  it('puts what changed together with what was said before', () => {
    connect();
    lines[0]!.onopen!();
    lines[0]!.say(first);
    lines[0]!.say({ type: 'news', version: 2, told: [{ ply: 1 }], cut: null, table: { ply: 1 }, view: { b: 3 } });
    lines[0]!.say({ type: 'news', table: { title: 'U' } });
    expect(heard.slice(1)).toMatchObject([
      { version: 2, told: [{ ply: 1 }], table: { ply: 1, title: 'T' }, view: { a: 1, b: 3 } },
      { version: 2, told: [], table: { ply: 1, title: 'U' }, view: { a: 1, b: 3 } },
    ]);
  });

  it('sends a move and gives its answer to whoever moved, and to nobody else', async () => {
    const live = connect();
    expect(live.move(1, 0, 7)).toBe(null); // not open yet
    lines[0]!.onopen!();
    lines[0]!.say(first);
    const moved = live.move(1, 0, 7)!;
    expect(lines[0]!.sent).toEqual([{ do: 'move', id: 1, version: 1, seat: 0, action: 7 }]);
    lines[0]!.say({
      type: 'moved',
      id: 1,
      accepted: true,
      now: { type: 'news', version: 2, told: [{ ply: 1 }], view: { a: 5 } },
    });
    expect(await moved).toMatchObject({
      accepted: true,
      snapshot: { version: 2, told: [{ ply: 1 }], view: { a: 5, b: 2 } },
    });
    expect(heard).toHaveLength(1);
  });

  it('tells a refusal, and that a move was cut off', async () => {
    const live = connect();
    lines[0]!.onopen!();
    lines[0]!.say(first);
    const refused = live.move(1, 0, 7)!;
    const problem = { status: 409, title: 'Conflict', detail: 'not now', code: 'not-your-turn', message: { key: 'k' } };
    lines[0]!.say({ type: 'refused', id: 1, problem });
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'not-your-turn' });
    const cut = live.move(1, 0, 7)!;
    lines[0]!.onclose!();
    await expect(cut).rejects.toMatchObject({ status: 0 });
    expect(live.move(1, 0, 7)).toBe(null);
  });
});
