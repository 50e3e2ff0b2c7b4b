// The words of players' keys: one list, the Python package's own.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const LIST = resolve(import.meta.dirname, "../../src/fathoms/core/key_words.txt");
const NAME = "virtual:key-words";

export function keyWords(): Plugin {
  return {
    name: "fathoms-key-words",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      this.addWatchFile(LIST);
      return `export default ${JSON.stringify(readFileSync(LIST, "ascii").trim())};`;
    },
  };
}
