import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../src/api/types';
import type { Say } from '../src/games/board';
import { namesOf } from '../src/table/names';

const words: Say = (message, args) => JSON.stringify(typeof message === 'string' ? { key: message, ...args } : message);
const sits = (seat: number, more: Partial<SeatInfo>): SeatInfo => ({
  seat,
  name: '',
  kind: 'human',
  mine: false,
  taken: true,
  online: true,
  grace: null,
  bot: null,
  standing_in: false,
  conceded: false,
  code: null,
  ...more,
});
const greedy = { key: 'web-name-bot', level: 'greedy' };

describe('names', () => {
  it('are those that people gave, or say who it is', () => {
    const seats = [sits(0, { name: 'Ann' }), sits(1, {}), sits(2, { kind: 'bot', bot: 'greedy' })];
    expect(namesOf(seats, words)).toEqual(['Ann', words('web-name-player', { number: 2 }), words(greedy)]);
  });

  it('tell bots of one level apart', () => {
    const seats = [
      sits(0, { kind: 'bot', bot: 'greedy' }),
      sits(1, { kind: 'bot', bot: 'random' }),
      sits(2, { kind: 'bot', bot: 'greedy' }),
    ];
    expect(namesOf(seats, words)).toEqual([
      words('web-name-bot-nth', { name: greedy, number: 1 }),
      words('web-name-bot', { level: 'random' }),
      words('web-name-bot-nth', { name: greedy, number: 2 }),
    ]);
  });

  it('stay the own ones while a bot stands in', () => {
    expect(namesOf([sits(0, { name: 'Bob', bot: 'greedy', standing_in: true })], words)).toEqual(['Bob']);
  });
});
