// What this browser keeps for the house, in IndexedDB: `fathoms/local/storage.py` says what each step means.

type Key = (string | number | Key)[];

type Step =
  | { readonly do: "get" | "need"; readonly key: Key }
  | { readonly do: "all"; readonly low: Key; readonly high: Key; readonly most?: number; readonly last?: boolean }
  | { readonly do: "keys" | "delete"; readonly low: Key; readonly high: Key }
  | { readonly do: "add" | "put"; readonly key: Key; readonly value: string };

type Result = string | readonly string[] | readonly IDBValidKey[] | null;

const STORE = "kept";
const READING: ReadonlySet<Step["do"]> = new Set(["get", "all", "keys"]);

class Conflict extends Error {}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = (event) => {
      // Whoever asked says what comes of it, not the transaction's own abort.
      event.preventDefault();
      failed(request.error ?? new DOMException("", "UnknownError"));
    };
  });
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open("fathoms", 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answered(request);
}

async function lastOnes(store: IDBObjectStore, range: IDBKeyRange, most: number): Promise<string[]> {
  const found: string[] = [];
  const request = store.openCursor(range, "prev");
  for (let cursor = await answered(request); cursor; cursor = await answered(request)) {
    found.push(cursor.value as string);
    if (most && found.length >= most) break;
    cursor.continue();
  }
  return found;
}

async function run(step: Step, store: IDBObjectStore): Promise<Result> {
  const between = ({ low, high }: { low: Key; high: Key }): IDBKeyRange => IDBKeyRange.bound(low, high);
  switch (step.do) {
    case "get":
      return ((await answered(store.get(step.key))) as string | undefined) ?? null;
    case "all":
      if (step.last) return lastOnes(store, between(step), step.most ?? 0);
      return (await answered(store.getAll(between(step), step.most || undefined))) as string[];
    case "keys":
      return answered(store.getAllKeys(between(step)));
    case "need":
      if ((await answered(store.getKey(step.key))) === undefined) throw new Conflict();
      return null;
    case "add":
      try {
        await answered(store.add(step.value, step.key));
      } catch (problem) {
        if (problem instanceof DOMException && problem.name === "ConstraintError") throw new Conflict();
        throw problem;
      }
      return null;
    case "put":
      await answered(store.put(step.value, step.key));
      return null;
    case "delete":
      await answered(store.delete(between(step)));
      return null;
  }
}

/** Everything the house keeps. */
export class Storage {
  private database: Promise<IDBDatabase> | null = null;

  constructor(private readonly factory: () => IDBFactory = () => indexedDB) {}

  /** Run steps in one transaction: all of them are done, and safe on the disk when this answers, or none is. */
  async transact(steps: string): Promise<string> {
    try {
      const results = await this.attempt(JSON.parse(steps) as Step[]);
      return JSON.stringify({ is: "done", results });
    } catch (problem) {
      if (problem instanceof Conflict) return JSON.stringify({ is: "conflict" });
      const error = problem instanceof DOMException ? problem.name : "UnknownError";
      return JSON.stringify({ is: "failed", error });
    }
  }

  /** Delete all that is kept of a table: its name is the second part of each of its keys. */
  async forget(table: string): Promise<void> {
    const store = (await this.open()).transaction(STORE, "readwrite").objectStore(STORE);
    for (const key of await answered(store.getAllKeys()))
      if (Array.isArray(key) && key[1] === table) await answered(store.delete(key));
  }

  private async attempt(steps: readonly Step[]): Promise<Result[]> {
    const mode = steps.every((step) => READING.has(step.do)) ? "readonly" : "readwrite";
    const transaction = (await this.open()).transaction(STORE, mode, { durability: "strict" });
    const ended = new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(transaction.error ?? new DOMException("", "AbortError"));
    });
    // Told below, after what made it abort.
    ended.catch(() => {});
    const store = transaction.objectStore(STORE);
    const results: Result[] = [];
    try {
      for (const step of steps) results.push(await run(step, store));
    } catch (problem) {
      try {
        transaction.abort();
      } catch {
        // It has ended by itself.
      }
      throw problem;
    }
    await ended;
    return results;
  }

  private open(): Promise<IDBDatabase> {
    this.database ??= openDatabase(this.factory()).then(
      (database) => {
        // Closed by the browser, or another tab wants to delete it: the next one who asks opens it again.
        const lost = (): void => {
          database.close();
          this.database = null;
        };
        database.onclose = database.onversionchange = lost;
        return database;
      },
      (problem: unknown) => {
        this.database = null;
        throw problem;
      },
    );
    return this.database;
  }
}
