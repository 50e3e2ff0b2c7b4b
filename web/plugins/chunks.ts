// Which modules are packed together. A file costs a slow phone some milliseconds whatever is in it, so what a table
// needs comes in a few large ones; what the start page needs too goes to the one that every page has.
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Rolldown } from "vite";

const SOURCE = resolve(import.meta.dirname, "../src");
const GAMES = readdirSync(resolve(SOURCE, "games"), { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);
const AT_HOME = ["pages/Home.svelte", ...GAMES.map((game) => `games/${game}/Picture.svelte`)];
type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** All modules that one needs before it can run. */
function needs(entry: string, context: Context): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [resolve(SOURCE, entry)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** What is called at once when a table opens, nearly all of it. */
export const isEager = (chunk: string): boolean =>
  ["start", "table", ...GAMES, ...GAMES.map((game) => `${game}-picture`)].includes(chunk);

export const chunkOf: Rolldown.CodeSplittingNameFunction = (id, context) => {
  if (id.includes("virtual:words/")) return null;
  if (needs("main.ts", context).has(id) || id.includes("preload-helper")) return "first";
  if (needs("start.ts", context).has(id)) return "start";
  const isShown = (...pages: readonly string[]): boolean => pages.some((page) => needs(page, context).has(id));
  // Before the next line: a file that every page waits for must not itself wait for the table's.
  if (id.startsWith(`${SOURCE}/lib/`) && isShown(...GAMES.map((one) => `games/${one}/Table.svelte`))) return "start";
  if (isShown("pages/TablePage.svelte")) return isShown(...AT_HOME) ? "start" : "table";
  const [, game] = /\/src\/games\/([\w-]+)\//.exec(id) ?? [];
  if (!game || !isShown(`games/${game}/Table.svelte`)) return null;
  return isShown(`games/${game}/Picture.svelte`) ? `${game}-picture` : game;
};
