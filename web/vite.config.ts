/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./plugins/catalogues.ts";
import { chunkOf, isEager } from "./plugins/chunks.ts";
import { eager } from "./plugins/eager.ts";
import { head } from "./plugins/head.ts";
import { keyWords } from "./plugins/key_words.ts";
import { offline } from "./plugins/offline.ts";
import { precompress } from "./plugins/precompress.ts";

// The built client stands inside the Python package, so that the wheel carries it.
const OUT = process.env["FATHOMS_WEB_OUT"] ?? "../src/fathoms/web";
const SERVER = process.env["FATHOMS_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [catalogues(), keyWords(), svelte(), head(), eager(isEager), offline(), precompress()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    // Nothing is put inline: the server's content policy allows files of its own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: chunkOf }], includeDependenciesRecursively: false } },
    },
  },
  // Files name each other by where they stand, so that all of them can lie in any folder of any host; only the page itself
  // has to know which (`fathoms site --path`).
  experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
  test: {
    environment: "happy-dom",
    // Tables that Python made are drawn by a run of their own, which is told where they are.
    include: [process.env["FATHOMS_TABLES"] ? "tests/**/*.tables.ts" : "tests/**/*.test.ts"],
    // A page for each file takes four times as long; whatever a test puts on the page it takes away again.
    isolate: false,
    unstubGlobals: true,
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
