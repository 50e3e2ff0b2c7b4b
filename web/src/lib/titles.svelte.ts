// What games are called: in our own words, or as the server says it of a game whose words we do not have.
import { api } from "./api";
import { isSpoken } from "./language";
import { say, texts } from "./texts.svelte";

class Titles {
  private told = $state.raw<ReadonlyMap<string, string>>(new Map());
  private readonly asked = new Set<string>();

  of(game: string): string {
    if (isSpoken(game)) return say(`${game}.title`);
    void this.ask(texts.lang);
    return this.told.get(`${texts.lang}/${game}`) ?? "";
  }

  private async ask(lang: string): Promise<void> {
    if (this.asked.has(lang)) return;
    this.asked.add(lang);
    try {
      const games = await api.games();
      this.told = new Map([...this.told, ...games.map(({ game, title }) => [`${lang}/${game}`, title] as const)]);
    } catch {
      this.asked.delete(lang);
    }
  }
}

const titles = new Titles();

export const titleOf = (game: string): string => titles.of(game);
