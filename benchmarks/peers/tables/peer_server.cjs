// boardgame.io's own server, in memory, with the smallest game there is: each player in turn adds one.
const { Server } = require("boardgame.io/server");

const game = {
  name: "count",
  setup: () => ({ count: 0 }),
  moves: { add: ({ G }) => ({ count: G.count + 1 }) },
  turn: { minMoves: 1, maxMoves: 1 },
};
const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
