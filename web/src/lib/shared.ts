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
