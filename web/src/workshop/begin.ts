// A rule set from elsewhere becomes the draft of its game: the draft before it is one step back.
import { api } from "../lib/api";
import { Draft, type Origin } from "./draft.svelte";
import type { KeptRules } from "./mine.svelte";
import type { Opened } from "./source";

/** What a draft begins with, of rules that the server has seen. */
export const originOf = ({ seen }: Opened, title: string): Origin => ({
  title,
  values: seen.rules,
  ...(seen.code === null ? {} : { code: seen.code }),
});

/** Make it the draft of its game, wherever that is shown next. */
export function beginDraft(opened: Opened, title: string): void {
  const draft = new Draft(opened.about);
  draft.begin(originOf(opened, title));
  draft.stop();
}

/** What a draft begins with, of rules kept on this device. */
export const keptOrigin = ({ title, rules, code }: KeptRules, standard: Origin["values"]): Origin => ({
  title,
  values: { ...standard, ...rules },
  ...(code === null ? {} : { code }),
});

export async function beginKept(kept: KeptRules): Promise<void> {
  const about = await api.workshop(kept.game);
  const draft = new Draft(about);
  draft.begin(keptOrigin(kept, about.standard), kept.id);
  draft.stop();
}
