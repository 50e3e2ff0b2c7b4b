// Writes sw.js: the page and every asset by name, so that the game opens without a network.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function offline(): Plugin {
  return {
    name: "fathoms-offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const assets = Object.keys(bundle).filter((name) => /\.(js|css|woff2|svg|png)$/.test(name));
        // Below wherever the service worker stands.
        const shell = ["./", "icon.svg", "manifest.webmanifest", ...assets].sort();
        const release = createHash("sha256").update(JSON.stringify(shell)).digest("hex").slice(0, 12);
        const source = readFileSync(new URL("./service-worker.js", import.meta.url), "utf8")
          .replace("__RELEASE__", release)
          .replace("__SHELL__", JSON.stringify(shell));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
