// HTTP: asks the server, and turns what goes wrong into one kind of problem.
import type {
  Book,
  BotInfo,
  CheckDraft,
  CheckedRules,
  CheckRules,
  Draft,
  Failure,
  Gallery,
  GameInfo,
  Invited,
  Opened,
  OpenTable,
  Problem as ToldProblem,
  RuleSetInfo,
  Seated,
  Sit,
  TableInfo,
  Tables,
  Workshop,
} from "../protocol";
import { linkTo } from "./links";
import { say, texts } from "./texts.svelte";

/** `gone`: nobody answers at all. */
export type ProblemKind = ToldProblem["kind"] | "gone";

export class Problem extends Error {
  constructor(
    readonly kind: ProblemKind,
    message: string,
    readonly rule: string | null = null,
  ) {
    super(message);
  }
}

/** Whatever was thrown, as a problem. */
export const problemOf = (error: unknown): Problem => (error instanceof Problem ? error : new Problem("internal", ""));

/** Whatever was thrown, in the server's words or in ours. */
export const wordsOf = (error: unknown): string => problemOf(error).message || say("web.no-server");

const PATIENCE_MS = 15_000;

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(linkTo(path), {
      method: body === undefined ? "GET" : "POST",
      headers: { "Accept-Language": texts.lang, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
      credentials: "omit",
    });
  } catch {
    throw new Problem("gone", "");
  }
  let said: unknown;
  try {
    said = await answer.json();
  } catch {
    throw new Problem(answer.status >= 502 ? "gone" : "internal", "");
  }
  if (!answer.ok) {
    const error = (said as Partial<Failure>).error;
    throw new Problem(error?.kind ?? "internal", error?.message ?? "", error?.rule ?? null);
  }
  return said as T;
}

const once = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked once for each language. */
function askOnce<T>(path: string): Promise<T> {
  const key = `${texts.lang} ${path}`;
  let answer = once.get(key) as Promise<T> | undefined;
  if (!answer) {
    answer = ask<T>(path);
    once.set(key, answer);
    answer.catch(() => once.delete(key));
  }
  return answer;
}

/** The server may wrap a list in an object of one field. */
async function list<T>(path: string): Promise<T[]> {
  const answer = await askOnce<T[] | Record<string, T[]>>(path);
  return Array.isArray(answer) ? answer : (Object.values(answer).find(Array.isArray) ?? []);
}

const lang = (): string => `lang=${texts.lang}`;
const seg = encodeURIComponent;

export type { Book, BookRule, BookSection } from "../protocol";

export const api = {
  games: () => list<GameInfo>(`/api/games?${lang()}`),
  bots: () => list<BotInfo>(`/api/bots?${lang()}`),
  ruleSets: () => list<RuleSetInfo>(`/api/rulesets?${lang()}`),
  open: (wish: OpenTable) => ask<Opened>(`/api/tables?${lang()}`, wish),
  sit: (table: string, wish: Sit) => ask<Seated>(`/api/tables/${seg(table)}/sit?${lang()}`, wish),
  checkInvite: (table: string, invite: string) =>
    ask<Invited>(`/api/tables/${seg(table)}/invite?${lang()}`, { invite }),
  look: (table: string) => ask<TableInfo>(`/api/tables/${seg(table)}?${lang()}`),
  listed: () => ask<Tables>(`/api/tables?${lang()}`),
  record: (table: string) => ask<unknown>(`/api/tables/${seg(table)}/record?${lang()}`),
  replay: <T>(record: unknown) => ask<T>(`/api/replay?${lang()}`, record),
  book: (game: string, rules = "") =>
    askOnce<Book>(`/api/book?game=${seg(game)}${rules ? `&rules=${seg(rules)}` : ""}&${lang()}`),
  /** All that may be changed in a game, with its words. */
  workshop: (game: string) => askOnce<Workshop>(`/api/workshop?game=${seg(game)}&${lang()}`),
  /** Look at rules that are being made: what differs, what is wrong, and where. */
  checkDraft: (draft: CheckDraft) => ask<Draft>(`/api/workshop/check?${lang()}`, draft),
  /** Rules that can be played as they stand, or a refusal. */
  checkRules: (wish: CheckRules) => ask<CheckedRules>(`/api/rules/check?${lang()}`, wish),
  gallery: (game = "") => ask<Gallery>(`/api/gallery?${game ? `game=${seg(game)}&` : ""}${lang()}`),
};

/** Whether this server reviews games of this kind; one that has never heard of reviews does not. */
export async function isReviewed(game: string): Promise<boolean> {
  const games = await api.games().catch(() => []);
  return games.find((each) => each.game === game)?.reviews ?? false;
}
