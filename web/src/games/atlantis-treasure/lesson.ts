// What the lesson of this game tells, and the die it is told with.
import { act, step } from "../../lib/lesson";

/** A small sea, and a die with an empty face, so that the first turns ask for a slide alone. */
const RULES = {
  board: [".......", ".CT....", "T......", "...#.C.", "......T", "....T..", ".C...T."],
  bases: ["N d1", "S d7"],
  die: ["N", "E", "S", "W", "coral", "torpedo", "nothing"],
};

export const ACTS = [
  act(RULES, "die nothing", [
    step("welcome", "T2"),
    step("slide", "M1 M2", "move S", "die nothing, move N, die nothing"),
    step("treasure", "M3", "move W", "die nothing, move E, die E"),
    step("compass", "T3 M4", "compass E a6"),
    step("turned", "M4", "move S", "die nothing, move N, die coral"),
    step("coral", "T5 F1", /^coral /),
    step("either", "T2 M5", /^move /),
  ]),
  act(RULES, "die nothing, move S, die nothing, move N, die nothing, move E, die nothing, move E, die torpedo", [
    step("torpedo", "T6 T7", /^fire S/),
    step("end", "T9 E1"),
  ]),
];
