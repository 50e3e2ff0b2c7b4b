// What this device remembers of puzzles: which were solved, and the pile of decisions that come back in growing intervals.
import type { Card } from "ts-fsrs";
import type { OwnPuzzle, Review, ToldDecision } from "../protocol";
import { remember, remembered } from "./memory";

/** How a puzzle went when it was first tried here. */
export interface Solved {
  readonly right: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const SOLVED = "puzzles/solved";
const PILE = "puzzles/pile";
const MOST = 200;

export function solvedPuzzles(): Readonly<Record<string, Solved>> {
  const kept = remembered<Record<string, Solved>>(SOLVED);
  return kept && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
}

/** Note the first try, and say whether it was: what comes after it is practice. */
export function noteSolved(puzzle: string, right: boolean, at = Date.now()): boolean {
  const all = solvedPuzzles();
  if (puzzle in all) return false;
  remember(SOLVED, { ...all, [puzzle]: { right, at } });
  return true;
}

/** A decision on the pile: a puzzle of the house, or one's own with all that is needed to ask it again. */
export interface PileEntry {
  readonly key: string;
  readonly game: string;
  readonly puzzle?: string;
  readonly own?: OwnPuzzle;
  /** When it comes back: milliseconds since 1970. */
  readonly due: number;
  /** What the scheduler knows of it; nothing before the first answer. */
  readonly card?: Card;
}

function isEntry(one: unknown): one is PileEntry {
  const { key, game, due, puzzle, own } = (one ?? {}) as Partial<PileEntry>;
  return typeof key === "string" && typeof game === "string" && typeof due === "number" && (!!puzzle || !!own);
}

/** The pile, what comes first in front; entries that make no sense are left out. */
export function pile(): PileEntry[] {
  const kept = remembered<unknown[]>(PILE);
  return (Array.isArray(kept) ? kept.filter(isEntry) : []).sort((one, other) => one.due - other.due);
}

export const dueNow = (entries: readonly PileEntry[], now = Date.now()): PileEntry[] =>
  entries.filter(({ due }) => due <= now);

export const isOnPile = (key: string): boolean => pile().some((entry) => entry.key === key);

export function putOnPile(entries: readonly PileEntry[]): void {
  const keys = new Set(entries.map(({ key }) => key));
  const others = pile().filter(({ key }) => !keys.has(key));
  remember(PILE, [...entries, ...others].slice(0, MOST));
}

export function takeOffPile(key: string): void {
  remember(
    PILE,
    pile().filter((entry) => entry.key !== key),
  );
}

/** A puzzle of the house that went wrong comes back. */
export const houseEntry = (puzzle: string, game: string): PileEntry => ({ key: puzzle, game, puzzle, due: Date.now() });

/** Decisions of a review, each with the game up to it and what its choices are worth. */
export function ownEntries(
  review: Review,
  decisions: readonly ToldDecision[],
  record: Readonly<Record<string, unknown>>,
): PileEntry[] {
  const moves = (record["moves"] as readonly string[] | undefined) ?? [];
  return decisions.map((decision) => {
    const before = decision.move - 1;
    const weighed = review.lines[decision.line]?.choices ?? decision.choices;
    const { format, game, rules, seats, first } = record;
    const own: OwnPuzzle = {
      record: { format, game, rules, seats, first, moves: moves.slice(0, before) },
      move: before,
      choices: weighed.map(({ move, value }) => [move, value]),
      error: review.evaluator.error,
      why: decision.why,
    };
    return { key: keyOf(moves.slice(0, before)), game: review.game, own, due: Date.now() };
  });
}

/** The same moment of the same game has the same key. */
function keyOf(moves: readonly string[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const letter of moves.join("|")) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return `own-${hash.toString(36)}`;
}

/** Answer an entry: right, it comes back later and later; wrong, tomorrow. Gives the entry as it lies on the pile now. */
export async function schedule(entry: PileEntry, right: boolean, now = new Date()): Promise<PileEntry> {
  // Only an answer needs it.
  const { createEmptyCard, fsrs, Rating } = await import("ts-fsrs");
  const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });
  const { card } = scheduler.next(entry.card ?? createEmptyCard(now), now, right ? Rating.Good : Rating.Again);
  const next = { ...entry, card, due: new Date(card.due).getTime() };
  putOnPile([next]);
  return next;
}

/** Days until an entry comes back, at least one. */
export const daysUntil = (due: number, now = Date.now()): number => Math.max(1, Math.round((due - now) / 86_400_000));

/** A day of this device's calendar, as `2026-11-18`: everybody has the same puzzle on it. */
export function dayOf(date = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
