import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { fetchCatalogue } from "../src/lib/language";
import { nameOf } from "../src/lib/names";
import { Catalogues } from "../src/lib/phrases";
import type { Say } from "../src/lib/texts.svelte";

// The tests run in web/.
const FOLDER = "../src/fathoms/locales";
const source = (lang: string, file: string): FluentResource["body"] =>
  new FluentResource(readFileSync(`${FOLDER}/${lang}/${file}.ftl`, "utf8")).body;

function speaking(lang: string): Catalogues {
  const catalogues = new Catalogues(lang);
  for (const file of ["core", "web", "web-story", "play", "into-the-blue"]) catalogues.add(file, source(lang, file));
  return catalogues;
}

/** Every key that the client says, as far as it is written out. */
function keysInCode(): string[] {
  const folder = "src";
  const found = new Set<string>();
  const key =
    /["`]((?:web|play|core|workshop|into-the-blue|atlantis-treasure)[a-z-]*\.[a-z][A-Za-z0-9_-]*)(?:"|`|\$\{)/g;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|ts|js)$/.test(name)) continue;
    for (const match of readFileSync(`${folder}/${name}`, "utf8").matchAll(key)) found.add(match[1] ?? "");
  }
  return [...found];
}

describe("phrases", () => {
  it("says lists as each language does", () => {
    expect(speaking("en").say("web.invited-by", { names: ["Ana", "Ben", "Inés"] })).toBe(
      "At the table: Ana, Ben and Inés.",
    );
    expect(speaking("es").say("web.invited-by", { names: ["Ana", "Inés"] })).toBe("En la mesa: Ana e Inés.");
  });

  it("says phrases inside phrases", () => {
    const said = speaking("fr").say("play.turn-of", { name: { key: "core.colour-green" } });
    expect(said).toContain("Vert");
  });

  it.each([
    ["en", "You stop.", "Green stops.", "You win!", "You and Bo share the victory!", "You resigned."],
    [
      "fr",
      "Vous vous arrêtez.",
      "Vert s’arrête.",
      "Vous gagnez\u00a0!",
      "Vous et Bo partagez la victoire\u00a0!",
      "Vous avez abandonné.",
    ],
    ["es", "Te plantas.", "Verde se planta.", "¡Has ganado!", "¡Tú y Bo compartís la victoria!", "Te has rendido."],
  ])("speaks to the player whose name it would say, in %s", (lang, own, other, alone, shared, resigned) => {
    const catalogues = speaking(lang);
    const say: Say = (key, args) => catalogues.say(key, args) ?? key;
    const [me, them] = [true, false].map((you) => nameOf({ name: "Green", colour: "green" }, say, you));
    expect(say("into-the-blue.tell-stop", { name: me ?? "" })).toBe(own);
    expect(say("into-the-blue.tell-stop", { name: them ?? "" })).toBe(other);
    expect(say("play.win", { names: [me ?? ""], count: 1 })).toBe(alone);
    expect(say("play.win", { names: [me ?? "", "Bo"], count: 2 })).toBe(shared);
    expect(say("web-story.gave-up", { names: [me ?? ""], count: 1 })).toBe(resigned);
  });

  it("counts as the language does", () => {
    expect(speaking("en").say("web.watchers", { count: 1 })).toBe("One spectator");
    expect(speaking("fr").say("web.watchers", { count: 3 })).toBe("3 spectateurs");
  });

  it("writes large numbers as the language does", () => {
    expect(speaking("en").say("web.watchers", { count: 12_345 })).toBe("12,345 spectators");
    expect(speaking("fr").say("web.watchers", { count: 12_345 })).toBe("12\u202f345 spectateurs");
    expect(speaking("es").say("web.watchers", { count: 999 })).toContain("999 ");
  });

  it("tells when it cannot say a key", () => {
    expect(speaking("en").say("web.no-such-key")).toBeUndefined();
    expect(speaking("en").say("nothing.here")).toBeUndefined();
  });

  it.each(["en", "fr", "es"] as const)("has every key that the pages say, in %s", async (lang) => {
    const keys = keysInCode();
    expect(keys.length).toBeGreaterThan(400);
    const missing = await Promise.all(
      keys.map(async (key) => {
        const [file = "", message = ""] = key.split(".");
        const words = await fetchCatalogue(lang, file);
        // A key that goes on with something else has words for some of it at least.
        return words.some(({ id }) => (message.endsWith("-") ? id.startsWith(message) : id === message)) ? [] : [key];
      }),
    );
    expect(missing.flat()).toEqual([]);
  });
});
