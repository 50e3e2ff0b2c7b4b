// What a square may hold: its letter in the notation, what belongs together, and how each is drawn.
import { DIRECTIONS, GROUNDS, type Direction, type GroundKind } from "./scene";
import type { ToyKind } from "./Toy.svelte";
import { SIGNS } from "./told";

const SEATS = [0, 1, 2, 3] as const;
type Seat = (typeof SEATS)[number];
const { submarines, both: _both, either: _either, ...signs } = SIGNS;

/** What a square may hold. */
export type Piece = keyof typeof signs | `compass${Direction}` | `submarine${Seat}`;
/** The letter that the format has for it. */
export const MARKS: Readonly<Record<Piece, string>> = {
  ...signs,
  ...(Object.fromEntries(DIRECTIONS.map((direction) => [`compass${direction}`, direction])) as Record<
    `compass${Direction}`,
    string
  >),
  ...(Object.fromEntries(SEATS.map((seat) => [`submarine${seat}`, submarines[seat]])) as Record<
    `submarine${Seat}`,
    string
  >),
};
const PIECES = Object.keys(MARKS) as readonly Piece[];
export const PIECE_OF = new Map(PIECES.map((piece) => [MARKS[piece], piece]));

/** The piece that a letter stands for. */
export const pieceOf = (mark: string): Piece => PIECE_OF.get(mark) ?? "free";

/** Pieces that are chosen as one: a brush, and how it may be turned or counted. */
export const FAMILIES = {
  free: ["free"],
  temple: ["temple"],
  treasure: ["treasure", "treasure2", "treasure3"],
  coral: ["coral"],
  rock: ["rock"],
  deep: ["deep"],
  shallows: ["shallows"],
  whirlpool: ["whirlpool"],
  current: ["currentN", "currentE", "currentS", "currentW"],
  compass: ["compassN", "compassE", "compassS", "compassW"],
  submarine: ["submarine0", "submarine1", "submarine2", "submarine3"],
} as const satisfies Readonly<Record<string, readonly Piece[]>>;
export type Family = keyof typeof FAMILIES;
const FAMILY_OF = new Map(
  (Object.keys(FAMILIES) as Family[]).flatMap((family) =>
    FAMILIES[family].map((piece): [Piece, Family] => [piece, family]),
  ),
);
export const familyOf = (piece: Piece): Family => FAMILY_OF.get(piece) ?? "free";

export type Look =
  | { readonly is: "ground"; readonly kind: GroundKind; readonly direction: Direction | null }
  | { readonly is: "submarine"; readonly seat: number }
  | { readonly is: "toy"; readonly kind: ToyKind; readonly direction: Direction | null; readonly worth: number };

/** How a piece is drawn. */
export function lookOf(piece: Piece): Look {
  const family = familyOf(piece);
  const at = (FAMILIES[family] as readonly Piece[]).indexOf(piece);
  const direction = family === "current" || family === "compass" ? (DIRECTIONS[at] ?? null) : null;
  if (family === "submarine") return { is: "submarine", seat: at };
  const ground = GROUNDS.find((kind) => kind === family);
  if (ground) return { is: "ground", kind: ground, direction };
  return { is: "toy", kind: family as ToyKind, direction, worth: at + 1 };
}

/** The same piece where a board is turned or mirrored. */
export function turned(piece: Piece, turn: (side: Direction) => Direction): Piece {
  const look = lookOf(piece);
  if (look.is === "submarine" || !look.direction) return piece;
  return `${familyOf(piece) as "current" | "compass"}${turn(look.direction)}`;
}
