// A table as one connection knows it: all of its state here, changed by what is heard; every wish goes out by `send`.
import type {
  Again,
  ChatLine,
  Choice,
  Choices,
  Done,
  FromClient,
  FromServer,
  Hello,
  Hinted,
  Invite,
  Logged,
  Looked,
  Moved,
  Muted,
  Ping,
  Positioned,
  Refused,
  Table,
  TableInfo,
  UndoWish,
} from "../protocol";
import { untrack } from "svelte";
import { WATCHERS } from "../protocol";
import { takeFirstLine } from "./first_line";
import { shared } from "./json";
import type { Say } from "./texts.svelte";
import { Line, type LineOptions, type Link, type TurnedAway } from "./wire";

export interface LiveOptions extends LineOptions {
  readonly onMoved?: (moved: Moved) => void;
  readonly onAgain?: (table: string, seat: number | null, token: string | null) => void;
}

export type Wish = Exclude<FromClient, Hello | Ping>;

/** What did not come about: the server refused it, there was no connection, or it broke before the answer came. */
export type NotDone = Refused | { readonly type: "unsent" } | { readonly type: "lost" };

/** How a wish ended; each of them does. */
export type Answer = Done | Choices | Hinted | Logged | Looked | Muted | NotDone;

interface Waiting {
  readonly number: number;
  readonly wish: Wish;
  /** How many moves and which line of chat were known when it was sent. */
  readonly moves: number;
  readonly chat: number;
  settle(answer: Answer): void;
}

const MOST_CHAT = 200;
/** Who sends these says what became of them in its own place; all else is told over the table. */
const QUIET: ReadonlySet<Wish["type"]> = new Set(["ask", "log", "look", "pace", "say", "mute", "leave", "resign"]);

export const notDone = (answer: Answer): answer is NotDone =>
  answer.type === "refused" || answer.type === "unsent" || answer.type === "lost";

/** What did not come about, in words: the server's own if it refused, ours if it never heard of it. */
export const notDoneWords = (problem: NotDone, say: Say): string =>
  problem.type === "refused" ? problem.message : say(problem.type === "unsent" ? "web.not-sent" : "web.not-answered");

export class LiveTable {
  link = $state<Link>("connecting");
  info = $state.raw<TableInfo | null>(null);
  you = $state<number | null>(null);
  position = $state.raw<Positioned | null>(null);
  played = $state.raw<readonly string[]>([]);
  last = $state.raw<Moved | null>(null);
  undo = $state.raw<UndoWish | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  muted = $state.raw<readonly number[]>([]);
  secret = $state<string | null>(null);
  /** What the opener may still give away; null to everybody else. */
  invites = $state.raw<readonly Invite[] | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  watchers = $state(0);
  /** When the clocks last told their time, by our own clock. */
  clocksAt = $state(0);
  /** Why there is no table for us here. */
  turnedAway = $state<TurnedAway | null>(null);
  /** The latest wish that was not done; null when it was read, or another wish was sent. */
  problem = $state.raw<NotDone | null>(null);
  /** What was sent and is not answered yet. */
  private waiting = $state.raw<readonly Waiting[]>([]);
  /** What was sent over a line that broke: whether it was done is seen when we are back. */
  private unsure: readonly Waiting[] = [];
  private line: Line | null = null;
  private number = 0;

  constructor(
    readonly table: string,
    private readonly options: LiveOptions,
  ) {}

  get version(): number {
    return this.position?.version ?? 0;
  }

  get refused(): Refused | null {
    return this.problem?.type === "refused" ? this.problem : null;
  }

  /** The move that was sent and is not answered yet. */
  get pending(): string | null {
    for (const { wish } of this.waiting) if (wish.type === "play") return wish.move;
    return null;
  }

  start(): void {
    const first = this.position ? null : takeFirstLine(this.table, this.options);
    const line = (this.line = first ?? new Line(this.table, this.options));
    if (this.position) line.version = this.version;
    line.listen(this);
    if (!first) line.open();
  }

  stop(): void {
    const waiting = [...this.waiting, ...this.unsure];
    this.waiting = this.unsure = [];
    for (const { settle } of waiting) settle({ type: "lost" });
    this.line?.close();
  }

  hurry(): void {
    this.line?.hurry();
  }

  cut(): void {
    this.line?.cut();
  }

  /** The one door: every wish goes out here, and comes to an end that its sender hears. */
  send(wish: Wish): Promise<Answer> {
    // An effect that asks for something does not depend on what is asked for already.
    return untrack(
      () =>
        new Promise((settle) => {
          if (!QUIET.has(wish.type)) this.problem = null;
          const number = (this.number += 1);
          const waiting: Waiting = {
            number,
            wish,
            moves: this.played.length,
            chat: this.chat.at(-1)?.number ?? 0,
            settle,
          };
          if (!this.line?.send({ ...wish, request: number })) return this.end(waiting, { type: "unsent" });
          this.waiting = [...this.waiting, waiting];
        }),
    );
  }

  play(move: string): void {
    // Lost on the way, it is not sent again by itself: the player sees the true table first.
    if (this.pending === null) void this.send({ type: "play", version: this.version, move });
  }

  async ask(begun: string): Promise<Choice[]> {
    const answer = await this.send({ type: "ask", version: this.version, begun });
    return answer.type === "choices" ? answer.moves : [];
  }

  hint(): void {
    this.hinted = null;
    void this.send({ type: "hint", version: this.version });
  }

  takeBack(agree = true): void {
    void this.send({ type: "undo", version: this.version, agree });
  }

  linked(link: Link): void {
    this.link = link;
    this.turnedAway = this.line?.turnedAway ?? null;
    // It was said while there was no line; now there is one.
    if (link === "open" && this.problem?.type === "unsent") this.problem = null;
    if (link !== "lost" && link !== "closed") return;
    const waiting = this.waiting;
    this.waiting = [];
    for (const each of waiting) {
      if (link === "lost" && this.seen(each) !== undefined) this.unsure = [...this.unsure, each];
      else this.end(each, { type: "lost" });
    }
    if (link === "closed") this.caughtUp();
  }

  caughtUp(): void {
    const unsure = this.unsure;
    this.unsure = [];
    for (const each of unsure)
      this.end(each, this.seen(each) ? { type: "done", version: this.version } : { type: "lost" });
  }

  /** Whether the table shows that a wish was done; undefined for what leaves no trace there. */
  private seen({ wish, moves, chat }: Waiting): boolean | undefined {
    const info = this.info;
    const own = this.you === null ? undefined : info?.seats[this.you];
    switch (wish.type) {
      case "play":
        return this.played.length > moves;
      case "say":
        return this.chat.some(
          ({ number, seat, text }) => number > chat && seat === this.you && text === wish.text.trim(),
        );
      case "undo":
        return this.undo !== null || this.played.length < moves;
      case "start":
        return info?.status !== "waiting";
      case "leave":
        return own?.status === "left";
      case "back":
        return own?.bot === null;
      case "fill":
        return info?.seats[wish.seat]?.bot !== null;
      case "resign":
        return own?.status === "resigned";
      case "rematch":
        return info?.rematch !== null;
      case "ask":
      case "hint":
      case "log":
      case "look":
      case "pace":
      case "mute":
        return undefined;
    }
  }

  private end(waiting: Waiting, answer: Answer): void {
    this.waiting = this.waiting.filter((other) => other !== waiting);
    if (notDone(answer) && !QUIET.has(waiting.wish.type)) this.problem = answer;
    waiting.settle(answer);
  }

  heard(message: FromServer): void {
    switch (message.type) {
      case "table":
        return this.heardTable(message);
      case "moved":
        return this.heardMoved(message);
      case "changed":
        if (message.version < this.version) return;
        this.info = message.info;
        this.undo = message.undo;
        this.secret = message.secret;
        if (this.position) {
          const { version, can_undo, clocks } = message;
          const { actor } = message.info;
          // Anyone who gave up, ran out of time or left has nothing to choose any more.
          const moves = actor === this.position.actor ? this.position.moves : [];
          this.place({ ...this.position, version, can_undo, clocks, actor, moves });
        }
        return;
      case "chat":
        if (!this.chat.some((line) => line.number === message.line.number))
          this.chat = [...this.chat, message.line].slice(-MOST_CHAT);
        return;
      case "presence":
        this.watchers = message.watchers;
        if (this.info) this.info = { ...this.info, seats: message.seats, watchers: message.watchers };
        return;
      case "again":
        return this.heardAgain(message);
      case "refused":
        // Nothing was asked: we are about to be sent away.
        if (message.request === undefined) this.problem = message;
        this.heardAnswer(message);
        // The table moved on while we chose: what we missed is on its way, or has to be asked for.
        if (message.kind === "stale" && message.version > this.version) this.line?.heal();
        return;
      case "hinted":
        this.hinted = message;
        return this.heardAnswer(message);
      case "muted":
        this.heardMuted(message);
        return this.heardAnswer(message);
      case "choices":
      case "logged":
      case "looked":
      case "done":
        return this.heardAnswer(message);
      case "pong":
      case "goodbye":
        // The server stops for a moment; the close that follows brings us back.
        return;
    }
  }

  private heardAnswer(answer: Exclude<Answer, { type: "unsent" | "lost" }>): void {
    const waiting = this.waiting.find(({ number }) => number === answer.request);
    if (waiting) this.end(waiting, answer);
  }

  private heardTable(table: Table): void {
    this.info = table.info;
    this.you = table.you;
    this.played = table.played;
    this.undo = table.undo;
    this.chat = table.chat;
    this.muted = table.muted;
    this.secret = table.secret;
    this.invites = table.invites ?? null;
    this.watchers = table.info.watchers;
    this.hinted = null;
    this.problem = null;
    // The moves shown are no longer the last ones: nothing is to be played out again.
    if (this.last && this.last.number !== table.played.length) this.last = null;
    // What is the same stays the same thing: anyone who has begun to choose goes on choosing.
    const { view, scene, moves } = this.position ?? table;
    this.place({
      ...table,
      view: shared(view, table.view),
      scene: shared(scene, table.scene),
      moves: shared(moves, table.moves),
    });
  }

  private heardMuted({ muted, chat }: Muted): void {
    this.muted = muted;
    const lines = this.chat.filter(({ seat }) => !muted.includes(seat ?? WATCHERS));
    const known = new Set(lines.map(({ number }) => number));
    const all = [...lines, ...chat.filter(({ number }) => !known.has(number))];
    this.chat = all.sort((one, other) => one.number - other.number).slice(-MOST_CHAT);
  }

  private heardMoved(told: Moved): void {
    if (!this.position || told.number > this.played.length + 1) return this.line?.heal();
    if (told.number <= this.played.length) return;
    const moved: Moved = {
      ...told,
      view: shared(this.position.view, told.view),
      scene: shared(this.position.scene, told.scene),
    };
    this.played = [...this.played, moved.move];
    this.hinted = null;
    this.undo = null;
    this.last = moved;
    // While dice fall at once after a move, its picture is that of the position before.
    const { view, scene } = moved.view === null ? this.position : moved;
    this.place({ ...moved, view, scene });
    if (this.info) this.info = { ...this.info, actor: moved.actor, moves: moved.number, version: moved.version };
    // The move itself is the best answer; the one by number comes after what fell.
    if (moved.seat === this.you)
      for (const each of this.waiting)
        if (each.wish.type === "play") this.end(each, { type: "done", version: moved.version });
    this.options.onMoved?.(moved);
  }

  private heardAgain({ table, seat, token }: Again): void {
    this.options.onAgain?.(table, seat, token);
  }

  private place(position: Positioned): void {
    this.position = position;
    this.clocksAt = Date.now();
    if (this.line) this.line.version = position.version;
  }

  /** Seconds left of a seat, at a time of our own clock. */
  timeLeft(seat: number, now: number): number | null {
    const clocks = this.position?.clocks;
    const left = clocks?.left[seat];
    if (clocks === null || left === undefined) return null;
    return clocks?.running === seat ? Math.max(0, left - (now - this.clocksAt) / 1000) : left;
  }
}
