// One load for both servers: two sockets a table, one move in flight a table.
// node load.cjs PEER URL TABLES SECONDS RATE [GAME [WATCHERS]]; RATE is moves a second over all tables, 0 is as fast as
// answers come; WATCHERS are further sockets at each table of ours.
// The time of a move is from its sending until the socket that sent it hears of it.
// Prints a line when counting begins, for whoever reads other counters then, and the figures when it ends.
const WebSocket = require("ws");

const [peer, url, tablesText, secondsText, rateText, gameName = "into-the-blue", watchersText = "0"] =
  process.argv.slice(2);
const tables = Number(tablesText);
const watchers = Number(watchersText);
const seconds = Number(secondsText);
const rate = Number(rateText);
const gap = rate > 0 ? (1000 * tables) / rate : 0;
const warmUp = 2000;

const times = [];
const problems = {};
let counting = false;
let games = 0;

// What went over our WebSockets, in bytes of TCP: frames and handshakes.
const wires = new Set();
const ended = { down: 0, up: 0 };

function wired(wire) {
  wires.add(wire);
  wire.on("close", () => {
    wires.delete(wire);
    ended.down += wire.bytesRead;
    ended.up += wire.bytesWritten;
  });
}

function traffic() {
  const sum = { ...ended };
  for (const wire of wires) {
    sum.down += wire.bytesRead;
    sum.up += wire.bytesWritten;
  }
  return sum;
}

function problem(what) {
  problems[what] = (problems[what] ?? 0) + 1;
}

function now() {
  return performance.now();
}

async function post(path, body) {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

// When the next move of a table is due; the table's two sockets share it.
class Pace {
  constructor() {
    this.due = now() + Math.random() * gap;
  }

  send(act) {
    if (gap === 0) return act();
    this.due = Math.max(this.due + gap, now() - gap);
    setTimeout(act, Math.max(0, this.due - now()));
  }
}

// One socket's move in flight.
class Flight {
  begin() {
    this.sent = now();
  }

  end() {
    if (this.sent && counting) times.push(now() - this.sent);
    this.sent = 0;
  }
}

async function fathomsTable(pace) {
  const opened = await post("/api/tables", {
    game: gameName,
    rules: gameName === "into-the-blue" ? { shells: 30 } : {},
    seats: [{ kind: "human" }, { kind: "human" }],
    first: 0,
  });
  const invite = opened.seats[1].invite;
  const seated = await post(`/api/tables/${opened.table}/sit`, { invite, name: "Guest", understood: true });
  const tokens = [opened.seats[0].token, seated.token, ...Array(watchers).fill(null)];
  let open = tokens.length;
  tokens.forEach((token, seat) => {
    const flight = new Flight();
    const socket = new WebSocket(`${url.replace("http", "ws")}/api/tables/${opened.table}/live`, {
      perMessageDeflate: false,
    });
    socket.on("upgrade", (answer) => wired(answer.socket));
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token })));
    socket.on("error", (error) => problem(error.message));
    socket.on("message", (text) => {
      const message = JSON.parse(text);
      if (message.type === "refused") return problem(message.kind);
      if (message.type !== "table" && message.type !== "moved") return;
      if (message.type === "moved" && message.seat === seat) flight.end();
      if (message.view === null) return;
      if (message.actor === null) {
        socket.close();
        open -= 1;
        if (open === 0) {
          games += 1;
          fathomsTable(pace).catch((error) => problem(error.message));
        }
      } else if (message.actor === seat) {
        const choice = message.moves[Math.floor(Math.random() * message.moves.length)];
        pace.send(() => {
          flight.begin();
          socket.send(JSON.stringify({ type: "play", version: message.version, move: choice.move }));
        });
      }
    });
  });
}

async function peerTable(pace) {
  const { io } = require("socket.io-client"); // only a comparison needs it
  const { matchID } = await post("/games/count/create", { numPlayers: 2 });
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`/games/count/${matchID}/join`, { playerID, playerName: playerID });
    const socket = io(`${url}/count`, { transports: ["websocket"], forceNew: true });
    const flight = new Flight();
    const act = (state) => {
      if (state.ctx.currentPlayer !== playerID) return;
      const payload = { type: "add", args: [], playerID, credentials: playerCredentials };
      pace.send(() => {
        flight.begin();
        socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
      });
    };
    socket.on("connect", () => socket.emit("sync", matchID, playerID, playerCredentials, 2));
    socket.on("sync", (_, info) => act(info.state));
    socket.on("update", (_, state) => {
      // The one who moved is whoever's turn it is no longer.
      if (state.ctx.currentPlayer !== playerID) flight.end();
      act(state);
    });
    socket.on("connect_error", (error) => problem(error.message));
  }
}

function at(part) {
  return times.length ? Math.round(times[Math.min(times.length - 1, Math.floor(part * times.length))] * 100) / 100 : null;
}

async function main() {
  const seat = peer === "fathoms" ? fathomsTable : peerTable;
  const started = now();
  for (let begun = 0; begun < tables; begun += 25) {
    await Promise.all(Array.from({ length: Math.min(25, tables - begun) }, () => seat(new Pace())));
  }
  const setUp = (now() - started) / 1000;
  await new Promise((resolve) => setTimeout(resolve, warmUp));
  counting = true;
  console.log(JSON.stringify({ counting }));
  const from = now();
  const before = traffic();
  const cpu = process.cpuUsage();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  counting = false;
  const lasted = (now() - from) / 1000;
  const used = process.cpuUsage(cpu);
  const after = traffic();
  times.sort((a, b) => a - b);
  console.log(
    JSON.stringify({
      peer,
      tables,
      sockets: (2 + watchers) * tables,
      moves: times.length,
      moves_a_second: Math.round(times.length / lasted),
      p50_ms: at(0.5),
      p99_ms: at(0.99),
      worst_ms: at(1),
      games,
      set_up_seconds: Math.round(setUp * 10) / 10,
      load_cpu: Math.round((100 * (used.user + used.system)) / 1e6 / lasted),
      bytes_down: after.down - before.down,
      bytes_up: after.up - before.up,
      problems,
    }),
  );
  process.exit(0);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
