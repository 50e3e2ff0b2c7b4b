// Answers that come line by line: cut anywhere, ended early, refused, or left.
import { afterEach, describe, expect, it, vi } from "vitest";
import { Problem } from "../src/lib/api";
import { lines } from "../src/lib/stream";
import type { Line } from "../src/workshop/measuring.svelte";

interface Done {
  readonly kind: "done";
}
const answer = (...parts: readonly string[]): Response =>
  new Response(
    new ReadableStream({
      start(body) {
        for (const part of parts) body.enqueue(new TextEncoder().encode(part));
        body.close();
      },
    }),
  );

async function heard(response: Response, signal = new AbortController().signal): Promise<Line<Done>[]> {
  vi.stubGlobal("fetch", () => Promise.resolve(response));
  const found: Line<Done>[] = [];
  for await (const line of lines<Line<Done>>("/api", {}, signal)) found.push(line);
  return found;
}
afterEach(() => vi.unstubAllGlobals());

describe("an answer in lines", () => {
  it("is read wherever it was cut", async () => {
    const said = await heard(answer('{"kind":"progress","do', 'ne":1,"total":2}\n\n{"kind"', ':"done"}'));
    expect(said).toEqual([{ kind: "progress", done: 1, total: 2 }, { kind: "done" }]);
  });

  it("that says it failed is thrown as that problem", async () => {
    const failed = '{"kind":"failed","error":{"kind":"unavailable","message":"Too slow."}}\n';
    await expect(heard(answer('{"kind":"waiting","ahead":1}\n', failed))).rejects.toMatchObject({
      kind: "unavailable",
      message: "Too slow.",
    });
  });

  it("that ends before its result is a line that broke", async () => {
    await expect(heard(answer('{"kind":"progress","done":1,"total":2}\n'))).rejects.toMatchObject({ kind: "gone" });
    await expect(heard(answer('{"kind":'))).rejects.toBeInstanceOf(Problem);
  });

  it("that is refused at once tells why", async () => {
    const refused = new Response('{"error":{"kind":"rate","message":"Later."}}', { status: 429 });
    await expect(heard(refused)).rejects.toMatchObject({ kind: "rate", message: "Later." });
  });

  it("that nobody wants any more ends quietly", async () => {
    const leave = new AbortController();
    leave.abort();
    expect(await heard(answer('{"kind":"done"}\n'), leave.signal)).toEqual([]);
    const later = new AbortController();
    vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_done, lost) =>
        signal.addEventListener("abort", () => lost(new DOMException("", "AbortError"))),
      );
    });
    const reading = (async () => {
      for await (const line of lines<Line<Done>>("/api", {}, later.signal)) throw new Error(JSON.stringify(line));
    })();
    later.abort();
    await reading;
  });
});
