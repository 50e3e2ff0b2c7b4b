// Which language a visitor would like. Nothing else is needed to begin fetching its words.
import { remembered } from "./memory";

export const LANGUAGES = ["en", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language called by itself, as a reader of it looks for it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", fr: "Français", es: "Español" };

const isLanguage = (text: unknown): text is Language => LANGUAGES.includes(text as Language);

/** The language a visitor would like: the one chosen before, else the browser's first that we speak. */
export function preferredLanguage(spoken: readonly string[] = navigator.languages): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  if (isLanguage(asked)) return asked;
  const kept = remembered<string>("language");
  if (isLanguage(kept)) return kept;
  return spoken.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}
