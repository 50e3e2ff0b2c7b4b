// The things on the board as they are shown: each keeps its identity, so that it can be seen to move.
import { SIGNS } from "./told";
import { berth, name, OPPOSITE, place, turnTo, type Point } from "./geometry";
import type { Direction, Mark, Scene } from "./scene";

/** A piece that lies on a square. */
export interface Token extends Point {
  readonly id: number;
  readonly kind: "temple" | "treasure" | "coral" | "compass";
  readonly direction: Direction | null;
}

export interface Boat extends Point {
  readonly seat: number;
  readonly angle: number;
  /** How long its present glide takes, and how it begins and ends. */
  readonly long: number;
  readonly ease: string;
  readonly hit: boolean;
}

/** Something that crosses the board once: a torpedo, a treasure on its way to a base. */
export interface Flyer {
  readonly id: number;
  readonly kind: "torpedo" | "treasure" | "burst";
  readonly from: Point;
  readonly to: Point;
  readonly angle: number;
  readonly long: number;
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

export const laid = (tokens: readonly Token[], mark: Mark, square: string): Token[] => [
  ...tokens,
  {
    id: fresh(),
    kind: mark === SIGNS.coral ? "coral" : "compass",
    direction: mark === SIGNS.coral ? null : mark,
    ...place(square),
  },
];

/** What lies on the board of a scene; what lay there before is still the same thing. */
export function tokensOf(scene: Scene, before: readonly Token[]): Token[] {
  const lying = new Map(before.map((token) => [`${token.kind}${token.direction ?? ""}${at(token)}`, token]));
  return scene.pieces.flatMap(({ kind, direction, square, x, y }) => {
    if (kind === "submarine") return [];
    return [lying.get(`${kind}${direction ?? ""}${square}`) ?? { id: fresh(), kind, direction, x, y }];
  });
}

/** The submarines of a scene: on its base each looks out to sea, elsewhere it looks where it went. */
export function boatsOf(scene: Scene, before: readonly Boat[]): Boat[] {
  return scene.bases.map((base) => {
    const { x, y } = base.submarine ?? berth(base);
    const was = before[base.seat];
    const angle = base.submarine && was ? was.angle : turnTo(was?.angle ?? 0, OPPOSITE[base.side]);
    return { seat: base.seat, x, y, angle, long: 0, ease: "linear", hit: false };
  });
}
