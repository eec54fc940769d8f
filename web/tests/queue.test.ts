import { describe, expect, it } from 'vitest';
import { ShowQueue } from '../src/table/queue';

/** Plays until told to go on; notes everything. */
function stage() {
  const notes: string[] = [];
  let go: (() => void) | null = null;
  const queue = new ShowQueue<string>({
    play(item, hurry, signal) {
      notes.push(`play ${item} ×${hurry}`);
      return new Promise((done) => {
        go = done;
        signal.addEventListener('abort', () => done());
      });
    },
    settle: (item) => notes.push(`settle ${item}`),
    idle: () => notes.push('idle'),
  });
  const finish = async () => {
    go?.();
    await flush();
  };
  return { notes, queue, finish };
}
const flush = () => new Promise((done) => setTimeout(done));

describe('the queue of things to show', () => {
  it('shows one after the other, and settles each only when it was shown', async () => {
    const { notes, queue, finish } = stage();
    queue.add('harvest');
    queue.add('bake');
    expect(notes).toEqual(['play harvest ×1']);
    await finish();
    expect(notes).toEqual(['play harvest ×1', 'settle harvest', 'play bake ×1']);
    await finish();
    expect(notes.slice(3)).toEqual(['settle bake', 'idle']);
    expect(queue.busy).toBe(false);
  });

  it('hurries while more waits behind', async () => {
    const { notes, queue, finish } = stage();
    for (const item of ['a', 'b', 'c']) queue.add(item);
    await finish();
    expect(notes.at(-1)).toBe('play b ×2');
  });

  it('settles everything in order when skipped, and plays what comes later', async () => {
    const { notes, queue } = stage();
    for (const item of ['a', 'b', 'c']) queue.add(item);
    queue.skip();
    await flush();
    expect(notes).toEqual(['play a ×1', 'settle a', 'settle b', 'settle c', 'idle']);
    queue.add('d');
    expect(notes.at(-1)).toBe('play d ×1');
  });

  it('plays what is added after a skip, even if the skip is not through yet', async () => {
    const { notes, queue, finish } = stage();
    queue.add('a');
    queue.skip();
    queue.add('b');
    await flush();
    expect(notes).toEqual(['play a ×1', 'settle a', 'play b ×1']);
    await finish();
    expect(notes.at(-1)).toBe('idle');
  });

  it('forgets without settling when the past was taken back', async () => {
    const { notes, queue } = stage();
    queue.add('a');
    queue.add('b');
    queue.drop();
    await flush();
    expect(notes).toEqual(['play a ×1', 'idle']);
  });
});
