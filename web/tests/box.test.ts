// Whose values a score is counted with: asked once, remembered, and asked again only when forgotten.
import { beforeEach, describe, expect, it } from "vitest";
import { boxes } from "../src/workshop/box.svelte";

describe("the values of a box", () => {
  beforeEach(() => {
    boxes.keep("sea", null);
    localStorage.clear();
  });

  it("are not settled before anybody was asked", () => {
    expect(boxes.settled("sea")).toBe(false);
  });

  it("may be ours, and that is remembered", () => {
    boxes.goWithout("sea");
    expect(boxes.settled("sea")).toBe(true);
    expect(boxes.of("sea")).toBeNull();
    expect(boxes.under("sea", { shells: 3 })).toEqual({ shells: 3 });
    expect(localStorage.getItem("fathoms/box/sea")).toBe('{"ours":true}');
  });

  it("are asked for again when they were forgotten", () => {
    boxes.goWithout("sea");
    boxes.keep("sea", { on: true, rules: { main: [9] }, code: "" });
    expect(boxes.settled("sea")).toBe(true);
    expect(boxes.inUse("sea")?.rules).toEqual({ main: [9] });
    boxes.keep("sea", null);
    expect(boxes.settled("sea")).toBe(false);
  });
});
