import { describe, expect, it } from "vitest";
import { Ceremonial, stepsOf } from "../src/games/into-the-blue/ceremony.svelte";
import type { Ceremony } from "../src/games/into-the-blue/scene";

const tie = { rule: "S3", key: "into-the-blue.tie-S3", better: 0, worse: 1, level: 1, ours: 2, theirs: 0 };
const CEREMONY: Ceremony = {
  levels: [
    {
      level: 2,
      standings: [
        { seat: 0, rank: 1, shells: 3, points: 4, tie },
        { seat: 1, rank: 2, shells: 3, points: 2, tie: null },
      ],
      gains: [4, 2],
      totals: [4, 2],
    },
    { level: 1, standings: [{ seat: 0, rank: 1, shells: 2, points: 1, tie: null }], gains: [1, 0], totals: [5, 2] },
  ],
  chests: [
    { slot: 3, owner: 1, value: 6, totals: [5, 8] },
    { slot: 1, owner: 1, value: 5, totals: [5, 13] },
  ],
  treasures: [5, 2],
  hoards: [0, 11],
  scores: [5, 13],
  winners: [1],
  key: "into-the-blue.wins",
  points: 13,
};

describe("the ceremony", () => {
  it("goes from the deep up, tells each tie by itself, then opens the chests", () => {
    expect(
      stepsOf(CEREMONY).map((step) =>
        step.kind === "level" ? `${step.scored.level}${step.tie?.rule ?? ""}` : step.kind,
      ),
    ).toEqual(["2", "2S3", "1", "chest", "chest", "end"]);
  });

  it("counts up as the server counted", () => {
    const show = new Ceremonial(CEREMONY);
    const totals = [show.totals];
    while (!show.done) {
      show.next();
      totals.push(show.totals);
    }
    expect(totals).toEqual([
      [4, 2],
      [4, 2],
      [5, 2],
      [5, 8],
      [5, 13],
      [5, 13],
    ]);
  });

  it("lights the level that broke the tie, and hides chests until they are opened", () => {
    const show = new Ceremonial(CEREMONY);
    expect([show.level, show.compared, show.taken(1)]).toEqual([2, null, false]);
    show.next();
    expect([show.level, show.compared, show.tied(1)]).toEqual([2, 1, true]);
    expect(show.shows(3)).toBe(false);
    show.next();
    show.next();
    expect([show.slot, show.shows(3), show.shows(1)]).toEqual([3, true, false]);
    show.finish();
    expect([show.done, show.shows(1), show.winners]).toEqual([true, true, [1]]);
    show.again();
    expect(show.at).toBe(0);
  });
});
