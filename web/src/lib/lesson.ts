// The script of a lesson: short games whose dice are written down, made from the game's own Python. The server plays them.

export interface LessonStep {
  /** Its text is `lesson-<name>` of the game's own catalogue for the browser. */
  readonly name: string;
  /** The rules it is about. */
  readonly rules: readonly string[];
  /** What the learner does: the moves that go on, as a pattern; without it one reads and goes on. */
  readonly does?: string;
  /** The move that is marked on the table, if there is just one. */
  readonly marked?: string;
  /** What happens then: what falls, and what the rival does. */
  readonly then?: readonly string[];
}

export interface Act {
  /** What differs from the standard rule set. */
  readonly rules: Readonly<Record<string, unknown>>;
  readonly opening: readonly string[];
  readonly steps: readonly LessonStep[];
}
