// Tells the browser that the functions of a table are all called while it loads: it reads them beside the page then,
// not one after another when they are called. (A comment: browsers that do not know it pass over it.)
import type { Plugin } from "vite";

const HINT = "//# allFunctionsCalledOnLoad\n";

export function eager(isEager: (chunk: string) => boolean): Plugin {
  return {
    name: "fathoms-eager",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && isEager(file.name)) file.code = HINT + file.code;
      },
    },
  };
}
