// Honest bodies for dice of any number of faces: a coin, a cube, or a barrel that rolls on its long sides.
// Each is fair by its shape. A rotation is a DOMMatrix, in the browser's axes (y goes down).

export const turnX = (degrees: number): DOMMatrix => new DOMMatrix().rotateAxisAngle(1, 0, 0, degrees);
export const turnY = (degrees: number): DOMMatrix => new DOMMatrix().rotateAxisAngle(0, 1, 0, degrees);

/** One side, in shares of the die's size. */
export interface Side {
  readonly turn: DOMMatrix;
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
  readonly ends: {
    readonly corners: readonly (readonly [number, number])[];
    readonly size: number;
    readonly out: number;
  } | null;
}

const cube = (): DOMMatrix[] => [turnY(0), turnY(90), turnY(180), turnY(-90), turnX(90), turnX(-90)];

export function solidOf(faces: number): Solid {
  if (faces === 2)
    return {
      kind: "coin",
      right: 180,
      down: 0,
      ends: null,
      sides: [turnY(0), turnY(180)].map((turn) => ({ turn, width: 1, height: 1, out: 0.07 })),
    };
  if (faces === 6)
    return {
      kind: "cube",
      right: 90,
      down: 90,
      ends: null,
      sides: cube().map((turn) => ({ turn, width: 0.86, height: 0.86, out: 0.43 })),
    };
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
    sides: Array.from({ length: count }, (_, at) => ({ turn: turnX(-at * step), width, height, out })),
    ends: { corners, size: 2 * around, out: width / 2 },
  };
}

/** How the body must be turned so that a side looks at us. */
export const facing = ({ sides }: Solid, side: number): DOMMatrix => (sides[side]?.turn ?? turnY(0)).inverse();

/** The side that looks at us most when the body is turned like this. */
export function frontOf({ sides }: Solid, turn: DOMMatrix): number {
  const toward = sides.map((side) => turn.multiply(side.turn).m33);
  return toward.indexOf(Math.max(...toward));
}
