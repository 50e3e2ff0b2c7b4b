// The script of the lesson: two short games whose dice are written down. The server plays them; here is only what is said.

export interface LessonStep {
  /** Its text is `web-into-the-blue.lesson-<name>`. */
  readonly name: string;
  /** The rules it is about. */
  readonly rules: readonly string[];
  /** What the learner does: the moves that go on, as a pattern; null to read and go on. */
  readonly does: RegExp | null;
  /** What happens then: the dice that fall, and what the rival does. */
  readonly then: readonly string[];
}

export interface Act {
  readonly rules: Readonly<Record<string, unknown>>;
  readonly opening: readonly string[];
  readonly steps: readonly LessonStep[];
}

const step = (name: string, rules: string, does: RegExp | null = null, then: readonly string[] = []): LessonStep => ({
  name,
  rules: rules.split(" "),
  does,
  then,
});

export const ACTS: readonly Act[] = [
  {
    rules: {},
    opening: ["deal 67856", "roll 1235CC"],
    steps: [
      step("run", "T4"),
      step("keep", "T2", /^keep 123$/, ["roll 34C"]),
      step("stop", "T3", /^stop$/),
      step("place", "T6", /^place \d$/, ["roll 2345CC", "keep 2345", "roll 25", "keep 2345", "roll 3C", "roll 12345C"]),
      step("lost", "T5"),
      step("perfect", "T8", /^stop$/),
      step("chest", "T8", /^chest \d+$/, ["roll 11122C"]),
      step("secret", "T8 E3"),
    ],
  },
  {
    rules: { shells: 6 },
    opening: ["deal 67856", "roll 112233", "stop", "place 2", "roll 123334", "stop", "place 3", "roll 123335"],
    steps: [
      step("majority", "S2", /^stop$/),
      step("tie", "S3", /^place 3$/, ["roll 111234", "stop", "place 1", "roll 112344"]),
      step("badge", "S3 S4 S5"),
      step("last", "E1", /^stop$/),
      step("short", "T7", /^place \d$/),
      step("score", "S1 S6"),
    ],
  },
];
