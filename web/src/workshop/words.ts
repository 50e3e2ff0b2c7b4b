// Values in words, where a page must say one before the server has told it.
import type { FieldWords } from "../protocol";
import type { Say } from "../lib/texts.svelte";

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
