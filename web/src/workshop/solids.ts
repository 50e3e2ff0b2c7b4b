// Honest bodies for dice of any number of faces: a coin, a cube, or a barrel that rolls on its long sides.
// Each is fair by its shape. Rotations are matrices of nine numbers, row by row, in the browser's axes (y goes down).

export type Turn = readonly number[];

export const STILL: Turn = [1, 0, 0, 0, 1, 0, 0, 0, 1];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function aboutX(degrees: number): Turn {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [1, 0, 0, 0, cos, -sin, 0, sin, cos];
}

export function aboutY(degrees: number): Turn {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [cos, 0, sin, 0, 1, 0, -sin, 0, cos];
}

/** First the second, then the first, as matrices do. */
export const after = (one: Turn, other: Turn): Turn =>
  STILL.map((_, at) => [0, 1, 2].reduce((sum, k) => sum + (one[Math.floor(at / 3) * 3 + k] ?? 0) * (other[k * 3 + (at % 3)] ?? 0), 0));

export const back = (turn: Turn): Turn => STILL.map((_, at) => turn[(at % 3) * 3 + Math.floor(at / 3)] ?? 0);

/** As a style sheet writes it. */
export function css(turn: Turn): string {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = turn.map((part) => Math.round(part * 1e5) / 1e5);
  return `matrix3d(${[a, d, g, 0, b, e, h, 0, c, f, i, 0, 0, 0, 0, 1].join(",")})`;
}

/** One side, in shares of the die's size. */
export interface Side {
  readonly turn: Turn;
  readonly width: number;
  readonly height: number;
  /** How far it lies from the middle. */
  readonly out: number;
}

export interface Solid {
  readonly kind: "coin" | "cube" | "barrel";
  readonly sides: readonly Side[];
  /** The turns that arrows make, in degrees: to the right and downwards; 0 has no arrow. */
  readonly right: number;
  readonly down: number;
  /** The two ends of a barrel: corners of the polygon in shares of its box, seen from the left with the front at the right. */
  readonly ends: { readonly corners: readonly (readonly [number, number])[]; readonly size: number; readonly out: number } | null;
}

const CUBE: readonly Turn[] = [STILL, aboutY(90), aboutY(180), aboutY(-90), aboutX(90), aboutX(-90)];

export function solidOf(faces: number): Solid {
  if (faces === 2)
    return { kind: "coin", right: 180, down: 0, ends: null, sides: [STILL, aboutY(180)].map((turn) => ({ turn, width: 1, height: 1, out: 0.07 })) };
  if (faces === CUBE.length) return { kind: "cube", right: 90, down: 90, ends: null, sides: CUBE.map((turn) => ({ turn, width: 0.86, height: 0.86, out: 0.43 })) };
  const count = Math.max(3, faces);
  const around = 0.5 + count * 0.013;
  const height = 2 * around * Math.sin(Math.PI / count);
  const out = around * Math.cos(Math.PI / count);
  const width = Math.max(0.62, Math.min(1, height * 1.05));
  const step = 360 / count;
  const corners = Array.from({ length: count }, (_, at): readonly [number, number] => {
    const angle = ((at + 0.5) * 2 * Math.PI) / count;
    return [0.5 + 0.5 * Math.cos(angle), 0.5 + 0.5 * Math.sin(angle)];
  });
  return {
    kind: "barrel",
    right: 0,
    down: step,
    sides: Array.from({ length: count }, (_, at) => ({ turn: aboutX(-at * step), width, height, out })),
    ends: { corners, size: 2 * around, out: width / 2 },
  };
}

/** How the body must be turned so that a side looks at us. */
export const facing = ({ sides }: Solid, side: number): Turn => back(sides[side]?.turn ?? STILL);

/** The side that looks at us most when the body is turned like this. */
export function frontOf({ sides }: Solid, turn: Turn): number {
  const toward = sides.map((side) => after(turn, side.turn)[8] ?? 0);
  return toward.indexOf(Math.max(...toward));
}
