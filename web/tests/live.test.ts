import { beforeEach, describe, expect, it } from "vitest";
import { LiveTable } from "../src/lib/live.svelte";
import { FakeWire, info, moved, table } from "./wire";

let waits: { run: () => void; ms: number }[] = [];
let now = 0;

function live(token?: string): LiveTable {
  return new LiveTable("t1234567", {
    token,
    lang: "fr",
    dial: (address) => new FakeWire(address),
    wait: (run, ms) => {
      const waiting = { run, ms };
      waits.push(waiting);
      return () => (waits = waits.filter((other) => other !== waiting));
    },
    now: () => now,
  });
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

beforeEach(() => {
  FakeWire.all = [];
  waits = [];
  now = 0;
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

  it("comes back by itself, slower each time, and at once when hurried", () => {
    const here = joined();
    wire().break();
    expect(here.link).toBe("lost");
    const first = waits.at(-1);
    first?.run();
    wire().break();
    const second = waits.at(-1);
    expect(second?.ms).toBeGreaterThan((first?.ms ?? 0) * 0.9);
    here.hurry();
    wire().open();
    expect(here.link).toBe("open");
    expect(wire().sent[0]).toMatchObject({ version: 3 });
  });

  it("marks a move as pending until it is answered, and sends no second one meanwhile", () => {
    const here = joined();
    here.play("stop");
    here.play("stop");
    expect(wire().sent.filter((message) => message["type"] === "play")).toEqual([{ type: "play", version: 3, move: "stop" }]);
    expect(here.pending).toBe("stop");
    wire().say({ type: "refused", kind: "illegal", message: "No.", version: 3, rule: "T4" });
    expect(here.pending).toBeNull();
    expect(here.refused?.rule).toBe("T4");
  });

  it("does not repeat a move that was lost on the way", () => {
    const here = joined();
    here.play("stop");
    wire().break();
    expect(here.pending).toBeNull();
    waits.at(-1)?.run();
    wire().open();
    expect(wire().sent.map((message) => message["type"])).toEqual(["hello"]);
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
    waits.at(-1)?.run();
    expect(FakeWire.all).toHaveLength(2);
    expect(FakeWire.all[0]?.sent.at(-1)).toEqual({ type: "ping" });
  });

  it("stays away from a table that is gone", () => {
    const here = live();
    here.start();
    wire().open();
    waits = [];
    wire().break(4404);
    expect(here.link).toBe("closed");
    expect(waits).toHaveLength(0);
  });

  it("counts the running clock down from when it heard of it", () => {
    const here = joined();
    now = 1_000;
    wire().say(moved(2, { clocks: { left: [30, 20], running: 1 } }));
    expect(here.timeLeft(1, 6_000)).toBe(15);
    expect(here.timeLeft(0, 6_000)).toBe(30);
    expect(here.timeLeft(1, 99_000)).toBe(0);
  });

  it("answers who asked for moves, also when the line breaks", async () => {
    const here = joined();
    const asked = here.ask("unstore N");
    wire().say({ type: "choices", version: 3, begun: "unstore N", moves: [{ move: "unstore N e5", rule: "V3" }], more: false });
    expect(await asked).toHaveLength(1);
    const lost = here.ask("unstore");
    wire().break();
    expect(await lost).toEqual([]);
  });

  it("takes seats from presence and the start from a change", () => {
    const here = joined();
    wire().say({ type: "presence", seats: info().seats.map((seat) => ({ ...seat, present: false })), watchers: 4 });
    expect(here.info?.seats[0]?.present).toBe(false);
    expect(here.watchers).toBe(4);
    wire().say({ type: "changed", version: 9, info: info({ status: "over", actor: null }), undo: null, can_undo: false, clocks: null, secret: "ab" });
    expect(here.info?.status).toBe("over");
    expect(here.secret).toBe("ab");
  });
});
