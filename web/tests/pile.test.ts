// The pile of decisions: what is put on it, when it comes back, and what a damaged memory does to it.
import { beforeEach, describe, expect, test } from "vitest";
import {
  dayOf,
  daysUntil,
  dueNow,
  houseEntry,
  isOnPile,
  noteSolved,
  ownEntries,
  pile,
  putOnPile,
  schedule,
  solvedPuzzles,
  takeOffPile,
} from "../src/lib/pile";
import type { Review, ToldDecision } from "../src/protocol";

const DAY = 86_400_000;

beforeEach(() => localStorage.clear());

describe("the pile", () => {
  test("right answers come back later and later, a wrong one tomorrow", async () => {
    let entry = houseEntry("one", "into-the-blue");
    putOnPile([entry]);
    const gaps: number[] = [];
    let now = new Date(entry.due);
    for (let time = 0; time < 4; time += 1) {
      entry = await schedule(entry, true, now);
      gaps.push(entry.due - now.getTime());
      now = new Date(entry.due);
    }
    expect(gaps).toEqual([...gaps].sort((one, other) => one - other));
    expect(gaps.at(-1)).toBeGreaterThan(4 * (gaps[0] ?? 0));
    const wrong = await schedule(entry, false, now);
    expect(wrong.due - now.getTime()).toBeLessThan(gaps.at(-1) ?? 0);
    expect(wrong.due - now.getTime()).toBeGreaterThanOrEqual(DAY / 2);
    // What is kept is what was given.
    expect(pile()).toHaveLength(1);
    expect(pile()[0]?.due).toBe(wrong.due);
    expect(dueNow(pile(), now.getTime())).toEqual([]);
  });

  test("the same decision lies on it once, and can be taken off", () => {
    putOnPile([houseEntry("one", "into-the-blue")]);
    putOnPile([houseEntry("one", "into-the-blue"), houseEntry("two", "into-the-blue")]);
    expect(pile().map(({ key }) => key)).toEqual(expect.arrayContaining(["one", "two"]));
    expect(pile()).toHaveLength(2);
    takeOffPile("one");
    expect(isOnPile("one")).toBe(false);
    expect(isOnPile("two")).toBe(true);
  });

  test("what makes no sense in the memory is left out, and nothing else is lost", () => {
    const good = houseEntry("one", "into-the-blue");
    localStorage.setItem("fathoms/puzzles/pile", JSON.stringify([good, null, 3, { key: "x" }]));
    expect(pile()).toEqual([good]);
    localStorage.setItem("fathoms/puzzles/pile", "{");
    expect(pile()).toEqual([]);
    localStorage.setItem("fathoms/puzzles/solved", "[]");
    expect(solvedPuzzles()).toEqual({});
  });

  test("only the first try of a puzzle is noted", () => {
    expect(noteSolved("one", false, 1)).toBe(true);
    expect(noteSolved("one", true, 2)).toBe(false);
    expect(solvedPuzzles()).toEqual({ one: { right: false, at: 1 } });
  });

  test("a decision of a review brings the game up to it and nothing that came after", () => {
    const line = {
      choices: [
        { move: "stop", value: 9 },
        { move: "keep none", value: 1 },
      ],
    };
    const review = { game: "into-the-blue", lines: [line], evaluator: { error: 2 } } as unknown as Review;
    const decision = { line: 0, move: 3, choices: [], why: "Because." } as unknown as ToldDecision;
    const record = { format: "fathoms/1", game: "into-the-blue", moves: ["deal 56678", "roll 12345C", "keep none"] };
    const [entry] = ownEntries(review, [decision], record);
    expect(entry?.own).toMatchObject({
      move: 2,
      error: 2,
      why: "Because.",
      choices: [
        ["stop", 9],
        ["keep none", 1],
      ],
    });
    expect(entry?.own?.record["moves"]).toEqual(["deal 56678", "roll 12345C"]);
    expect(ownEntries(review, [decision], record)[0]?.key).toBe(entry?.key);
  });
});

test("days are those of this device", () => {
  expect(dayOf(new Date(2026, 10, 8, 23, 59))).toBe("2026-11-08");
  expect(daysUntil(1000 + 3 * DAY, 1000)).toBe(3);
  expect(daysUntil(0, DAY)).toBe(1);
});
