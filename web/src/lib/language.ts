// Which language a visitor would like, and where its words come from: the terminal's own files, read when the client was
// built. Nothing else is needed to begin fetching them.
import type { FluentResource } from "@fluent/bundle";
import FILES from "virtual:catalogues";
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

/** The messages of one file, ready to be said. */
export type Catalogue = FluentResource["body"];

/** What every page speaks from; a game's own files come with the game. */
export const ALWAYS: readonly string[] = ["web", "core", "play"];

export const fetchCatalogue = (lang: Language, file: string): Promise<Catalogue> =>
  FILES[`${lang}/${file}`]?.() ?? Promise.resolve([]);

/** Whether we have words for a game; any other game is told by the server. */
export const isSpoken = (game: string): boolean => `en/${game}` in FILES;
