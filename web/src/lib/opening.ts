// Setting a table: what this device then holds of it.
import type { Clock, HumanSeat, Opened, OpenTable, Seat } from "../protocol";
import { screensOf } from "../games";
import { api } from "./api";
import { holdSeat, keepInvites } from "./memory";
import { ownEntropy } from "./wire";

export interface TableWish {
  readonly game: string;
  readonly seats: readonly Seat[];
  readonly rules?: string;
  readonly clock?: Clock | null;
  readonly listed?: boolean;
  readonly hints?: boolean;
}

/** Set a table and keep the own seat and the invites on this device; give its id. */
export async function openTable(wish: TableWish): Promise<Opened> {
  const { game, seats, rules = "", clock = null, listed = false, hints = true } = wish;
  const asked: OpenTable = { game, seats: [...seats], clock, listed, hints, entropy: ownEntropy(), ...(rules ? { rules } : {}) };
  const opened = await api.open(asked);
  for (const { seat, token } of opened.seats) if (token) holdSeat(opened.table, { seat, token });
  keepInvites(
    opened.table,
    opened.seats.flatMap(({ seat, invite }) => (invite ? [{ seat, invite }] : [])),
  );
  return opened;
}

/** One person against sensible bots. */
export async function playNow(game: string, name: string): Promise<string> {
  const screens = screensOf(game);
  const bots = screens?.sensible ?? ["random"];
  const person: HumanSeat = { kind: "human", ...(name ? { name } : {}) };
  const rivals = Array.from({ length: (screens?.seats ?? 2) - 1 }, (_, place): Seat => {
    return { kind: "bot", bot: bots[place % bots.length] ?? "random" };
  });
  return (await openTable({ game, seats: [person, ...rivals] })).table;
}

/** Several people on this device: it takes every seat of a person itself. */
export async function playAround(wish: TableWish): Promise<string> {
  const opened = await openTable(wish);
  for (const { seat, invite, name } of opened.seats) {
    if (!invite) continue;
    const wished = wish.seats[seat];
    const seated = await api.sit(opened.table, { invite, name: wished?.name || name, entropy: ownEntropy() });
    holdSeat(opened.table, { seat: seated.seat, token: seated.token });
  }
  keepInvites(opened.table, []);
  return opened.table;
}
