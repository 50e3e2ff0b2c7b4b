import { describe, expect, it } from "vitest";
import { blend, blues, chartOf } from "../src/games/into-the-blue/chart";

const SCREENS = [
  [390, 430],
  [320, 360],
  [820, 820],
  [980, 800],
] as const;

describe("the chart of the sea", () => {
  for (const [width, height] of SCREENS)
    for (const levels of [1, 2, 5, 6])
      for (const seats of [2, 3, 4, 5])
        it(`fits ${levels} levels and ${seats} players into ${width} by ${height}`, () => {
          const chart = chartOf({ width, height, levels, seats, slots: 10 });
          expect(chart.top(1)).toBe(chart.surface);
          expect(chart.bottom(levels)).toBeCloseTo(chart.floor);
          expect(chart.laneX(0) - chart.lane / 2).toBeCloseTo(chart.left + chart.diveWidth);
          expect(chart.laneX(seats - 1) + chart.lane / 2).toBeCloseTo(width - chart.right);
          expect(chart.chestX(1) - chart.chest / 2).toBeGreaterThanOrEqual(0);
          expect(chart.chestX(10) + chart.chest / 2).toBeLessThanOrEqual(width);
          expect(chart.shell).toBeLessThanOrEqual(Math.max(chart.lane, 20));
        });

  it("grows darker with every level", () => {
    const light = (tone: string): number => [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(tone.slice(at, at + 2), 16), 0);
    const tones = blues(6).map(light);
    expect(tones).toEqual([...tones].sort((one, other) => other - one));
    expect(blend("#000000", "#ffffff", 0.5)).toBe("#808080");
  });
});
