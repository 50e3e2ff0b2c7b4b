import { describe, expect, it } from "vitest";
import { asThrown, fresh, heldIds, keepMove, lineUp, type TableDie } from "../src/games/into-the-blue/dice";
import { dive } from "./blue_dives";

const faces = (dice: readonly TableDie[]): string => dice.map(({ face }) => face).join("");

describe("dice on the table", () => {
  it("are thrown all at first", () => {
    const dice = lineUp(fresh(6), dive("1233C5"), true);
    expect(faces(dice)).toBe("1233C5");
    expect(dice.every(({ throws }) => throws === 1)).toBe(true);
    expect(new Set(dice.map(({ id }) => id)).size).toBe(6);
  });

  it("stay the same things when they are held, and only the others fall", () => {
    const before = lineUp(fresh(6), dive("1233C5"), true);
    const held = heldIds(before, "12");
    const after = lineUp(before, dive("112245", "12"), true);
    expect(faces(after)).toBe("112245");
    const still = after.filter(({ throws }) => throws === 1);
    expect(new Set(still.map(({ id }) => id))).toEqual(held);
    expect(faces(still)).toBe("12");
  });

  it("do not fall when they are only lined up", () => {
    const before = lineUp(fresh(3), dive("125"), true);
    const after = lineUp(before, dive("125", "", "12"), false);
    expect(after.map(({ throws }) => throws)).toEqual([1, 1, 1]);
    expect(after.map(({ role }) => role)).toEqual(["run", "run", "lost"]);
  });

  it("come down where they were, before they line up", () => {
    const before = lineUp(fresh(6), dive("1233C5"), true);
    const lined = lineUp(before, dive("112245", "12"), true);
    const falling = asThrown(before, lined);
    const place = (dice: readonly TableDie[], id: number): number => dice.findIndex((die) => die.id === id);
    for (const { id } of before) expect(place(falling, id)).toBe(place(before, id));
    expect([...faces(falling)].sort()).toEqual([..."112245"]);
  });

  it("are kept in the words of the record", () => {
    const dice = lineUp(fresh(6), dive("12335C"), true);
    expect(keepMove(dice, heldIds(dice, "133C"))).toBe("keep 133C");
    expect(keepMove(dice, new Set())).toBe("keep none");
  });
});
