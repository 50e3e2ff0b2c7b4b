// Whose values a score is counted with: asked once, remembered, and asked again only when forgotten.
import { beforeEach, describe, expect, it } from "vitest";
import { printedValues } from "../src/lib/kept_rules.svelte";

describe("the values of a box", () => {
  beforeEach(() => {
    printedValues.keep("sea", null);
    localStorage.clear();
  });

  it("are not settled before anybody was asked", () => {
    expect(printedValues.settled("sea")).toBe(false);
  });

  it("may be ours, and that is remembered", () => {
    printedValues.goWithout("sea");
    expect(printedValues.settled("sea")).toBe(true);
    expect(printedValues.of("sea")).toBeNull();
    expect(printedValues.under("sea", { shells: 3 })).toEqual({ shells: 3 });
    expect(localStorage.getItem("fathoms/box/sea")).toBe('{"ours":true}');
  });

  it("are asked for again when they were forgotten", () => {
    printedValues.goWithout("sea");
    printedValues.keep("sea", { on: true, rules: { main: [9] }, code: "" });
    expect(printedValues.settled("sea")).toBe(true);
    expect(printedValues.inUse("sea")?.rules).toEqual({ main: [9] });
    printedValues.keep("sea", null);
    expect(printedValues.settled("sea")).toBe(false);
  });
});
