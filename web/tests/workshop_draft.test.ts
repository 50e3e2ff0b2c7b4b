// A draft keeps every step on the device, asks the server when nothing changes for a moment, and believes the latest answer.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Draft as Seen, Workshop } from "../src/protocol";
import { Draft } from "../src/workshop/draft.svelte";
import { draftChanges, wayBack } from "../src/lib/kept_rules.svelte";

const STANDARD = { depth: 5, boats: [1, 2], storm: false };
const ABOUT: Workshop = {
  game: "sea",
  title: "Sea",
  schema: {},
  standard: STANDARD,
  fields: [],
  groups: [],
  box: [],
  goals: [],
  measures: false,
  gallery: false,
};

interface Asked {
  readonly wish: { readonly rules: Record<string, unknown>; readonly base?: unknown };
  answer(seen?: Partial<Seen>, status?: number): Promise<void>;
}
let asked: Asked[] = [];

function seenOf(rules: Record<string, unknown>): Seen {
  return { game: "sea", rules, changes: [], problems: [], code: `F1-${JSON.stringify(rules).length}`, seats: [2] };
}

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const wish = JSON.parse(body) as Asked["wish"];
    return new Promise<Response>((done) => {
      asked.push({
        wish,
        async answer(seen = {}, status = 200) {
          const said =
            status === 200 ? { ...seenOf(wish.rules), ...seen } : { error: { kind: "malformed", message: "no" } };
          done(new Response(JSON.stringify(said), { status }));
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pause = (): Promise<unknown> => vi.advanceTimersByTimeAsync(200);

describe("a draft", () => {
  it("undoes a stroke at once, and every other change by itself", () => {
    const draft = new Draft(ABOUT);
    draft.change({ depth: 4 }, "hold");
    draft.change({ depth: 3 }, "hold");
    draft.change({ storm: true });
    expect(draft.changed).toEqual(["depth", "storm"]);
    draft.undo();
    expect(draft.values).toEqual({ ...STANDARD, depth: 3 });
    draft.undo();
    expect(draft.values).toEqual(STANDARD);
    expect(draft.canUndo).toBe(false);
    draft.redo();
    draft.redo();
    expect(draft.values).toEqual({ ...STANDARD, depth: 3, storm: true });
    draft.stop();
  });

  it("takes a change that changes nothing for none", () => {
    const draft = new Draft(ABOUT);
    draft.change({ boats: [1, 2] });
    expect(draft.canUndo).toBe(false);
    draft.stop();
  });

  it("is as it was when it is opened again, with its way back", () => {
    const first = new Draft(ABOUT);
    first.change({ depth: 2 });
    first.stop();
    expect(draftChanges("sea")).toBe(1);
    const again = new Draft(ABOUT);
    expect(again.values).toEqual({ ...STANDARD, depth: 2 });
    again.undo();
    expect(again.values).toEqual(STANDARD);
    again.stop();
  });

  it("forgets fields that this house does not know, and fills in those that it learned", () => {
    localStorage.setItem(
      "fathoms/workshop/sea",
      JSON.stringify({ values: { depth: 1, tides: 9 }, origin: { title: "Old", values: { depth: 2 } } }),
    );
    const draft = new Draft(ABOUT);
    expect(draft.values).toEqual({ ...STANDARD, depth: 1 });
    expect(draft.origin.title).toBe("Old");
    draft.stop();
  });

  it.each(["[]", "null", '{"values":3}', "not json"])("begins anew where the device kept %s", (kept) => {
    localStorage.setItem("fathoms/workshop/sea", kept);
    expect(new Draft(ABOUT).values).toEqual(STANDARD);
  });

  it("asks once for many changes, and only the latest answer counts", async () => {
    const draft = new Draft(ABOUT);
    draft.change({ depth: 4 });
    draft.change({ depth: 3 });
    await pause();
    expect(asked.length).toBe(1);
    draft.change({ depth: 2 });
    await pause();
    expect(asked.length).toBe(2);
    await asked[1]?.answer({ code: "F1-NEW" });
    await asked[0]?.answer({ code: "F1-OLD" });
    expect(draft.code).toBe("F1-NEW");
    draft.change({ depth: 1 });
    expect(draft.code).toBeNull();
    draft.stop();
  });

  it("lets anyone who waits for the server go on, although something changed meanwhile", async () => {
    const draft = new Draft(ABOUT);
    draft.change({ depth: 4 });
    const looked = draft.looked();
    draft.change({ depth: 3 });
    await pause();
    await asked.at(-1)?.answer();
    expect((await looked)?.rules).toEqual({ ...STANDARD, depth: 3 });
    draft.stop();
  });

  it("says when nobody answers, and asks again", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("gone")));
    const draft = new Draft(ABOUT);
    draft.change({ depth: 4 });
    const looked = draft.looked();
    await pause();
    expect(await looked).toBeNull();
    expect(draft.problem?.kind).toBe("gone");
    expect(draft.values).toEqual({ ...STANDARD, depth: 4 });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(seenOf({})))));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(draft.problem).toBeNull();
    expect(draft.code).not.toBeNull();
    draft.stop();
  });

  it("tells changes against what it began with, unless that cannot be played any more", async () => {
    const draft = new Draft(ABOUT);
    draft.begin({ title: "Calm", values: { ...STANDARD, storm: true }, code: "F1-CALM" });
    await pause();
    expect(asked[0]?.wish.base).toEqual({ ...STANDARD, storm: true });
    await asked[0]?.answer({}, 400);
    expect(asked[1]?.wish).not.toHaveProperty("base");
    await asked[1]?.answer();
    expect(draft.code).not.toBeNull();
    draft.stop();
    // Rules that were never sound are all changes.
    const other = new Draft(ABOUT);
    other.begin({ title: "Odd", values: { ...STANDARD, depth: 99 } });
    expect(other.changed).toEqual(["depth"]);
    other.stop();
  });
});

describe("the way back from a table", () => {
  it("leads to the draft that is played there, to other rules with their code, and nowhere from the standard", () => {
    const draft = new Draft(ABOUT);
    draft.change({ depth: 2 });
    draft.stop();
    expect(wayBack({ game: "sea", rules: { depth: 2 }, code: "F1-X" })).toEqual({ href: "/workshop/sea", back: true });
    expect(wayBack({ game: "sea", rules: { depth: 3 }, code: "F1-X" })).toEqual({
      href: "/workshop/sea?rules=F1-X",
      back: false,
    });
    expect(wayBack({ game: "sea", rules: {}, code: "F1-X" })).toBeNull();
  });

  it("knows the values of a box from a change", () => {
    localStorage.setItem("fathoms/box/lake", JSON.stringify({ on: true, rules: { boats: [9] }, code: "" }));
    expect(wayBack({ game: "lake", rules: { boats: [9] }, code: "F1-X" })).toBeNull();
    expect(wayBack({ game: "lake", rules: { boats: [9], depth: 1 }, code: "F1-X" })?.back).toBe(false);
  });
});
