import { describe, expect, it } from "vitest";
import type { Position, Replayed } from "../src/protocol";
import { Replay, type ReplayAsk } from "../src/lib/replay.svelte";

const MOVES = 100;
const position = (number: number): Position =>
  ({
    number,
    move: number ? `m${number}` : null,
    seat: number ? 0 : null,
    actor: 0,
    turn: 0,
    turns: Math.ceil(number / 10),
    view: { number },
    scene: {},
    told: `told ${number}`,
    board: [],
    effect: null,
    moves: [],
    more: false,
  }) as Position;

function server(): { ask: ReplayAsk; asked: number[] } {
  const asked: number[] = [];
  const turns = Array.from({ length: MOVES + 1 }, (_, number) => Math.ceil(number / 10));
  const ask: ReplayAsk = ({ start, most }) => {
    asked.push(start);
    const count = Math.max(0, Math.min(most, MOVES + 1 - start));
    const positions = Array.from({ length: count }, (_, place) => position(start + place));
    return Promise.resolve({
      game: "pearls",
      rules: {},
      code: "",
      seats: ["A", "B"],
      first: 0,
      moves: [],
      turns,
      over: true,
      scores: [3, 1],
      winners: [0],
      positions,
      more: start + count <= MOVES,
    } as Replayed);
  };
  return { ask, asked };
}
const record = { game: "pearls", moves: Array<string>(MOVES).fill("m") };
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("a replay", () => {
  it("asks first for the portion that is wanted, then for the others, each once", async () => {
    const { ask, asked } = server();
    const replay = new Replay(record, ask);
    await replay.open(70);
    expect(replay.number).toBe(70);
    expect(replay.shown?.number).toBe(70);
    await settled();
    expect(asked).toEqual([60, 90, 0, 30]);
  });

  it("stays inside the game and plays out steps forward alone", async () => {
    const replay = new Replay(record, server().ask);
    await replay.open(5_000);
    expect(replay.number).toBe(MOVES);
    await settled();
    replay.jump(-3);
    expect(replay.number).toBe(0);
    replay.jump(1, true);
    expect(replay.moved?.move).toBe("m1");
    replay.jump(0);
    expect(replay.moved).toBeNull();
    replay.jump(50, true);
    expect(replay.moved).toBeNull();
  });

  it("goes from turn to turn, with a name for the beginning", async () => {
    const replay = new Replay(record, server().ask);
    await replay.open(0);
    expect(replay.turn).toBe(0);
    expect(replay.turns[0]).toEqual({ turn: 1, place: 1 });
    replay.turnBy(1);
    replay.turnBy(1);
    expect([replay.turn, replay.number]).toEqual([2, 11]);
    replay.turnBy(-1);
    expect(replay.number).toBe(1);
    replay.jumpToTurn(10);
    expect(replay.number).toBe(91);
  });

  it("plays to the end, stops there, and begins anew", async () => {
    const replay = new Replay(record, server().ask);
    await replay.open(MOVES - 1);
    replay.toggle();
    replay.tick();
    expect([replay.number, replay.playing]).toEqual([MOVES, false]);
    replay.toggle();
    expect([replay.number, replay.playing]).toEqual([0, true]);
  });

  it("tells the end only at the last position, as the record says it", async () => {
    const replay = new Replay({ ...record, outcome: { by: "resign", winners: [1], scores: null } }, server().ask);
    await replay.open(MOVES);
    expect(replay.info("", [])?.outcome).toMatchObject({ by: "resign", winners: [1] });
    replay.jump(MOVES - 1);
    expect(replay.info("", [])?.outcome).toBeNull();
  });
});
