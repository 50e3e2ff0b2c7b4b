// What is written on a score sheet, kept on this device. It counts and sorts; what it is worth the house says.
import type { GameInfo } from "../../protocol";
import { api, problemOf } from "../../lib/api";
import { remember, remembered } from "../../lib/memory";
import type { RuleValues } from "../../lib/contract";
import { say } from "../../lib/texts.svelte";
import type { Score } from "./scene";

const KEEP = "sheet/into-the-blue/1";

export interface Entry {
  name: string;
  /** Key of the player's colour. */
  colour: string;
  /** Shells on level 1, 2, … */
  shells: number[];
}

interface Kept {
  entries: Entry[];
  /** For each chest, whose it is; -1 is nobody's. */
  owners: number[];
  /** Seats, the earliest last turn first. */
  order: number[];
}

export class Sheet {
  entries = $state<Entry[]>([]);
  owners = $state<number[]>([]);
  order = $state<number[]>([]);
  /** What the sheet is worth, as far as the house has said; the last answer stays until the next one comes. */
  scored = $state.raw<Score | null>(null);
  /** Why it is worth nothing: what is wrong with it, or that nobody answers. */
  problem = $state("");
  readonly levels: number;
  readonly shells: number;
  readonly chests: readonly number[];

  constructor(
    private readonly about: GameInfo,
    private readonly nameOfColour: (colour: string) => string,
    /** What differs from the standard rule set. */
    private readonly rules: RuleValues = {},
    private readonly boxed = false,
  ) {
    const { levels, shells, chests } = { ...about.standard, ...rules } as {
      levels: number;
      shells: number;
      chests: number[];
    };
    [this.levels, this.shells, this.chests] = [levels, shells, chests];
    this.seat(2, remembered<Partial<Kept>>(KEEP));
  }

  /** Lay places for so many players, with whatever of the old sheet still fits. */
  seat(count: number, kept: Partial<Kept> = { entries: this.entries, owners: this.owners, order: this.order }): void {
    const entries = Array.isArray(kept.entries) ? kept.entries : [];
    const people =
      kept.entries === this.entries ? count : this.about.seats.includes(entries.length) ? entries.length : count;
    const seats = [...Array(people).keys()];
    this.entries = seats.map((seat) => ({
      name: typeof entries[seat]?.name === "string" ? entries[seat].name : "",
      colour: this.about.colours[seat]?.toLowerCase() ?? "white",
      shells: Array.from({ length: this.levels }, (_, place) => Number(entries[seat]?.shells?.[place] ?? 0)),
    }));
    this.owners = this.chests.map((_, place) =>
      seats.includes(kept.owners?.[place] ?? -1) ? (kept.owners?.[place] ?? -1) : -1,
    );
    this.order = [...new Set([...(kept.order ?? []).filter((seat) => seats.includes(seat)), ...seats])];
  }

  clear(): void {
    this.seat(this.entries.length, { entries: Array<Entry>(this.entries.length) });
  }

  /** What a player is called: by name, else by colour. */
  nameOf = (seat: number): string =>
    this.entries[seat]?.name.trim() || this.nameOfColour(this.entries[seat]?.colour ?? "white");

  placed(seat: number): number {
    return this.entries[seat]?.shells.reduce((sum, count) => sum + count, 0) ?? 0;
  }

  /** Give a chest to a player, or take it back. */
  hand(place: number, seat: number): void {
    this.owners[place] = this.owners[place] === seat ? -1 : seat;
  }

  /** Move somebody's last turn up or down the order. */
  move(place: number, by: number): void {
    const [seat] = this.order.splice(place, 1);
    if (seat !== undefined) this.order.splice(place + by, 0, seat);
  }

  readonly empty = $derived(
    this.owners.every((seat) => seat < 0) && this.entries.every((entry) => entry.shells.every((count) => !count)),
  );

  /** The table as the house wants it. */
  readonly table = $derived.by(() => ({
    rules: this.rules,
    ...(this.boxed ? { values: "box" } : {}),
    players: this.entries.map((entry, seat) => ({
      name: this.nameOf(seat),
      shells: [...entry.shells],
      chests: this.chests.filter((_, place) => this.owners[place] === seat),
    })),
    last_turn_order: this.order.map(this.nameOf),
  }));

  private wanted: Sheet["table"] | null = null;
  private asking = false;

  /** Ask what a table is worth; of those that come while the house answers only the last one is asked for. */
  ask(table: Sheet["table"]): void {
    this.wanted = table;
    if (!this.asking) void this.askAll();
  }

  private async askAll(): Promise<void> {
    this.asking = true;
    while (this.wanted) {
      const table = this.wanted;
      this.wanted = null;
      try {
        this.scored = (await api.score({ game: this.about.game, table })).scene as Score;
        this.problem = "";
      } catch (error) {
        const { kind, message } = problemOf(error);
        this.scored = null;
        this.problem = kind === "gone" ? say("web.score-gone") : message || say("web.no-server");
      }
    }
    this.asking = false;
  }

  keep(): void {
    remember(KEEP, { entries: this.entries, owners: this.owners, order: this.order });
  }
}
