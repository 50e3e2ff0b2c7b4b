import { describe, expect, it } from "vitest";
import {
  countOf,
  facesToChoose,
  facesWithin,
  put,
  readFaces,
  split,
  swapped,
  without,
  writeFaces,
  walked,
} from "../src/parts/die/faces";
import { DieHand } from "../src/parts/die/hand.svelte";
import { facing, frontOf, solidOf, turnX, turnY } from "../src/parts/die/solids";

const LETTERS = { type: "string", minLength: 2, maxLength: 12, pattern: "^[1-3X]+$" };
const NAMES = { type: "array", minItems: 2, maxItems: 8, items: { enum: ["again", "north", "torpedo"] } };

describe("faces", () => {
  it("are letters of a text or names in a list", () => {
    expect(readFaces("12X")).toEqual(["1", "2", "X"]);
    expect(readFaces(["north", 3, "again"])).toEqual(["north", "again"]);
    expect(readFaces(undefined)).toEqual([]);
    expect(writeFaces(["1", "X"], LETTERS)).toBe("1X");
    expect(writeFaces(["north"], NAMES)).toEqual(["north"]);
  });

  it("and how many of them there may be stand in the schema", () => {
    expect(facesWithin(LETTERS)).toEqual([2, 12]);
    expect(facesWithin(NAMES)).toEqual([2, 8]);
    expect(facesToChoose(LETTERS, undefined, {})).toEqual(["1", "2", "3", "X"]);
    expect(facesToChoose(NAMES, undefined, { north: "n", torpedo: "t" })).toEqual(["north", "torpedo", "again"]);
  });

  it("are put, swapped, taken off and counted", () => {
    expect(put(["a", "b", "c"], 1, "x")).toEqual(["a", "x", "c"]);
    expect(swapped(["a", "b", "c"], 0, 2)).toEqual(["c", "b", "a"]);
    expect(without(["a", "b", "c"], 0)).toEqual(["b", "c"]);
    expect(countOf(["a", "b", "a"], "a")).toBe(2);
  });
});

describe("a body", () => {
  it("has one side for each face, and each can look at us", () => {
    for (let faces = 2; faces <= 12; faces += 1) {
      const solid = solidOf(faces);
      expect(solid.sides).toHaveLength(faces);
      for (let side = 0; side < faces; side += 1) expect(frontOf(solid, facing(solid, side))).toBe(side);
    }
    expect([2, 6, 9].map((faces) => solidOf(faces).kind)).toEqual(["coin", "cube", "barrel"]);
  });

  it("shows its next side when it is turned once", () => {
    const barrel = solidOf(5);
    expect(frontOf(barrel, turnX(barrel.down).multiply(facing(barrel, 0)))).toBe(1);
    const cube = solidOf(6);
    const seen = new Set([0, 90, 180, 270].map((turn) => frontOf(cube, turnY(turn))));
    expect(seen.size).toBe(4);
  });

  it("closes its barrel: neighbouring sides meet in an edge", () => {
    for (const faces of [3, 5, 8, 12]) {
      const { sides } = solidOf(faces);
      const [first, second] = sides as [(typeof sides)[0], (typeof sides)[0]];
      const edge = (side: typeof first, up: number): number[] => {
        const { x, y, z } = side.turn.transformPoint({ x: 0, y: (up * side.height) / 2, z: side.out });
        return [x, y, z].map((part) => Math.round(part * 1e6) / 1e6 + 0);
      };
      expect(edge(first, 1)).toEqual(edge(second, -1));
    }
  });

  it("is written as style sheets read it", () => {
    const still = facing(solidOf(6), 5).multiply(turnX(-90));
    expect([...still.toFloat64Array()].map((part) => Math.round(part * 1e6) / 1e6 + 0)).toEqual([
      1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,
    ]);
    expect(turnX(90).toString()).toMatch(/^matrix3d\(1,( -?[\d.e-]+,?){15}\)$/);
  });
});

describe("a hand", () => {
  function hand(start: string[], bounds: [number, number] = [2, 5]) {
    let faces: readonly string[] = start;
    const it = new DieHand({
      faces: () => faces,
      bounds: () => bounds,
      first: () => "a",
      nameOf: (face) => face.toUpperCase(),
      joins: () => ({ both: "+", either: "/" }),
      say: (key, args) => `${key} ${JSON.stringify(args ?? {})}`,
      set: (next) => (faces = next),
    });
    return { it, faces: () => faces.join("") };
  }

  it("puts the face it holds wherever it points, or fills the place that waits", () => {
    const { it: one, faces } = hand(["a", "b", "c"]);
    one.tapFace("x");
    one.tapPlace(0);
    one.tapPlace(2);
    expect(faces()).toBe("xbx");
    one.tapFace("x");
    expect(one.busy).toBe(false);
    one.tapPlace(1);
    one.tapFace("y");
    one.tapFace("z");
    expect(faces()).toBe("xzx");
    expect(one.told).toBe('workshop-build.told-face {"face":"Z","place":2}');
    one.tapPlace(1);
    expect(one.waiting).toBeNull();
  });

  it("joins a second face to the first, otherwise, and takes it off again", () => {
    const { it: one, faces } = hand(["a", "b", "c"]);
    one.front = 1;
    one.join("both");
    expect([one.joining, one.busy, faces()]).toEqual(["both", true, "abc"]);
    one.tapFace("x");
    expect([one.joining, faces()]).toEqual([null, "ab+xc"]);
    one.join("either");
    expect(faces()).toBe("ab/xc");
    // A third one takes the place of the second.
    one.part();
    one.join("either");
    one.tapFace("y");
    expect(faces()).toBe("ab/yc");
    one.part();
    expect(faces()).toBe("abc");
    one.join("both");
    one.letGo();
    one.tapFace("z");
    expect([one.held, faces()]).toEqual(["z", "abc"]);
    one.join("both");
    expect(faces()).toBe("ab+zc");
  });

  it("counts a face where it is one of two", () => {
    const joins = { both: "+", either: "/" };
    expect(split("N+coral", joins)).toEqual({ parts: ["N", "coral"], join: "both" });
    expect(split("N/coral", undefined)).toEqual({ parts: ["N/coral"], join: null });
    expect(countOf(["N", "N+coral", "coral/turn"], "coral", joins)).toBe(2);
  });

  it("adds and takes off within the bounds", () => {
    const { it: one, faces } = hand(["a", "b", "c", "d"]);
    one.front = 1;
    one.add();
    one.add();
    expect(faces()).toBe("abcdb");
    expect([one.front, one.waiting]).toEqual([4, 4]);
    one.remove(4);
    one.remove(0);
    one.remove(0);
    one.remove(0);
    expect(faces()).toBe("cd");
    expect(one.told).toContain("die-least");
    expect(one.front).toBe(0);
    one.swap(0, 1);
    expect(faces()).toBe("dc");
  });
});

describe("a row of buttons", () => {
  it("is walked round and round", () => {
    expect([
      walked("ArrowRight", 2, 3),
      walked("ArrowLeft", 0, 3),
      walked("End", 0, 3),
      walked("Home", 2, 3),
      walked("x", 1, 3),
    ]).toEqual([0, 2, 2, 0, null]);
  });
});
