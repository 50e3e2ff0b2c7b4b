import { dirname, relative, resolve, sep } from "node:path";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const SOURCE = resolve(import.meta.dirname, "src");
/** Each folder may use those before it; what stands beside them in src/ may use them all. Games know nothing of each other. */
const LAYERS = ["protocol", "local", "lib", "parts", "games", "workshop", "pages"];

const placeOf = (file) => {
  const [folder = "", inside = ""] = relative(SOURCE, file).split(sep);
  const rank = LAYERS.indexOf(folder);
  return { folder, inside, rank: rank < 0 ? LAYERS.length : rank };
};

const layers = {
  create(context) {
    const from = placeOf(context.filename);
    const check = ({ source }) => {
      if (!source || typeof source.value !== "string" || !source.value.startsWith(".")) return;
      const to = placeOf(resolve(dirname(context.filename), source.value));
      const isOtherGame = [from, to].every(({ folder, inside }) => folder === "games" && inside.includes("-"));
      if (to.rank > from.rank) context.report({ node: source, message: `${from.folder} must not use ${to.folder}` });
      else if (isOtherGame && from.inside !== to.inside)
        context.report({ node: source, message: `${from.inside} must not use ${to.inside}` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default ts.config(
  { ignores: ["src/protocol.ts", "src/games/*/{told,lesson}.ts", "public/"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    plugins: { fathoms: { rules: { layers } } },
    rules: {
      // TypeScript knows every name.
      "no-undef": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error", { allow: ["error"] }],
      "no-else-return": "error",
      "object-shorthand": "error",
      "prefer-template": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "fathoms/layers": "error",
      // svelte-check tells which are unused, and knows more warnings.
      "svelte/no-unused-svelte-ignore": "off",
      // Sets and maps are made anew, not changed: `$state.raw` holds them.
      "svelte/prefer-svelte-reactivity": "off",
      // `{" "}` is a space that the formatter leaves alone.
      "svelte/no-useless-mustaches": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  { files: ["tests/**"], rules: { "@typescript-eslint/no-non-null-assertion": "off", "require-yield": "off" } },
);
