// Which house answers: the server, or the one that runs in this browser. That one answers on a site without a server, for
// its own tables, and in the server's place when nobody answers there and it is kept on this device.
import type { Coming, House, LineEnd } from "../local/house";
import { headSays, isLocalTable, linkTo } from "./links";
import { remember, remembered } from "./memory";
import type { Wire } from "./wire";

/** Whether there is no server behind these pages at all. */
export const isSite = (): boolean => headSays("house") === "local";

/** The version of the house that is kept on this device, if one is. */
export const keptHouse = (): string | undefined => remembered<string>("house");
export const noteKept = (version: string | undefined): void => remember("house", version);

/** Whether what is asked may be answered in this browser. */
export const mayAnswerHere = (): boolean => isSite() || keptHouse() !== undefined;

/** Where the files of the house lie. */
export const houseFiles = (): string => new URL(linkTo("/local/"), location.href).href;

/** How far the house in this browser has come; the page shows it. */
export const COMING = "fathoms-house";

let opening: Promise<House> | null = null;

/** The house in this browser: it is opened when it is first needed. */
function localHouse(): Promise<House> {
  opening ??= import("../local/house").then(({ House, startWorker }) => {
    const told = (coming: Coming): void => {
      // The next one who needs it tries again.
      if (coming.state === "failed") opening = null;
      dispatchEvent(new CustomEvent(COMING, { detail: coming }));
    };
    return new House(startWorker, { at: houseFiles(), kept: keptHouse() !== undefined }, told);
  });
  return opening;
}

export interface Asked {
  readonly lang: string;
  /** Asked with POST if there is one. */
  readonly wish?: unknown;
  /** How long a server may take, in milliseconds, where no `signal` says so. */
  readonly patience?: number;
  /** Whether the answer comes in lines. */
  readonly lines?: boolean;
  readonly signal?: AbortSignal;
  /** The table that it is about, where neither path nor wish names it. */
  readonly table?: string;
  /** Whether it is for this device alone: a table on its screen, its own days, its own games. */
  readonly here?: boolean;
}

/** Who can be asked elsewhere is not waited for as long. */
const STOOD_IN_MS = 8_000;
/** Nobody answered: for so long the house on this device is asked at once. */
const GONE_MS = 15_000;
let goneUntil = 0;

/** The table that a request is about. */
function tableOf(path: string, { wish, table }: Asked): string {
  if (table) return table;
  const named = wish as { table?: unknown; origin?: { table?: unknown } | null } | null | undefined;
  const found = /^\/api\/tables\/([^/?]+)/.exec(path)?.[1] ?? named?.table ?? named?.origin?.table;
  return typeof found === "string" ? found : "";
}

/** Whether the house on this device could answer as well: not for tables of the server, and not for what others see. */
function couldStandIn(path: string, asked: Asked): boolean {
  if (keptHouse() === undefined || tableOf(path, asked)) return false;
  // Whoever has begun a day at the server goes on there.
  return path.startsWith("/api/tables")
    ? asked.here === true
    : !/^\/api\/(daily\/(?!mine\b)|gallery|player)/.test(path);
}

/** What the house on this device has of its own, beside what a server has. */
const OWN = /^\/api\/(daily|player)\b/;

/** Ask whichever house answers; rejects if none does. */
export async function askHouse(path: string, asked: Asked): Promise<Response> {
  if (isSite() || isLocalTable(tableOf(path, asked)) || (asked.here && OWN.test(path))) return askLocal(path, asked);
  if (!couldStandIn(path, asked)) return askServer(path, asked);
  if (Date.now() < goneUntil) return standIn(path, asked);
  try {
    const answer = await askServer(path, { ...asked, patience: Math.min(asked.patience ?? STOOD_IN_MS, STOOD_IN_MS) });
    // A gateway speaks for a server that is gone; the service worker, from what it remembers.
    if (answer.status < 502 && !answer.headers.has("Fathoms-Kept")) return answer;
  } catch (problem) {
    if (asked.signal?.aborted) throw problem;
  }
  goneUntil = Date.now() + GONE_MS;
  return standIn(path, asked);
}

/** The key of the player on this device, if they have one. */
export const keyHere = (): string | null => remembered<string>("key") ?? null;

/** Told when the server does not know the key of this device any more: it was forgotten elsewhere. */
export const LOST = "fathoms-key-lost";

/** Who plays matters to these. */
const KEYED = /^\/api\/(players?|daily|gallery)\b/;
/** Without a key these have no answer. */
const NEEDS_KEY = /^\/api\/player\b/;
const UNKNOWN_KEY = 401;
const TOO_MANY = 429;

async function askServer(path: string, asked: Asked): Promise<Response> {
  const key = KEYED.test(path) ? keyHere() : null;
  const answer = await askWith(path, asked, key);
  if (key === null || NEEDS_KEY.test(path) || ![UNKNOWN_KEY, TOO_MANY].includes(answer.status)) return answer;
  // Everything else works without a key, so nothing is lost.
  if (answer.status === UNKNOWN_KEY) dispatchEvent(new Event(LOST));
  return askWith(path, asked, null);
}

async function askWith(path: string, { lang, wish, patience, signal }: Asked, key: string | null): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": lang };
  if (key !== null) headers["Authorization"] = `Bearer ${key}`;
  if (wish !== undefined) headers["Content-Type"] = "application/json";
  return fetch(linkTo(path), {
    method: wish === undefined ? "GET" : "POST",
    headers,
    ...(wish === undefined ? {} : { body: JSON.stringify(wish) }),
    signal: signal ?? (patience === undefined ? null : AbortSignal.timeout(patience)),
    credentials: "omit",
  });
}

/** Whether this browser could run the house at all. */
export const canRunHouse = (): boolean =>
  typeof WebAssembly === "object" && typeof indexedDB === "object" && typeof Worker === "function";

async function askLocal(path: string, { lang, wish, lines, signal }: Asked): Promise<Response> {
  if (!canRunHouse()) throw new TypeError("no WebAssembly or no IndexedDB");
  const house = await localHouse();
  const method = wish === undefined ? "GET" : "POST";
  const question = { method, path, lang, body: wish === undefined ? "" : JSON.stringify(wish) };
  return lines ? house.stream(question, signal ?? new AbortController().signal) : house.ask(question);
}

/** Whoever asks must not think that the server says so for good. */
async function standIn(path: string, asked: Asked): Promise<Response> {
  const answer = await askLocal(path, asked);
  answer.headers.set("Fathoms-Kept", "yes");
  return answer;
}

/** Whether an answer may be another one as soon as the server is back. */
export const isForNow = (answer: Response): boolean => answer.headers.has("Fathoms-Kept");

/** A line to a table in this browser. It opens when the house does, and says itself when it breaks. */
export function localWire(table: string, lang: string): Wire {
  let end: LineEnd | null = null;
  let closed = false;
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text) => end?.send(text),
    close() {
      closed = true;
      end?.close();
    },
  };
  const broke = (code: number): void => wire.onclose?.({ code } as CloseEvent);
  localHouse().then(
    (house) => {
      if (closed) return;
      end = house.connect(
        `/api/tables/${encodeURIComponent(table)}/live`,
        lang,
        (data) => wire.onmessage?.(new MessageEvent("message", { data })),
        broke,
      );
      wire.onopen?.(new Event("open"));
    },
    () => broke(1006),
  );
  return wire;
}
