// What the lesson of this game tells, and the dice it is told with.
import { act, step } from "../../lib/lesson";

export const ACTS = [
  act({}, "deal 67856, roll 1235CC", [
    step("run", "T4"),
    step("keep", "T2", /^keep 123$/, "roll 34C"),
    step("stop", "T3", /^stop$/),
    step("place", "T6", /^place \d$/, "roll 2345CC, keep 2345, roll 25, keep 2345, roll 3C, roll 12345C"),
    step("lost", "T5"),
    step("perfect", "T8", /^stop$/),
    step("chest", "T8", /^chest \d+$/, "roll 11122C"),
    step("secret", "T8 E3"),
  ]),
  act({ shells: 6 }, "deal 67856, roll 112233, stop, place 2, roll 123334, stop, place 3, roll 123335", [
    step("majority", "S2", /^stop$/),
    step("tie", "S3", /^place 3$/, "roll 111234, stop, place 1, roll 112344"),
    step("badge", "S3 S4 S5"),
    step("last", "E1", /^stop$/),
    step("short", "T7", /^place \d$/),
    step("score", "S1 S6"),
  ]),
];
