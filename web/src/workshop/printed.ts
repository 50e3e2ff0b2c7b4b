// The fields printed on a boxed game's pieces, from what its scorer carries: a score sheet asks for them without a server.
import type { FieldWords } from "../protocol";
import type { Scorer } from "../games/contract";
import type { Say } from "../lib/texts.svelte";
import type { FieldSchema } from "./values";

export const printedFields = (about: Scorer["about"], say: Say): FieldWords[] =>
  about.box.map(({ field, title, about: more, rule, items, follows }) => ({
    field,
    title: say(title.key, title.args),
    about: say(more.key, more.args),
    rule,
    choices: {},
    items: items.map((item) => say(item.key, item.args)),
    follows,
  }));

export const printedSchemas = (about: Scorer["about"]): Record<string, FieldSchema> => Object.fromEntries(about.box.map(({ field, schema }) => [field, schema as FieldSchema]));
