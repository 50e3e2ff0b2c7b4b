// The first line to a table opens while the scripts that draw it are still on their way: who draws it takes it over.
import type { TableInfo } from "../protocol";
import { preferredLanguage } from "./language";
import { readTableFragment } from "./links";
import { heldSeats } from "./memory";
import { Line, ownEntropy, type LineOptions } from "./wire";

/** Nobody came for it: it must not sit at the table for ever. */
const PATIENCE_MS = 15_000;

let first: Line | null = null;

/** Open the line to this table, if it is clear who sits there: one seat of this device, or one who watches. */
export function openFirstLine(table: string, fragment = location.hash.slice(1)): Line | null {
  const { token, invite } = readTableFragment(fragment);
  const held = new Set(heldSeats(table).map((seat) => seat.token));
  if (token) held.add(token);
  if (held.size > 1 || (invite && !held.size)) return null;
  const [own] = held;
  // What a seat adds to the dice; one who watches has no share in them.
  const line = new Line(table, {
    lang: preferredLanguage(),
    words: true,
    ...(own ? { token: own, entropy: ownEntropy() } : {}),
  });
  first = line;
  line.open();
  setTimeout(() => {
    if (first === line) line.close();
  }, PATIENCE_MS);
  return line;
}

/** What the first line heard of this table, if there is one. */
export async function firstInfo(table: string): Promise<TableInfo | null> {
  const told = first?.table === table ? await first.first : null;
  return told?.type === "table" ? told.info : null;
}

/** Take the first line over, if it was opened for just this; it is given once. */
export function takeFirstLine(table: string, { token, lang, dial }: LineOptions): Line | null {
  const line = first;
  if (dial || line?.table !== table || line.options.token !== token || line.options.lang !== lang) return null;
  first = null;
  // It may have waited too long.
  return line.link === "closed" && !line.turnedAway ? null : line;
}
