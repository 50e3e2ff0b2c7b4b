// A rule set as data: which fields it has, of what kind they are, and where two rule sets differ.
import type { Workshop } from "../protocol";
import type { RuleValues } from "../games/contract";

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

/** What a field is filled in with; `json` is whatever has no form of its own. */
export type FieldKind = "number" | "switch" | "choice" | "numbers" | "choices" | "text" | "lines" | "json";

export function kindOf(schema: FieldSchema): FieldKind {
  if (schema.enum) return "choice";
  if (schema.type === "integer") return "number";
  if (schema.type === "boolean") return "switch";
  if (schema.type === "string") return "text";
  if (schema.type !== "array") return "json";
  if (schema.items?.enum) return "choices";
  if (schema.items?.type === "integer") return "numbers";
  return schema.items?.type === "string" ? "lines" : "json";
}

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

/** Whether two pieces of JSON are the same. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every((key) => key in other && same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  );
}

/** The fields in which a rule set differs from another one. */
export function differences(values: RuleValues, from: RuleValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => !same(value, from[field])));
}

/** What was found on a device or in a file, as an object; anything else is none. */
export const asValues = (found: unknown): RuleValues | null =>
  typeof found === "object" && found !== null && !Array.isArray(found) ? (found as RuleValues) : null;
