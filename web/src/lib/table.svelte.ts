// A table as this device sits at it: one seat, several around one screen, or none (then it watches).
import type { Choice, Moved, Positioned, Outcome } from "../protocol";
import type { Sketch } from "./contract";
import { whenIdle } from "./when_idle";
import { LiveTable, notDone, type LiveOptions, type NotDone } from "./live.svelte";
import { heldSeats, holdSeat, noteGame, remember, type HeldSeat, type RecentGame } from "./memory";
import { ownEntropy } from "./wire";

export interface TableHooks {
  readonly lang: string;
  onMoved(moved: Moved): void;
  onAgain(table: string): void;
  readonly dial?: LiveOptions["dial"];
}

/** What is drawn: a position, and what the seat that looks may do. */
export interface Shown {
  readonly position: Positioned;
  readonly last: Moved | null;
}

export class TableModel {
  readonly seats: readonly HeldSeat[];
  /** Whether several people share this screen. */
  readonly around: boolean;
  /** Whether the owner of the seat that decides holds the button: only then secrets are drawn. */
  revealing = $state(false);
  /** The seat that a token turned out to hold. */
  private learned: number | null = null;
  private noting: () => void = () => {};
  private readonly lives: readonly LiveTable[];
  /** What nobody in particular sees; always there when people share the screen. */
  private readonly watch: LiveTable | null;

  constructor(
    readonly table: string,
    hooks: TableHooks,
  ) {
    this.seats = heldSeats(table);
    this.around = this.seats.length > 1;
    const again = (next: string, seat: number | null, token: string | null): void => {
      if (seat !== null && token !== null) holdSeat(next, { seat, token });
      // Around one screen every seat moves over before the page does.
      const moved = heldSeats(next).length;
      if (moved >= this.seats.length) hooks.onAgain(next);
    };
    const told = { lang: hooks.lang, words: true, ...(hooks.dial ? { dial: hooks.dial } : {}) };
    this.lives = this.seats.map(
      ({ token }, place) =>
        new LiveTable(table, {
          ...told,
          token,
          entropy: ownEntropy(),
          onAgain: again,
          ...(place === 0 && !this.around ? { onMoved: hooks.onMoved } : {}),
        }),
    );
    this.watch =
      this.around || this.seats.length === 0
        ? new LiveTable(table, {
            ...told,
            onMoved: hooks.onMoved,
            onAgain: (next) => this.around || hooks.onAgain(next),
          })
        : null;
  }

  start(): () => void {
    for (const live of this.all) live.start();
    const hurry = (): void => {
      if (document.visibilityState === "visible") for (const live of this.all) live.hurry();
    };
    const cut = (): void => {
      for (const live of this.all) live.cut();
    };
    addEventListener("online", hurry);
    addEventListener("offline", cut);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      removeEventListener("online", hurry);
      removeEventListener("offline", cut);
      document.removeEventListener("visibilitychange", hurry);
      for (const live of this.all) live.stop();
    };
  }

  private get all(): readonly LiveTable[] {
    return this.watch ? [...this.lives, this.watch] : this.lives;
  }

  /** Who tells what everybody may know. */
  get common(): LiveTable {
    const common = this.watch ?? this.lives[0];
    if (!common) throw new Error("a table has somebody who looks at it");
    return common;
  }

  /** The connection that acts: of the seat that decides, if it is ours. */
  get acting(): LiveTable {
    const actor = this.common.position?.actor;
    return this.lives.find((live) => live.you !== null && live.you === actor) ?? this.lives[0] ?? this.common;
  }

  /** The seat that looks at the table. */
  get you(): number | null {
    return this.acting.you;
  }

  get mine(): readonly number[] {
    return this.lives.flatMap((live) => (live.you === null ? [] : [live.you]));
  }

  get shown(): Shown | null {
    const { acting, common } = this;
    if (!this.around) return acting.position && { position: acting.position, last: acting.last };
    if (!common.position) return null;
    // Two connections: a seat's moves count only at the version that everybody sees.
    const own = acting.position?.version === common.position.version ? acting.position : null;
    if (own && this.revealing) return { position: own, last: common.last };
    const moves: Choice[] = own?.moves ?? [];
    return {
      position: { ...common.position, moves, more: own?.more ?? false, can_undo: own?.can_undo ?? false },
      last: common.last,
    };
  }

  /** Ask to play again, for every seat that this device holds; tells whether all of them could. */
  async rematch(): Promise<boolean> {
    const answers = await Promise.all(this.lives.map((live) => live.send({ type: "rematch" })));
    return !answers.some(notDone);
  }

  /** Say no to those who would like to play again. */
  declineRematch(): void {
    for (const live of this.lives) void live.send({ type: "rematch", agree: false });
  }

  /** Tell the server how many seconds bots should take for a move, for anyone who sits here; null: as the table has it. */
  pace(seconds: number | null): void {
    for (const live of this.lives) void live.send({ type: "pace", seconds });
  }

  /** Let bots make no more pauses until the next own move. */
  hurryBots(): void {
    for (const live of this.lives) void live.send({ type: "pace", hurry: true });
  }

  /** What was wished here and not done, of any seat. */
  get problem(): NotDone | null {
    return this.acting.problem ?? this.common.problem;
  }

  dismiss(): void {
    this.acting.problem = this.common.problem = null;
  }

  /** Whether the line to the server is broken now. */
  get offline(): boolean {
    return this.common.link === "lost" || this.acting.link === "lost";
  }

  private result({ places, scores, winners }: Outcome): NonNullable<RecentGame["result"]> {
    const own = this.mine.length === 1 ? this.mine[0] : undefined;
    const place = own === undefined ? null : (places?.[own] ?? (winners.includes(own) ? 1 : null));
    return { place, scores: [...(scores ?? [])].sort((one, other) => other - one) };
  }

  /** Keep on this device that the game was played here, and which seat a token holds. */
  note(sketch?: Sketch): void {
    const { info } = this.common;
    if (!info) return;
    this.lives.forEach((live, place) => {
      const held = this.seats[place];
      if (!held || live.you === null || held.seat === live.you || this.learned === live.you) return;
      this.learned = live.you;
      remember(`seats/${this.table}`, [{ seat: live.you, token: held.token }]);
    });
    const game = {
      table: this.table,
      game: info.game,
      seats: info.seats.map(({ name, colour }) => ({ name, colour })),
      at: Date.now(),
      over: info.status === "over",
      ...(this.around ? { around: true } : {}),
      ...(info.outcome ? { result: this.result(info.outcome) } : {}),
      ...(sketch ? { sketch } : {}),
    };
    // Writing to the device is slow, and dice may be falling.
    this.noting();
    this.noting = whenIdle(() => noteGame(game));
  }
}
