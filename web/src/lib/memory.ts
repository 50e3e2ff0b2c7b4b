// What this device remembers. A browser that forbids it forgets, and nothing else happens.
import { isLocalTable } from "./links";
import type { Sketch } from "./contract";
import type { NamedSeat } from "./names";

const PREFIX = "fathoms/";

// Even to name a storage may be forbidden.
type Where = () => Storage;
const device: Where = () => localStorage;
const page: Where = () => sessionStorage;

function read<T>(where: Where, key: string): T | undefined {
  try {
    const text = where().getItem(PREFIX + key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

function write(where: Where, key: string, value: unknown): void {
  try {
    if (value === undefined) where().removeItem(PREFIX + key);
    else where().setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the game goes on without a memory.
  }
}

export const remembered = <T>(key: string): T | undefined => read<T>(device, key);
export const remember = (key: string, value: unknown): void => write(device, key, value);

/** What somebody has begun and not sent: it outlives a reload of the page, not the window. */
export const draftOf = <T>(key: string): T | undefined => read<T>(page, `draft/${key}`);
export const keepDraft = (key: string, value: unknown): void => write(page, `draft/${key}`, value);

/** A game that was opened or joined on this device. */
export interface RecentGame {
  readonly table: string;
  readonly game: string;
  /** Who sat there: a seat without a name of its own is called by its colour, in the language of anyone who reads it. */
  readonly seats?: readonly NamedSeat[];
  /** The same in words; older versions kept it so. */
  readonly names?: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly over: boolean;
  readonly around?: boolean;
  /** How it ended: the place of anyone who sat here alone, and the scores, the best first. */
  readonly result?: { readonly place: number | null; readonly scores: readonly number[] };
  readonly sketch?: Sketch;
}

const MOST_RECENT = 12;

export function recentGames(): RecentGame[] {
  const kept = remembered<RecentGame[]>("recent");
  return Array.isArray(kept) ? kept : [];
}

export function noteGame(game: RecentGame): void {
  const others = recentGames().filter((other) => other.table !== game.table);
  remember("recent", [game, ...others].slice(0, MOST_RECENT));
  for (const old of [game, ...others].slice(MOST_RECENT)) if (old.over) forgetTable(old.table);
}

export function forgetGame(table: string): void {
  remember(
    "recent",
    recentGames().filter((other) => other.table !== table),
  );
  forgetTable(table);
}

function forgetTable(table: string): void {
  remember(`seats/${table}`, undefined);
  remember(`chat/${table}`, undefined);
  // A table in this browser is nowhere else: nobody could find it any more.
  if (isLocalTable(table)) void import("../local/storage").then(({ Storage }) => new Storage().forget(table));
}

/** The number of the last line of a table's talk that was read here. */
export const readUntil = (table: string): number => remembered<number>(`chat/${table}`) ?? 0;
export const noteRead = (table: string, line: number): void => remember(`chat/${table}`, line);

/** A seat that this device holds at a table. */
export interface HeldSeat {
  readonly seat: number;
  readonly token: string;
}

export function heldSeats(table: string): HeldSeat[] {
  const kept = remembered<HeldSeat[]>(`seats/${table}`);
  return Array.isArray(kept) ? kept : [];
}

/** Told when this device has taken a seat. */
export const HELD = "fathoms-held";

export function holdSeat(table: string, held: HeldSeat): void {
  const others = heldSeats(table).filter((other) => other.seat !== held.seat);
  remember(
    `seats/${table}`,
    [...others, held].sort((a, b) => a.seat - b.seat),
  );
  dispatchEvent(new Event(HELD));
}

/** The tables at which this device holds a seat. */
export function heldTables(): string[] {
  const begins = `${PREFIX}seats/`;
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(begins) ? [key.slice(begins.length)] : []));
  } catch {
    return [];
  }
}
