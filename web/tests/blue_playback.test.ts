import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BluePlayback } from "../src/games/into-the-blue/playback.svelte";
import type { Scene, View } from "../src/games/into-the-blue/scene";
import type { Moved } from "../src/protocol";
import { dive } from "./blue_dives";

const LEVEL = { level: 1, main: 2, secondaries: [1], shells: [0, 0], standings: [] };

function position(
  seat: number,
  dice: string,
  held: string,
  run: string,
  phase: View["phase"] = "decide",
): { view: View; scene: Scene } {
  const view = {
    phase,
    seat,
    dice,
    held,
    rolls: 1,
    turns: 1,
    chests: [null],
    owners: [-1],
    shells: [[0], [0]],
    left: [3, 3],
  } as unknown as View;
  const scene = {
    turn: seat,
    dive: dive(dice, held, run),
    rolls: { made: 1, left: 2, thrown: 0, faces: "12345C" },
    levels: [LEVEL],
    divers: [0, 1].map((one) => ({ seat: one, left: 3, placed: 0, chests: 0, points: 0 })),
    chests: [],
    last_turns: null,
    ceremony: null,
  } as Scene;
  return { view, scene };
}

function moved(number: number, effect: unknown, turn: number, whole?: { view: View; scene: Scene }): Moved {
  return {
    type: "moved",
    version: number,
    number,
    move: "",
    seat: 0,
    effect,
    actor: whole ? turn : -1,
    turn,
    turns: 1,
    view: whole?.view ?? null,
    scene: whole?.scene ?? null,
    moves: [],
    more: false,
    clocks: null,
    can_undo: false,
    words: null,
  };
}
const faces = (stage: BluePlayback): string => stage.dice.map(({ face }) => face).join("");

describe("the stage", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const begin = (): BluePlayback => {
    const stage = new BluePlayback((seat) => `seat ${seat}`, { still: () => false, sound: () => {} });
    const { view, scene } = position(0, "1235", "", "123");
    stage.show(view, scene, 2);
    return stage;
  };
  const hear = (stage: BluePlayback, message: Moved): void => stage.enqueue(message, stage.view, stage.scene);

  it("shows at once what was there when the page opened", () => {
    const stage = begin();
    expect([faces(stage), stage.depth, stage.missing, stage.busy]).toEqual(["1235", 3, 4, false]);
  });

  it("waits for the dice of a move, then lets them fall and line up", async () => {
    const stage = begin();
    hear(stage, moved(3, { kind: "keep", kept: "123", thrown: 1 }, 0));
    expect([stage.busy, stage.tumbling, faces(stage)]).toEqual([true, false, "1235"]);
    const after = position(0, "1234", "123", "1234");
    hear(
      stage,
      moved(4, { kind: "roll", faces: "4", dive: after.scene.dive, roll: 2, final: false, ends: "none" }, 0, after),
    );
    expect(stage.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect([stage.tumbling, stage.depth, stage.view === after.view]).toEqual([true, 3, false]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([stage.tumbling, stage.depth, stage.busy, stage.view === after.view]).toEqual([false, 4, false, true]);
    expect(stage.held.size).toBe(3);
  });

  it("counts the throws of the dice that are seen, not of the dive before", async () => {
    const stage = begin();
    const lost = { kind: "roll", faces: "2345", dive: dive("2345"), roll: 3, final: true, ends: "none" };
    hear(stage, moved(3, lost, 1));
    hear(
      stage,
      moved(
        4,
        { kind: "roll", faces: "1122", dive: dive("1122", "", "12"), roll: 1, final: false, ends: "none" },
        1,
        position(1, "1122", "", "12"),
      ),
    );
    await vi.advanceTimersByTimeAsync(300);
    expect([stage.tumbling, stage.rolls]).toEqual([true, 3]);
    while (stage.seat === 0) await vi.advanceTimersByTimeAsync(50);
    expect(stage.rolls).toBeLessThan(2);
  });

  it("tells a lost dive before the next player's dice fall", async () => {
    const stage = begin();
    hear(stage, moved(3, { kind: "roll", faces: "2345", dive: dive("2345"), roll: 3, final: true, ends: "none" }, 1));
    const next = position(1, "1122", "", "12");
    hear(
      stage,
      moved(4, { kind: "roll", faces: "1122", dive: next.scene.dive, roll: 1, final: false, ends: "none" }, 1, next),
    );
    await vi.advanceTimersByTimeAsync(1300);
    expect([stage.banner?.key, stage.final, stage.seat, faces(stage)]).toEqual([
      "into-the-blue.tell-lost",
      true,
      0,
      "2345",
    ]);
    await vi.advanceTimersByTimeAsync(4000);
    expect([stage.banner, stage.final, stage.seat, faces(stage), stage.busy]).toEqual([null, false, 1, "1122", false]);
  });

  it("arrives at once when it is told to, in the same frame", () => {
    const stage = begin();
    const after = position(0, "1111", "", "1");
    hear(
      stage,
      moved(3, { kind: "roll", faces: "1111", dive: after.scene.dive, roll: 2, final: false, ends: "none" }, 0, after),
    );
    expect(stage.finish()).toBe(true);
    expect([stage.busy, stage.tumbling, faces(stage)]).toEqual([false, false, "1111"]);
  });

  it("gives up a motion when the table is healed or stepped", async () => {
    const stage = begin();
    const after = position(0, "1111", "", "1");
    hear(
      stage,
      moved(3, { kind: "roll", faces: "1111", dive: after.scene.dive, roll: 2, final: false, ends: "none" }, 0, after),
    );
    await vi.advanceTimersByTimeAsync(100);
    const other = position(1, "1223", "", "123");
    stage.show(other.view, other.scene, 9);
    await vi.advanceTimersByTimeAsync(3000);
    expect([faces(stage), stage.seat, stage.busy, stage.view === other.view]).toEqual(["1223", 1, false, true]);
  });

  it("does not move anything when only a secret is shown", () => {
    const stage = begin();
    const { dice, held } = stage;
    const eyes = position(0, "1235", "", "123");
    stage.enqueue(moved(2, null, 0, eyes), eyes.view, eyes.scene);
    expect([stage.dice === dice, stage.held === held, stage.view === eyes.view]).toEqual([true, true, true]);
  });
});
