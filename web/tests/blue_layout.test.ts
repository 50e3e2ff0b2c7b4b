import { describe, expect, it } from "vitest";
import { blend, blues, layoutOf } from "../src/games/into-the-blue/layout";

const SCREENS = [
  [390, 430],
  [320, 360],
  [820, 820],
  [980, 800],
] as const;

describe("the layout of the sea", () => {
  for (const [width, height] of SCREENS)
    for (const levels of [1, 2, 5, 6])
      for (const seats of [2, 3, 4, 5])
        it(`fits ${levels} levels and ${seats} players into ${width} by ${height}`, () => {
          const layout = layoutOf({ width, height, levels, seats, slots: 10 });
          expect(layout.top(1)).toBe(layout.surface);
          expect(layout.bottom(levels)).toBeCloseTo(layout.floor);
          expect(layout.laneX(0) - layout.lane / 2).toBeCloseTo(layout.left + layout.diveWidth);
          expect(layout.laneX(seats - 1) + layout.lane / 2).toBeCloseTo(width - layout.right);
          expect(layout.chestX(1) - layout.chest / 2).toBeGreaterThanOrEqual(0);
          expect(layout.chestX(10) + layout.chest / 2).toBeLessThanOrEqual(width);
          expect(layout.shell).toBeLessThanOrEqual(Math.max(layout.lane, 20));
        });

  it("grows darker with every level", () => {
    const light = (tone: string): number =>
      [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(tone.slice(at, at + 2), 16), 0);
    const tones = blues(6).map(light);
    expect(tones).toEqual([...tones].sort((one, other) => other - one));
    expect(blend("#000000", "#ffffff", 0.5)).toBe("#808080");
  });
});
