// The script of a lesson: short games whose dice are written down. The server plays them; here is only what is said.

export interface LessonStep {
  /** Its text is `lesson-<name>` of the game's own catalogue for the browser. */
  readonly name: string;
  /** The rules it is about. */
  readonly rules: readonly string[];
  /** What the learner does: the moves that go on, as a pattern; null to read and go on. */
  readonly does: RegExp | null;
  /** The move that is marked on the table, if there is just one. */
  readonly marked: string | null;
  /** What happens then: what falls, and what the rival does. */
  readonly then: readonly string[];
}

export interface Act {
  /** What differs from the standard rule set. */
  readonly rules: Readonly<Record<string, unknown>>;
  readonly opening: readonly string[];
  readonly steps: readonly LessonStep[];
}

const moves = (text: string): string[] => (text ? text.split(", ") : []);

/** A step: moves are written one after the other with commas; a text in place of a pattern is the one move, and marked. */
export function step(name: string, rules: string, does: RegExp | string | null = null, then = ""): LessonStep {
  const marked = typeof does === "string" ? does : null;
  const pattern = typeof does === "string" ? new RegExp(`^${does}$`) : does;
  return { name, rules: rules.split(" "), does: pattern, marked, then: moves(then) };
}

export const act = (rules: Act["rules"], opening: string, steps: readonly LessonStep[]): Act => ({ rules, opening: moves(opening), steps });
