// The house in this browser: page and worker as they speak with each other, and which house answers what.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { House, type Coming, type WorkerPort } from "../src/local/house";
import type { FromWorker, ToWorker } from "../src/local/messages";
import { FakeWire, table } from "./wire";
import { serve, type Port, type PythonHouse } from "../src/local/worker";

const QUESTION = { method: "POST", path: "/api/x", lang: "fr", body: "{}" };
const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Fathoms' Python, as far as a worker speaks with it. */
class FakePython {
  readonly heard: unknown[][] = [];
  line: (text: string) => void = () => {};
  end: (status: number, text: string) => void = () => {};
  send: (text: string) => void = () => {};
  close: (code: number, reason: string) => void = () => {};
  readonly house: PythonHouse = {
    hear: () => {},
    ask: (...asked) => {
      this.heard.push(["ask", ...asked]);
      if (asked[1] === "/broken") return Promise.reject(new Error("no such thing"));
      return Promise.resolve({ toJs: () => [200, '{"a":1}'], destroy: () => this.heard.push(["destroyed"]) });
    },
    stream: (method, path, lang, body, line, end) => {
      this.heard.push(["stream", method, path, lang, body]);
      [this.line, this.end] = [line, end];
      return { stop: () => this.heard.push(["stop"]), destroy: () => this.heard.push(["destroyed"]) };
    },
    connect: (path, lang, send, close) => {
      this.heard.push(["connect", path, lang]);
      [this.send, this.close] = [send, close];
      return {
        hear: (text) => this.heard.push(["hear", text]),
        gone: () => this.heard.push(["gone"]),
        destroy: () => this.heard.push(["destroyed"]),
      };
    },
  };
}

/** A page and a worker side by side, and how the house comes to open. */
function pair(open?: () => Promise<PythonHouse>) {
  const python = new FakePython();
  const told: Coming[] = [];
  const inside: Port = { onmessage: null, postMessage: (message) => pass(message) };
  const outside: WorkerPort = {
    onmessage: null,
    onerror: null,
    postMessage: (data: ToWorker) => inside.onmessage?.({ data } as MessageEvent<ToWorker>),
    terminate: vi.fn(),
  };
  const pass = (data: FromWorker): void => outside.onmessage?.({ data } as MessageEvent<FromWorker>);
  serve(inside, open ?? (() => Promise.resolve(python.house)));
  const house = new House(
    () => outside,
    { at: "https://sea.example/local/", kept: true },
    (coming) => told.push(coming),
  );
  return { python, house, told, outside };
}

describe("a page and its worker", () => {
  it("ask and answer as a server would", async () => {
    const { python, house, told } = pair();
    const answer = await house.ask(QUESTION);
    expect([answer.status, await answer.json()]).toEqual([200, { a: 1 }]);
    expect(python.heard).toEqual([["ask", "POST", "/api/x", "fr", "{}"], ["destroyed"]]);
    expect(told.map(({ state }) => state)).toEqual(["starting", "open"]);
  });

  it("tell of a fault in Python as a server does", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    expect((await pair().house.ask({ ...QUESTION, path: "/broken" })).status).toBe(500);
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });

  it("give an answer in lines as it comes", async () => {
    const { python, house } = pair();
    const asked = house.stream(QUESTION, new AbortController().signal);
    await soon();
    python.line('{"kind":"progress"}');
    const answer = await asked;
    python.line('{"kind":"done"}');
    python.end(200, "");
    expect(await answer.text()).toBe('{"kind":"progress"}\n{"kind":"done"}\n');
    await soon();
    expect(python.heard.at(-1)).toEqual(["destroyed"]);
  });

  it("tell at once of a request in lines that is refused", async () => {
    const { python, house } = pair();
    const asked = house.stream(QUESTION, new AbortController().signal);
    await soon();
    python.end(429, '{"error":{}}');
    const answer = await asked;
    expect([answer.status, await answer.text()]).toEqual([429, '{"error":{}}']);
  });

  it("end the work that nobody waits for any more", async () => {
    const { python, house } = pair();
    const leave = new AbortController();
    const asked = house.stream(QUESTION, leave.signal);
    await soon();
    leave.abort();
    await expect(asked).rejects.toThrow();
    await soon();
    expect(python.heard.slice(1)).toEqual([["stop"], ["destroyed"]]);
  });

  it("connect a table: what is said before the house is open is heard in order", async () => {
    let open: (house: PythonHouse) => void = () => {};
    const { python, house } = pair(() => new Promise((done) => (open = done)));
    const said: string[] = [];
    const closed: number[] = [];
    const end = house.connect(
      "/api/tables/local-1/live",
      "es",
      (text) => said.push(text),
      (code) => closed.push(code),
    );
    end.send("hello");
    end.send("ping");
    expect(python.heard).toEqual([]);
    open(python.house);
    await soon();
    expect(python.heard).toEqual([
      ["connect", "/api/tables/local-1/live", "es"],
      ["hear", "hello"],
      ["hear", "ping"],
    ]);
    python.send("table");
    python.close(4004, "gone");
    await soon();
    expect([said, closed, python.heard.at(-1)]).toEqual([["table"], [4004], ["destroyed"]]);
    end.close();
    await soon();
    expect(python.heard.at(-1)).toEqual(["destroyed"]);
  });

  it("tell Python when somebody leaves a table", async () => {
    const { python, house } = pair();
    const closed = vi.fn();
    house.connect("/api/tables/local-1/live", "en", () => {}, closed).close();
    await soon();
    await soon();
    expect(python.heard.slice(1)).toEqual([["gone"], ["destroyed"]]);
    expect(closed).not.toHaveBeenCalled();
  });

  it("break everything off when the house cannot be opened", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const { house, told, outside } = pair(() => Promise.reject(new Error("no WebAssembly")));
    const closed: number[] = [];
    house.connect(
      "/x",
      "en",
      () => {},
      (code) => closed.push(code),
    );
    await expect(house.ask(QUESTION)).rejects.toThrow();
    expect(closed).toEqual([1006]);
    expect(told.at(-1)?.state).toBe("failed");
    expect(outside.terminate).toHaveBeenCalledOnce();
    await expect(house.ask(QUESTION)).rejects.toThrow();
    error.mockRestore();
  });
});

/** A house whose answers say that they are its own. */
function localHouse() {
  const asked: [string, unknown][] = [];
  class LocalHouse {
    constructor(_start: unknown, _place: unknown, told: (coming: Coming) => void) {
      told({ state: "open", done: 0, total: 0 });
    }
    ask({ path, body }: { path: string; body: string }): Promise<Response> {
      asked.push([path, body ? JSON.parse(body) : null]);
      return Promise.resolve(new Response('{"here":true}'));
    }
    stream = this.ask.bind(this);
  }
  vi.doMock("../src/local/house", () => ({ House: LocalHouse, startWorker: () => null }));
  return asked;
}

const head = (name: string, content: string): void => {
  const meta = document.createElement("meta");
  [meta.name, meta.content] = [`fathoms-${name}`, content];
  document.head.append(meta);
};

describe("which house answers", () => {
  let asked: [string, unknown][] = [];
  let houses: typeof import("../src/lib/houses");
  const gone = (): Promise<Response> => Promise.reject(new TypeError("gone"));
  const server = vi.fn<(path: string) => Promise<Response>>();
  const who = async (path: string, more: object = {}): Promise<string> =>
    houses.askHouse(path, { lang: "en", ...more }).then(
      async (answer) => (((await answer.json()) as { here?: boolean }).here ? "here" : "server"),
      () => "nobody",
    );

  beforeEach(async () => {
    vi.resetModules();
    asked = localHouse();
    houses = await import("../src/lib/houses");
    vi.stubGlobal("fetch", server);
    vi.stubGlobal("indexedDB", {});
    vi.stubGlobal("Worker", () => {});
    server.mockReset().mockImplementation(() => Promise.resolve(new Response("{}")));
    localStorage.clear();
  });
  afterEach(() => {
    for (const meta of document.head.querySelectorAll("meta[name^=fathoms]")) meta.remove();
    vi.doUnmock("../src/local/house");
    vi.resetModules();
    localStorage.clear();
  });

  it("is the server, as long as it does, also where a house is kept", async () => {
    houses.noteKept("1");
    expect(await who("/api/games")).toBe("server");
    expect(asked).toEqual([]);
  });

  it("is this browser's for its own tables, whatever names them", async () => {
    expect(await who("/api/tables/local-1?lang=en")).toBe("here");
    expect(await who("/api/review", { wish: { table: "local-1" }, lines: true })).toBe("here");
    expect(await who("/api/tables", { wish: { origin: { table: "local-1", move: 3 } } })).toBe("here");
    expect(await who("/api/games", { table: "local-1" })).toBe("here");
    expect(server).not.toHaveBeenCalled();
  });

  it("is nobody when the server is gone and no house is kept", async () => {
    server.mockImplementation(gone);
    expect(await who("/api/games")).toBe("nobody");
  });

  it("is this browser's when the server is gone, if it is kept", async () => {
    houses.noteKept("1");
    server.mockImplementation(gone);
    expect(await who("/api/games")).toBe("here");
    expect(await who("/api/tables", { wish: { seats: [] }, here: true })).toBe("here");
    // Nobody waits twice for a server that is gone.
    expect(server).toHaveBeenCalledOnce();
  });

  it("has a day and games of its own, but goes on nowhere with what was begun at the server", async () => {
    houses.noteKept("1");
    server.mockImplementation(gone);
    const day = { game: "x", device: "y" };
    expect(await who("/api/daily/begin", { wish: day })).toBe("nobody");
    expect(await who("/api/daily/board", { wish: day })).toBe("nobody");
    expect(await who("/api/player")).toBe("nobody");
    expect(await who("/api/daily/mine", { wish: day })).toBe("here");
    // What was begun here goes on here, also when the server is back.
    server.mockReset();
    expect(await who("/api/daily/begin", { wish: day, here: true })).toBe("here");
    expect(await who("/api/daily/board", { wish: day, here: true })).toBe("here");
    expect(await who("/api/player", { here: true })).toBe("here");
    expect(server).not.toHaveBeenCalled();
  });

  it("leaves tables of the server, friends and the gallery to the server", async () => {
    houses.noteKept("1");
    server.mockImplementation(gone);
    expect(await who("/api/tables/abc")).toBe("nobody");
    expect(await who("/api/tables")).toBe("nobody");
    expect(await who("/api/tables", { wish: { seats: [] } })).toBe("nobody");
    expect(await who("/api/gallery?game=x")).toBe("nobody");
    expect(asked).toEqual([]);
  });

  it("is not what a gateway or the service worker says in the server's place", async () => {
    houses.noteKept("1");
    server.mockImplementation(() => Promise.resolve(new Response("{}", { headers: { "Fathoms-Kept": "yes" } })));
    expect(await who("/api/bots")).toBe("here");
    vi.resetModules();
    houses = await import("../src/lib/houses");
    server.mockImplementation(() => Promise.resolve(new Response("Bad gateway", { status: 502 })));
    expect(await who("/api/bots")).toBe("here");
  });

  it("is nobody on a site that a browser cannot run", async () => {
    head("house", "local");
    vi.stubGlobal("indexedDB", undefined);
    expect([await who("/api/games"), houses.canRunHouse()]).toEqual(["nobody", false]);
    expect(server).not.toHaveBeenCalled();
  });

  it("is this browser's for everything on a site", async () => {
    head("house", "local");
    expect(await who("/api/tables/abc")).toBe("here");
    expect(server).not.toHaveBeenCalled();
    const { routeOf } = await import("../src/routes");
    expect(routeOf("/friends/x")).toBeNull();
    expect(routeOf("/gallery")).toBeNull();
    expect(routeOf("/here/x")).not.toBeNull();
  });
});

describe("a line to a table in this browser", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("waits for a house that opens slowly or thinks long, and does not mind that the network is gone", async () => {
    const { Line } = await import("../src/lib/wire");
    const dial = vi.fn((address: string) => new FakeWire(address));
    const line = new Line("local-1", { lang: "en", dial });
    line.open();
    // Not the first of all wires: one of an earlier test may come late.
    const wire = dial.mock.results[0]?.value as FakeWire | undefined;
    vi.advanceTimersByTime(120_000);
    expect([line.link, dial.mock.calls.length]).toEqual(["connecting", 1]);
    wire?.open();
    wire?.say(table());
    line.send({ type: "pace", hurry: true });
    vi.advanceTimersByTime(120_000);
    line.cut();
    line.hurry();
    vi.advanceTimersByTime(120_000);
    expect([line.link, dial.mock.calls.length]).toEqual(["open", 1]);
    expect(wire?.sent.some(({ type }) => type === "ping")).toBe(false);
    // With the house it breaks, and comes back.
    wire?.break();
    expect(line.link).toBe("lost");
    vi.advanceTimersByTime(1_000);
    expect(dial).toHaveBeenCalledTimes(2);
    line.close();
    FakeWire.all = [];
  });
});

describe("a house in a folder", () => {
  afterEach(() => {
    for (const meta of document.head.querySelectorAll("meta[name^=fathoms]")) meta.remove();
  });

  it("has all its addresses there, and reads its paths without it", async () => {
    const { linkTo, pathOf, tableLink } = await import("../src/lib/links");
    const { liveAddress } = await import("../src/lib/wire");
    expect([linkTo("/book"), pathOf(new URL("https://sea.example/book/"))]).toEqual(["/book", "/book"]);
    head("base", "/games/sea/");
    expect(linkTo("/")).toBe("/games/sea/");
    expect(tableLink("t1")).toBe(`${location.origin}/games/sea/table/t1`);
    expect(pathOf(new URL("https://sea.example/games/sea/table/t1"))).toBe("/table/t1");
    expect(pathOf(new URL("https://sea.example/games/sea/"))).toBe("/");
    expect(liveAddress("t1", new URL("https://sea.example/x"))).toBe("wss://sea.example/games/sea/api/tables/t1/live");
  });
});
