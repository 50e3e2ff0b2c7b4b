import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "../src/lib/live.svelte";
import { FakeWire, info, moved, table } from "./wire";

function live(token?: string): LiveTable {
  return new LiveTable("t1234567", { token, lang: "fr", dial: (address) => new FakeWire(address) });
}
const wire = (): FakeWire => {
  const latest = FakeWire.all.at(-1);
  if (!latest) throw new Error("nobody dialled");
  return latest;
};
function joined(token = "secret-token"): LiveTable {
  const here = live(token);
  here.start();
  wire().open();
  wire().say(table());
  return here;
}

/** A line that broke, or was given up, comes back and hears this before it has caught up. */
function back(...missed: unknown[]): void {
  vi.advanceTimersByTime(12_000);
  wire().open();
  wire().say(changed());
  for (const message of missed) wire().say(message);
  wire().say({ type: "pong", version: 3, request: 0 });
}
const changed = (): unknown => ({
  type: "changed",
  version: 3,
  info: info(),
  undo: null,
  can_undo: false,
  clocks: null,
  secret: null,
});
const numberOf = (type: string): unknown => wire().sent.findLast((message) => message["type"] === type)?.["request"];

beforeEach(() => {
  FakeWire.all = [];
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a live table", () => {
  it("says hello with its token, never in the address", () => {
    joined();
    expect(wire().sent[0]).toMatchObject({ type: "hello", token: "secret-token", lang: "fr", words: true });
    expect(wire().address).not.toContain("secret-token");
    expect(wire().sent[0]).not.toHaveProperty("version");
  });

  it("applies the next move and hears the same one once", () => {
    const here = joined();
    wire().say(moved(2));
    wire().say(moved(2));
    expect(here.played).toEqual(["roll 1", "stop"]);
    expect(here.version).toBe(4);
    expect(here.last?.number).toBe(2);
  });

  it("offers nothing any more when the game was given up", () => {
    const here = joined();
    expect(here.position?.moves).toHaveLength(1);
    const over = info({
      version: 4,
      status: "over",
      actor: null,
      outcome: { by: "resign", winners: [1], scores: null },
    });
    wire().say({ type: "changed", version: 4, info: over, undo: null, can_undo: false, clocks: null, secret: null });
    expect([here.position?.actor, here.position?.moves]).toEqual([null, []]);
  });

  it("hears no muted voice, and what it said once it is heard again", () => {
    const here = joined();
    const line = (number: number, seat: number | null) => ({ number, at: 0, seat, name: "", text: String(number) });
    for (const each of [line(1, 1), line(2, null), line(3, 0)]) wire().say({ type: "chat", line: each });
    wire().say({ type: "muted", muted: [-1, 1], chat: [] });
    expect(here.muted).toEqual([-1, 1]);
    expect(here.chat.map((said) => said.number)).toEqual([3]);
    wire().say({ type: "muted", muted: [-1], chat: [line(1, 1), line(4, 1)] });
    expect(here.chat.map((said) => said.number)).toEqual([1, 3, 4]);
    expect(here.version).toBe(3);
  });

  it("keeps the picture while dice fall at once after a move", () => {
    const here = joined();
    wire().say(moved(2, { view: null, scene: null, actor: -1 }));
    expect(here.position?.view).toEqual({ at: 3 });
    wire().say(moved(3, { move: "roll 2" }));
    expect(here.position?.view).toEqual({ at: 5 });
  });

  it("heals a gap by coming back with the last version it knows", () => {
    const here = joined();
    wire().say(moved(4));
    expect(FakeWire.all).toHaveLength(2);
    expect(FakeWire.all[0]?.closed).toBe(true);
    wire().open();
    expect(wire().sent[0]).toMatchObject({ type: "hello", version: 3 });
    wire().say(moved(2));
    wire().say(moved(3));
    wire().say(moved(4));
    expect(here.played).toHaveLength(4);
  });

  it("is at once what it was when the whole table comes again: nothing that was begun is dropped", () => {
    const here = joined();
    const before = here.position;
    wire().say(table());
    expect(here.position?.view).toBe(before?.view);
    expect(here.position?.moves).toBe(before?.moves);
  });

  it("leaves a line when the device says that the network is gone, with nothing pending", () => {
    const here = joined();
    here.play("stop");
    here.cut();
    expect(here.link).toBe("lost");
    expect(here.pending).toBeNull();
    wire().open();
    expect(wire().sent[0]).toMatchObject({ type: "hello", version: 3 });
  });

  it("asks a line that looks open whether it is, and leaves it if it is silent", () => {
    joined().hurry();
    vi.advanceTimersByTime(2_500);
    expect(FakeWire.all).toHaveLength(2);
    expect(FakeWire.all[0]?.sent.at(-1)).toEqual({ type: "ping" });
  });

  it("stays away from a table that is gone", () => {
    const here = live();
    here.start();
    wire().open();
    wire().break(4404);
    expect([here.link, here.turnedAway]).toEqual(["closed", "no_table"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("counts the running clock down from when it heard of it", () => {
    const here = joined();
    vi.setSystemTime(1_000);
    wire().say(moved(2, { clocks: { left: [30, 20], running: 1 } }));
    expect(here.timeLeft(1, 6_000)).toBe(15);
    expect(here.timeLeft(0, 6_000)).toBe(30);
    expect(here.timeLeft(1, 99_000)).toBe(0);
  });

  it("takes seats from presence and the start from a change", () => {
    const here = joined();
    wire().say({ type: "presence", seats: info().seats.map((seat) => ({ ...seat, present: false })), watchers: 4 });
    expect(here.info?.seats[0]?.present).toBe(false);
    expect(here.watchers).toBe(4);
    wire().say({
      type: "changed",
      version: 9,
      info: info({ status: "over", actor: null }),
      undo: null,
      can_undo: false,
      clocks: null,
      secret: "ab",
    });
    expect(here.info?.status).toBe("over");
    expect(here.secret).toBe("ab");
  });
});

describe("a connection", () => {
  const pauses = (): number[] => {
    const heard: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const before = Date.now();
      const count = FakeWire.all.length;
      while (FakeWire.all.length === count) vi.advanceTimersByTime(50);
      heard.push(Date.now() - before);
      yielded();
    }
    return heard;
  };
  /** What the server does with each connection. */
  let yielded: () => void = () => {};

  it("that does not open is given up after some seconds, and tried again with growing pauses", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const here = live();
    here.start();
    expect(here.link).toBe("connecting");
    vi.advanceTimersByTime(8_000);
    expect([here.link, wire().closed]).toEqual(["lost", true]);
    yielded = () => vi.advanceTimersByTime(8_000);
    expect(pauses()).toEqual([300, 600, 1_200, 2_400, 4_800, 8_000, 8_000]);
    vi.restoreAllMocks();
  });

  it("is given up as well if it opens and tells nothing", () => {
    const here = live();
    here.start();
    wire().open();
    vi.advanceTimersByTime(8_000);
    expect([here.link, wire().closed]).toEqual(["lost", true]);
  });

  it("to a server that greets and closes at once is tried with growing pauses too", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    joined();
    yielded = () => {
      wire().open();
      wire().say(table());
      wire().break();
    };
    wire().break();
    expect(pauses()).toEqual([300, 600, 1_200, 2_400, 4_800, 8_000, 8_000]);
    vi.restoreAllMocks();
  });

  it("is spread in time, so that a crowd does not come back in one moment", () => {
    const waits = [0, 0.999].map((chance) => {
      vi.spyOn(Math, "random").mockReturnValue(chance);
      live().start();
      wire().break();
      const count = FakeWire.all.length;
      const before = Date.now();
      while (FakeWire.all.length === count) vi.advanceTimersByTime(5);
      return Date.now() - before;
    });
    vi.restoreAllMocks();
    expect(waits[1]).toBeGreaterThan((waits[0] ?? 0) * 1.5);
  });

  it("that held a while is back soon, and at once when hurried", () => {
    const here = joined();
    for (let times = 0; times < 4; times += 1) {
      wire().break();
      here.hurry();
      wire().open();
      wire().say(table());
    }
    vi.advanceTimersByTime(10_000);
    wire().break();
    expect(here.link).toBe("lost");
    const count = FakeWire.all.length;
    vi.advanceTimersByTime(400);
    expect(FakeWire.all).toHaveLength(count + 1);
    wire().open();
    expect(wire().sent[0]).toMatchObject({ version: 3 });
  });

  it("that misses something again and again does not storm the server", () => {
    joined();
    for (let times = 0; times < 5; times += 1) {
      wire().open();
      wire().say(moved(9));
    }
    expect(FakeWire.all.length).toBe(2);
  });

  it("over which nobody answers is found dead within seconds", () => {
    const here = joined();
    here.play("stop");
    vi.advanceTimersByTime(4_000);
    expect(wire().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(8_000);
    expect([here.link, here.pending]).toEqual(["lost", null]);
  });
});

describe("a wish", () => {
  it("is pending until its own answer comes, and no second move goes out meanwhile", () => {
    const here = joined();
    here.play("stop");
    here.play("stop");
    expect(wire().sent.filter((message) => message["type"] === "play")).toEqual([
      { type: "play", version: 3, move: "stop", request: 1 },
    ]);
    expect(here.pending).toBe("stop");
    wire().say({ type: "refused", kind: "illegal", message: "No.", version: 3, rule: "T4", request: 1 });
    expect(here.pending).toBeNull();
    expect(here.refused?.rule).toBe("T4");
  });

  it("is not ended by what another one is answered: a refused line of chat clears no move", async () => {
    const here = joined();
    const said = here.send({ type: "say", text: "hello" });
    here.play("stop");
    wire().say({ type: "refused", kind: "rate", message: "Too much.", version: 3, request: 1 });
    expect((await said).type).toBe("refused");
    expect([here.pending, here.problem]).toEqual(["stop", null]);
    // Nor by somebody else's move.
    wire().say(moved(2, { seat: 1 }));
    expect(here.pending).toBe("stop");
    wire().say({ type: "done", version: 4, request: 2 });
    expect(here.pending).toBeNull();
  });

  it("ends for every kind, by its number", async () => {
    const here = joined();
    const asked = here.ask("unstore N");
    wire().say({
      type: "choices",
      version: 3,
      begun: "unstore N",
      moves: [{ move: "unstore N e5", rule: "V3" }],
      more: false,
      request: 1,
    });
    expect(await asked).toHaveLength(1);
    const stale = here.ask("unstore");
    wire().say({ type: "refused", kind: "stale", message: "Look again.", version: 3, request: 2 });
    expect(await stale).toEqual([]);
    expect(here.problem).toBeNull();
    const lost = here.ask("unstore");
    wire().break();
    expect(await lost).toEqual([]);
  });

  it("without a connection is not sent, and says so", async () => {
    const here = joined();
    wire().break();
    for (const wish of [
      { type: "rematch" },
      { type: "leave" },
      { type: "resign" },
      { type: "say", text: "hello" },
    ] as const)
      expect((await here.send(wish)).type).toBe("unsent");
    here.play("stop");
    expect([here.pending, here.problem?.type]).toEqual([null, "unsent"]);
    expect(FakeWire.all.flatMap(({ sent }) => sent).map((message) => message["type"])).toEqual(["hello"]);
    back();
    expect(here.problem).toBeNull();
  });

  it("that was lost on the way is not repeated by itself: its sender is told", async () => {
    const here = joined();
    here.play("stop");
    const said = here.send({ type: "say", text: "hello" });
    wire().break();
    expect(here.pending).toBeNull();
    back();
    expect(wire().sent.map((message) => message["type"])).toEqual(["hello", "ping"]);
    expect(here.problem?.type).toBe("lost");
    expect((await said).type).toBe("lost");
  });

  it("that arrived before the line broke is seen to be done when it is back", async () => {
    const here = joined();
    here.play("stop");
    const said = here.send({ type: "say", text: " hello " });
    const again = here.send({ type: "rematch" });
    wire().break();
    back(
      moved(2),
      { type: "chat", line: { number: 1, at: 0, seat: 0, name: "P0", text: "hello" } },
      {
        type: "changed",
        version: 4,
        info: info({ rematch: "t7654321" }),
        undo: null,
        can_undo: false,
        clocks: null,
        secret: null,
      },
    );
    expect([(await said).type, (await again).type, here.problem]).toEqual(["done", "done", null]);
  });

  it("has a number of its own each time, also over the next connection", () => {
    const here = joined();
    here.hint();
    expect(numberOf("hint")).toBe(1);
    wire().break();
    back();
    here.takeBack();
    expect(numberOf("undo")).toBe(2);
  });
});
