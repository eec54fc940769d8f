// A bot in any language: node docs/examples/pipe_bot.mjs brewtable
// Plays seat 0 against `greedy` and always takes the choice with the shortest name.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const table = spawn(process.argv[2] ?? 'brewtable', ['pipe'], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: table.stdout })[Symbol.asyncIterator]();
const ask = async (request) => {
  table.stdin.write(`${JSON.stringify(request)}\n`);
  const answer = JSON.parse((await lines.next()).value);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer;
};

let place = await ask({ do: 'new', game: 'beer-and-bread', players: 2, seed: 7 });
while (!place.over) {
  const { actions } = await ask({ do: 'legal' });
  const mine = actions.reduce((best, one) => (one.text.length < best.text.length ? one : best));
  const action = place.to_move === 0 ? mine.action : (await ask({ do: 'bot', bot: 'greedy' })).action;
  place = await ask({ do: 'play', action });
}
const { result } = await ask({ do: 'result' });
console.log(`${place.ply} decisions, scores ${result.scores.join(' to ')}`);
table.stdin.end();
