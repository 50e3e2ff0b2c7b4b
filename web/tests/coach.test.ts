import { beforeEach, expect, test, vi } from "vitest";
import { Coach } from "../src/lib/coach.svelte";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test("three steps are explained once, each when it comes, and never again on this device", () => {
  const coach = new Coach("a-game");
  coach.follow(0);
  expect(coach.explains(1)).toBe(true);
  for (const step of [1, 2]) coach.follow(step);
  expect(coach.explains(1)).toBe(false);
  // The turn was lost before the third step: it comes with the next turn.
  coach.follow(0);
  expect(coach.explains(3)).toBe(true);
  coach.follow(3);
  coach.follow(0);
  expect(coach.explains(3)).toBe(false);
  expect(new Coach("a-game").on).toBe(false);
  expect(new Coach("another").on).toBe(true);
});

test("who skips the coach is left in peace", () => {
  const coach = new Coach("a-game");
  coach.follow(1);
  coach.end();
  expect([coach.explains(1), coach.explains(2), new Coach("a-game").explains(1)]).toEqual([false, false, false]);
});
