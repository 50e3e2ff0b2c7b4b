// What this device keeps of rules: sets saved under names, the values printed in a boxed game, and drafts, one a game.
import { LONGEST_TITLE, type TableInfo } from "../protocol";
import type { RuleValues } from "./contract";
import { asValues, differences, same } from "./json";
import { linkTo } from "./links";
import { remember, remembered } from "./memory";

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

const SAVED_AT = "workshop/mine";
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A title as it may stand on a page: one line, no signs that turn words around, not too long. */
export const cleanTitle = (text: string): string =>
  text.replace(CONTROLS, " ").replace(/\s+/g, " ").trim().slice(0, LONGEST_TITLE).trim();

class SavedRules {
  all = $state.raw<readonly KeptRules[]>(readSaved());

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
    const place = readSaved().findIndex((one) => one.id === id);
    const gone = readSaved()[place];
    this.write((all) => all.filter((one) => one.id !== id));
    return () => {
      if (gone) this.write((all) => [...all.slice(0, place), gone, ...all.slice(place).filter((one) => one.id !== id)]);
    };
  }

  /** Take over what another device has kept or thrown away. */
  takeOver(kept: readonly KeptRules[], gone: readonly string[]): void {
    const ids = new Set([...kept.map(({ id }) => id), ...gone]);
    this.write((all) => [...kept, ...all.filter(({ id }) => !ids.has(id))].sort((a, b) => b.at - a.at));
  }

  /** Another window of this browser may have kept something meanwhile. */
  private write(changed: (all: readonly KeptRules[]) => readonly KeptRules[]): void {
    this.all = changed(readSaved());
    remember(SAVED_AT, this.all);
  }
}

function readSaved(): readonly KeptRules[] {
  const kept = remembered<KeptRules[]>(SAVED_AT);
  return Array.isArray(kept)
    ? kept.filter((one) => typeof one?.id === "string" && typeof one.game === "string" && typeof one.title === "string")
    : [];
}

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const savedRules = new SavedRules();

/** The values printed on the pieces of a boxed game, typed once by its owner: this device then plays with them. */
export interface Printed {
  /** Whether they are in use. */
  readonly on: boolean;
  /** The printed fields. */
  readonly rules: RuleValues;
  /** The standard rule set with them, as a code; empty if they were typed without a server. */
  readonly code: string;
}

const printedAt = (game: string): string => `box/${game}`;

class PrintedValues {
  private known = $state.raw<Readonly<Record<string, Printed | null>>>({});
  private without = $state.raw<readonly string[]>([]);

  /** What this device knows of the boxed game, in use or not. */
  of(game: string): Printed | null {
    return game in this.known ? (this.known[game] ?? null) : readPrinted(game);
  }

  /** The printed values, if they are in use. */
  inUse(game: string): Printed | null {
    const printed = this.of(game);
    return printed?.on ? printed : null;
  }

  keep(game: string, printed: Printed | null): void {
    this.known = { ...this.known, [game]: printed };
    this.without = this.without.filter((other) => other !== game);
    remember(printedAt(game), printed ?? undefined);
  }

  /** Anyone who plays here was asked for the printed values and takes ours: not to be asked again. */
  goWithout(game: string): void {
    this.without = [...this.without, game];
    remember(printedAt(game), { ours: true });
  }

  /** Whether this device knows whose values to take. */
  settled(game: string): boolean {
    return (
      this.of(game) !== null ||
      this.without.includes(game) ||
      remembered<{ ours?: unknown }>(printedAt(game))?.ours === true
    );
  }

  turn(game: string, on: boolean): void {
    const printed = this.of(game);
    if (printed) this.keep(game, { ...printed, on });
  }

  /** A rule set as this device plays it: the printed values where it does not change those fields itself. */
  under(game: string, changes: RuleValues): RuleValues {
    return { ...this.inUse(game)?.rules, ...changes };
  }
}

function readPrinted(game: string): Printed | null {
  const kept = remembered<Partial<Printed>>(printedAt(game));
  const rules = asValues(kept?.rules);
  return rules ? { on: kept?.on !== false, rules, code: typeof kept?.code === "string" ? kept.code : "" } : null;
}

export const printedValues = new PrintedValues();

export const draftKey = (game: string): string => `workshop/${game}`;

interface KeptDraft {
  readonly values?: unknown;
  readonly origin?: { readonly values?: unknown };
  /** What differs from the standard rule set. */
  readonly rules?: unknown;
}

/** How many fields of the draft of a game differ from what it began with. */
export function draftChanges(game: string): number {
  const kept = remembered<KeptDraft>(draftKey(game));
  const [values, from] = [asValues(kept?.values), asValues(kept?.origin?.values)];
  return values && from ? Object.keys(differences(values, from)).length : 0;
}

const within = (rules: RuleValues, known: RuleValues): boolean =>
  Object.entries(rules).every(([field, value]) => same(value, known[field]));

/** From a table with changed rules to the workshop: back to the draft that is played there, or with its rules. */
export function wayBack({
  game,
  rules,
  code,
}: Pick<TableInfo, "game" | "rules" | "code">): { readonly href: string; readonly back: boolean } | null {
  // Anyone who only plays with the values of a boxed game has changed nothing.
  if (within(rules, printedValues.inUse(game)?.rules ?? {})) return null;
  const draft = asValues(remembered<KeptDraft>(draftKey(game))?.rules) ?? {};
  const back = within(rules, printedValues.under(game, draft)) && Object.keys(draft).every((field) => field in rules);
  return { href: linkTo(back ? `/workshop/${game}` : `/workshop/${game}?rules=${code}`), back };
}
