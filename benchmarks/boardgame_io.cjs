// boardgame.io's server with a game of nine fields that never ends: node boardgame_io.cjs PORT [FOLDER]
// With a folder it keeps its matches there (FlatFile), without one in memory.
const { Server, FlatFile, Origins } = require('boardgame.io/server');

const fields = {
  name: 'fields',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
};

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [fields],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: Number(port) }, () => console.log(`http://127.0.0.1:${port}/`));
