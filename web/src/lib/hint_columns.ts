// What of a hint is worth a column: only what is not the same for every choice.
import type { Weighed } from "../protocol";

export interface HintColumns {
  readonly chances: boolean;
  readonly points: boolean;
}

/** Tell which columns say something, with numbers as they would be written. */
export function hintColumns(choices: readonly Weighed[], chance: (value: number) => string, points: (value: number) => string): HintColumns {
  const differ = (values: readonly string[]): boolean => new Set(values).size > 1;
  return {
    chances: differ(choices.map((each) => (each.chance === null ? "" : chance(each.chance)))),
    points: differ(choices.map((each) => points(each.points))),
  };
}
