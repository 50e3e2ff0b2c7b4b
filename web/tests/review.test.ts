// The review: figures that add up, the picture, what a try is worth, and how it is asked for.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Problem } from "../src/lib/api";
import { booksOf, percent, points, ReviewRun, rounded, smallPoints, tried } from "../src/lib/review.svelte";
import { course, labels, layers } from "../src/pages/review/picture";
import type { Review, Reviewed, ToldDecision, ToldReview, ToldTurn } from "../src/protocol";

const POINT = 10_000_000;

const REVIEW: Review = {
  game: "into-the-blue",
  seats: ["Green", "Blue"],
  evaluator: { name: "network", error: POINT / 2 },
  over: true,
  start: [544_444_444, 455_555_556],
  end: [1_000_000_000, 0],
  lines: [
    { move: 1, kind: "roll", seat: 0, delta: [55_555_556, -55_555_556] },
    {
      ...{ move: 2, kind: "choice", seat: 1, delta: [300_000_000, -300_000_000], played: "stop", best: "keep 1" },
      ...{ cost: 300_000_000, grade: "blunder" },
      choices: [
        { move: "keep 1", value: 400_000_000 },
        { move: "keep 2", value: 396_000_000 },
        { move: "keep 3", value: 350_000_000 },
        { move: "stop", value: 100_000_000 },
      ],
    },
    { move: 3, kind: "stand-in", seat: 1, delta: [100_000_000, -100_000_000] },
  ],
  totals: [
    {
      ...{ seat: 0, luck: 55_555_556, choices: 400_000_000, information: 0, correction: 0, ending: 0, own: 0 },
      ...{ decisions: 0, cost: 0, accuracy: 0 },
    },
    {
      ...{ seat: 1, luck: -55_555_556, choices: -400_000_000, information: 0, correction: 0, ending: 0 },
      ...{ own: -300_000_000, decisions: 1, cost: 300_000_000, accuracy: 300_000_000 },
    },
  ],
};
const DECISION: ToldDecision = {
  ...{ line: 1, move: 2, turn: 1, seat: 1, grade: "blunder", cost: 300_000_000, why: null },
  ...{ played: "Blue stops.", better: "Blue keeps 1." },
  choices: [
    { move: "keep 1", text: "Blue keeps 1.", value: 400_000_000 },
    { move: "stop", text: "Blue stops.", value: 100_000_000 },
  ],
};
const turn = (number: number, ...shares: number[]): ToldTurn => ({ turn: number, seat: 0, move: number, shares });

describe("figures", () => {
  it("are rounded so that they add up", () => {
    expect(rounded([333_333_333, 333_333_333, 333_333_334], 1000)).toEqual([333, 333, 334]);
    expect(rounded([-450_000, 450_000, 0], 0)).toEqual([0, 0, 0]);
    // What is nothing stays nothing, whatever is missing.
    expect(rounded([0, 400_000, 400_000], 1)).toEqual([0, 1, 0]);
  });

  it("make books whose start and parts give the end", () => {
    const books = booksOf(REVIEW);
    for (const { start, parts, end } of books) expect(parts.reduce((sum, { tenths }) => sum + tenths, start)).toBe(end);
    const own = Object.fromEntries(books[1]!.parts.map(({ part, tenths }) => [part, tenths]));
    expect(own).toMatchObject({ own: -3000 / 10, "stand-in": -1000 / 10, others: 0 });
    // Nothing ended this game early: there is no such line.
    expect(own).not.toHaveProperty("ending");
  });

  it("are written as people read them", () => {
    expect(points(-258_000_000, "en", true)).toBe("\u221225.8");
    expect(points(4_000_000, "fr", true)).toBe("+0,4");
    expect(points(0, "en", true)).toBe("0.0");
    expect(smallPoints(8_600_000, "es")).toBe("0,86");
    expect(percent(543_000_000, "en")).toBe("54%");
  });
});

describe("what is tried", () => {
  it("is best within the judge's error", () => {
    expect(tried(REVIEW, DECISION, "keep 1")).toMatchObject({ cost: 0, best: true, words: "Blue keeps 1." });
    expect(tried(REVIEW, DECISION, "keep 2")).toMatchObject({ cost: 0, best: true });
  });
  it("is best within its own error, where the judge knows it of each", () => {
    const line = REVIEW.lines[1]!;
    const choices = line.choices!.map((choice) => ({ ...choice, error: choice.move === "keep 3" ? 6 * POINT : 0 }));
    const known = { ...REVIEW, lines: REVIEW.lines.map((each) => (each === line ? { ...line, choices } : each)) };
    expect(tried(known, DECISION, "keep 2")).toMatchObject({ cost: 4_000_000, best: false });
    expect(tried(known, DECISION, "keep 3")).toMatchObject({ cost: 0, best: true });
  });
  it("costs what lies between it and the best", () => {
    expect(tried(REVIEW, DECISION, "keep 3")).toMatchObject({ cost: 50_000_000, best: false, played: false });
    expect(tried(REVIEW, DECISION, "stop")).toMatchObject({ cost: 300_000_000, best: false, played: true });
  });
  it("may be a move that nobody weighed", () => {
    expect(tried(REVIEW, DECISION, "keep none")).toMatchObject({ cost: null, best: false, words: "keep none" });
  });
});

describe("the picture", () => {
  const turns = [turn(0, 5e8, 5e8), turn(1, 8e8, 2e8), turn(2, 1e9, 0)];
  const size = { width: 200, height: 100 };

  it("has a layer for each player, each on the one below it", () => {
    const [upper, lower] = layers(turns, size);
    expect(upper!.area).toBe("M0.0 0.0L100.0 0.0L200.0 0.0L200.0 100.0L100.0 80.0L0.0 50.0Z");
    expect(upper!.edge).toBe("");
    expect(lower!.edge).toBe("M0.0 50.0L100.0 80.0L200.0 100.0");
  });
  it("is whole when the game has but one moment", () => {
    expect(layers([turn(0, 5e8, 5e8)], size)[0]!.area).toBe("M0.0 0.0L200.0 0.0L200.0 50.0L0.0 50.0Z");
  });
  it("marks each layer where there is room, and none that is too thin", () => {
    const found = labels(turns, size);
    expect(found.map(({ seat }) => seat)).toEqual([0]);
    expect(found[0]).toMatchObject({ x: 100, y: 25 });
  });
  it("tells where a player began and ended, and which turn did most", () => {
    expect(course(turns, 1)).toEqual({ start: 5e8, end: 0, change: -3e8, turn: 1 });
  });
});

describe("a review that is asked for", () => {
  const told = { summary: "Green had the dice." } as ToldReview;
  const reviewed: Reviewed = { kind: "reviewed", review: REVIEW, told };
  const asked: unknown[] = [];
  let answer: () => Response;
  const lines = (...news: readonly unknown[]): Response =>
    new Response(news.map((each) => `${JSON.stringify(each)}\n`).join(""));
  beforeEach(() => {
    asked.length = 0;
    localStorage.clear();
    vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
      asked.push(JSON.parse(body));
      return Promise.resolve(answer());
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("waits, is worked out and comes, and is asked for once", async () => {
    answer = () => lines({ kind: "queued", before: 2 }, { kind: "progress", done: 0.5 }, reviewed);
    const run = new ReviewRun();
    await run.start({ table: "one" });
    expect(run).toMatchObject({ phase: "ended", before: 2, percent: 50, problem: null });
    expect(run.found?.told.summary).toBe("Green had the dice.");
    const again = new ReviewRun();
    await again.start({ table: "one" });
    expect(again.found).toBe(run.found);
    expect(asked).toEqual([{ table: "one" }]);
  });

  it("is asked for with the seat that this device holds, unless it holds several", async () => {
    answer = () => lines(reviewed);
    localStorage.setItem("fathoms/seats/mine", JSON.stringify([{ seat: 1, token: "secret" }]));
    const two = [0, 1].map((seat) => ({ seat, token: `t${seat}` }));
    localStorage.setItem("fathoms/seats/ours", JSON.stringify(two));
    await new ReviewRun().start({ table: "mine" });
    await new ReviewRun().start({ table: "ours" });
    expect(asked).toEqual([{ table: "mine", token: "secret" }, { table: "ours" }]);
  });

  it("of a game that goes on is asked for anew", async () => {
    answer = () => lines({ ...reviewed, review: { ...REVIEW, over: false } });
    for (let time = 0; time < 2; time += 1) await new ReviewRun().start({ table: "on" });
    expect(asked).toHaveLength(2);
  });

  it("fails with the server's sentence, or because nobody knows of reviews", async () => {
    const run = new ReviewRun();
    answer = () => lines({ kind: "failed", error: { kind: "malformed", message: "No." } });
    await run.start({ record: { game: "x" } });
    expect(run.problem).toMatchObject({ kind: "malformed", message: "No." });
    answer = () => new Response("{}", { status: 404 });
    await run.start({ record: { game: "x" } });
    expect(run.problem).toBeInstanceOf(Problem);
    expect(run).toMatchObject({ phase: "ended", found: null });
  });
});
