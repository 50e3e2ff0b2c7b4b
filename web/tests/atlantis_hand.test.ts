import { describe, expect, it, vi } from "vitest";
import { Hand } from "../src/games/atlantis-treasure/hand.svelte";
import { berth, dock, frameOf, turnTo } from "../src/games/atlantis-treasure/geometry";
import type { Base } from "../src/games/atlantis-treasure/scene";
import type { Choice } from "../src/protocol";

const pieces = (move: string, ...moved: [string, string, string][]): Choice => ({
  move,
  rule: "T3",
  effect: { kind: "pieces", moved: moved.map(([mark, start, end]) => ({ mark, start, end })) },
});
const slide = (direction: string, path: string[], squares?: number): Choice => ({
  move: ["move", direction, ...(squares ? [squares] : [])].join(" "),
  rule: "M1",
  effect: {
    kind: "slide",
    seat: 0,
    direction,
    start: "base",
    path,
    turns: [],
    whirls: [],
    stops: [],
    end: path.at(-1),
    stop: "edge",
    rule: "M2",
    treasure: false,
    worth: 0,
    aboard: false,
    landed: [],
    reloads: 0,
    wins: false,
  },
});
const shot = (move: string, path: string[], victim: number | null): Choice => ({
  move,
  rule: "T6",
  effect: {
    kind: "fire",
    seat: 0,
    direction: move.split(" ")[1],
    start: "e4",
    path,
    hit: victim === null ? "coral" : "submarine",
    victim,
    end: move.split(" ")[2] ?? "out",
    stolen: [],
    taken: [],
    dropped: [],
    wins: false,
  },
});

function hand(moves: Choice[], more = false, answer: Choice[] = []) {
  const play = vi.fn();
  const ask = vi.fn(() => Promise.resolve(answer));
  const it = new Hand({ moves: () => moves, more: () => more, ask, play });
  return { it, play, ask };
}

describe("a hand", () => {
  it("shows what is tapped first, and makes it the second time", () => {
    const { it: mine, play } = hand([slide("S", ["e1", "e2", "e3"])]);
    mine.begin("slide");
    mine.touch("e2", false);
    expect(mine.shown?.move).toBe("move S");
    expect(play).not.toHaveBeenCalled();
    mine.touch("e3", false);
    expect(play).toHaveBeenCalledWith("move S");
  });

  it("stays with what is left when a part that is done is chosen again", () => {
    const { it: mine } = hand([pieces("compass N a1", ["N", "reserve", "a1"])]);
    mine.begin("action");
    expect(mine.head("S", false)).toBe(false);
    expect([mine.step, [...mine.uses.keys()]]).toEqual(["action", ["a1"]]);
    mine.remind("slide");
    expect([mine.step, mine.finished]).toEqual(["action", "slide"]);
    mine.touch("a1", false);
    expect([mine.finished, mine.picked?.move]).toEqual([null, "compass N a1"]);
  });

  it("holds the one compass that the die gave, and lays it where it may lie", () => {
    const { it: mine, play } = hand([
      pieces("compass N a1", ["N", "reserve", "a1"]),
      pieces("compass N b1", ["N", "reserve", "b1"]),
      slide("S", ["e1"]),
    ]);
    mine.begin("action");
    expect(mine.held?.key).toBe("compass N");
    expect([...mine.uses.keys()]).toEqual(["a1", "b1"]);
    mine.touch("b1", true);
    expect(play).toHaveBeenCalledWith("compass N b1");
  });

  it("takes a reef up before it goes anywhere, and says where nothing can be done", () => {
    const { it: mine, play } = hand([
      pieces("coral c3 a1", ["C", "c3", "a1"]),
      pieces("coral d4 a1", ["C", "d4", "a1"]),
    ]);
    mine.begin("action");
    mine.touch("h8", true);
    expect(mine.missed).toBe("h8");
    mine.touch("c3", true);
    expect(mine.held?.square).toBe("c3");
    // Another reef may still be taken instead.
    expect(mine.uses.get("d4")?.does).toBe("take");
    mine.touch("a1", true);
    expect(play).toHaveBeenCalledWith("coral c3 a1");
  });

  it("asks for the moves that were not listed", async () => {
    const all = [pieces("coral c3 a1", ["C", "c3", "a1"]), pieces("coral c3 o15", ["C", "c3", "o15"])];
    const { it: mine, ask } = hand(all.slice(0, 1), true, all);
    mine.begin("action");
    mine.touch("c3", true);
    expect(ask).toHaveBeenCalledWith("coral c3");
    await vi.waitFor(() => expect(mine.target("o15")?.move).toBe("coral c3 o15"));
  });

  it("wants the corner of a submarine that is hit", () => {
    const { it: mine, play } = hand([
      shot("fire W a1", ["d4", "c4"], 1),
      shot("fire W i9", ["d4", "c4"], 1),
      shot("fire N", ["e3"], null),
    ]);
    mine.begin("action");
    mine.touch("c4", true);
    expect(mine.aim).toBe("W");
    expect(mine.cornerless).toBe(true);
    expect(play).not.toHaveBeenCalled();
    mine.touch("i9", true);
    expect(play).toHaveBeenCalledWith("fire W i9");
    mine.begin("action");
    expect(mine.point("N", true)).toBe(true);
    expect(play).toHaveBeenLastCalledWith("fire N");
    expect(mine.point("S", true)).toBe(false);
  });

  it("lays stored compasses out one by one, in any order", async () => {
    const single = [
      pieces("unstore N a1", ["N", "stock", "a1"]),
      pieces("unstore S a1", ["S", "stock", "a1"]),
      pieces("unstore S b1", ["S", "stock", "b1"]),
    ];
    const both = pieces("unstore N b1 S a1", ["N", "stock", "b1"], ["S", "stock", "a1"]);
    // A compass may be shifted in their stead, but no more once one is laid: what is looked at stays the stock.
    const shift = pieces("shift c4 a1", ["E", "c4", "a1"]);
    const { it: mine, play, ask } = hand([...single, shift], false, [both]);
    mine.begin("action");
    expect(mine.sources.map(({ key }) => key)).toEqual(["unstore N", "unstore S", "shift c4"]);
    mine.take(mine.sources.find(({ key }) => key === "unstore S")!);
    mine.touch("a1", true);
    expect(play).not.toHaveBeenCalled();
    expect(mine.laid).toEqual(["S", "a1"]);
    expect([mine.sources.map(({ key }) => key), mine.aiming]).toEqual([["unstore N"], false]);
    mine.take(mine.sources.find(({ key }) => key === "unstore N")!);
    expect(ask).toHaveBeenCalledWith("unstore S a1 N");
    await vi.waitFor(() => expect(mine.target("b1")).toBe(both));
    mine.touch("b1", true);
    expect(mine.sources.filter(({ verb }) => verb === "unstore")).toEqual([]);
    mine.confirm();
    expect(play).toHaveBeenCalledWith("unstore N b1 S a1");
  });

  it("swaps a compass for one of another direction", () => {
    const swap = pieces("swap e5 W", ["N", "e5", "reserve"], ["W", "reserve", "e5"]);
    const { it: mine, play } = hand([swap, pieces("coral c3 a1", ["C", "c3", "a1"])]);
    mine.begin("action");
    mine.touch("e5", true);
    expect([...mine.swaps.keys()]).toEqual(["W"]);
    mine.choose(swap, true);
    expect(play).toHaveBeenCalledWith("swap e5 W");
  });

  it("stops on a square of the way, by the square or step by step", () => {
    const way = ["e2", "e3", "e4"];
    const stops = [slide("S", way), slide("S", way.slice(0, 1), 1), slide("S", way.slice(0, 2), 2)];
    const { it: mine, play } = hand(stops);
    mine.begin("slide");
    expect(mine.slides.get("S")?.move).toBe("move S");
    mine.touch("e3", false);
    expect(mine.picked?.move).toBe("move S 2");
    expect(mine.halts.map(({ move }) => move)).toEqual(["move S 1", "move S 2", "move S"]);
    expect([mine.halt(1), mine.picked?.move, mine.halt(1)]).toEqual([true, "move S", false]);
    mine.halt(-1);
    mine.halt(-1);
    // The direction named again makes it as far as it was chosen.
    mine.head("S", false);
    expect(play).toHaveBeenCalledWith("move S 1");
  });

  it("stops on a square that another way claims too, once its own way is chosen", () => {
    // East leads round to d4; south goes through it.
    const east = [slide("E", ["e3", "e4", "d4"]), slide("E", ["e3"], 1), slide("E", ["e3", "e4"], 2)];
    const south = [slide("S", ["d4", "d5"]), slide("S", ["d4"], 1)];
    const { it: mine, play } = hand([...east, ...south]);
    mine.begin("slide");
    expect(mine.target("d4")?.move).toBe("move E");
    // A mouse chooses the way by its arrow: nothing goes yet, as it may stop.
    mine.head("S", true);
    expect([mine.picked?.move, play.mock.calls]).toEqual(["move S", []]);
    expect([mine.target("d4")?.move, mine.target("e4")?.move]).toEqual(["move S 1", "move E 2"]);
    mine.touch("d4", true);
    expect(play.mock.calls).toEqual([["move S 1"]]);
    // A finger sees it first, and can still go another way.
    mine.begin("slide");
    mine.head("S", false);
    mine.touch("d4", false);
    expect(mine.picked?.move).toBe("move S 1");
    mine.head("E", false);
    mine.touch("d4", false);
    expect(play.mock.calls.slice(1)).toEqual([["move E"]]);
  });

  it("goes at once by a mouse where no stops are on offer", () => {
    const { it: mine, play } = hand([slide("S", ["e2", "e3"])]);
    mine.begin("slide");
    mine.head("S", true);
    expect(play).toHaveBeenCalledWith("move S");
  });

  it("has no stops where none are on offer", () => {
    const { it: mine } = hand([slide("S", ["e2", "e3"])]);
    mine.begin("slide");
    mine.touch("e2", false);
    expect([mine.picked?.move, mine.halts]).toEqual(["move S", []]);
  });

  it("shows one deed of the dice at a time, and all of them to choose from", () => {
    const reef = pieces("coral c3 a1", ["C", "c3", "a1"]);
    const gem = pieces("treasure d4 a1", ["D", "d4", "a1"]);
    const { it: mine, play } = hand([reef, gem, shot("fire N", ["e3"], null), slide("S", ["e2"])]);
    mine.begin("action");
    expect([mine.deeds, mine.deed]).toEqual([["coral", "treasure", "torpedo"], "coral"]);
    expect([...mine.uses.keys()]).toEqual(["c3"]);
    expect(mine.shots.size).toBe(0);
    mine.want("treasure");
    mine.touch("d4", true);
    mine.touch("a1", true);
    expect(play).toHaveBeenCalledWith("treasure d4 a1");
    mine.want("torpedo");
    expect([mine.shots.size, [...mine.uses.keys()]]).toEqual([1, ["e3"]]);
    mine.follow("move S");
    expect(mine.step).toBe("slide");
    mine.follow("coral c3 a1");
    expect([mine.step, mine.deed]).toEqual(["action", "coral"]);
  });

  it("turns a compass where it lies", () => {
    const turns = ["E", "S"].map((way) => pieces(`turn e5 ${way}`, ["N", "e5", "turned"], [way, "turned", "e5"]));
    const { it: mine, play } = hand(turns);
    mine.begin("action");
    mine.touch("e5", true);
    expect([[...mine.swaps.keys()], mine.exchanging]).toEqual([["E", "S"], true]);
    mine.choose(turns[1]!, true);
    expect(play).toHaveBeenCalledWith("turn e5 S");
  });

  it("swaps or shifts the same compass, as is wanted", () => {
    const swap = pieces("swap e5 W", ["N", "e5", "reserve"], ["W", "reserve", "e5"]);
    const { it: mine, play } = hand([
      swap,
      pieces("coral c3 a1", ["C", "c3", "a1"]),
      pieces("shift e5 b2", ["N", "e5", "b2"]),
    ]);
    mine.begin("action");
    expect(mine.deeds).toEqual(["coral", "compass", "swap"]);
    mine.want("compass");
    mine.touch("e5", true);
    mine.touch("b2", true);
    expect(play).toHaveBeenCalledWith("shift e5 b2");
    mine.want("swap");
    mine.touch("e5", true);
    expect([...mine.swaps.keys()]).toEqual(["W"]);
  });

  it("asks where a reef that is hit goes, and for squares that are not listed", async () => {
    const listed = shot("fire N a1", ["e3", "e2"], null);
    const { it: mine, play, ask } = hand([listed], true, [listed, shot("fire N b2", ["e3", "e2"], null)]);
    mine.begin("action");
    mine.point("N", true);
    expect([mine.cornerless, ask.mock.calls]).toEqual([true, [["fire N"]]]);
    await vi.waitFor(() => expect(mine.uses.has("b2")).toBe(true));
    mine.touch("b2", true);
    expect(play).toHaveBeenCalledWith("fire N b2");
  });

  it("knows when only a slide is left", () => {
    expect(hand([slide("S", ["e2"])]).it.acts).toBe(false);
    expect(hand([pieces("coral c3 a1", ["C", "c3", "a1"])]).it.acts).toBe(true);
  });

  it("puts everything down on the way back", () => {
    const { it: mine } = hand([pieces("coral c3 a1", ["C", "c3", "a1"])]);
    mine.begin("action");
    expect(mine.drop()).toBe(false);
    mine.touch("c3", true);
    expect(mine.drop()).toBe(true);
    expect(mine.held).toBe(null);
  });
});

describe("the chart", () => {
  const base = (seat: number, side: Base["side"], x: number, y: number): Base => ({
    seat,
    side,
    mouth: { square: "", x, y },
    submarine: null,
    treasures: 0,
    held: [],
    cargo: [],
    torpedoes: 2,
    fired: 0,
    misses: false,
    target: null,
    team: null,
    own: [],
    stored: [],
  });

  it("keeps docks on one side apart, and leaves water only where a base lies", () => {
    const two = [base(0, "N", 2, 0), base(1, "N", 4, 0)];
    expect(dock(two[0]!, two, 9).to).toBeLessThan(dock(two[1]!, two, 9).from);
    const frame = frameOf(9, 9, two);
    expect(frame.top).toBeGreaterThan(frame.left);
    expect(berth(two[0]!).y).toBeLessThan(0);
  });

  it("turns a submarine the short way", () => {
    expect(turnTo(0, "W")).toBe(-90);
    expect(turnTo(270, "N")).toBe(360);
    expect(turnTo(90, "E")).toBe(90);
  });
});
