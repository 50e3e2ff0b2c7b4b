// JSON as values: whether two are the same, where they differ, and what of an old one a new one may keep.
import type { RuleValues } from "./contract";

/** Whether two pieces of JSON are the same. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every(
      (key) => key in other && same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}

/** The fields in which a rule set differs from another one. */
export function differences(values: RuleValues, from: RuleValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => !same(value, from[field])));
}

/** What was found on a device or in a file, as an object; anything else is none. */
export const asValues = (found: unknown): RuleValues | null =>
  typeof found === "object" && found !== null && !Array.isArray(found) ? (found as RuleValues) : null;

/**
 * The new thing with every part of the old one that is still the same. Screens compare by identity, so what did not
 * change is not drawn again. The new thing is changed in place: it must be ours alone, as what was just read is.
 */
export function shared<T>(before: unknown, after: T): T {
  if (typeof before !== "object" || typeof after !== "object" || !before || !after) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const old = before as Record<string, unknown>;
  const fresh = after as Record<string, unknown>;
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = shared(old[key], fresh[key]);
    if (part !== fresh[key]) fresh[key] = part;
    same = same && part === old[key] && key in old;
  }
  return same ? (before as T) : after;
}
