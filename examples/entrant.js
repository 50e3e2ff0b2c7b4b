#!/usr/bin/env node
// An entrant for `fathoms tournament` in ten lines: any legal move is as good as another.
let chance = 0;
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const said = JSON.parse(line);
  if (said.type === "hello") chance = said.seed;
  if (said.type !== "decide") return;
  chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
  const move = said.moves[Math.floor((chance / 2 ** 32) * said.moves.length)];
  console.log(JSON.stringify({ move }));
});
