// Made by `python tools/lower.py` from the game's own Python. Change it there, then make it again.
import type { IntoTheBlueCeremonyLevel } from "../../protocol";
import type { Scorer } from "../../lib/contract";

/** What everyone scored, step by step. */
export interface Reckoning {
  names: string[];
  /** From the deepest up (S1). */
  levels: IntoTheBlueCeremonyLevel[];
  /** For each player the points from treasures. */
  treasures: number[];
  /** For each player the sum of the chests. */
  chests: number[];
  scores: number[];
  winners: number[];
  /** The text for the winners: it takes `name`, or `names` if they share the victory, and `points`. */
  key: string;
  points: number;
  /** Whose treasure values these are: `box` if somebody typed them in, `reconstruction` if they are ours. */
  values: string;
}

export const score: Scorer<Reckoning>["score"];
export const about: Scorer["about"];
