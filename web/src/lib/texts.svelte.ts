// The language of this page. `say` is reactive: what it said changes when the language or a catalogue does.
import { ALWAYS, fetchCatalogue, type Language } from "./language";
import { remember } from "./memory";
import { Catalogues, type Args, type Phrase } from "./phrases";

export { LANGUAGES, LANGUAGE_NAMES, preferredLanguage, type Language } from "./language";

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

  /** Say several things with commas and a last "and", as the language does. */
  list = (items: readonly string[]): string => {
    void this.read;
    return this.spoken.get(this.lang)?.list(items) ?? "";
  };

  /** Dates are written as where this browser is at home, if the language is spoken there. */
  get dates(): string {
    return navigator.languages.find((one) => one.split("-")[0] === this.lang) ?? this.lang;
  }

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
    const name = `${lang}/${file}`;
    let reading = this.wanted.get(name);
    if (!reading) {
      reading = fetchCatalogue(lang, file).then(
        (body) => {
          const catalogues = this.spoken.get(lang) ?? new Catalogues(lang);
          this.spoken.set(lang, catalogues);
          catalogues.add(file, body);
          this.read += 1;
        },
        () => {
          // The network is gone: ask again when the words are next wanted.
          this.wanted.delete(name);
        },
      );
      this.wanted.set(name, reading);
    }
    return reading;
  }
}

export const texts = new Texts();
export const say = texts.say;
export type Say = typeof say;
