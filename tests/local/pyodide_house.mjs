// Runs in Node what a worker runs in a browser: reads what is to be done from its input, writes what came of it.
// {folder, archives, sources, games: {name: [first, stop]}, asked: [[method, path, lang, body]], tables: [wish],
// dives: [[game, day, word]]}
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const job = JSON.parse(readFileSync(0, "utf8"));
const read = (path) => new Uint8Array(readFileSync(path));
const seconds = {};
const timed = async (name, work) => {
  const began = performance.now();
  const found = await work();
  seconds[name] = (performance.now() - began) / 1000;
  return found;
};

const { loadPyodide } = await import(pathToFileURL(`${job.folder}/pyodide.mjs`).href);
const pyodide = await timed("start", () => loadPyodide({ indexURL: `${job.folder}/` }));
const packages = pyodide.runPython("import site; site.getsitepackages()[0]");
await timed("unpack", () => {
  for (const name of job.archives)
    pyodide.unpackArchive(read(`${job.folder}/${name}`), "zip", { extractDir: packages });
});
pyodide.FS.mkdirTree(`${packages}/local`);
for (const [name, text] of Object.entries(job.sources)) pyodide.FS.writeFile(`${packages}/local/${name}`, text);
const { House } = await timed("import", () => pyodide.pyimport("fathoms.local.house"));

/** A map in place of IndexedDB: every key is its JSON. */
class MapStorage {
  kept = new Map();

  async transact(text) {
    const kept = new Map(this.kept);
    const results = [];
    for (const step of JSON.parse(text)) {
      const key = JSON.stringify(step.key);
      let result = null;
      if (step.do === "get") result = kept.get(key) ?? null;
      else if (step.do === "need" || step.do === "add") {
        if (kept.has(key) !== (step.do === "need")) return '{"is":"conflict"}';
        if (step.do === "add") kept.set(key, step.value);
      } else if (step.do === "put") kept.set(key, step.value);
      else {
        const keys = [...kept.keys()].map((each) => JSON.parse(each)).sort(compare);
        const found = keys.filter((each) => compare(step.low, each) <= 0 && compare(each, step.high) <= 0);
        if (step.do === "keys") result = found;
        else if (step.do === "delete") for (const each of found) kept.delete(JSON.stringify(each));
        else {
          if (step.last) found.reverse();
          result = found.slice(0, step.most || undefined).map((each) => kept.get(JSON.stringify(each)));
        }
      }
      results.push(result);
    }
    this.kept = kept;
    return JSON.stringify({ is: "done", results });
  }
}

/** Compares keys as IndexedDB does: numbers, then strings, then arrays. */
function compare(one, other) {
  const kind = (key) => (Array.isArray(key) ? 2 : typeof key === "string" ? 1 : 0);
  if (kind(one) !== kind(other)) return kind(one) - kind(other);
  if (!Array.isArray(one)) return one < other ? -1 : one > other ? 1 : 0;
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    const order = compare(one[at], other[at]);
    if (order) return order;
  }
  return one.length - other.length;
}

async function ask(house, method, path, lang, body) {
  const answer = await house.ask(method, path, lang, body);
  const found = answer.toJs();
  answer.destroy();
  return found;
}

/** Asks for a hint, plays the first moves on offer in the first seat, and enters anew half way, in a new house. */
async function play(storage, wish) {
  let house = await House.open(storage, () => {});
  const [status, text] = await ask(house, "POST", "/api/tables", "en", JSON.stringify(wish));
  if (status !== 201) throw new Error(text);
  const { table, seats } = JSON.parse(text);
  const hello = JSON.stringify({ type: "hello", token: seats[0].token, lang: "fr", words: true });
  let version = 0;
  let heard = 0;
  let hint = null;
  const sit = (most) =>
    new Promise((resolve, reject) => {
      let moves = 0;
      let position = null;
      const connection = house.connect(
        `/api/tables/${table}/live`,
        "en",
        (line) => {
          const message = JSON.parse(line);
          heard++;
          if (message.type === "refused") reject(new Error(message.message));
          if (message.version !== undefined) version = message.version;
          if (message.view) position = message;
          const over = message.info?.status === "over";
          if (over || moves === most) {
            connection.gone();
            resolve(over);
          } else if (position?.actor === 0 && position.version === version && !hint) {
            hint = { type: "asked" };
            connection.hear(JSON.stringify({ type: "hint", version }));
          } else if (message.type === "hinted" || (position?.actor === 0 && message === position)) {
            if (message.type === "hinted") hint = message;
            moves++;
            connection.hear(JSON.stringify({ type: "play", version, move: position.moves[0].move }));
          }
        },
        (code, reason) => reject(new Error(`${code} ${reason}`)),
      );
      connection.hear(hello);
    });
  await sit(5);
  await house.close();
  house.destroy();
  house = await House.open(storage, () => {});
  const over = await sit(Infinity);
  const record = JSON.parse((await ask(house, "GET", `/api/tables/${table}/record`, "en", ""))[1]);
  await house.close();
  house.destroy();
  return { over, heard, hint, record };
}

const same = pyodide.pyimport("local.same_games");
const range = pyodide.globals.get("range");
const games = {};
for (const [name, [first, stop]] of Object.entries(job.games))
  games[name] = await timed(name, () => same.digests(name, range(first, stop)).toJs());

const storage = new MapStorage();
const house = await House.open(storage, () => {});
const answers = [];
for (const asked of job.asked) answers.push(await ask(house, ...asked));
await house.close();
const tables = [];
for (const wish of job.tables) tables.push(await timed("table", () => play(storage, wish)));
const { dive } = pyodide.pyimport("local.same_days");
const dives = [];
for (const wish of job.dives ?? []) dives.push(await timed(`dive ${wish[0]}`, () => dive(...wish)));
const memory = { wasm: pyodide._module.HEAPU8.length, process: process.memoryUsage().rss };
process.stdout.write(`\n${JSON.stringify({ games, answers, tables, dives, seconds, memory })}\n`, () => process.exit(0));
