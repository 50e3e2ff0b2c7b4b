// Any moment of a game, for its drawing: from a record, or over the line of a table whose game is still on.
import type { Moved, Position, Replayed, TableInfo } from "../protocol";
import { api, Problem } from "./api";
import type { Player } from "./contract";
import { LiveTable } from "./live.svelte";
import { tableOf } from "./position";
import { ownToken } from "./review.svelte";
import { texts } from "./texts.svelte";

/** A position, what its seat may do there, and the table as a drawing wants to know it. */
export interface Moment {
  readonly position: Position;
  readonly info: TableInfo;
}

export interface Moments {
  /** The table after a number of moves, seen by a seat. */
  at(number: number, seat: number | null, players: readonly Player[]): Promise<Moment>;
  stop(): void;
}

/** Moves that the rules of secrecy hide yet. */
const HIDDEN = "?";

/** Whether a record can be played: one of a game that is on may miss what is still secret. */
export const isOpen = (record: Readonly<Record<string, unknown>>): boolean =>
  !(Array.isArray(record["moves"]) && record["moves"].includes(HIDDEN));

export class RecordMoments implements Moments {
  constructor(private readonly record: Readonly<Record<string, unknown>>) {}

  async at(number: number, seat: number | null, players: readonly Player[]): Promise<Moment> {
    const found = await api.replay<Replayed>({ record: this.record, seat, start: number, most: 1 });
    const position = found.positions.at(-1);
    if (!position) throw new Problem("not_found", "");
    const { game, rules, code, first } = found;
    const told = { table: "", game, rules, code, first, moves: position.number, actor: position.actor, outcome: null };
    return { position, info: tableOf(told, players) };
  }

  stop(): void {}
}

/** The moments of a table as its own seat, or a watcher, may see them while the game is on. */
export class TableMoments implements Moments {
  private readonly live: LiveTable;
  private readonly opened: Promise<void>;
  private open: () => void = () => {};

  constructor(table: string) {
    const token = ownToken(table);
    this.opened = new Promise((done) => (this.open = done));
    this.live = new LiveTable(table, { lang: texts.lang, words: false, ...(token ? { token } : {}) });
    this.live.start();
    const stop = $effect.root(() => {
      $effect(() => {
        if (this.live.position || this.live.turnedAway) this.open();
      });
    });
    void this.opened.then(stop);
  }

  async at(number: number, _seat: number | null, players: readonly Player[]): Promise<Moment> {
    await this.opened;
    const { info } = this.live;
    // The last position has no move after it: it is the one after the move before.
    const [asked, place] = number < (info?.moves ?? 0) ? [number + 1, 0] : [number, 1];
    const answer = await this.live.send({ type: "look", first: asked, last: asked, choices: true });
    const moment = answer.type === "looked" ? answer.moments[place] : undefined;
    if (!moment || !info) throw new Problem("gone", answer.type === "refused" ? answer.message : "");
    const { game, rules, code, first } = info;
    const told = { table: "", game, rules, code, first, moves: number, actor: moment.actor, outcome: null };
    return { position: positionOf(moment), info: tableOf(told, players) };
  }

  stop(): void {
    this.open();
    this.live.stop();
  }
}

const positionOf = ({ number, move, seat, actor, turn, turns, view, scene, words, effect, moves, more }: Moved) => ({
  ...{ number, move, seat, actor, turn, turns, view, scene, effect, moves, more },
  told: words?.told ?? "",
  board: words?.board ?? [],
});
