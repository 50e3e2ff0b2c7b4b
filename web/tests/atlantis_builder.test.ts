import { describe, expect, it } from "vitest";
import { Builder, type Bounds } from "../src/games/atlantis-treasure/builder.svelte";
import { lookOf } from "../src/games/atlantis-treasure/pieces";
import {
  familyCount,
  line,
  painted,
  pieceAt,
  readPlan,
  resized,
  sidesOf,
  sizeOf,
  slotNear,
  squaresOf,
  withBases,
  slotsOf,
  type Plan,
} from "../src/games/atlantis-treasure/plan";
import { images, pieceImages, slotImages, symmetric } from "../src/games/atlantis-treasure/symmetry";
import type { RuleValues } from "../src/lib/contract";

const BOUNDS: Bounds = { width: [5, 15], height: [5, 15], bases: [2, 4] };
const OPEN: RuleValues = { board: [".....", ".....", ".....", ".....", "....."], bases: ["N c1", "S c5"] };

/** A builder with a draft of its own, and each change that it asked for. */
function built(values: RuleValues = OPEN) {
  let now = values;
  const strokes: (string | undefined)[] = [];
  const builder = new Builder({
    values: () => now,
    standard: () => OPEN,
    bounds: () => BOUNDS,
    say: (key, args) => `${key} ${JSON.stringify(args ?? {})}`,
    change(next, stroke) {
      now = { ...now, ...next };
      strokes.push(stroke);
    },
  });
  return { builder, strokes, board: () => now["board"], bases: () => now["bases"] };
}

describe("what a square may hold", () => {
  it("is read and written by its letter", () => {
    const values = { ...OPEN, board: ["R-=@.", "^>v<.", "TDX#C", "NESW.", "0123."] };
    const plan = readPlan(values);
    const pieces = squaresOf(sizeOf(plan)).map((square) => pieceAt(plan, square));
    expect(pieces).not.toContain(null);
    expect(new Set(pieces).size).toBe(22);
    expect(
      painted(readPlan(OPEN), [
        ["a1", "currentW"],
        ["b1", "submarine2"],
      ]).rows[0],
    ).toBe("<2...");
    expect(familyCount(plan, "treasure")).toBe(3);
  });

  it("is drawn by what it is", () => {
    expect(lookOf("currentS")).toEqual({ is: "ground", kind: "current", direction: "S" });
    expect(lookOf("compassE")).toEqual({ is: "toy", kind: "compass", direction: "E", worth: 2 });
    expect(lookOf("treasure3")).toEqual({ is: "toy", kind: "treasure", direction: null, worth: 3 });
    expect(lookOf("submarine1")).toEqual({ is: "submarine", seat: 1 });
  });

  it("turns with the board, but for submarines, of which there is one", () => {
    const size = { width: 5, height: 5 };
    expect([...pieceImages(size, "across", "a1", "currentE")].sort()).toEqual([
      ["a1", "currentE"],
      ["e1", "currentW"],
    ]);
    expect(pieceImages(size, "quarter", "a1", "compassN").get("e1")).toBe("compassE");
    expect(pieceImages(size, "across", "c1", "currentE").get("c1")).toBe("currentE");
    expect([...pieceImages(size, "both", "a1", "submarine0")]).toEqual([["a1", "submarine0"]]);
    const plan = readPlan({ ...OPEN, board: ["^.0..", ">....", ".....", ".....", "....."] });
    expect(symmetric(plan, "half", 4).rows).toEqual(["^.0..", ">....", ".....", "....<", "....v"]);
  });

  it("is put by a key, and its next kind by the same key", () => {
    const { builder, board } = built();
    for (let times = 0; times < 5; times += 1) builder.putNext("a1", "current");
    expect(board()).toEqual(["^....", ".....", ".....", ".....", "....."]);
    builder.putNext("b1", "treasure");
    builder.putNext("b1", "treasure");
    builder.pick("submarine3");
    expect([builder.tool, builder.brushOf("submarine")]).toEqual(["submarine", "submarine3"]);
    builder.dab("c1");
    builder.dab("d1");
    expect(board()).toEqual(["^D.3.", ".....", ".....", ".....", "....."]);
  });
});

describe("a stroke", () => {
  it("paints all squares on its way, and is one step to take back", () => {
    const { builder, strokes, board } = built();
    builder.brush = "coral";
    builder.begin("a1");
    builder.draw("d1");
    builder.draw("d3");
    builder.end();
    expect(board()).toEqual(["CCCC.", "...C.", "...C.", ".....", "....."]);
    expect(new Set(strokes).size).toBe(1);
    expect(builder.told).toContain('"count":6');
    builder.begin("e5");
    builder.end();
    expect(new Set(strokes).size).toBe(2);
  });

  it("takes away what it paints when it begins on it", () => {
    const { builder, board } = built({ ...OPEN, board: ["TT...", ".....", ".....", ".....", "....."] });
    builder.brush = "treasure";
    builder.begin("a1");
    builder.draw("c1");
    builder.end();
    expect(board()).toEqual([".....", ".....", ".....", ".....", "....."]);
  });

  it("asks for nothing where nothing changes", () => {
    const { builder, strokes } = built();
    builder.put("a1", "free");
    expect(strokes).toEqual([]);
    expect(builder.told).toContain("told-there");
  });

  it("goes to all images of a square", () => {
    const { builder, board } = built();
    builder.brush = "temple";
    builder.symmetry = "quarter";
    builder.dab("b1");
    expect(board()).toEqual([".#...", "....#", ".....", "#....", "...#."]);
  });

  it("is walked by keys with the brush down", () => {
    const { builder, board, strokes } = built();
    builder.brush = "coral";
    builder.cursor = "b2";
    builder.walk("E", true);
    builder.walk("S", true);
    builder.end();
    expect(builder.cursor).toBe("c3");
    expect(board()).toEqual([".....", ".CC..", "..C..", ".....", "....."]);
    expect(new Set(strokes).size).toBe(1);
    builder.cursor = "a1";
    builder.walk("N");
    expect(builder.cursor).toBe("a1");
  });
});

describe("bases", () => {
  it("are kept clockwise from north, whatever comes first", () => {
    const { builder, bases } = built();
    builder.toggleBase("a2");
    builder.toggleBase("e4");
    expect(bases()).toEqual(["N c1", "E e4", "S c5", "W a2"]);
    builder.toggleBase("c1");
    expect(bases()).toEqual(["E e4", "S c5", "W a2"]);
  });

  it("are no more than there is room for", () => {
    const { builder, bases } = built({ ...OPEN, bases: ["N c1", "E e3", "S c5", "W a3"] });
    builder.toggleBase("a1");
    expect(bases()).toHaveLength(4);
    expect(builder.told).toContain("told-bases-full");
  });

  it("go round a corner, then away", () => {
    const { builder, bases } = built();
    builder.toggleBase("a1");
    expect(bases()).toEqual(["N a1", "N c1", "S c5"]);
    builder.toggleBase("a1");
    expect(bases()).toEqual(["N c1", "S c5", "W a1"]);
    builder.toggleBase("a1");
    expect(bases()).toEqual(["N c1", "S c5"]);
  });

  it("need an edge", () => {
    const { builder, bases } = built();
    builder.toggleBase("c3");
    expect(bases()).toEqual(["N c1", "S c5"]);
    expect(builder.told).toContain("told-inside");
  });

  it("that stand inside can be taken away", () => {
    const { builder, bases } = built({ ...OPEN, bases: ["N c3", "S c5"] });
    builder.toggleBase("c3");
    expect(bases()).toEqual(["S c5"]);
  });

  it("are moved, and mirrored with their side", () => {
    const { builder, bases } = built();
    builder.moveBase({ side: "N", square: "c1" }, { side: "E", square: "e2" });
    expect(bases()).toEqual(["E e2", "S c5"]);
    const size = { width: 5, height: 5 };
    expect(
      slotImages(size, "quarter", { side: "N", square: "b1" }).map(({ side, square }) => `${side} ${square}`),
    ).toEqual(["N b1", "E e2", "S d5", "W a4"]);
    expect(slotImages(size, "across", { side: "E", square: "e2" })).toContainEqual({ side: "W", square: "a2" });
  });
});

describe("a size", () => {
  const plan: Plan = { rows: ["T....", ".....", "..#..", ".....", "....C"], bases: ["N a1", "E e1", "S c5", "W a5"] };

  it("grows at a side, and bases stay on their edges", () => {
    expect(resized(plan, "N", true)).toEqual({
      rows: [".....", ...plan.rows],
      bases: ["N a1", "E e2", "S c6", "W a6"],
    });
    expect(resized(plan, "W", true)).toEqual({
      rows: plan.rows.map((row) => `.${row}`),
      bases: ["N b1", "E f1", "S d5", "W a5"],
    });
  });

  it("is cut at a side, and no two bases meet there", () => {
    const { rows, bases } = resized(plan, "N", false);
    expect(rows).toEqual(plan.rows.slice(1));
    // The one in the east lost its row and comes to the new first one.
    expect(bases).toEqual(["N a1", "E e1", "S c4", "W a4"]);
    const tight: Plan = { rows: [".....", ".....", ".....", ".....", "....."], bases: ["E e4", "E e5"] };
    expect(resized(tight, "S", false).bases).toEqual(["E e3", "E e4"]);
  });

  it("has bounds, and a quarter turn ends where the board is no square", () => {
    const { builder, board } = built();
    expect(builder.canResize("N", false)).toBe(false);
    builder.symmetry = "quarter";
    builder.cursor = "e5";
    builder.resize("E", true);
    expect(board()).toEqual(["......", "......", "......", "......", "......"]);
    expect(builder.symmetry).toBe("half");
    builder.choose("quarter");
    expect(builder.symmetry).toBe("half");
  });
});

describe("a symmetric board", () => {
  it("copies from the north and the west", () => {
    const plan = readPlan({ board: ["T....", "..#..", ".....", ".....", "....C"], bases: ["N b1", "S c5"] });
    expect(symmetric(plan, "across", 4)).toEqual({
      rows: ["T...T", "..#..", ".....", ".....", "....."],
      bases: ["N b1", "N d1", "S c5"],
    });
    expect(symmetric(plan, "down", 4).rows).toEqual(["T....", "..#..", ".....", "..#..", "T...."]);
    expect(symmetric(plan, "half", 4).rows).toEqual(["T....", "..#..", ".....", "..#..", "....T"]);
  });

  it("keeps its bases where there would be too many", () => {
    const plan = readPlan({ ...OPEN, bases: ["N b1", "N d1"] });
    expect(symmetric(plan, "quarter", 4).bases).toEqual(["N b1", "N d1"]);
  });

  it("of every kind is its own image", () => {
    const plan = readPlan({ board: ["TC.#.", ".T..C", "C.T..", "#...T", "..C.T"], bases: ["N c1"] });
    for (const kind of ["across", "down", "both", "half", "quarter"] as const) {
      const once = symmetric(plan, kind, 9);
      expect(symmetric(once, kind, 9)).toEqual(once);
    }
    expect(images({ width: 5, height: 5 }, "both", "c3")).toEqual(["c3"]);
  });
});

describe("what a draft holds", () => {
  it("is drawn even if it is no board", () => {
    expect(readPlan({ board: ["..", "....", 7], bases: "N" })).toEqual({ rows: ["....", "...."], bases: [] });
    expect(slotsOf({ rows: ["....."], bases: ["N z9", "up a1", "N a1", "N", "W a1 b"] })).toEqual([
      { side: "N", square: "a1" },
    ]);
  });

  it("lies where a finger points", () => {
    const size = { width: 5, height: 7 };
    expect(slotNear(size, { x: 2.4, y: -0.8 })).toEqual({ side: "N", square: "c1" });
    expect(slotNear(size, { x: 9, y: 3.2 })).toEqual({ side: "E", square: "e4" });
    expect(sidesOf(size, "e7")).toEqual(["E", "S"]);
    expect(sidesOf(size, "c3")).toEqual([]);
    expect(line("a1", "c3")).toEqual(["a1", "b2", "c3"]);
    expect(
      withBases({ rows: ["..."], bases: [] }, [
        { side: "S", square: "a1" },
        { side: "S", square: "c1" },
      ]).bases,
    ).toEqual(["S c1", "S a1"]);
  });
});
