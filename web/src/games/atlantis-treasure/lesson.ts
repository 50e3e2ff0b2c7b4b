// The script of the lesson: two short games whose die is written down. The server plays them; here is only what is said.

export interface LessonStep {
  /** Its text is `web-atlantis-treasure.lesson-<name>`. */
  readonly name: string;
  /** The rules it is about. */
  readonly rules: readonly string[];
  /** What the learner does: the moves that go on, as a pattern; null to read and go on. */
  readonly does: RegExp | null;
  /** The move that is marked on the board, if there is just one. */
  readonly marked: string | null;
  /** What happens then: the die that falls, and what the rival does. */
  readonly then: readonly string[];
}

export interface Act {
  readonly opening: readonly string[];
  readonly steps: readonly LessonStep[];
}

/** A small sea, and a die with an empty face, so that the first turns ask for a slide alone. */
export const RULES = {
  board: [".......", ".CT....", "T......", "...#.C.", "......T", "....T..", ".C...T."],
  bases: ["N d1", "S d7"],
  die: ["N", "E", "S", "W", "coral", "torpedo", "nothing"],
};

const moves = (text: string): string[] => (text ? text.split(", ") : []);

function step(name: string, rules: string, does: RegExp | string | null = null, then = ""): LessonStep {
  const marked = typeof does === "string" ? does : null;
  return { name, rules: rules.split(" "), does: marked ? new RegExp(`^${marked}$`) : (does as RegExp | null), marked, then: moves(then) };
}

export const ACTS: readonly Act[] = [
  {
    opening: moves("die nothing"),
    steps: [
      step("welcome", "T2"),
      step("slide", "M1 M2", "move S", "die nothing, move N, die nothing"),
      step("treasure", "M3", "move W", "die nothing, move E, die E"),
      step("compass", "T3 M4", "compass E a6"),
      step("turned", "M4", "move S", "die nothing, move N, die coral"),
      step("coral", "T5 F1", /^coral /),
      step("either", "T2 M5", /^move /),
    ],
  },
  {
    opening: moves("die nothing, move S, die nothing, move N, die nothing, move E, die nothing, move E, die torpedo"),
    steps: [step("torpedo", "T6 T7", /^fire S/), step("end", "T9 E1")],
  },
];
