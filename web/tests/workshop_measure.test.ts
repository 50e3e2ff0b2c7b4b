// What is measured little by little, and how its figures are written.
import { describe, expect, test } from "vitest";
import { Problem } from "../src/lib/api";
import { type Line, ends, happened, reach, written, Run } from "../src/workshop/measuring.svelte";
import type { Range, ToldMeasure } from "../src/protocol";

interface Result {
  readonly kind: "measured";
}
type News = Line<Result>;
const RESULT: Result = { kind: "measured" };

async function* told(...news: readonly News[]): AsyncGenerator<News, void> {
  for (const each of news) yield await Promise.resolve(each);
}

describe("a run", () => {
  test("gives its result and is idle again", async () => {
    const run = new Run<Result>();
    const seen: string[] = [];
    const found = await run.start(async function* () {
      for await (const line of told({ kind: "waiting", ahead: 2 }, { kind: "progress", done: 1, total: 3 }, RESULT)) {
        seen.push(`${run.phase} ${run.percent}`);
        yield line;
      }
      seen.push(`${run.phase} ${run.percent}`);
    });
    expect(found).toEqual(RESULT);
    expect(seen).toEqual(["starting 0", "waiting 0", "playing 33", "playing 33"]);
    expect([run.busy, run.stopped, run.problem]).toEqual([false, false, null]);
  });

  test("keeps what went wrong, and forgets it when it begins anew", async () => {
    const run = new Run<Result>();
    const full = new Problem("full", "Too many.");
    const failed = await run.start(async function* () {
      yield await Promise.resolve<News>({ kind: "waiting", ahead: 0 });
      throw full;
    });
    expect([failed, run.problem, run.busy]).toEqual([null, full, false]);
    expect(await run.start(() => told(RESULT))).toEqual(RESULT);
    expect(run.problem).toBe(null);
  });

  test("is stopped, and gives nothing", async () => {
    const run = new Run<Result>();
    const found = await run.start(async function* (signal) {
      yield await Promise.resolve<News>({ kind: "progress", done: 1, total: 9 });
      run.stop();
      expect(signal.aborted).toBe(true);
    });
    expect([found, run.stopped, run.busy, run.problem]).toEqual([null, true, false, null]);
  });

  test("is another one when it begins anew", async () => {
    const run = new Run<Result>();
    let left = false;
    const first = run.start(async function* (signal) {
      await new Promise((done) => signal.addEventListener("abort", done));
      left = true;
    });
    expect(await run.start(() => told(RESULT))).toEqual(RESULT);
    expect([await first, left, run.busy]).toEqual([null, true, false]);
  });
});

describe("figures", () => {
  const range = (mean: number): Range => ({ mean, low: mean - 1, high: mean + 1, words: "" });
  const measure = (before: number, after: number): ToldMeasure => ({
    ...{ name: "turns", title: "Turns", group: "length", share: false, certain: true },
    ...{ base: range(before), changed: range(after), difference: range(after - before) },
  });

  test("are written as each language writes them", () => {
    expect(written(0.0213, true, "en", true)).toBe("+2.1\u00a0%");
    expect(written(-0.5, true, "fr", true)).toBe("\u221250,0\u00a0%");
    expect(written(4.407, false, "es")).toBe("4,41");
    expect(written(0, false, "en", true)).toBe("0.00");
    expect(ends(range(3), false, "en", true)).toEqual({ low: "+2.00", high: "+4.00" });
  });

  test("have room in their drawing", () => {
    expect(reach([measure(3, 8)])).toBeGreaterThan(9);
    expect(reach([measure(3, 8)], 20)).toBeGreaterThan(20);
    expect(reach([])).toBeGreaterThan(0);
    expect([happened(measure(0, 0)), happened(measure(0, 1))]).toEqual([false, true]);
  });
});
