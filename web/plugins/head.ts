// Names in the page's head what every page needs, so that a browser fetches it before any script runs.
import type { Plugin } from "vite";

export function head(): Plugin {
  return {
    name: "fathoms-head",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_page, { bundle }) {
        const files = Object.values(bundle ?? {});
        // Not the few letters that stand for `start.ts` itself.
        const start = files.find(
          (file) => file.type === "chunk" && file.name === "start" && file.facadeModuleId === null,
        );
        if (start?.type !== "chunk") throw new Error("the script that every page begins with is not where it was");
        const fonts = files.map((file) => file.fileName).filter((name) => name.endsWith(".woff2"));
        const link = (attrs: Record<string, string | boolean>) => ({ tag: "link", attrs, injectTo: "head" as const });
        return [
          ...[...(start.viteMetadata?.importedCss ?? [])].map((css) =>
            link({ rel: "stylesheet", crossorigin: true, href: `/${css}` }),
          ),
          link({ rel: "modulepreload", crossorigin: true, href: `/${start.fileName}` }),
          ...fonts.map((font) =>
            link({ rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${font}` }),
          ),
        ];
      },
    },
  };
}
