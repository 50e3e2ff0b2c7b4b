import { describe, expect, it } from "vitest";
import { hintColumns } from "../src/parts/HintPanel.svelte";
import type { Answer, LiveTable, Wish } from "../src/lib/live.svelte";
import { linesUpTo, Story } from "../src/lib/story.svelte";
import type { LogLine, Moved, Weighed } from "../src/protocol";

const line = (first: number, last: number, text = `${first}-${last}`): LogLine => ({
  turn: first,
  seat: 0,
  first,
  last,
  text,
  why: [],
});
const moved = (number: number, told: LogLine | null = null): Moved => ({ number, line: told }) as Moved;

/** A table that answers what it is asked. */
function answering(answer: (wish: Wish) => Answer): { live: LiveTable; sent: Wish[] } {
  const sent: Wish[] = [];
  const live = { send: (wish: Wish) => (sent.push(wish), Promise.resolve(answer(wish))) } as unknown as LiveTable;
  return { live, sent };
}

describe("the log", () => {
  it("tells each turn as far as it has been seen", () => {
    const all = [line(1, 2), line(1, 3), line(1, 4), line(5, 5), line(5, 6)];
    expect(linesUpTo(all, 3).map(({ text }) => text)).toEqual(["1-3"]);
    expect(linesUpTo(all, 6).map(({ text }) => text)).toEqual(["1-4", "5-6"]);
  });

  it("forgets what was taken back, and tells what was done instead", () => {
    const all = [line(1, 2), line(1, 3, "taken back"), line(1, 3, "instead")];
    expect(linesUpTo(all, 2).map(({ text }) => text)).toEqual(["1-2"]);
    expect(linesUpTo(all, 3).map(({ text }) => text)).toEqual(["instead"]);
  });

  it("is asked for once, and goes on with what the moves bring", async () => {
    const { live, sent } = answering(() => ({
      type: "logged",
      version: 9,
      lines: [line(1, 4), line(5, 6)],
      ending: "",
    }));
    const story = new Story();
    story.heard(moved(6, line(5, 6)));
    story.heard(moved(7, line(5, 7)));
    await story.read(live);
    story.heard(moved(8, line(8, 8)));
    expect(sent).toEqual([{ type: "log" }]);
    expect(story.lines(8).map(({ text }) => text)).toEqual(["1-4", "5-7", "8-8"]);
  });

  it("shows a turn again move by move, and goes back to now", async () => {
    const { live, sent } = answering(() => ({ type: "looked", first: 5, moments: [moved(4), moved(5), moved(6)] }));
    const story = new Story();
    await story.show(line(5, 6), live);
    expect(sent).toEqual([{ type: "look", first: 5, last: 6 }]);
    expect([story.looking?.moment.number, story.looking?.moved]).toEqual([6, true]);
    story.back();
    expect(story.looking).toBeNull();
  });

  it("shows nothing of a turn that came too late", async () => {
    const { live } = answering(() => ({ type: "looked", first: 5, moments: [moved(4), moved(5)] }));
    const story = new Story();
    const showing = story.show(line(5, 5), live);
    story.back();
    await showing;
    expect(story.looking).toBeNull();
  });
});

describe("a hint", () => {
  const weighed = (chance: number | null, points: number): Weighed => ({ move: "stop", chance, points });
  const shown = (value: number): string => value.toFixed(1);
  it("has a column only where it says something", () => {
    expect(hintColumns([weighed(0.5, 3), weighed(0.4, 3.01)], shown, shown)).toEqual({ chances: true, points: false });
    expect(hintColumns([weighed(null, 3), weighed(null, 2)], shown, shown)).toEqual({ chances: false, points: true });
    expect(hintColumns([weighed(null, 0), weighed(null, 0)], shown, shown)).toEqual({ chances: false, points: false });
  });
});
