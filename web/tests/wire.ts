// A wire for tests: it keeps what was sent, and says what a server would.
import type { Moved, Table, TableInfo } from "../src/protocol";
import type { Wire } from "../src/lib/wire";

export class FakeWire implements Wire {
  static all: FakeWire[] = [];
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  onerror: Wire["onerror"] = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly address: string) {
    FakeWire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.(new Event("open"));
  }
  say(message: unknown): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  break(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
}

const seat = (number: number): TableInfo["seats"][number] => ({
  seat: number,
  kind: "human",
  name: `P${number}`,
  colour: "green",
  bot: null,
  taken: true,
  present: true,
  status: "playing",
});

export const info = (changes: Partial<TableInfo> = {}): TableInfo => ({
  table: "t1234567",
  game: "pearls",
  rules: {},
  code: "",
  seats: [seat(0), seat(1)],
  first: 0,
  status: "playing",
  version: 3,
  moves: 1,
  actor: 0,
  clock: null,
  listed: false,
  hints: true,
  created: 0,
  commitment: "",
  watchers: 0,
  outcome: null,
  rematch: null,
  begins: 0,
  anyone: false,
  free: [],
  ...changes,
});

export const table = (changes: Partial<Table> = {}): Table =>
  ({
    type: "table",
    version: 3,
    actor: 0,
    turn: 0,
    turns: 1,
    view: { at: 3 },
    scene: {},
    moves: [{ move: "stop", rule: "T4" }],
    more: false,
    clocks: null,
    can_undo: false,
    words: null,
    info: info(),
    you: 0,
    played: ["roll 1"],
    undo: null,
    chat: [],
    muted: [],
    secret: null,
    ...changes,
  }) as Table;

export const moved = (number: number, changes: Partial<Moved> = {}): Moved =>
  ({
    type: "moved",
    version: number + 2,
    actor: 1,
    turn: 1,
    turns: 2,
    view: { at: number + 2 },
    scene: {},
    moves: [],
    more: false,
    clocks: null,
    can_undo: false,
    words: null,
    move: "stop",
    seat: 0,
    number,
    ...changes,
  }) as Moved;
