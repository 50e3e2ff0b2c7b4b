import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recentGames } from "../src/lib/memory";
import { namesOf } from "../src/lib/names";
import { TableModel } from "../src/lib/table.svelte";
import { FakeWire, info, table } from "./wire";

beforeEach(() => {
  localStorage.clear();
  FakeWire.all = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const say = (lang: Record<string, string>) => (key: string) => lang[key] ?? key;

describe("what this device remembers of a game", () => {
  it("is who sat there, not how one language calls them", () => {
    const seats = info().seats.map((seat, at) => ({
      ...seat,
      name: at ? "Ada" : "Green",
      colour: at ? "blue" : "green",
    }));
    const model = new TableModel("t1234567", {
      lang: "en",
      onMoved: () => {},
      onAgain: () => {},
      dial: (address) => new FakeWire(address),
    });
    model.common.start();
    FakeWire.all[0]?.open();
    FakeWire.all[0]?.say(table({ info: info({ seats }) }));
    model.note();
    vi.advanceTimersByTime(2_000);
    model.common.stop();
    const [kept] = recentGames();
    if (!kept) throw new Error("nothing was kept");
    expect(namesOf(kept, say({ "core.colour-green": "Vert" }))).toEqual(["Vert", "Ada"]);
    expect(namesOf(kept, say({ "core.colour-green": "Verde" }))).toEqual(["Verde", "Ada"]);
  });

  it("was once kept in words, and is still read so", () => {
    localStorage.setItem(
      "fathoms/recent",
      JSON.stringify([{ table: "t", game: "g", names: ["Vert", "Ada"], at: 1, over: true }]),
    );
    expect(recentGames().map((game) => namesOf(game, say({})))).toEqual([["Vert", "Ada"]]);
  });
});
