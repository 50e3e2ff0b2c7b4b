// The fields of a rule set: their schemas, of what kind they are, and their values in words.
import type { FieldWords, Workshop } from "../protocol";
import type { Say } from "../lib/texts.svelte";

/** The JSON Schema of a field, as far as a form needs it. */
export interface FieldSchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: FieldSchema;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
}

/** What every control gets that fills in a field. */
export interface ControlProps<Value> {
  value: unknown;
  title: string;
  invalid: boolean;
  /** The id of what says more about it. */
  describedby: string | undefined;
  change(value: Value, stroke?: string): void;
}

/** What a field is filled in with; `json` is whatever has no form of its own. */
export type FieldKind = "number" | "switch" | "choice" | "numbers" | "choices" | "text" | "lines" | "json";

/** The kind of a field. Texts of a list are chosen where all that the standard has have a name. */
export function kindOf(schema: FieldSchema, names: Names = {}, standard: unknown = null): FieldKind {
  if (schema.enum) return "choice";
  if (schema.type === "integer") return "number";
  if (schema.type === "boolean") return "switch";
  if (schema.type === "string") return "text";
  if (schema.type !== "array") return "json";
  if (schema.items?.enum) return "choices";
  if (schema.items?.type === "integer") return "numbers";
  if (schema.items?.type !== "string") return "json";
  return Array.isArray(standard) && standard.length && standard.every((item) => String(item) in names)
    ? "choices"
    : "lines";
}
type Names = Readonly<Record<string, string>>;

/** Whether a list says only what differs from 0, place by place: it is empty as a rule, and has an end. */
export const isSparse = (schema: FieldSchema, standard: unknown): boolean =>
  kindOf(schema) === "numbers" && schema.maxItems !== undefined && Array.isArray(standard) && standard.length === 0;

/** Such a list with all its places. */
export function filled(value: unknown, { maxItems = 0 }: FieldSchema): readonly unknown[] {
  const numbers: readonly unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length: Math.max(maxItems, numbers.length) }, (_, place) => numbers[place] ?? 0);
}

/** And as it is written: without the nothing at its end. */
export const trimmed = (numbers: readonly unknown[]): readonly unknown[] =>
  numbers.slice(0, numbers.findLastIndex((number) => number !== 0) + 1);

/** The schema of each field; definitions that stand elsewhere in it are put in their places. */
export function fieldSchemas({ schema }: Pick<Workshop, "schema">): Readonly<Record<string, FieldSchema>> {
  const known = (schema["$defs"] ?? {}) as Readonly<Record<string, FieldSchema>>;
  const resolve = (one: FieldSchema, depth = 0): FieldSchema => {
    const named = one.$ref?.split("/").at(-1);
    // A definition that names itself has no end.
    if (named !== undefined) return depth < 8 ? resolve(known[named] ?? {}, depth + 1) : {};
    return one.items ? { ...one, items: resolve(one.items, depth + 1) } : one;
  };
  const whole = resolve(schema as FieldSchema);
  return Object.fromEntries(Object.entries(whole.properties ?? {}).map(([field, one]) => [field, resolve(one)]));
}

/** A value as a person reads it; empty where only a drawing would do. */
export function valueWords(value: unknown, words: Pick<FieldWords, "choices">, say: Say): string {
  if (typeof value === "boolean") return value ? say("workshop.form-on") : say("workshop.form-off");
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return words.choices[value] ?? value;
  if (!Array.isArray(value)) return "";
  // Rows of a board are no sentence.
  if (value.length > 3 && value.every((item) => typeof item === "string" && !(item in words.choices))) return "";
  return value.map((item) => valueWords(item, words, say)).join(", ");
}

// From a change or a problem of a rule set to the field it is about.
const CONTROLS = "input, textarea, select, button:not(.why), [tabindex='0']";

/** Bring a field into sight and put the focus on what it is filled in with. */
export function jumpTo(field: string, still: boolean): void {
  const place = document.getElementById(`field-${field}`);
  if (!place) return;
  place.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
  // An editor of several fields marks the others by empty places.
  const home = place.childElementCount ? place : (place.closest(".editor") ?? place);
  home.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
}
