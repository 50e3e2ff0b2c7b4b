// The language of this page. `say` is reactive: what it said changes when the language or a catalogue does.
import { Catalogues, type Args, type Phrase } from "./phrases";
import { remember, remembered } from "./memory";

export const LANGUAGES = ["en", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language called by itself, as a reader of it looks for it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", fr: "Français", es: "Español" };

// What only a terminal says is left out.
const SOURCES = import.meta.glob<string>(
  ["../../../src/fathoms/locales/*/*.ftl", "!**/{cli,lab,train,storage,join,verify,server,tables,analysis}.ftl"],
  { query: "?raw", import: "default" },
);
/** What every page speaks from; a game's own files come with the game. */
const ALWAYS = ["web", "core", "play"];

const isLanguage = (text: unknown): text is Language => LANGUAGES.includes(text as Language);

/** The language a visitor would like: the one chosen before, else the browser's first that we speak. */
export function preferredLanguage(spoken: readonly string[] = navigator.languages): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  if (isLanguage(asked)) return asked;
  const kept = remembered<string>("language");
  if (isLanguage(kept)) return kept;
  return spoken.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

class Texts {
  lang = $state<Language>("en");
  /** Counts catalogues read, so that whatever was said is said anew. */
  private read = $state(0);
  private readonly spoken = new Map<Language, Catalogues>();
  private readonly wanted = new Map<string, Promise<void>>();
  private readonly files = new Set(ALWAYS);

  /** Say a key; a catalogue that is missing is fetched, and the words follow. */
  say = (key: string, args?: Args): string => {
    void this.read;
    const file = key.slice(0, key.indexOf("."));
    const catalogues = this.spoken.get(this.lang);
    if (!catalogues?.holds(file)) {
      void this.need(file);
      return "";
    }
    return catalogues.say(key, args) ?? key;
  };

  phrase = (phrase: Phrase): string => this.say(phrase.key, phrase.args);

  /** Make sure that these catalogues can be said in the language of the page. */
  async need(...files: string[]): Promise<void> {
    for (const file of files) this.files.add(file);
    await Promise.all(files.map((file) => this.fetch(this.lang, file)));
  }

  async speak(lang: Language): Promise<void> {
    await Promise.all([...this.files].map((file) => this.fetch(lang, file)));
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  async choose(lang: Language): Promise<void> {
    remember("language", lang);
    await this.speak(lang);
  }

  private fetch(lang: Language, file: string): Promise<void> {
    const path = `../../../src/fathoms/locales/${lang}/${file}.ftl`;
    let reading = this.wanted.get(path);
    if (!reading) {
      reading = (SOURCES[path]?.() ?? Promise.resolve("")).then(
        (source) => {
          const catalogues = this.spoken.get(lang) ?? new Catalogues(lang);
          this.spoken.set(lang, catalogues);
          catalogues.add(file, source);
          this.read += 1;
        },
        () => {
          // The network is gone: ask again when the words are next wanted.
          this.wanted.delete(path);
        },
      );
      this.wanted.set(path, reading);
    }
    return reading;
  }
}

export const texts = new Texts();
export const say = texts.say;
export type Say = typeof say;
