// Answers that come little by little, a line of JSON each: measuring, looking for changes, hanging up in the gallery.
import type { Failed, Failure, Measure, Measured, Progress, Show, Shown, Suggest, Suggested, Waiting, Warming } from "../protocol";
import { Trouble } from "../lib/api";
import { texts } from "../lib/texts.svelte";

/** What a line may be; a line that says `failed` is thrown as the `Trouble` it tells of. */
export type Line<Result> = Waiting | Warming | Progress | Result;

/**
 * Ask, and give each line as it comes; the last one is the result. Leaving the loop or aborting `signal` ends the work
 * on the server too; after an abort the lines end quietly. Whatever else goes wrong is thrown as a `Trouble`.
 */
export async function* lines<Result>(path: string, wish: unknown, signal: AbortSignal): AsyncGenerator<Line<Result>, void> {
  const leave = new AbortController();
  const stop = (): void => leave.abort();
  if (signal.aborted) return;
  signal.addEventListener("abort", stop);
  try {
    const answer = await begin(path, wish, leave.signal);
    let finished = false;
    for await (const text of texted(answer)) {
      const line = JSON.parse(text) as Line<Result> | Failed;
      if (isFailed(line)) throw new Trouble(line.error.kind, line.error.message, line.error.rule ?? null);
      finished = !["waiting", "warming", "progress"].includes((line as { kind: string }).kind);
      yield line;
    }
    // The line broke before the server had said all.
    if (!finished) throw new Trouble("gone", "");
  } catch (problem) {
    if (signal.aborted) return;
    throw problem instanceof Trouble ? problem : new Trouble("gone", "");
  } finally {
    signal.removeEventListener("abort", stop);
    leave.abort();
  }
}

const isFailed = (line: unknown): line is Failed => (line as Failed).kind === "failed";

async function begin(path: string, wish: unknown, signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const answer = await fetch(`${path}?lang=${texts.lang}`, {
    method: "POST",
    headers: { "Accept-Language": texts.lang, "Content-Type": "application/json" },
    body: JSON.stringify(wish),
    signal,
    credentials: "omit",
  });
  if (answer.ok && answer.body) return answer.body;
  const said = (await answer.json().catch(() => ({}))) as Partial<Failure>;
  const fallback = answer.status >= 502 ? "gone" : "internal";
  throw new Trouble(said.error?.kind ?? fallback, said.error?.message ?? "", said.error?.rule ?? null);
}

/** The lines of a body as text; empty ones only keep the connection awake. */
async function* texted(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    const parts = (rest + (value ?? "")).split("\n");
    rest = done ? "" : (parts.pop() ?? "");
    for (const part of parts) if (part.trim()) yield part;
    if (done) return;
  }
}

/** Play both rule sets many times and tell what the change does. */
export const measure = (wish: Measure, signal: AbortSignal): AsyncGenerator<Line<Measured>, void> =>
  lines<Measured>("/api/workshop/measure", wish, signal);

/** Look for single changes that lead towards a goal. */
export const suggest = (wish: Suggest, signal: AbortSignal): AsyncGenerator<Line<Suggested>, void> =>
  lines<Suggested>("/api/workshop/suggest", wish, signal);

/** Measure a rule set and hang it in the gallery. */
export const show = (wish: Show, signal: AbortSignal): AsyncGenerator<Line<Shown>, void> =>
  lines<Shown>("/api/gallery", wish, signal);
