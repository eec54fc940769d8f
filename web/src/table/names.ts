/** Who sits where, in the words of whoever looks: people by the name they gave, the others by what they are. */
import type { SeatInfo } from '../api/types';
import type { Say } from '../games/board';

export function namesOf(seats: SeatInfo[], words: Say): string[] {
  return seats.map((seat) => {
    if (seat.name) return seat.name;
    return seat.kind === 'bot' ? botName(seat, seats, words) : words('web-name-player', { number: seat.seat + 1 });
  });
}

/** Bots of one level are told apart by a number. */
function botName(seat: SeatInfo, seats: SeatInfo[], words: Say): string {
  const alike = seats.filter((one) => one.kind === 'bot' && one.bot === seat.bot && !one.name);
  const name = { key: 'web-name-bot', level: seat.bot };
  return alike.length === 1 ? words(name) : words('web-name-bot-nth', { name, number: alike.indexOf(seat) + 1 });
}
