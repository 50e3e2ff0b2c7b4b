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
  /** Begin or go on, at the server or `here` on this device; gives the address of the table. */
  async begin(wish: Omit<BeginDaily, "device">, here: boolean): Promise<string> {
    const { table, seat, token } = await ask<DailyBegun>("/api/daily/begin", { ...wish, device: device() }, { here });
    holdSeat(table, { seat, token });
    return `/table/${table}`;
  },
  board: (game: string, { day, group, here }: Partial<BoardPlace>) => {
    const wish = { game, device: device(), ...(day ? { day } : {}), ...(group ? { group } : {}) };
    return ask<DailyBoard>("/api/daily/board", wish, { here: here ?? false });
  },
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

/** Which board of a game: today's and everybody's, unless it is said. */
export interface BoardPlace {
  readonly day: string;
  readonly group: string;
  /** What was played on this device alone, although there is a server. */
  readonly here: boolean;
}

/** The page of a day's board. */
export function boardPath(game: string, { day, group, here }: Partial<BoardPlace> = {}): string {
  const asked = { ...(day ? { day } : {}), ...(group ? { group } : {}), ...(here ? { here: "1" } : {}) };
  const query = new URLSearchParams(asked).toString();
  return `/daily/${game}${query ? `?${query}` : ""}`;
}

/** Which board an address means. */
export const placeOf = (query: URLSearchParams): BoardPlace => ({
  day: query.get("day") ?? "",
  group: query.get("group") ?? "",
  here: query.has("here"),
});
