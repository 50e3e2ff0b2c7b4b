import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Catalogues } from "../src/lib/phrases";

// The tests run in web/.
const FOLDER = "../src/fathoms/locales";
const source = (lang: string, file: string): FluentResource["body"] =>
  new FluentResource(readFileSync(`${FOLDER}/${lang}/${file}.ftl`, "utf8")).body;

function speaking(lang: string): Catalogues {
  const catalogues = new Catalogues(lang);
  for (const file of ["core", "web", "play"]) catalogues.add(file, source(lang, file));
  return catalogues;
}

/** Every key that the client says with a whole literal. */
function keysInCode(): string[] {
  const folder = "src";
  const found = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|ts)$/.test(name)) continue;
    for (const match of readFileSync(`${folder}/${name}`, "utf8").matchAll(/"((?:web|play|core)\.[a-z0-9-]+)"/g))
      found.add(match[1] ?? "");
  }
  return [...found];
}

describe("phrases", () => {
  it("says lists as each language does", () => {
    expect(speaking("en").say("web.invited-by", { names: ["Ana", "Ben", "Inés"] })).toBe("At the table: Ana, Ben and Inés.");
    expect(speaking("es").say("web.invited-by", { names: ["Ana", "Inés"] })).toBe("En la mesa: Ana e Inés.");
  });

  it("says phrases inside phrases", () => {
    const said = speaking("fr").say("play.turn-of", { name: { key: "core.colour-green" } });
    expect(said).toContain("Vert");
  });

  it("counts as the language does", () => {
    expect(speaking("en").say("web.watchers", { count: 1 })).toBe("One watcher");
    expect(speaking("fr").say("web.watchers", { count: 3 })).toBe("3 spectateurs");
  });

  it("writes large numbers as the language does", () => {
    expect(speaking("en").say("web.watchers", { count: 12_345 })).toBe("12,345 watchers");
    expect(speaking("fr").say("web.watchers", { count: 12_345 })).toBe("12\u202f345 spectateurs");
    expect(speaking("es").say("web.watchers", { count: 999 })).toContain("999 ");
  });

  it("tells when it cannot say a key", () => {
    expect(speaking("en").say("web.no-such-key")).toBeUndefined();
    expect(speaking("en").say("nothing.here")).toBeUndefined();
  });

  it.each(["en", "fr", "es"])("has every key that the pages say, in %s", (lang) => {
    const catalogues = speaking(lang);
    const keys = keysInCode();
    expect(keys.length).toBeGreaterThan(80);
    expect(keys.filter((key) => catalogues.say(key) === undefined)).toEqual([]);
  });
});
