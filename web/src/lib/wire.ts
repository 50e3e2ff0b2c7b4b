// The line to a table: its address, what is used of a WebSocket, and what a connection is told to begin with.
import type { Hello, Moved } from "../protocol";

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

export interface LiveOptions {
  readonly token?: string | undefined;
  readonly lang: string;
  readonly words?: boolean;
  readonly entropy?: string | undefined;
  readonly dial?: (address: string) => Wire;
  readonly wait?: (run: () => void, ms: number) => () => void;
  readonly now?: () => number;
  readonly onMoved?: (moved: Moved) => void;
  readonly onAgain?: (table: string, seat: number | null, token: string | null) => void;
}

/** The first words over a line: who we are, and what we know of the table already. */
export function greeting({ token, lang, words, entropy }: LiveOptions, version: number | null = null): Hello {
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

/** Run something in a while; the answer takes that back. */
export const later = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

export function liveAddress(table: string, page: Location | URL = location): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(table)}/live`;
}
