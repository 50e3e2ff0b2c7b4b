import { afterEach, describe, expect, it, vi } from "vitest";
import { Drag } from "../src/lib/drag.svelte";

const at = (type: string, x: number, y: number, more: PointerEventInit = {}): PointerEvent =>
  new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, pointerType: "mouse", button: 0, ...more });
const move = (x: number, y: number, more?: PointerEventInit): boolean => dispatchEvent(at("pointermove", x, y, more));

function recorded() {
  const told: string[] = [];
  const drag = new Drag<string>({
    pulled: ({ item, from, x, y }, began) =>
      void told.push(`${began ? "took" : "pulled"} ${item} ${x - from.x},${y - from.y}`),
    dropped: ({ item }) => void told.push(`dropped ${item}`),
    tapped: (item) => void told.push(`tapped ${item}`),
    ended: () => void told.push("ended"),
  });
  return { drag, told };
}

describe("something dragged", () => {
  afterEach(() => vi.useRealTimers());

  it("is pulled and dropped, and the click that follows is none", () => {
    vi.useFakeTimers();
    const { drag, told } = recorded();
    drag.grab(at("pointerdown", 10, 10), "coral");
    move(13, 14);
    expect([told, drag.moving]).toEqual([[], null]);
    move(20, 10);
    move(30, 12);
    dispatchEvent(at("pointerup", 30, 12));
    expect(told).toEqual(["took coral 10,0", "pulled coral 20,2", "dropped coral", "ended"]);
    expect([drag.moving, drag.clicks()]).toEqual([null, false]);
    vi.advanceTimersByTime(100);
    expect(drag.clicks()).toBe(true);
    move(50, 50);
    expect(told).toHaveLength(4);
  });

  it("does not swallow the click of a press that comes at once", () => {
    const { drag } = recorded();
    drag.grab(at("pointerdown", 10, 10), "coral");
    move(30, 12);
    dispatchEvent(at("pointerup", 30, 12));
    expect(drag.clicks()).toBe(false);
    dispatchEvent(at("pointerdown", 90, 90));
    expect(drag.clicks()).toBe(true);
  });

  it("that was let go where it was is tapped", () => {
    const { drag, told } = recorded();
    drag.grab(at("pointerdown", 10, 10), "coral");
    dispatchEvent(at("pointerup", 12, 10));
    expect([told, drag.clicks()]).toEqual([["tapped coral"], true]);
  });

  it("follows one pointer, and is let go when the browser takes that away", () => {
    const { drag, told } = recorded();
    drag.grab(at("pointerdown", 10, 10, { button: 2 }), "none");
    drag.grab(at("pointerdown", 10, 10, { pointerType: "touch" }), "coral");
    move(90, 90, { pointerId: 2 });
    expect(told).toEqual([]);
    move(40, 10);
    expect(drag.moving?.covers).toBe(true);
    dispatchEvent(at("pointercancel", 40, 10));
    expect([told.slice(1), drag.moving, drag.clicks()]).toEqual([["ended"], null, true]);
  });
});
