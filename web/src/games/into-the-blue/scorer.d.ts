// Made by `python tools/lower.py` from the game's own Python. Change it there, then make it again.
import type { IntoTheBlueCeremonyLevel } from "../../protocol";
import type { Scorer } from "../contract";

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
}

export const score: Scorer<Reckoning>["score"];
export const about: Scorer["about"];
