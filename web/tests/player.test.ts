// What follows a player from device to device: nothing is sent under a key that is gone.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { player } from "../src/lib/player.svelte";

const asked: string[] = [];

/** A server that takes its time: each answer waits until the test gives it. */
const waiting: (() => void)[] = [];
const answer = (path: string): unknown =>
  path.endsWith("/sync")
    ? { player: { name: "", page: "p", shows: [], created: 0 }, items: [], going: [] }
    : { tables: 2 };

beforeEach(() => {
  asked.length = waiting.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path.replace(/^.*\/api/, ""));
    return new Promise<Response>((done) => waiting.push(() => done(Response.json(answer(path)))));
  });
  localStorage.setItem("fathoms/key", JSON.stringify("a-key"));
  localStorage.setItem("fathoms/player/synced", JSON.stringify({ items: {}, tables: [] }));
  player.key = "a-key";
});
afterEach(() => localStorage.clear());

/** Give the next answer, once it is asked for. */
async function give(): Promise<void> {
  await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
  waiting.shift()?.();
}

it("a change that comes while one is being forgotten is not sent", async () => {
  const forgotten = player.forget(false);
  await give();
  await vi.waitFor(() => expect(asked).toEqual(["/player/sync", "/player/forget"]));
  const late = player.sync();
  await give();
  expect(await forgotten).toBe(2);
  await late;
  expect(asked).toEqual(["/player/sync", "/player/forget"]);
  expect([player.key, player.problem]).toEqual([null, null]);
});
