import { beforeEach, describe, expect, it, vi } from "vitest";
import { firstInfo, openFirstLine, takeFirstLine } from "../src/lib/first_line";
import { LiveTable } from "../src/lib/live.svelte";
import { holdSeat } from "../src/lib/memory";
import { Line } from "../src/lib/wire";
import { FakeWire, info, moved, table } from "./wire";

const TABLE = "t1234567";
const wire = (): FakeWire => {
  const latest = FakeWire.all.at(-1);
  if (!latest) throw new Error("nobody dialled");
  return latest;
};
class Dialled extends FakeWire {
  constructor(address: string | URL) {
    super(String(address));
  }
}

beforeEach(() => {
  FakeWire.all = [];
  localStorage.clear();
  globalThis.WebSocket = Dialled as unknown as typeof WebSocket;
  takeFirstLine(TABLE, { lang: "en" });
});

const sit = (token?: string): LiveTable =>
  new LiveTable(TABLE, { lang: "en", words: true, ...(token ? { token } : {}) });

describe("the first line", () => {
  it("greets at once, and anyone who draws the table hears what it heard", async () => {
    holdSeat(TABLE, { seat: 0, token: "token-of-ada" });
    openFirstLine(TABLE, "");
    wire().open();
    wire().say(table());
    wire().say(moved(2));
    expect(wire().sent).toMatchObject([{ type: "hello", token: "token-of-ada", lang: "en", words: true }]);
    expect(wire().sent[0]?.["entropy"]).toMatch(/^[0-9a-f]{32}$/);
    expect((await firstInfo(TABLE))?.game).toBe(info().game);
    expect((await firstInfo(TABLE))?.table).toBe(TABLE);
    const here = sit("token-of-ada");
    here.start();
    expect([FakeWire.all.length, wire().sent.length, here.link, here.played.length]).toEqual([1, 1, "open", 2]);
    wire().say(moved(3));
    expect(here.played.length).toBe(3);
  });

  it("is greeted over when it opens late", () => {
    openFirstLine(TABLE, "");
    const here = sit();
    here.start();
    expect(here.link).toBe("connecting");
    wire().open();
    wire().say(table());
    expect([FakeWire.all.length, wire().sent.length, here.link, here.version]).toEqual([1, 1, "open", 3]);
  });

  it("is lost like any other: the next one is dialled anew", async () => {
    openFirstLine(TABLE, "");
    wire().break();
    expect(await firstInfo(TABLE)).toBeNull();
    const here = sit();
    here.start();
    expect(here.link).toBe("lost");
    here.hurry();
    expect(FakeWire.all.length).toBe(2);
  });

  it("that is turned away still tells why", () => {
    openFirstLine(TABLE, "");
    wire().open();
    wire().say({ type: "refused", kind: "denied", message: "Two hundred look on already.", version: 0 });
    wire().break(1013);
    const here = sit();
    here.start();
    expect([here.turnedAway, here.refused?.message]).toEqual(["full", "Two hundred look on already."]);
  });

  it("takes the seat of a link, and stays away where it is not clear who sits", () => {
    openFirstLine(TABLE, "token=token-of-ben");
    wire().open();
    expect(wire().sent[0]).toMatchObject({ token: "token-of-ben" });
    FakeWire.all = [];
    expect(openFirstLine(TABLE, "invite=invite-of-ben")).toBeNull();
    holdSeat(TABLE, { seat: 0, token: "token-of-ada" });
    expect(openFirstLine(TABLE, "token=token-of-ben")).toBeNull();
    holdSeat(TABLE, { seat: 1, token: "token-of-ben" });
    expect(openFirstLine(TABLE, "")).toBeNull();
    expect(FakeWire.all).toEqual([]);
  });

  it("is given to nobody else, and but once", () => {
    const line = openFirstLine(TABLE, "");
    expect(takeFirstLine("t7654321", { lang: "en" })).toBeNull();
    expect(takeFirstLine(TABLE, { lang: "fr" })).toBeNull();
    expect(takeFirstLine(TABLE, { lang: "en", token: "token-of-ben" })).toBeNull();
    expect(takeFirstLine(TABLE, { lang: "en" })).toBe(line);
    expect(takeFirstLine(TABLE, { lang: "en" })).toBeNull();
  });

  it("that is closed leaves nobody waiting, also where the house in this browser takes its time", async () => {
    const line = new Line("local-t1234567", { lang: "en", dial: (address) => new FakeWire(address) });
    line.open();
    line.close();
    expect(await line.first).toBeNull();
  });

  it("hangs up if nobody comes for it", () => {
    vi.useFakeTimers();
    openFirstLine(TABLE, "");
    wire().open();
    wire().say(table());
    vi.advanceTimersByTime(15_000);
    expect(wire().closed).toBe(true);
    openFirstLine(TABLE, "");
    wire().open();
    wire().say(table());
    sit().start();
    vi.advanceTimersByTime(15_000);
    expect(wire().closed).toBe(false);
    vi.useRealTimers();
  });
});
