// Positions that were played elsewhere, told as a live table would tell them: for replays and lessons.
import type { Moved, Position, TableInfo } from "../protocol";
import type { Player, TableProps } from "./contract";

/** What a drawing gets where nobody decides anything. */
export const LOOKING_ON = {
  you: null,
  moves: [],
  more: false,
  pending: null,
  reveal: false,
  hint: null,
  words: null,
  play: () => {},
  ask: () => Promise.resolve([]),
} satisfies Partial<TableProps>;

/** The move that led to a position. While dice fall at once after it, its picture follows if it is `live`. */
export function movedTo(position: Position, live = false): Moved {
  const { number, move, seat, effect, actor, turn, turns, told, board } = position;
  const { view, scene } = live && actor === -1 ? { view: null, scene: null } : position;
  const { moves, more } = live ? position : { moves: [], more: false };
  const words = live ? { told, board, prompt: "" } : null;
  const made = { number, move: move ?? "", seat: seat ?? -1, effect, actor, turn, turns };
  return { type: "moved", version: number, ...made, view, scene, moves, more, clocks: null, can_undo: false, words };
}

type Told = Pick<TableInfo, "table" | "game" | "rules" | "code" | "first" | "moves" | "actor" | "outcome">;

/** A table at which only people sit, as a drawing wants to know it. */
export const tableOf = (told: Told, players: readonly Player[]): TableInfo => ({
  ...told,
  version: told.moves,
  status: told.outcome ? "over" : "playing",
  begins: told.first ?? "draw",
  clock: null,
  listed: false,
  hints: false,
  created: 0,
  commitment: "",
  watchers: 0,
  rematch: null,
  anyone: false,
  free: [],
  seats: players.map((player) => ({
    ...player,
    kind: "human",
    bot: null,
    taken: true,
    present: true,
    status: "playing",
  })),
});
