import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Playback } from "../src/lib/playback.svelte";
import type { Moved } from "../src/protocol";

/** A game whose position is a number, and whose moves are told in a second each. */
class Counter extends Playback<{ at: number }, object> {
  told: string[] = [];
  pace = 1;
  override get tempo(): number {
    return this.pace;
  }
  fails = false;
  protected async animate(moved: Moved): Promise<void> {
    this.told.push(`begin ${moved.number}`);
    if (this.fails) throw new Error("a drawing that cannot be drawn");
    await this.pause(1000);
    this.told.push(`end ${moved.number}`);
  }
  protected settle(view: { at: number } | null, scene: object | null): void {
    this.view = view;
    this.scene = scene;
  }
}

const moved = (number: number, whole = true): Moved => ({
  type: "moved",
  version: number,
  number,
  move: "",
  seat: 0,
  effect: null,
  actor: 0,
  turn: 0,
  turns: 1,
  moves: [],
  more: false,
  view: whole ? { at: number } : null,
  scene: whole ? {} : null,
  clocks: null,
  can_undo: false,
  words: null,
});

describe("a playback", () => {
  let play: Counter;
  const hear = (...moves: Moved[]): void => moves.forEach((one) => play.enqueue(one, play.view, play.scene));
  beforeEach(() => {
    vi.useFakeTimers();
    play = new Counter();
    play.show({ at: 0 }, {}, 0);
  });
  afterEach(() => {
    play.stop();
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  it("tells moves one after the other", async () => {
    hear(moved(1), moved(2));
    await vi.advanceTimersByTimeAsync(1500);
    expect([play.view?.at, play.busy, play.told]).toEqual([1, true, ["begin 1", "end 1", "begin 2"]]);
    await vi.advanceTimersByTimeAsync(600);
    expect([play.view?.at, play.busy]).toEqual([2, false]);
  });

  it("is as fast as somebody likes it, and says how far it has come", async () => {
    play.pace = 0.1;
    hear(moved(1), moved(2));
    await vi.advanceTimersByTimeAsync(150);
    expect([play.view?.at, play.toldMove, play.busy]).toEqual([1, 1, true]);
    await vi.advanceTimersByTimeAsync(100);
    expect([play.view?.at, play.toldMove, play.busy]).toEqual([2, 2, false]);
    play.pace = 0;
    hear(moved(3, false), moved(4));
    expect([play.view?.at, play.toldMove, play.busy]).toEqual([4, 4, false]);
  });

  it("tells of a move when it has been seen, not when it arrives", async () => {
    const shown: number[] = [];
    play.onShown = ({ number }) => shown.push(number);
    hear(moved(1, false), moved(2), moved(3), moved(4));
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(2100);
    expect(shown).toEqual([1, 2]);
    play.finish();
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("knows a tap that was only meant to hurry", () => {
    play.listen();
    const tap = (): boolean =>
      document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true, button: 0 }));
    hear(moved(1));
    tap();
    expect([play.hurried, play.busy]).toEqual([true, false]);
    tap();
    expect(play.hurried).toBe(true);
    vi.advanceTimersByTime(1000);
    tap();
    expect(play.hurried).toBe(false);
  });

  it("is busy while a position is on its way", () => {
    hear(moved(1, false));
    expect([play.busy, play.told, play.finish()]).toEqual([true, [], false]);
  });

  it("ends every motion in the same frame, and what was being told goes no further", async () => {
    hear(moved(1), moved(2), moved(3));
    await vi.advanceTimersByTimeAsync(1500);
    expect([play.finish(), play.view?.at, play.busy]).toEqual([true, 3, false]);
    await vi.advanceTimersByTimeAsync(9000);
    expect(play.told).toEqual(["begin 1", "end 1", "begin 2"]);
    hear(moved(4));
    await vi.advanceTimersByTimeAsync(1000);
    expect([play.view?.at, play.busy]).toEqual([4, false]);
  });

  it("ends the pause after the last move too", async () => {
    (play as unknown as { afterLastMove: () => Promise<void> }).afterLastMove = () => play["pause"](500);
    hear(moved(1));
    await vi.advanceTimersByTimeAsync(1200);
    expect([play.view?.at, play.busy]).toEqual([1, true]);
    expect([play.finish(), play.busy, vi.getTimerCount()]).toEqual([true, false, 0]);
  });

  it("shows the table as it is when a motion fails, and goes on", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    play.fails = true;
    hear(moved(1), moved(2));
    await vi.advanceTimersByTimeAsync(0);
    expect([play.view?.at, play.busy, complaint.mock.calls.length]).toEqual([2, false, 1]);
    play.fails = false;
    hear(moved(3));
    expect(play.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect([play.view?.at, play.busy]).toEqual([3, false]);
    complaint.mockRestore();
  });

  it("leaves no timer behind when the page is left", async () => {
    const leave = play.listen();
    hear(moved(1), moved(2));
    leave();
    expect([vi.getTimerCount(), play.busy]).toEqual([0, false]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(play.told).toEqual(["begin 1"]);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true }));
  });

  it("answers a tap whose own click came before the position did", async () => {
    const button = document.body.appendChild(document.createElement("button"));
    let clicks = 0;
    button.onclick = () => (clicks += 1);
    document.elementFromPoint = () => button;
    play.listen();
    const point = (type: string): boolean =>
      button.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, button: 0 }));
    hear(moved(1, false));
    point("pointerdown");
    point("pointerup");
    // As a browser does, whatever was done about the tap.
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
    Object.defineProperty(click, "isTrusted", { value: true });
    button.dispatchEvent(click);
    expect(clicks).toBe(0);
    hear(moved(2));
    await vi.advanceTimersByTimeAsync(0);
    expect([play.view?.at, clicks]).toEqual([2, 1]);
  });

  it("answers a tap although another move comes while the finger is down", () => {
    const button = document.body.appendChild(document.createElement("button"));
    let clicks = 0;
    button.onclick = () => (clicks += 1);
    document.elementFromPoint = () => null;
    play.listen();
    const point = (type: string): boolean =>
      button.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, button: 0 }));
    hear(moved(1));
    point("pointerdown");
    expect([play.view?.at, play.busy]).toEqual([1, false]);
    hear(moved(2));
    expect(play.busy).toBe(true);
    point("pointerup");
    expect([play.view?.at, play.busy, clicks]).toEqual([2, false, 1]);
  });

  describe("hears keys", () => {
    let seen: [string, number | undefined][];
    const note = (event: KeyboardEvent): void => void seen.push([event.key, play.view?.at]);
    const press = (key: string, on: Element = document.body, more: KeyboardEventInit = {}): boolean =>
      on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
    beforeEach(() => {
      seen = [];
      play.listen();
      window.addEventListener("keydown", note);
    });
    afterEach(() => window.removeEventListener("keydown", note));

    it("and lets them act on the settled table", () => {
      hear(moved(1), moved(2));
      press("r");
      expect([seen, play.busy]).toEqual([[["r", 2]], false]);
    });

    it("also before the position has come", async () => {
      hear(moved(1, false));
      press("r");
      expect(seen).toEqual([]);
      hear(moved(2));
      await vi.advanceTimersByTimeAsync(0);
      expect([seen, play.busy, play.told]).toEqual([[["r", 2]], false, []]);
    });

    it("but not one that is held down, a modifier, or what is typed", () => {
      const field = document.body.appendChild(document.createElement("textarea"));
      hear(moved(1));
      press("r", document.body, { repeat: true });
      press("Shift");
      press("c", document.body, { ctrlKey: true });
      press("a", field);
      expect([play.busy, seen.map(([key]) => key)]).toEqual([true, ["Shift", "c", "a"]]);
    });

    it("and says so when what had the focus is gone", () => {
      const button = document.body.appendChild(document.createElement("button"));
      const { settle } = play as unknown as { settle: (view: { at: number }, scene: object) => void };
      (play as unknown as { settle: unknown }).settle = (view: { at: number }, scene: object) => {
        button.remove();
        settle.call(play, view, scene);
      };
      hear(moved(1));
      press("Enter", button);
      expect([play.lateTap, seen]).toEqual([true, []]);
    });
  });
});
