// Where things lie on the drawing, in squares counted from the north-west corner of the board.
import type { Base, Direction } from "./scene";

export interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS: Readonly<Record<Direction, Point>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

export const ANGLES: Readonly<Record<Direction, number>> = { N: 0, E: 90, S: 180, W: 270 };
export const OPPOSITE: Readonly<Record<Direction, Direction>> = { N: "S", E: "W", S: "N", W: "E" };

/** How far a base lies out of the board. */
const BERTH = 1.08;
/** The water beside the board, with and without a base; compasses that lie at a base need a shelf. */
const WATER = { base: 1.24, shelf: 1.66, none: 0.14 };

export const name = (x: number, y: number): string => `${String.fromCharCode(97 + x)}${y + 1}`;

export function place(square: string): Point {
  return { x: square.charCodeAt(0) - 97, y: Number(square.slice(1)) - 1 };
}

export const isSquare = (word: string): boolean => /^[a-o]\d+$/.test(word);

/** Where a submarine lies on its base. */
export function berth(base: Pick<Base, "side" | "mouth">): Point {
  const { x, y } = STEPS[base.side];
  return { x: base.mouth.x + x * BERTH, y: base.mouth.y + y * BERTH };
}

/** A place of an effect: a square, or the base of anyone who moves. */
export const spot = (word: string, base: Base | undefined): Point =>
  word === "base" && base ? berth(base) : place(word);

export const ahead = ({ x, y }: Point, direction: Direction, far: number): Point => ({
  x: x + STEPS[direction].x * far,
  y: y + STEPS[direction].y * far,
});

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The same as the `viewBox` of a drawing: a square is 100 units. */
  readonly box: string;
}

/** A board of this size with so much water at its sides. */
export function framed(width: number, height: number, top: number, right = top, bottom = top, left = top): Frame {
  const [across, down] = [left + width + right, top + height + bottom];
  return { left, top, width: across, height: down, box: [-left, -top, across, down].map((n) => n * 100).join(" ") };
}

/** The board with the water around it; there is more where a base lies. */
export function frameOf(width: number, height: number, bases: readonly Base[]): Frame {
  const beside = (side: Direction): number => {
    const here = bases.filter((base) => base.side === side);
    if (here.length === 0) return WATER.none;
    return bases.some(({ own, stored }) => own.length + stored.length > 0) ? WATER.shelf : WATER.base;
  };
  return framed(width, height, beside("N"), beside("E"), beside("S"), beside("W"));
}

/** The dock of a base along its side: from where to where, its neighbours kept clear. */
export function dock(base: Base, all: readonly Base[], length: number): { from: number; to: number; middle: number } {
  const along = ({ mouth, side }: Base): number => (side === "N" || side === "S" ? mouth.x : mouth.y) + 0.5;
  const middle = along(base);
  let [from, to] = [middle - 1.62, middle + 1.62];
  for (const other of all) {
    if (other.seat === base.seat || other.side !== base.side) continue;
    const between = (along(other) + middle) / 2;
    if (along(other) < middle) from = Math.max(from, between + 0.06);
    else to = Math.min(to, between - 0.06);
  }
  return { from: Math.max(from, -0.1), to: Math.min(to, length + 0.1), middle };
}

/** The square among these that comes next in a direction, what lies straight ahead before what lies aside; from nowhere, the first. */
export function nearest(squares: readonly string[], from: string | null, direction: Direction): string | null {
  if (from === null) return squares[0] ?? null;
  const [start, way] = [place(from), STEPS[direction]];
  let best: { square: string; far: number } | null = null;
  for (const square of squares) {
    const at = place(square);
    const [x, y] = [at.x - start.x, at.y - start.y];
    const on = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    if (on <= 0) continue;
    const far = on + 2 * aside;
    if (far < (best?.far ?? Infinity)) best = { square, far };
  }
  return best?.square ?? null;
}

/** The shortest way to turn from one angle to a direction, so that nobody spins the long way round. */
export function turnTo(angle: number, direction: Direction): number {
  const turn = ((((ANGLES[direction] - angle) % 360) + 540) % 360) - 180;
  return angle + turn;
}
