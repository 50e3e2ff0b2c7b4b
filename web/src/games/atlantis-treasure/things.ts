// The things on the board as they are shown: each keeps its identity, so that it can be seen to move.
import { lookOf, pieceOf } from "./pieces";
import { berth, name, OPPOSITE, place, turnTo, type Point } from "./geometry";
import type { Direction, Mark, Scene } from "./scene";

/** A piece that lies on a square. */
export interface Token extends Point {
  readonly id: number;
  readonly kind: "temple" | "treasure" | "coral" | "compass";
  readonly direction: Direction | null;
  /** Of a treasure; 0 for everything else. */
  readonly worth: number;
}

export interface Boat extends Point {
  readonly seat: number;
  readonly angle: number;
  /** How long its present glide takes, and how it begins and ends. */
  readonly long: number;
  readonly ease: string;
  readonly hit: boolean;
  /** Gone under in a whirlpool. */
  readonly under: boolean;
}

/** Something that crosses the board once: a torpedo, a treasure on its way to a base. */
export interface Flyer {
  readonly id: number;
  readonly kind: "torpedo" | "treasure" | "burst";
  readonly from: Point;
  readonly to: Point;
  readonly angle: number;
  readonly long: number;
  /** Of a treasure. */
  readonly worth: number;
}

let ids = 0;
/** A number that no other thing has. */
export function fresh(): number {
  ids += 1;
  return ids;
}

const at = (token: Token): string => name(token.x, token.y);

export const lifted = (tokens: readonly Token[], square: string): Token[] =>
  tokens.filter((token) => at(token) !== square);

export const shoved = (tokens: readonly Token[], start: string, end: string): Token[] =>
  tokens.map((token) => (at(token) === start ? { ...token, ...place(end) } : token));

/** What a letter of the notation looks like. */
export function lookOfMark(mark: Mark): Pick<Token, "kind" | "direction" | "worth"> {
  const look = lookOf(pieceOf(mark));
  if (look.is !== "toy") return { kind: "compass", direction: null, worth: 0 };
  return {
    kind: look.kind as Token["kind"],
    direction: look.direction,
    worth: look.kind === "treasure" ? look.worth : 0,
  };
}

export const laid = (tokens: readonly Token[], mark: Mark, square: string): Token[] => [
  ...tokens,
  { id: fresh(), ...lookOfMark(mark), ...place(square) },
];

/** A treasure that fell on a square. */
export const dropped = (tokens: readonly Token[], worth: number, square: string): Token[] => [
  ...tokens,
  { id: fresh(), kind: "treasure", direction: null, worth, ...place(square) },
];

/** What lies on the board of a scene; what lay there before is still the same thing. */
export function tokensOf(scene: Scene, before: readonly Token[]): Token[] {
  const keyOf = ({ kind, direction, worth }: Omit<Token, "id" | "x" | "y">, square: string): string =>
    `${kind}${direction ?? ""}${worth}${square}`;
  const lying = new Map(before.map((token) => [keyOf(token, at(token)), token]));
  return scene.pieces.flatMap(({ kind, direction, worth, square, x, y }) => {
    if (kind === "submarine") return [];
    return [lying.get(keyOf({ kind, direction, worth }, square)) ?? { id: fresh(), kind, direction, worth, x, y }];
  });
}

/** The submarines of a scene: on its base each looks out to sea, elsewhere it looks where it went. */
export function boatsOf(scene: Scene, before: readonly Boat[]): Boat[] {
  return scene.bases.map((base) => {
    const { x, y } = base.submarine ?? berth(base);
    const was = before[base.seat];
    const angle = base.submarine && was ? was.angle : turnTo(was?.angle ?? 0, OPPOSITE[base.side]);
    return { seat: base.seat, x, y, angle, long: 0, ease: "linear", hit: false, under: false };
  });
}
