import { describe, expect, it } from "vitest";
import { shared } from "../src/lib/json";

describe("what did not change", () => {
  it("stays the same thing", () => {
    const before = {
      levels: [
        { level: 1, shells: [0, 2] },
        { level: 2, shells: [1] },
      ],
      dive: { dice: "123" },
      turn: 0,
    };
    const after = {
      levels: [
        { level: 1, shells: [0, 2] },
        { level: 2, shells: [3] },
      ],
      dive: { dice: "123" },
      turn: 1,
    };
    const told = structuredClone(after);
    const drawn = shared(before, after);
    expect(drawn).toEqual(told);
    expect(drawn).not.toBe(before);
    expect(drawn.levels).not.toBe(before.levels);
    expect([drawn.levels[0] === before.levels[0], drawn.dive === before.dive]).toEqual([true, true]);
    expect(drawn.levels[1]).not.toBe(before.levels[1]);
  });

  it("is the old thing as a whole, if all of it is alike", () => {
    const before = { a: [1, null, { b: "c" }] };
    expect(shared(before, structuredClone(before))).toBe(before);
  });

  it.each([
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: null }, { a: {} }],
    [{ 0: "x" }, ["x"]],
    [null, { a: 1 }],
    ["a", "b"],
  ])("is told apart: %j is not %j", (before, after) => {
    const told = structuredClone(after);
    expect(shared(before, after)).toEqual(told);
    expect(shared(before, after)).not.toBe(before);
  });
});
