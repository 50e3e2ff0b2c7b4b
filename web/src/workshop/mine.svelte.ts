// Rule sets that somebody kept on this device, under names of their own.
import { LONGEST_TITLE } from "../protocol";
import type { RuleValues } from "../games/contract";
import { remember, remembered } from "../lib/memory";

export interface KeptRules {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** What differs from the standard rule set. */
  readonly rules: RuleValues;
  /** Null if it could not be played when it was kept. */
  readonly code: string | null;
  readonly seats: readonly number[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

const KEEP = "workshop/mine";
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A title as it may stand on a page: one line, no signs that turn words around, not too long. */
export const cleanTitle = (text: string): string => text.replace(CONTROLS, " ").replace(/\s+/g, " ").trim().slice(0, LONGEST_TITLE).trim();

class Mine {
  all = $state.raw<readonly KeptRules[]>(read());

  of(game: string): readonly KeptRules[] {
    return this.all.filter((one) => one.game === game);
  }

  find(id: string | undefined): KeptRules | undefined {
    return this.all.find((one) => one.id === id);
  }

  /** Keep a rule set, the latest first; give its id. */
  keep(rules: Omit<KeptRules, "id" | "at">, id: string = newId()): string {
    const kept = { ...rules, title: cleanTitle(rules.title), id, at: Date.now() };
    this.write((all) => [kept, ...all.filter((one) => one.id !== id)]);
    return id;
  }

  rename(id: string, title: string): void {
    const clean = cleanTitle(title);
    if (clean) this.write((all) => all.map((one) => (one.id === id ? { ...one, title: clean } : one)));
  }

  /** Take one away; the answer puts it back where it was. */
  remove(id: string): () => void {
    const place = read().findIndex((one) => one.id === id);
    const gone = read()[place];
    this.write((all) => all.filter((one) => one.id !== id));
    return () => {
      if (gone) this.write((all) => [...all.slice(0, place), gone, ...all.slice(place).filter((one) => one.id !== id)]);
    };
  }

  /** Another window of this browser may have kept something meanwhile. */
  private write(changed: (all: readonly KeptRules[]) => readonly KeptRules[]): void {
    this.all = changed(read());
    remember(KEEP, this.all);
  }
}

function read(): readonly KeptRules[] {
  const kept = remembered<KeptRules[]>(KEEP);
  return Array.isArray(kept) ? kept.filter((one) => typeof one?.id === "string" && typeof one.game === "string" && typeof one.title === "string") : [];
}

const newId = (): string => [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const mine = new Mine();
