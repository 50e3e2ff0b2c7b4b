// The daily dive: asks the house for today's games, and for boards. The device has an id of its own, at random.
import type { BeginDaily, DailyBegun, DailyBoard, DailyGroup, MyDaily } from "../protocol";
import { ask } from "./api";
import { holdSeat, remember, remembered } from "./memory";

const BYTES = 16;

/** The id of this device: what counts once is counted by it. */
export function device(): string {
  const kept = remembered<string>("device");
  if (kept) return kept;
  const made = [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0"));
  remember("device", made.join(""));
  return made.join("");
}

export const daily = {
  mine: () => ask<MyDaily>("/api/daily/mine", { device: device() }),
  /** Begin or go on; gives the address of the table. */
  async begin(wish: Omit<BeginDaily, "device">): Promise<string> {
    const { table, seat, token } = await ask<DailyBegun>("/api/daily/begin", { ...wish, device: device() });
    holdSeat(table, { seat, token });
    return `/table/${table}`;
  },
  board: (game: string, day: string, group: string) =>
    ask<DailyBoard>("/api/daily/board", {
      game,
      device: device(),
      ...(day ? { day } : {}),
      ...(group ? { group } : {}),
    }),
  found: (name: string) => ask<DailyGroup>("/api/daily/groups", { name }),
  group: (group: string) => ask<DailyGroup>(`/api/daily/groups/${encodeURIComponent(group)}`),
  join: (group: string) => ask<DailyGroup>(`/api/daily/groups/${encodeURIComponent(group)}/join`, {}),
};

/** A day as people write it; it is a day of UTC everywhere. */
export const dayIn = (day: string, lang: string, style: "long" | "short" = "long"): string =>
  new Intl.DateTimeFormat(lang, {
    timeZone: "UTC",
    ...(style === "long" ? { weekday: "long", day: "numeric", month: "long" } : { day: "numeric", month: "short" }),
  }).format(new Date(`${day}T00:00:00Z`));

/** The page of a day's board. */
export function boardPath(game: string, day = "", group = ""): string {
  const asked = new URLSearchParams({ ...(day ? { day } : {}), ...(group ? { group } : {}) }).toString();
  return `/daily/${game}${asked ? `?${asked}` : ""}`;
}
