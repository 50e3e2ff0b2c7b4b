// Where the words of each language come from: the terminal's own files, read when the client was built.
import type { FluentResource } from "@fluent/bundle";
import FILES from "virtual:catalogues";
import type { Language } from "./language";

/** The messages of one file, ready to be said. */
export type Catalogue = FluentResource["body"];

/** What every page speaks from; a game's own files come with the game. */
export const ALWAYS: readonly string[] = ["web", "core", "play"];

export const fetchCatalogue = (lang: Language, file: string): Promise<Catalogue> =>
  FILES[`${lang}/${file}`]?.() ?? Promise.resolve([]);
