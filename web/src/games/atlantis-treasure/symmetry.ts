// Boards that look the same from several sides: where else a stroke goes, and a whole board made alike.
import { name, place, type Point } from "./geometry";
import { familyOf, turned, type Piece } from "./pieces";
import {
  painted,
  pieceAt,
  sizeOf,
  slotsOf,
  squaresOf,
  withBases,
  writeBase,
  type Plan,
  type Size,
  type Slot,
} from "./plan";
import { DIRECTIONS, type Direction } from "./scene";

export const SYMMETRIES = ["none", "across", "down", "both", "half", "quarter"] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

interface Turned extends Point {
  /** Where a side of the board comes to lie: turned so often to the right after it was mirrored, or not. */
  readonly side: (side: Direction) => Direction;
}
type Motion = (size: Size, at: Point) => Turned;

const turn = (side: Direction, by: number): Direction => DIRECTIONS[(DIRECTIONS.indexOf(side) + by) % 4] as Direction;
const same: Motion = (_, at) => ({ ...at, side: (side) => side });
const across: Motion = ({ width }, { x, y }) => ({
  x: width - 1 - x,
  y,
  side: (side) => (side === "E" || side === "W" ? turn(side, 2) : side),
});
const down: Motion = ({ height }, { x, y }) => ({
  x,
  y: height - 1 - y,
  side: (side) => (side === "N" || side === "S" ? turn(side, 2) : side),
});
const half: Motion = ({ width, height }, { x, y }) => ({
  x: width - 1 - x,
  y: height - 1 - y,
  side: (side) => turn(side, 2),
});
const right: Motion = ({ height }, { x, y }) => ({ x: height - 1 - y, y: x, side: (side) => turn(side, 1) });
const left: Motion = ({ width }, { x, y }) => ({ x: y, y: width - 1 - x, side: (side) => turn(side, 3) });

const MOTIONS: Readonly<Record<Symmetry, readonly Motion[]>> = {
  none: [same],
  across: [same, across],
  down: [same, down],
  both: [same, across, down, half],
  half: [same, half],
  quarter: [same, right, half, left],
};

/** A quarter turn maps a board onto itself only if it is as high as it is wide. */
export const fits = (symmetry: Symmetry, { width, height }: Size): boolean =>
  symmetry !== "quarter" || width === height;

/** A square and its images, each once. */
export function images(size: Size, symmetry: Symmetry, square: string): string[] {
  const at = place(square);
  return [...new Set(MOTIONS[symmetry].map((motion) => motion(size, at)).map(({ x, y }) => name(x, y)))];
}

/** A piece and its images, turned as the board is; of submarines there is one a seat. */
export function pieceImages(size: Size, symmetry: Symmetry, square: string, piece: Piece): Map<string, Piece> {
  if (familyOf(piece) === "submarine") return new Map([[square, piece]]);
  const at = place(square);
  const found = MOTIONS[symmetry].map((motion) => motion(size, at));
  // What is first counts where an image falls on the square itself.
  return new Map(found.reverse().map(({ x, y, side }) => [name(x, y), turned(piece, side)]));
}

/** A place for a base and its images, each once. */
export function slotImages(size: Size, symmetry: Symmetry, { side, square }: Slot): Slot[] {
  const at = place(square);
  const found = MOTIONS[symmetry]
    .map((motion) => motion(size, at))
    .map((to) => ({ side: to.side(side), square: name(to.x, to.y) }));
  return [...new Map(found.map((slot) => [writeBase(slot), slot])).values()];
}

const reading = ({ x, y }: Point): number => y * 100 + x;
const before = (one: string, other: string): number => reading(place(one)) - reading(place(other));

/** The whole board made alike: of each square and its images the one furthest north, then west, is the model. */
export function symmetric(plan: Plan, symmetry: Symmetry, mostBases: number): Plan {
  const size = sizeOf(plan);
  const pieces = new Map<string, Piece>();
  for (const square of squaresOf(size)) {
    const piece = pieceAt(plan, square);
    const [model = square] = images(size, symmetry, square).sort(before);
    if (model !== square || !piece || familyOf(piece) === "submarine") continue;
    for (const [image, its] of pieceImages(size, symmetry, square, piece)) {
      const there = pieceAt(plan, image);
      if (!there || familyOf(there) !== "submarine") pieces.set(image, its);
    }
  }
  const alike = painted(plan, pieces);
  const standing = new Set(slotsOf(plan).map(writeBase));
  const slots = slotsOf(plan).flatMap((slot) => {
    const all = slotImages(size, symmetry, slot);
    const [model = slot] = [...all].sort((one, other) => before(one.square, other.square));
    return standing.has(writeBase(model)) ? all : [];
  });
  const next = withBases(alike, slots);
  // More bases than fit are nobody's wish: then they stay as they were.
  return next.bases.length <= mostBases ? next : alike;
}
