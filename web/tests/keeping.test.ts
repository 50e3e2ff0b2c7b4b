// The files of the house on this device: kept as a whole, checked, replaced by newer ones, removed.
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { dropFiles, keepFiles, listFiles } from "../src/local/keeping";
import type { HouseFiles } from "../src/local/messages";

const AT = "https://sea.example/local/";
const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

function listOf(version: string, files: Record<string, string>): HouseFiles {
  return {
    version,
    bytes: 0,
    packed: 0,
    files: Object.entries(files).map(([name, text]) => ({ name, sha256: digest(text), unpack: false })),
  };
}

describe("the files of the house", () => {
  const FILES = { "python.mjs": "code", "fathoms.zip": "rules" };
  const kept = new Map<string, Map<string, string>>();
  let sent: Record<string, string> = FILES;
  const now = new AbortController().signal;

  beforeEach(() => {
    kept.clear();
    sent = FILES;
    vi.stubGlobal("caches", {
      keys: () => Promise.resolve([...kept.keys()]),
      delete: (name: string) => Promise.resolve(kept.delete(name)),
      open: (name: string) => {
        const cache = kept.get(name) ?? new Map<string, string>();
        kept.set(name, cache);
        return Promise.resolve({
          put: async (address: URL, answer: Response) => void cache.set(address.href, await answer.text()),
        });
      },
    });
    vi.stubGlobal("fetch", (address: URL) => {
      const name = address.pathname.slice("/local/".length);
      const text = sent[name];
      return Promise.resolve(new Response(text ?? "", { status: text === undefined ? 404 : 200 }));
    });
  });

  it("are kept as one, with the list of them, and it is told how much is here", async () => {
    const told: number[] = [];
    await keepFiles("/", AT, listOf("1", FILES), (done) => told.push(done), now);
    expect([...kept.keys()]).toEqual(["fathoms / house 1"]);
    const cache = kept.get("fathoms / house 1");
    expect([...(cache?.keys() ?? [])]).toEqual(["python.mjs", "fathoms.zip", "local.json"].map((name) => AT + name));
    expect(told.at(-1)).toBe("coderules".length);
  });

  it("are not kept if one is not what it should be, cannot be had, or nobody wants them any more", async () => {
    await keepFiles("/", AT, listOf("1", FILES), () => {}, now);
    sent = { ...FILES, "fathoms.zip": "a page of the hotel" };
    await expect(keepFiles("/", AT, listOf("2", FILES), () => {}, now)).rejects.toThrow();
    sent = { "python.mjs": "code" };
    await expect(keepFiles("/", AT, listOf("2", FILES), () => {}, now)).rejects.toThrow();
    sent = FILES;
    await expect(keepFiles("/", AT, listOf("2", FILES), () => {}, AbortSignal.abort())).rejects.toThrow();
    expect([...kept.keys()]).toEqual(["fathoms / house 1"]);
  });

  it("take the place of older ones, and leave those of other houses alone", async () => {
    kept.set("fathoms /other/ house 7", new Map());
    await keepFiles("/", AT, listOf("1", FILES), () => {}, now);
    await keepFiles("/", AT, listOf("2", FILES), () => {}, now);
    expect([...kept.keys()]).toEqual(["fathoms /other/ house 7", "fathoms / house 2"]);
    await dropFiles("/");
    expect([...kept.keys()]).toEqual(["fathoms /other/ house 7"]);
  });

  it("are none where a server offers none", async () => {
    expect(await listFiles(AT)).toBeNull();
  });
});
