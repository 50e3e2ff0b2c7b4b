// The drafts that this device keeps, one a game, as far as other pages need to know of them.
import type { TableInfo } from "../protocol";
import type { RuleValues } from "../games/contract";
import { remembered } from "../lib/memory";
import { boxes } from "./box.svelte";
import { asValues, differences, same } from "./values";

export const draftKey = (game: string): string => `workshop/${game}`;

interface Kept {
  readonly values?: unknown;
  readonly origin?: { readonly values?: unknown };
  /** What differs from the standard rule set. */
  readonly rules?: unknown;
}

/** How many fields of the draft of a game differ from what it began with. */
export function draftChanges(game: string): number {
  const kept = remembered<Kept>(draftKey(game));
  const [values, from] = [asValues(kept?.values), asValues(kept?.origin?.values)];
  return values && from ? Object.keys(differences(values, from)).length : 0;
}

const within = (rules: RuleValues, known: RuleValues): boolean => Object.entries(rules).every(([field, value]) => same(value, known[field]));

/** From a table with changed rules to the workshop: back to the draft that is played there, or with its rules. */
export function wayBack({ game, rules, code }: Pick<TableInfo, "game" | "rules" | "code">): { readonly href: string; readonly back: boolean } | null {
  // Whoever only plays with the values of a box has changed nothing.
  if (within(rules, boxes.inUse(game)?.rules ?? {})) return null;
  const draft = asValues(remembered<Kept>(draftKey(game))?.rules) ?? {};
  const back = within(rules, boxes.under(game, draft)) && Object.keys(draft).every((field) => field in rules);
  return { href: back ? `/workshop/${game}` : `/workshop/${game}?rules=${code}`, back };
}
