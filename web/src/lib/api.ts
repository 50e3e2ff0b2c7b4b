// Asks the house, and turns what goes wrong into one kind of problem.
import type {
  AnswerPuzzle,
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
  OwnPuzzle,
  Problem as ToldProblem,
  PuzzleAnswered,
  Puzzles,
  RuleSetInfo,
  ScoredTable,
  ScoreTable,
  Seated,
  Sit,
  TableInfo,
  Tables,
  ToldPuzzle,
  Workshop,
} from "../protocol";
import { askHouse, isForNow, isSite } from "./houses";
import { isLocalTable } from "./links";
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
export const wordsOf = (error: unknown): string => problemOf(error).message || noAnswer();

/** Nobody answered: no server, or on a site the house in this browser. */
export const noAnswer = (): string => say(isSite() ? "web.no-house" : "web.no-server");

const PATIENCE_MS = 15_000;

interface How {
  readonly here?: boolean;
  readonly table?: string;
  /** Called if the answer may soon be another one. */
  readonly forNow?: () => void;
}

export async function ask<T>(path: string, wish?: unknown, how: How = {}): Promise<T> {
  let answer: Response;
  try {
    const { here = false, table = "" } = how;
    answer = await askHouse(path, { lang: texts.lang, wish, here, table, patience: PATIENCE_MS });
  } catch {
    throw new Problem("gone", "");
  }
  if (isForNow(answer)) how.forNow?.();
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
function askOnce<T>(path: string, table = ""): Promise<T> {
  const key = `${texts.lang} ${path} ${isLocalTable(table)}`;
  let answer = once.get(key) as Promise<T> | undefined;
  if (!answer) {
    const forget = (): void => void once.delete(key);
    answer = ask<T>(path, undefined, { table, forNow: forget });
    once.set(key, answer);
    answer.catch(forget);
  }
  return answer;
}

/** The server may wrap a list in an object of one field. */
async function list<T>(path: string, table = ""): Promise<T[]> {
  const answer = await askOnce<T[] | Record<string, T[]>>(path, table);
  return Array.isArray(answer) ? answer : (Object.values(answer).find(Array.isArray) ?? []);
}

const lang = (): string => `lang=${texts.lang}`;
const seg = encodeURIComponent;

export type { Book, BookRule, BookSection } from "../protocol";

export const api = {
  /** The games of the house; of the one that a table stands in, if it is named. */
  games: (table = "") => list<GameInfo>(`/api/games?${lang()}`, table),
  bots: (table = "") => list<BotInfo>(`/api/bots?${lang()}`, table),
  ruleSets: () => list<RuleSetInfo>(`/api/rulesets?${lang()}`),
  /** Open a table; `here` says that nobody sits at it elsewhere. */
  open: (wish: OpenTable, here: boolean) => ask<Opened>(`/api/tables?${lang()}`, wish, { here }),
  sit: (table: string, wish: Sit) => ask<Seated>(`/api/tables/${seg(table)}/sit?${lang()}`, wish),
  checkInvite: (table: string, invite: string) =>
    ask<Invited>(`/api/tables/${seg(table)}/invite?${lang()}`, { invite }),
  look: (table: string) => ask<TableInfo>(`/api/tables/${seg(table)}?${lang()}`),
  listed: () => ask<Tables>(`/api/tables?${lang()}`),
  record: (table: string) => ask<unknown>(`/api/tables/${seg(table)}/record?${lang()}`),
  replay: <T>(record: unknown) => ask<T>(`/api/replay?${lang()}`, record),
  book: (game: string, rules = "") =>
    askOnce<Book>(`/api/book?game=${seg(game)}${rules ? `&rules=${seg(rules)}` : ""}&${lang()}`),
  score: (wish: ScoreTable) => ask<ScoredTable>(`/api/score?${lang()}`, wish),
  /** All puzzles, and the one of a day. */
  puzzles: (day: string) => askOnce<Puzzles>(`/api/puzzles?day=${day}&${lang()}`),
  puzzle: (name: string) => askOnce<ToldPuzzle>(`/api/puzzles/${seg(name)}?${lang()}`),
  answerPuzzle: (name: string, answer: AnswerPuzzle) =>
    ask<PuzzleAnswered>(`/api/puzzles/${seg(name)}/answer?${lang()}`, answer),
  ownPuzzle: (wish: OwnPuzzle) => ask<ToldPuzzle>(`/api/puzzles/own?${lang()}`, wish),
  /** All that may be changed in a game, with its words. */
  workshop: (game: string) => askOnce<Workshop>(`/api/workshop?game=${seg(game)}&${lang()}`),
  /** Look at rules that are being made: what differs, what is wrong, and where. */
  checkDraft: (draft: CheckDraft) => ask<Draft>(`/api/workshop/check?${lang()}`, draft),
  /** Rules that can be played as they stand, or a refusal. */
  checkRules: (wish: CheckRules) => ask<CheckedRules>(`/api/rules/check?${lang()}`, wish),
  gallery: (game = "") => ask<Gallery>(`/api/gallery?${game ? `game=${seg(game)}&` : ""}${lang()}`),
};

/** Whether this house, or that of a table, reviews games of this kind; one that has never heard of reviews does not. */
export async function isReviewed(game: string, table = ""): Promise<boolean> {
  const games = await api.games(table).catch(() => []);
  return games.find((each) => each.game === game)?.reviews ?? false;
}
