// What did not come about, in words: the server's own if it refused, ours if it never heard of it.
import type { NotDone } from "./live.svelte";
import type { Say } from "./texts.svelte";

export const notDoneWords = (problem: NotDone, say: Say): string =>
  problem.type === "refused" ? problem.message : say(problem.type === "unsent" ? "web.not-sent" : "web.not-answered");
