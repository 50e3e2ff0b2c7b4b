// The review of a game as it is asked for: it waits, is worked out, comes, or fails. Its figures, as people read them.
import type { AskReview, Review, Reviewed, ReviewNews, ToldChoice, ToldDecision } from "../protocol";
import { type Problem, problemOf } from "./api";
import { heldSeats } from "./memory";
import { lines } from "./stream";
import { texts } from "./texts.svelte";

/** What is reviewed: the game of a table, or a record. */
export type Subject =
  | { readonly table: string; readonly record?: undefined }
  | { readonly table?: undefined; readonly record: Readonly<Record<string, unknown>> };

/** The one seat that this device holds at a table: around one screen nobody in particular is "you". */
export function ownToken(table: string): string | null {
  const held = heldSeats(table);
  return held.length === 1 ? (held[0]?.token ?? null) : null;
}

/** What came while this page is open; a game that goes on is asked about anew. */
const kept = new Map<string, Reviewed>();
const MOST_KEPT = 8;

export class ReviewRun {
  phase = $state<"asking" | "queued" | "working" | "ended">("asking");
  /** How many reviews come before this one. */
  before = $state(0);
  /** How much of it is done, in hundredths. */
  percent = $state(0);
  found = $state.raw<Reviewed | null>(null);
  problem = $state.raw<Problem | null>(null);
  private leave: AbortController | null = null;

  async start({ table, record }: Subject): Promise<void> {
    this.stop();
    const leave = (this.leave = new AbortController());
    const token = table === undefined ? null : ownToken(table);
    const wish: AskReview = table === undefined ? { record } : { table, ...(token ? { token } : {}) };
    const key = `${texts.lang} ${JSON.stringify(wish)}`;
    [this.phase, this.before, this.percent, this.problem] = ["asking", 0, 0, null];
    this.found = kept.get(key) ?? null;
    try {
      if (!this.found)
        for await (const news of lines<ReviewNews>("/api/review", wish, leave.signal)) {
          if (leave.signal.aborted) return;
          this.hear(news);
        }
    } catch (error) {
      if (leave.signal.aborted) return;
      this.problem = problemOf(error);
    }
    if (leave.signal.aborted) return;
    this.phase = "ended";
    if (this.found && (record || this.found.review.over)) {
      kept.set(key, this.found);
      for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
    }
  }

  stop(): void {
    this.leave?.abort();
  }

  private hear(news: ReviewNews): void {
    if (news.kind === "queued") [this.phase, this.before] = ["queued", news.before];
    else if (news.kind === "progress") [this.phase, this.percent] = ["working", Math.floor(100 * news.done)];
    else if (news.kind === "reviewed") this.found = news;
  }
}

// Figures: a review counts in billionths of a win, people read points (1 point is 1 %).
const POINT = 10_000_000;
const TENTH = 1_000_000;

/** Billionths as tenths of a point that sum to a total; what is nothing stays nothing. */
export function rounded(parts: readonly number[], total: number): number[] {
  // Without the minus that a rounded zero may have.
  const found = parts.map((part) => Math.round(part / TENTH) + 0);
  const moving = parts.flatMap((part, at) => (part ? [at] : []));
  for (let off = total - sum(found); off !== 0 && moving.length; off = total - sum(found)) {
    const step = Math.sign(off);
    const missing = (at: number): number => step * ((parts[at] ?? 0) - (found[at] ?? 0) * TENTH);
    const most = moving.reduce((best, at) => (missing(at) > missing(best) ? at : best));
    found[most] = (found[most] ?? 0) + step;
  }
  return found;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const PARTS = ["luck", "own", "others", "stand-in", "information", "correction", "ending"] as const;
const RARE: readonly Part[] = ["stand-in", "ending"];
export type Part = (typeof PARTS)[number];

/** A seat's books in tenths of a point: the start and all parts give the end, also as they are printed. */
export interface Books {
  readonly seat: number;
  readonly start: number;
  readonly parts: readonly { readonly part: Part; readonly tenths: number }[];
  readonly end: number;
}

export function booksOf({ start, end, lines, totals }: Review): Books[] {
  const [starts, ends] = [rounded(start, 1000), rounded(end, 1000)];
  const all = totals.map(({ seat, luck, choices, own, information, correction, ending }) => {
    const standIn = sum(lines.flatMap(({ kind, delta }) => (kind === "stand-in" ? [delta[seat] ?? 0] : [])));
    return [luck, own, choices - own - standIn, standIn, information, correction, ending];
  });
  const isShown = (part: Part, at: number): boolean => !RARE.includes(part) || all.some((each) => each[at]);
  return totals.map(({ seat }, place) => {
    const [from, to] = [starts[seat] ?? 0, ends[seat] ?? 0];
    const tenths = rounded(all[place] ?? [], to - from);
    const parts = PARTS.flatMap((part, at) => (isShown(part, at) ? [{ part, tenths: tenths[at] ?? 0 }] : []));
    return { seat, start: from, parts, end: to };
  });
}

const figure = (value: number, digits: number, signed: boolean, lang: string): string =>
  new Intl.NumberFormat(lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "auto",
  })
    .format(value)
    .replace("-", "\u2212");

/** Points with one decimal, from tenths. */
export const tenthsWords = (tenths: number, lang: string, signed = false): string =>
  figure(tenths / 10, 1, signed, lang);

/** Points from billionths: with one decimal, or with two where they are small. */
export const points = (billionths: number, lang: string, signed = false): string =>
  tenthsWords(Math.round(billionths / TENTH) + 0, lang, signed);
export const smallPoints = (billionths: number, lang: string): string => figure(billionths / POINT, 2, false, lang);

/** A share of the win, from billionths. */
export const percent = (billionths: number, lang: string, digits = 0): string =>
  new Intl.NumberFormat(lang, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(billionths / (100 * POINT));

/** Every choice of a decision, the best first: in words as far as the server told them, else as a record writes it. */
export function choicesOf(review: Review, decision: ToldDecision): readonly ToldChoice[] {
  const told = new Map(decision.choices.map((choice) => [choice.move, choice]));
  const all = review.lines[decision.line]?.choices ?? decision.choices;
  return all.map(({ move, value }) => told.get(move) ?? { move, value, text: move });
}

/** How a move that somebody tries compares with the best one. */
export interface Tried {
  /** What it gives away, in billionths; null if nobody has weighed this move. */
  readonly cost: number | null;
  readonly words: string;
  /** As good as the best, as far as can be told. */
  readonly best: boolean;
  /** It is the move of the game. */
  readonly played: boolean;
}

export function tried(review: Review, decision: ToldDecision, move: string): Tried {
  const all = choicesOf(review, decision);
  const weighed = all.find((choice) => choice.move === move);
  const best = all[0];
  const raw = weighed && best ? best.value - weighed.value : null;
  const judged = review.lines[decision.line]?.choices?.find((choice) => choice.move === move);
  const error = judged?.error ?? review.evaluator.error;
  const cost = raw === null ? null : raw > error ? raw : 0;
  return { cost, words: weighed?.text ?? move, best: cost === 0, played: move === review.lines[decision.line]?.played };
}
