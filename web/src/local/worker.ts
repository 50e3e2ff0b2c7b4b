// The house in a browser: a worker that runs Fathoms' own Python, and answers a page as the server would.
import { readAll, type FromWorker, type HouseFiles, type ToWorker } from "./messages";
import { Storage } from "./storage";

/** What Python gives is kept until it is let go. */
interface Held {
  destroy(): void;
}
interface Connection extends Held {
  hear(text: string): void;
  gone(): void;
}
interface Stream extends Held {
  stop(): void;
}
/** `fathoms.local.house.House`, as JavaScript sees it. */
export interface PythonHouse {
  hear(text: string): void;
  ask(method: string, path: string, lang: string, body: string): Promise<Held & { toJs(): [number, string] }>;
  stream(
    method: string,
    path: string,
    lang: string,
    body: string,
    line: (text: string) => void,
    end: (status: number, text: string) => void,
  ): Stream;
  connect(
    path: string,
    lang: string,
    send: (text: string) => void,
    close: (code: number, reason: string) => void,
  ): Connection;
}

/** What of Pyodide is used here. */
interface Pyodide {
  runPython(code: string): string;
  unpackArchive(archive: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  pyimport(name: string): { House: { open(storage: Storage, tell: (text: string) => void): Promise<PythonHouse> } };
}

/** What of a worker's own scope is used here; tests bring their own. */
export interface Port {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

/** Answer whatever the page asks, in the order in which it asks; `open` brings the house. */
export function serve(port: Port, open: (at: string, kept: boolean) => Promise<PythonHouse>): void {
  let opened: Promise<PythonHouse> | null = null;
  const streams = new Map<number, Stream>();
  const connections = new Map<number, Connection>();
  const tell = (message: FromWorker): void => port.postMessage(message);

  const letGo = (all: Map<number, Held>, id: number): void => {
    // Python may be telling us of its end just now: it is let go when it is done.
    const held = all.get(id);
    all.delete(id);
    if (held) setTimeout(() => held.destroy());
  };

  async function answer(house: PythonHouse, asked: Extract<ToWorker, { kind: "ask" | "stream" }>): Promise<void> {
    const { id, method, path, lang, body } = asked;
    if (asked.kind === "ask") {
      const given = await house.ask(method, path, lang, body);
      const [status, text] = given.toJs();
      given.destroy();
      return tell({ kind: "answer", id, status, text });
    }
    let over = false;
    const stream = house.stream(
      method,
      path,
      lang,
      body,
      (text) => tell({ kind: "line", id, text }),
      (status, text) => {
        over = true;
        tell({ kind: "end", id, status, text });
        letGo(streams, id);
      },
    );
    streams.set(id, stream);
    if (over) letGo(streams, id);
  }

  async function heard(message: ToWorker): Promise<void> {
    if (message.kind === "open") {
      opened = open(message.at, message.kept);
      await opened.then(
        () => tell({ kind: "opened" }),
        (problem: unknown) => tell({ kind: "failed", why: String(problem) }),
      );
      return;
    }
    const house = await opened;
    if (!house) return;
    const { id } = message;
    switch (message.kind) {
      case "ask":
      case "stream":
        return answer(house, message);
      case "cancel":
        streams.get(id)?.stop();
        return letGo(streams, id);
      case "connect":
        connections.set(
          id,
          house.connect(
            message.path,
            message.lang,
            (text) => tell({ kind: "said", id, text }),
            (code, reason) => {
              tell({ kind: "closed", id, code, reason });
              letGo(connections, id);
            },
          ),
        );
        return;
      case "hear":
        return connections.get(id)?.hear(message.text);
      case "gone":
        connections.get(id)?.gone();
        return letGo(connections, id);
    }
  }

  port.onmessage = ({ data }) => {
    // A house that cannot be opened has said so; whatever else Python throws is a fault that a person should see.
    heard(data).catch((problem: unknown) => {
      if (data.kind === "ask") tell({ kind: "answer", id: data.id, status: 500, text: "" });
      else if (data.kind === "stream") tell({ kind: "end", id: data.id, status: 500, text: "" });
      else if (data.kind === "connect") tell({ kind: "closed", id: data.id, code: 1011, reason: "" });
      console.error(problem);
    });
  };
}

async function fetchFile(name: string, at: string): Promise<Response> {
  const answer = await fetch(new URL(name, at), { credentials: "omit" });
  if (!answer.ok) throw new TypeError(`${name}: ${answer.status}`);
  return answer;
}

/** Fetch every file once, and say how far they have come: what needs them finds them in the browser's cache. */
async function fetchAll(
  { files, bytes }: HouseFiles,
  at: string,
  came: (done: number, total: number) => void,
): Promise<void> {
  let done = 0;
  await Promise.all(
    files.map(async ({ name }) => {
      await readAll(await fetchFile(name, at), (length) => came((done += length), bytes));
    }),
  );
}

async function openHouse(at: string, kept: boolean): Promise<PythonHouse> {
  const list = (await (await fetchFile("local.json", at)).json()) as HouseFiles;
  const came = (done: number, total: number): void => self.postMessage({ kind: "coming", done, total } as FromWorker);
  if (!kept) await fetchAll(list, at, came);
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL("pyodide.mjs", at).href)) as {
    loadPyodide(options: { indexURL: string }): Promise<Pyodide>;
  };
  const packed = list.files.filter(({ unpack }) => unpack);
  const [python, ...archives] = await Promise.all([
    loadPyodide({ indexURL: at }),
    ...packed.map(async ({ name }) => (await fetchFile(name, at)).arrayBuffer()),
  ]);
  const extractDir = python.runPython("import site; site.getsitepackages()[0]");
  for (const archive of archives) python.unpackArchive(archive, "zip", { extractDir });
  const channel = new BroadcastChannel("fathoms");
  const { House } = python.pyimport("fathoms.local.house");
  const house = await House.open(new Storage(), (text) => channel.postMessage(text));
  channel.onmessage = ({ data }) => house.hear(String(data));
  return house;
}

// Tests read this file in a page.
if (typeof document === "undefined") serve(self as unknown as Port, openHouse);
