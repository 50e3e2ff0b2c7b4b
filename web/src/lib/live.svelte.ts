// One live connection to a table: it comes back by itself, and heals what it missed.
import type {
  ChatLine, Choice, Choices, Clocks, FromClient, FromServer, Hinted, Moved, Muted, Positioned, Refused, Table, TableInfo,
  UndoWish,
} from "../protocol";
import { CLOSING } from "../protocol";
import { takeFirstLine } from "./first_line";
import { shared } from "./shared";
import { greeting, later, liveAddress, type Link, type LiveOptions, type Wire } from "./wire";

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;
const PING_EVERY_MS = 20_000;
const PATIENCE_MS = 8_000;
const HURRIED_MS = 2_500;
/** Not let in at all. */
const AWAY_CODES: Readonly<Record<number, "full" | "forbidden">> = { [CLOSING.SLOW]: "full", [CLOSING.DENIED]: "forbidden" };
/** Closed by the server because there is no such table: coming back would not help. */
const GONE_CODES = new Set([4404, 4410]);
const MOST_CHAT = 200;
/** Stands for all watchers where a voice is muted. */
const WATCHERS = -1;

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
  refused = $state.raw<Refused | null>(null);
  /** Why we were not let in at all: nothing gets better by knocking again and again. */
  turnedAway = $state<"full" | "forbidden" | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  /** The move that was sent and is not answered yet. */
  pending = $state<string | null>(null);
  watchers = $state(0);
  /** When the clocks last told their time, by our own clock. */
  clocksAt = $state(0);

  private wire: Wire | null = null;
  private tries = 0;
  private stopped = false;
  private cancelRetry: () => void = () => {};
  private cancelPing: () => void = () => {};
  private readonly asked = new Map<string, ((found: Choices) => void)[]>();

  constructor(
    readonly table: string,
    private readonly options: LiveOptions,
  ) {}

  get version(): number {
    return this.position?.version ?? 0;
  }

  start(): void {
    this.stopped = false;
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.cancelRetry();
    this.cancelPing();
    this.drop();
    this.link = "closed";
  }

  /** Come back now, without waiting: the network is there again, or the page is seen again. */
  hurry(): void {
    if (this.stopped) return;
    // A line that looks open may be dead since the device slept: ask, and do not wait long.
    if (this.link === "open") return this.probe(HURRIED_MS);
    this.cancelRetry();
    this.tries = 0;
    this.connect();
  }

  /** The device says that its network is gone: what this line still holds will never arrive. */
  cut(): void {
    if (!this.stopped && this.link === "open") this.heal();
  }

  play(move: string): void {
    if (this.pending !== null) return;
    this.refused = null;
    this.pending = move;
    // Lost on the way, it is not sent again by itself: the player sees the true table first.
    if (!this.send({ type: "play", version: this.version, move })) this.pending = null;
  }

  async ask(begun: string): Promise<Choice[]> {
    return new Promise((found) => {
      const waiting = this.asked.get(begun) ?? [];
      waiting.push((answer) => found([...answer.moves]));
      this.asked.set(begun, waiting);
      if (!this.send({ type: "ask", version: this.version, begun })) this.answerAsked(begun, []);
    });
  }

  hint(): void {
    this.hinted = null;
    this.send({ type: "hint", version: this.version });
  }

  takeBack(agree = true): void {
    this.send({ type: "undo", version: this.version, agree });
  }

  send(message: FromClient): boolean {
    if (!this.wire || this.link !== "open") return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    this.drop();
    const dial = this.options.dial ?? ((address: string): Wire => new WebSocket(address));
    const first = this.position ? null : takeFirstLine(this.table, this.options);
    const wire = first?.take() ?? dial(liveAddress(this.table));
    this.wire = wire;
    wire.onopen = () => {
      if (this.wire !== wire) return;
      this.link = "open";
      if (!first) this.send(greeting(this.options, this.position && this.version));
      this.keepAlive();
    };
    wire.onmessage = (event) => {
      if (this.wire === wire) this.hear(String(event.data));
    };
    wire.onclose = (event) => {
      if (this.wire !== wire) return;
      this.wire = null;
      if (!this.position) this.turnedAway = AWAY_CODES[event.code] ?? null;
      this.lost(this.turnedAway !== null || GONE_CODES.has(event.code));
    };
    wire.onerror = () => {};
    first?.replay();
  }

  private lost(forGood: boolean): void {
    this.forgetQuestions();
    if (forGood) {
      this.refused ??= { type: "refused", kind: "gone", message: "", version: this.version };
      this.link = "closed";
      return;
    }
    if (this.stopped) return;
    this.link = "lost";
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.cancelRetry = (this.options.wait ?? later)(() => this.connect(), wait);
  }

  /** Nobody will answer any more what was asked over this line. */
  private forgetQuestions(): void {
    this.cancelPing();
    this.pending = null;
    for (const begun of [...this.asked.keys()]) this.answerAsked(begun, []);
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  /** Versions are missing: begin anew from the last one we know. */
  private heal(): void {
    this.drop();
    this.forgetQuestions();
    this.link = "lost";
    this.connect();
  }

  private keepAlive(): void {
    const wait = this.options.wait ?? later;
    this.cancelPing();
    this.cancelPing = wait(() => this.probe(PATIENCE_MS), PING_EVERY_MS);
  }

  /** A dead line does not say so: no answer in time is an answer. */
  private probe(patience: number): void {
    this.cancelPing();
    if (this.send({ type: "ping" })) this.cancelPing = (this.options.wait ?? later)(() => this.heal(), patience);
  }

  private hear(text: string): void {
    let message: FromServer;
    try {
      message = JSON.parse(text) as FromServer;
    } catch {
      return;
    }
    this.tries = 0;
    if (this.link === "open") this.keepAlive();
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
          this.place({ ...this.position, version, can_undo, clocks, actor: message.info.actor });
        }
        return;
      case "refused":
        this.pending = null;
        this.refused = message;
        // The table moved on while we chose: what we missed is on its way, or has to be asked for.
        if (message.kind === "stale" && message.version > this.version) this.heal();
        return;
      case "choices":
        return this.answerAsked(message.begun, message.moves);
      case "chat":
        if (!this.chat.some((line) => line.number === message.line.number))
          this.chat = [...this.chat, message.line].slice(-MOST_CHAT);
        return;
      case "muted":
        return this.heardMuted(message);
      case "presence":
        this.watchers = message.watchers;
        if (this.info) this.info = { ...this.info, seats: message.seats, watchers: message.watchers };
        return;
      case "hinted":
        this.hinted = message;
        return;
      case "again":
        this.options.onAgain?.(message.table, message.seat, message.token);
        return;
      case "goodbye":
        // The server stops for a moment; the close that follows brings us back.
        return;
      case "pong":
        if (message.version > this.version) this.heal();
    }
  }

  private heardTable(table: Table): void {
    this.info = table.info;
    this.you = table.you;
    this.played = table.played;
    this.undo = table.undo;
    this.chat = table.chat;
    this.muted = table.muted;
    this.secret = table.secret;
    this.watchers = table.info.watchers;
    this.pending = null;
    this.hinted = null;
    this.refused = null;
    // The moves shown are no longer the last ones: nothing is to be played out again.
    if (this.last && this.last.number !== table.played.length) this.last = null;
    this.place(table);
  }

  private heardMuted({ muted, chat }: Muted): void {
    this.muted = muted;
    const lines = this.chat.filter(({ seat }) => !muted.includes(seat ?? WATCHERS));
    const known = new Set(lines.map(({ number }) => number));
    const all = [...lines, ...chat.filter(({ number }) => !known.has(number))];
    this.chat = all.sort((one, other) => one.number - other.number).slice(-MOST_CHAT);
  }

  private heardMoved(told: Moved): void {
    if (!this.position || told.number > this.played.length + 1) return this.heal();
    if (told.number <= this.played.length) return;
    const moved: Moved = { ...told, view: shared(this.position.view, told.view), scene: shared(this.position.scene, told.scene) };
    this.played = [...this.played, moved.move];
    this.pending = null;
    this.hinted = null;
    this.undo = null;
    this.last = moved;
    // While dice fall at once after a move, its picture is that of the position before.
    const { view, scene } = moved.view === null ? this.position : moved;
    this.place({ ...moved, view, scene });
    if (this.info) this.info = { ...this.info, actor: moved.actor, moves: moved.number, version: moved.version };
    this.options.onMoved?.(moved);
  }

  private place(position: Positioned): void {
    this.position = position;
    this.clocksAt = (this.options.now ?? Date.now)();
  }

  private answerAsked(begun: string, moves: Choice[]): void {
    const waiting = this.asked.get(begun) ?? [];
    this.asked.delete(begun);
    for (const found of waiting) found({ type: "choices", version: this.version, begun, moves, more: false });
  }

  /** Seconds left of a seat, at a time of our own clock. */
  timeLeft(seat: number, now: number): number | null {
    const clocks: Clocks | null = this.position?.clocks ?? null;
    const left = clocks?.left[seat];
    if (left === undefined) return null;
    return clocks?.running === seat ? Math.max(0, left - (now - this.clocksAt) / 1000) : left;
  }
}
