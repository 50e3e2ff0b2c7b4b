// Answers of the server that come little by little, a line of JSON each.
import type { Failed, Failure } from "../protocol";
import { Problem } from "./api";
import { askHouse } from "./houses";
import { texts } from "./texts.svelte";

/** Lines of these kinds come before the result. */
const UNDERWAY: ReadonlySet<string> = new Set(["waiting", "queued", "warming", "progress"]);

/**
 * Ask, and give each line as it comes: the last one is the result, one that says `failed` is thrown as the `Problem` it
 * tells of. Leaving the loop or aborting `signal` ends the work on the server too; after an abort the lines end quietly.
 * Whatever else goes wrong is thrown as a `Problem`.
 */
export async function* lines<News extends { readonly kind: string }>(
  path: string,
  wish: unknown,
  signal: AbortSignal,
): AsyncGenerator<News, void> {
  const leave = new AbortController();
  const stop = (): void => leave.abort();
  if (signal.aborted) return;
  signal.addEventListener("abort", stop);
  try {
    const answer = await begin(path, wish, leave.signal);
    let finished = false;
    for await (const text of texted(answer)) {
      const line = JSON.parse(text) as News | Failed;
      if (isFailed(line)) throw new Problem(line.error.kind, line.error.message, line.error.rule ?? null);
      finished = !UNDERWAY.has(line.kind);
      yield line;
    }
    // The line broke before the server had said all.
    if (!finished) throw new Problem("gone", "");
  } catch (error) {
    if (signal.aborted) return;
    throw error instanceof Problem ? error : new Problem("gone", "");
  } finally {
    signal.removeEventListener("abort", stop);
    leave.abort();
  }
}

const isFailed = (line: unknown): line is Failed => (line as Failed).kind === "failed";

async function begin(
  path: string,
  wish: unknown,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const answer = await askHouse(`${path}?lang=${texts.lang}`, { lang: texts.lang, wish, signal, lines: true });
  if (answer.ok && answer.body) return answer.body;
  const said = (await answer.json().catch(() => ({}))) as Partial<Failure>;
  const fallback = answer.status >= 502 ? "gone" : "internal";
  throw new Problem(said.error?.kind ?? fallback, said.error?.message ?? "", said.error?.rule ?? null);
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
