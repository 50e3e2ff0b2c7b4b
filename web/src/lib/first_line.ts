// The first line to a table opens while the scripts that draw it are still on their way: who draws it takes it over.
import type { FromServer, TableInfo } from "../protocol";
import { preferredLanguage } from "./language";
import { readTableFragment } from "./links";
import { heldSeats } from "./memory";
import { greeting, later, liveAddress, ownEntropy, type LiveOptions, type Wire } from "./wire";

/** Nobody came for it: it must not sit at the table for ever. */
const PATIENCE_MS = 15_000;

export class FirstLine {
  /** What the table said of itself; null if the line broke before it did. */
  readonly info: Promise<TableInfo | null>;
  private readonly socket: Wire;
  private readonly heard: MessageEvent[] = [];
  private opened: Event | null = null;
  private closed: CloseEvent | null = null;

  constructor(
    readonly table: string,
    readonly options: LiveOptions,
  ) {
    const dial = options.dial ?? ((address: string): Wire => new WebSocket(address));
    const socket = (this.socket = dial(liveAddress(table)));
    const cancel = (options.wait ?? later)(() => socket.close(), PATIENCE_MS);
    this.info = new Promise((told) => {
      socket.onopen = (event) => {
        this.opened = event;
        socket.send(JSON.stringify(greeting(options)));
      };
      socket.onmessage = (event) => {
        this.heard.push(event);
        told(infoIn(String(event.data)));
      };
      socket.onclose = (event) => {
        this.closed = event;
        told(null);
      };
      this.release = () => {
        cancel();
        told(null);
      };
    });
  }

  /** The line with nobody listening to it; call `replay` when somebody does. */
  take(): Wire {
    this.release();
    return this.socket;
  }

  /** Let the new owner hear what came before. It has not to greet: that was done, or is done now. */
  replay(): void {
    const { onopen, onmessage, onclose } = this.socket;
    if (!this.opened && !this.closed) {
      this.socket.onopen = (event) => {
        onopen?.(event);
        this.socket.send(JSON.stringify(greeting(this.options)));
      };
      return;
    }
    if (this.opened) onopen?.(this.opened);
    for (const event of this.heard) onmessage?.(event);
    if (this.closed) onclose?.(this.closed);
  }

  private release: () => void = () => {};
}

function infoIn(text: string): TableInfo | null {
  try {
    const message = JSON.parse(text) as FromServer;
    return message.type === "table" ? message.info : null;
  } catch {
    return null;
  }
}

let first: FirstLine | null = null;

/** Open the line to this table, if it is clear who sits there: one seat of this device, or one who watches. */
export function openFirstLine(table: string, fragment = location.hash.slice(1)): FirstLine | null {
  const { token, invite } = readTableFragment(fragment);
  const held = new Set(heldSeats(table).map((seat) => seat.token));
  if (token) held.add(token);
  if (held.size > 1 || (invite && !held.size)) return null;
  const [own] = held;
  // What a seat adds to the dice; one who watches has no share in them.
  first = new FirstLine(table, { lang: preferredLanguage(), words: true, ...(own ? { token: own, entropy: ownEntropy() } : {}) });
  return first;
}

/** What the first line heard of this table, if there is one. */
export const firstInfo = (table: string): Promise<TableInfo | null> =>
  first?.table === table ? first.info : Promise.resolve(null);

/** Take the first line over, if it was opened for just this; it is given once. */
export function takeFirstLine(table: string, { token, lang, dial }: LiveOptions): FirstLine | null {
  const line = first;
  if (dial || line?.table !== table || line.options.token !== token || line.options.lang !== lang) return null;
  first = null;
  return line;
}
