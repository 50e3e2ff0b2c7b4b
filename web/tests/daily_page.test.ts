// The page of the daily dive, as the house answers: with boards, without a server, with a clock that was moved.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MyDaily } from "../src/protocol";
import Daily from "../src/pages/Daily.svelte";
import { say, texts } from "../src/lib/texts.svelte";

const MINE: MyDaily = {
  day: "2026-11-19",
  seconds_left: 3600,
  boards: true,
  keyed: false,
  games: [{ game: "into-the-blue", title: "Into the Blue", bots: ["Greedy"], state: "new", points: null, dots: [] }],
  groups: [],
  note: "",
};
let shown: Record<string, unknown> | null = null;

async function page(mine: Partial<MyDaily>): Promise<string> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ ...MINE, ...mine }))));
  shown = mount(Daily, { target: document.body });
  await vi.waitFor(() => expect(document.querySelector(".card")).not.toBeNull());
  flushSync();
  return document.body.textContent.replace(/\s+/g, " ");
}

describe("the page of the daily dive", () => {
  beforeEach(() => texts.need("web-daily"));
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  it("says what is fair at a server, and of groups", async () => {
    const told = await page({});
    expect(told).toContain(say("web-daily.about"));
    expect(told).toContain(say("web-daily.groups"));
    expect(told).not.toContain(say("web-daily.fair-site"));
  });

  it("says that there is no board, and nothing secret, when the house on the device answers", async () => {
    const told = await page({ boards: false });
    expect(told).toContain(say("web-daily.about-here"));
    expect(told).toContain(say("web-daily.fair-site"));
    expect(told).not.toContain(say("web-daily.groups"));
  });

  it("says what the house says of the clock", async () => {
    expect(await page({ boards: false, note: "The clock was moved." })).toContain("The clock was moved.");
  });
});
