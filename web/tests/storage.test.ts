// What the house keeps in IndexedDB: whole transactions or nothing, in order, and who comes second hears of it.
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Storage } from "../src/local/storage";

describe("the storage of the house", () => {
  let disk = new IDBFactory();
  let storage = new Storage(() => disk);
  const run = async (...steps: object[]): Promise<unknown> =>
    JSON.parse(await storage.transact(JSON.stringify(steps))) as unknown;
  const event = (number: number): object => ({ do: "add", key: ["event", "local-1", number], value: `e${number}` });
  const below = { low: ["event", "local-1", 1], high: ["event", "local-1", []] };

  beforeEach(() => {
    vi.stubGlobal("IDBKeyRange", IDBKeyRange);
    disk = new IDBFactory();
    storage = new Storage(() => disk);
  });

  it("keeps and reads values by their keys, in the order of their numbers", async () => {
    expect(await run(event(10), event(9), event(1))).toEqual({ is: "done", results: [null, null, null] });
    expect(await run({ do: "get", key: ["event", "local-1", 9] }, { do: "get", key: ["nothing"] })).toEqual({
      is: "done",
      results: ["e9", null],
    });
    expect(await run({ do: "all", ...below })).toEqual({ is: "done", results: [["e1", "e9", "e10"]] });
    expect(await run({ do: "all", ...below, most: 2 })).toEqual({ is: "done", results: [["e1", "e9"]] });
    expect(await run({ do: "all", ...below, most: 2, last: true })).toEqual({ is: "done", results: [["e10", "e9"]] });
    expect(await run({ do: "keys", low: ["event"], high: ["event", []] })).toEqual({
      is: "done",
      results: [[1, 9, 10].map((number) => ["event", "local-1", number])],
    });
  });

  it("is still there when the page is loaded again", async () => {
    await run(event(1));
    storage = new Storage(() => disk);
    expect(await run({ do: "all", ...below })).toEqual({ is: "done", results: [["e1"]] });
  });

  it("does nothing of a transaction in which another tab was first", async () => {
    await run(event(1));
    const other = new Storage(() => disk);
    const [one, two] = await Promise.all(
      [storage, other].map((each) => each.transact(JSON.stringify([event(2), event(3)]))),
    );
    expect([one, two].sort()).toEqual(['{"is":"conflict"}', '{"is":"done","results":[null,null]}']);
    expect(await run({ do: "put", key: ["row"], value: "new" }, event(2))).toEqual({ is: "conflict" });
    expect(await run({ do: "get", key: ["row"] })).toEqual({ is: "done", results: [null] });
  });

  it("needs what must be there", async () => {
    expect(await run({ do: "need", key: ["row", "local-1"] }, event(1))).toEqual({ is: "conflict" });
    await run({ do: "put", key: ["row", "local-1"], value: "row" });
    expect(await run({ do: "need", key: ["row", "local-1"] }, event(1))).toEqual({ is: "done", results: [null, null] });
  });

  it("deletes what lies between two keys, and all of a table that is forgotten", async () => {
    await run(event(1), event(2), event(3), { do: "put", key: ["row", "local-1"], value: "row" });
    await run({ do: "put", key: ["row", "local-2"], value: "other" });
    await run({ do: "delete", low: ["event", "local-1", 0], high: ["event", "local-1", 2] });
    expect(await run({ do: "all", ...below })).toEqual({ is: "done", results: [["e3"]] });
    await storage.forget("local-1");
    expect(await run({ do: "keys", low: [], high: [[]] })).toEqual({ is: "done", results: [[["row", "local-2"]]] });
  });

  it("says what is wrong where a browser keeps nothing, and tries again later", async () => {
    const forbidden = {
      open: () => {
        throw new DOMException("", "SecurityError");
      },
    } as unknown as IDBFactory;
    let where = forbidden;
    storage = new Storage(() => where);
    expect(await run(event(1))).toEqual({ is: "failed", error: "SecurityError" });
    where = disk;
    expect(await run(event(1))).toEqual({ is: "done", results: [null] });
  });
});
