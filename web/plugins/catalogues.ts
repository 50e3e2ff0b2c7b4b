// Reads Fluent files while the client is built: a browser then only has to say them. The words of one language that
// are needed together are one file: those of every page, and those of each game.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../../src/fathoms/locales");
const LIST = "virtual:catalogues";
const WORDS = "virtual:words/";
/** What every page speaks from. What only a terminal or a server says has no place here. */
const EVERYWHERE = ["web", "core", "play"];
/** The workshop's own words: its pages are wanted together. */
const WORKSHOP = /^workshop(-\w+)?$/;
/** Of the words that terminals share, the few that a page says. */
const PLAY = /^(asked|over|turn-of|win|your-turn)/;
/** Of the words of a review, those that stand beside its figures; its sentences are the server's. */
const REVIEW = /^(better|cost|dearest|end|grade-.*|none-dear|now|part-.*|start)$/;
/** Of the words of puzzles, those that a page says itself. */
const PUZZLES = /^(level-.*|right|today|wrong.*)$/;
/** Of a game's own words: rule sets and what is measured are told by the house, questions are asked by a terminal. */
const NOT_OF_GAME = /^(ask|deed|field|group|ruleset)-/;

/** Whether a browser says a message itself; a test looks for those it does not have. */
function isSaid(file: string, part: string, message: string): boolean {
  if (file === "play") return PLAY.test(message);
  if (file === "review") return REVIEW.test(message);
  if (file === "puzzles") return PUZZLES.test(message);
  return part !== file || !NOT_OF_GAME.test(message);
}

/** The file that a catalogue goes to, if a browser speaks from it. */
function partOf(file: string, all: ReadonlySet<string>): string | null {
  if (EVERYWHERE.includes(file)) return "all";
  if (WORKSHOP.test(file)) return "workshop";
  // The words of a rule book are wanted a rule at a time, and seldom: a file of their own.
  if (file.endsWith("-rules") && all.has(`web-${file.slice(0, -"-rules".length)}`)) return file;
  const game = file.replace(/^web-/, "").replace(/-play$/, "");
  return all.has(`web-${game}`) ? game : null;
}

interface Spoken {
  readonly lang: string;
  readonly part: string;
  readonly file: string;
}

function spoken(): Spoken[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: lang }) => {
      const files = readdirSync(join(FOLDER, lang)).filter((name) => name.endsWith(".ftl"));
      const all = new Set(files.map((name) => basename(name, ".ftl")));
      return [...all].sort().flatMap((file) => {
        const part = partOf(file, all);
        return part === null ? [] : [{ lang, part, file }];
      });
    });
}

export function catalogues(): Plugin {
  return {
    name: "fathoms-catalogues",
    resolveId: (id) => (id === LIST || id.startsWith(WORDS) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) {
        const parts = new Map<string, string[]>();
        for (const { lang, part, file } of spoken()) {
          const name = `${lang}-${part}`;
          parts.set(name, [...(parts.get(name) ?? []), `${lang}/${file}`]);
        }
        const lines = [...parts].map(
          ([name, files]) => `  [() => import("${WORDS}${name}"), ${JSON.stringify(files)}],`,
        );
        return `export default Object.fromEntries([\n${lines.join("\n")}\n].flatMap(([load, files]) =>
          files.map((file) => [file, () => load().then((words) => words.default[file.slice(3)])])));`;
      }
      if (!id.startsWith(`\0${WORDS}`)) return null;
      const [, lang, part] = /^(\w+)-(.+)$/.exec(id.slice(WORDS.length + 1)) ?? [];
      const bodies = spoken()
        .filter((one) => one.lang === lang && one.part === part)
        .map(({ file }) => {
          const path = join(FOLDER, lang ?? "", `${file}.ftl`);
          this.addWatchFile(path);
          const { body } = new FluentResource(readFileSync(path, "utf8"));
          return [file, body.filter(({ id }) => isSaid(file, part ?? "", id))] as const;
        });
      // A browser reads a long JSON text faster than the same thing written as a program.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(bodies)))});`;
    },
  };
}
