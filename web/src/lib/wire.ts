// The line to a table: it greets, gives up what does not open, and comes back by itself with what it knows.
import type { FromClient, FromServer, Hello } from "../protocol";
import { CLOSING } from "../protocol";
import { localWire } from "./houses";
import { isLocalTable, linkTo } from "./links";

export type Link = "connecting" | "open" | "lost" | "closed";

/** What of a WebSocket is used here; tests bring their own. */
export interface Wire {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LineOptions {
  readonly token?: string | undefined;
  readonly lang: string;
  readonly words?: boolean;
  readonly entropy?: string | undefined;
  readonly dial?: (address: string) => Wire;
}

export interface Listener {
  heard(message: FromServer): void;
  linked(link: Link): void;
  /** Back on the line, and all that was missed has been told. */
  caughtUp(): void;
}

/** A connection that has not opened and told of the table by then is given up. */
const OPENS_MS = 8_000;
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 8_000;
/** A line that held for so long was a good one: the next try needs no long pause. */
const HELD_MS = 10_000;
const PING_EVERY_MS = 20_000;
/** Something was asked: if all stays silent, find out sooner whether the line is dead. */
const ANSWER_MS = 4_000;
const PATIENCE_MS = 8_000;
const HURRIED_MS = 2_500;
/** The number of the ping whose answer comes after all that was missed; requests count from 1. */
const CATCHING_UP = 0;
/** Why coming back would not help. */
export type TurnedAway = "full" | "forbidden" | "no_table";
const GONE_CODES: Readonly<Record<number, TurnedAway>> = { [CLOSING.GONE]: "no_table", 4410: "no_table" };
/** Said to somebody who was not let in at all; anyone who was at the table tries again. */
const AWAY_CODES: typeof GONE_CODES = { ...GONE_CODES, [CLOSING.SLOW]: "full", [CLOSING.DENIED]: "forbidden" };

export class Line {
  link: Link = "connecting";
  /** The last version that anyone who listens knows; null before the first. */
  version: number | null = null;
  turnedAway: TurnedAway | null = null;
  /** The first thing that was heard; null if the line broke before. */
  readonly first: Promise<FromServer | null>;
  private tellFirst: (message: FromServer | null) => void = () => {};
  private wire: Wire | null = null;
  private listener: Listener | null = null;
  /** What was heard before anybody listened. */
  private early: FromServer[] = [];
  private tries = 0;
  private openedAt: number | null = null;
  /** What comes next if nothing is heard: giving up, trying again, asking whether anybody is there. */
  private next: ReturnType<typeof setTimeout> | undefined;

  /** Whether it stays in this browser: such a line breaks only with the house, and says so. */
  private readonly steady: boolean;

  constructor(
    readonly table: string,
    readonly options: LineOptions,
  ) {
    this.steady = isLocalTable(table);
    this.first = new Promise((told) => (this.tellFirst = told));
  }

  open(): void {
    this.dial();
  }

  close(): void {
    this.drop();
    this.tellFirst(null);
    this.become("closed");
  }

  /** Hear everything from now on, and what came before. */
  listen(listener: Listener): void {
    this.listener = listener;
    listener.linked(this.link);
    for (const message of this.early.splice(0)) listener.heard(message);
  }

  /** Say something; false if nobody would hear it. */
  send(message: FromClient): boolean {
    if (this.link !== "open") return false;
    this.write(message);
    this.waitFor(ANSWER_MS, () => this.probe(PATIENCE_MS));
    return true;
  }

  /** Come back now, without a pause: the network is there again, or the page is seen again. */
  hurry(): void {
    if (this.link === "closed") return;
    // A line that looks open may be dead since the device slept: ask, and do not wait long.
    if (this.link === "open") return this.steady ? undefined : this.probe(HURRIED_MS);
    this.tries = 0;
    this.dial();
  }

  /** The device says that its network is gone: what this line still holds will never arrive. */
  cut(): void {
    if (this.link === "open" && !this.steady) this.heal();
  }

  /** Something is missing, or nobody answers: begin anew from the last version we know, the first time at once. */
  heal(): void {
    if (this.link === "closed") return;
    const atOnce = this.tries === 0;
    this.broke();
    if (atOnce) this.dial();
  }

  private dial(): void {
    this.drop();
    const wire = (this.wire = this.connect());
    this.waitFor(OPENS_MS, () => this.broke());
    wire.onopen = () => {
      if (this.wire !== wire) return;
      this.write(greeting(this.options, this.version));
      if (this.version !== null) this.write({ type: "ping", request: CATCHING_UP });
    };
    wire.onmessage = (event) => {
      if (this.wire === wire) this.hear(String(event.data));
    };
    wire.onclose = ({ code }) => {
      if (this.wire === wire) this.broke(code);
    };
    wire.onerror = () => {};
  }

  private connect(): Wire {
    const { dial, lang } = this.options;
    if (dial) return dial(liveAddress(this.table));
    return this.steady ? localWire(this.table, lang) : new WebSocket(liveAddress(this.table));
  }

  private broke(code = 0): void {
    this.drop();
    this.tellFirst(null);
    this.turnedAway = (this.version === null ? AWAY_CODES : GONE_CODES)[code] ?? null;
    if (this.turnedAway) return this.become("closed");
    // The next connection tells all of it anew.
    this.early = [];
    if (this.openedAt !== null && Date.now() - this.openedAt >= HELD_MS) this.tries = 0;
    this.openedAt = null;
    // Many may have lost the same server: they do not come back in one moment.
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.after(pause, () => this.dial());
    this.become("lost");
  }

  private hear(text: string): void {
    let message: FromServer;
    try {
      message = JSON.parse(text) as FromServer;
    } catch {
      return;
    }
    this.waitFor(PING_EVERY_MS, () => this.probe(PATIENCE_MS));
    if (this.link !== "open") {
      this.openedAt = Date.now();
      this.become("open");
    }
    this.tellFirst(message);
    if (message.type === "pong") {
      if (message.request === CATCHING_UP) this.listener?.caughtUp();
      if (message.version > (this.version ?? 0)) this.heal();
    } else if (this.listener) this.listener.heard(message);
    else this.early.push(message);
  }

  /** A dead line does not say so: no answer in time is an answer. */
  private probe(patience: number): void {
    this.write({ type: "ping" });
    this.waitFor(patience, () => this.heal());
  }

  private write(message: FromClient): void {
    this.wire?.send(JSON.stringify(message));
  }

  private become(link: Link): void {
    this.link = link;
    this.listener?.linked(link);
  }

  /** Wait for word so long; a line in this browser, however long: its house may have a lot to think about. */
  private waitFor(ms: number, run: () => void): void {
    if (this.steady) clearTimeout(this.next);
    else this.after(ms, run);
  }

  private after(ms: number, run: () => void): void {
    clearTimeout(this.next);
    this.next = setTimeout(run, ms);
  }

  private drop(): void {
    clearTimeout(this.next);
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }
}

/** The first words over a line: who we are, and what we know of the table already. */
function greeting({ token, lang, words, entropy }: LineOptions, version: number | null): Hello {
  return {
    type: "hello",
    lang,
    words: words ?? true,
    ...(token ? { token } : {}),
    ...(version !== null ? { version } : {}),
    ...(entropy && version === null ? { entropy } : {}),
  };
}

/** This player's share of the dice. */
export function ownEntropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function liveAddress(table: string, page: Location | URL = location): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}${linkTo(`/api/tables/${encodeURIComponent(table)}/live`)}`;
}
