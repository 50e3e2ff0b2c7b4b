// The games that can be scored without a server: those whose scoring was lowered from their Python.
import type { Scorer } from "../lib/contract";

const SCORERS = import.meta.glob<Scorer>("./*/scorer.js");

/** The scorer of a game, if it has one. */
export const scorerOf = (game: string): (() => Promise<Scorer>) | undefined => SCORERS[`./${game}/scorer.js`];
