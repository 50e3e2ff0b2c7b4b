// A board as it is being built: the two fields of the rule set that draw it, and what an editor does to them.
// Whether one can play on it the server says; here rows stay equally long and bases in the order of the format.
import { name, place, type Point } from "./geometry";
import type { RuleValues } from "../../lib/contract";
import { FAMILIES, MARKS, PIECE_OF, type Family, type Piece } from "./pieces";
import { DIRECTIONS, type Base, type Direction } from "./scene";

export interface Plan {
  /** Row by row from the north. */
  readonly rows: readonly string[];
  /** As the format writes them: side and mouth, like N e1. */
  readonly bases: readonly string[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place for a base: a side of the board and the square before it. */
export interface Slot {
  readonly side: Direction;
  readonly square: string;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** Read a board out of a draft; a row that is too short is drawn as if it went on in open water. */
export function readPlan(values: RuleValues): Plan {
  const rows = texts(values["board"]);
  const width = Math.max(1, ...rows.map((row) => row.length));
  const whole = rows.map((row) => row.padEnd(width, MARKS.free));
  return { rows: whole.length ? whole : [MARKS.free], bases: texts(values["bases"]) };
}

export const writePlan = ({ rows, bases }: Plan): RuleValues => ({ board: [...rows], bases: [...bases] });

export const sizeOf = ({ rows }: Plan): Size => ({ width: rows[0]?.length ?? 0, height: rows.length });

export const isOn = ({ width, height }: Size, { x, y }: Point): boolean => x >= 0 && y >= 0 && x < width && y < height;

export function pieceAt(plan: Plan, square: string): Piece | null {
  const { x, y } = place(square);
  return PIECE_OF.get(plan.rows[y]?.[x] ?? "") ?? null;
}

/** Every square, row by row. */
export const squaresOf = ({ width, height }: Size): string[] =>
  Array.from({ length: width * height }, (_, at) => name(at % width, Math.floor(at / width)));

/** The same plan with these pieces. */
export function painted(plan: Plan, pieces: Iterable<readonly [string, Piece]>): Plan {
  const rows = plan.rows.map((row) => [...row]);
  for (const [square, piece] of pieces) {
    const { x, y } = place(square);
    const row = rows[y];
    if (row && x < row.length) row[x] = MARKS[piece];
  }
  return { ...plan, rows: rows.map((row) => row.join("")) };
}

export function countOf({ rows }: Plan, piece: Piece): number {
  return rows.reduce((sum, row) => sum + row.split(MARKS[piece]).length - 1, 0);
}

export const familyCount = (plan: Plan, family: Family): number =>
  FAMILIES[family].reduce((sum, piece) => sum + countOf(plan, piece), 0);

/** The squares from one to another in a straight line: a hand is quicker than its events. */
export function line(from: string, to: string): string[] {
  const [start, end] = [place(from), place(to)];
  const far = Math.max(Math.abs(end.x - start.x), Math.abs(end.y - start.y));
  return Array.from({ length: far + 1 }, (_, at) => {
    const share = far ? at / far : 0;
    return name(Math.round(start.x + (end.x - start.x) * share), Math.round(start.y + (end.y - start.y) * share));
  });
}

/** Read a base; null if it names no square of this board. */
export function readBase(base: string, size: Size): Slot | null {
  const [side = "", square = "", ...more] = base.split(" ");
  const known = DIRECTIONS.find((one) => one === side);
  if (!known || more.length || !/^[a-o]\d{1,2}$/.test(square) || !isOn(size, place(square))) return null;
  return { side: known, square };
}

export const writeBase = ({ side, square }: Slot): string => `${side} ${square}`;

export const slotsOf = (plan: Plan): Slot[] => plan.bases.flatMap((base) => readBase(base, sizeOf(plan)) ?? []);

/** The sides of the board that a square lies at: two in a corner. */
export function sidesOf({ width, height }: Size, square: string): Direction[] {
  const { x, y } = place(square);
  const at: Readonly<Record<Direction, boolean>> = { N: y === 0, E: x === width - 1, S: y === height - 1, W: x === 0 };
  return DIRECTIONS.filter((side) => at[side]);
}

/** The place for a base that is next to a point of the drawing, in squares from the north-west corner. */
export function slotNear({ width, height }: Size, { x, y }: Point): Slot {
  // How far beyond each side; within the board the side that is left soonest.
  const out: Readonly<Record<Direction, number>> = { N: -y, E: x - width, S: y - height, W: -x };
  const side = DIRECTIONS.reduce((best, one) => (out[one] > out[best] ? one : best));
  const column = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y)));
  return {
    side,
    square:
      side === "N"
        ? name(column, 0)
        : side === "S"
          ? name(column, height - 1)
          : side === "E"
            ? name(width - 1, row)
            : name(0, row),
  };
}

/** How far along the edge of the board a base lies, going clockwise from its north-west corner. */
function along({ width, height }: Size, { side, square }: Slot): number {
  const { x, y } = place(square);
  const [far, room] = [{ N: x, E: y, S: width - x, W: height - y }[side], width + height];
  return DIRECTIONS.indexOf(side) * room + far;
}

/** The same plan with these bases, written clockwise from north as the format asks. */
export function withBases(plan: Plan, slots: readonly Slot[]): Plan {
  const size = sizeOf(plan);
  const apart = new Map(slots.map((slot) => [writeBase(slot), slot]));
  const sorted = [...apart.values()].sort((one, other) => along(size, one) - along(size, other));
  return { ...plan, bases: sorted.map(writeBase) };
}

/** The same plan with a row or column more, or one fewer, at a side; the bases stay on their edges. */
export function resized(plan: Plan, side: Direction, grow: boolean): Plan {
  const upright = side === "N" || side === "S";
  const first = side === "N" || side === "W";
  const before = slotsOf(plan);
  const { width } = sizeOf(plan);
  const rows = upright
    ? grow
      ? first
        ? [MARKS.free.repeat(width), ...plan.rows]
        : [...plan.rows, MARKS.free.repeat(width)]
      : first
        ? plan.rows.slice(1)
        : plan.rows.slice(0, -1)
    : plan.rows.map((row) =>
        grow ? (first ? MARKS.free + row : row + MARKS.free) : first ? row.slice(1) : row.slice(0, -1),
      );
  const next: Plan = { ...plan, rows };
  const shift = first ? (grow ? 1 : -1) : 0;
  const kept: Slot[] = [];
  for (const slot of before) {
    const at = place(slot.square);
    const moved = { x: at.x + (upright ? 0 : shift), y: at.y + (upright ? shift : 0) };
    const found = berthNear(sizeOf(next), slot.side, moved, kept);
    if (found) kept.push(found);
  }
  return withBases(next, kept);
}

/** The square of a side that is nearest to a point and that no other base has; null if all are taken. */
function berthNear({ width, height }: Size, side: Direction, at: Point, taken: readonly Slot[]): Slot | null {
  const flat = side === "N" || side === "S";
  const length = flat ? width : height;
  const wish = Math.min(length - 1, Math.max(0, flat ? at.x : at.y));
  const ways = Array.from({ length }, (_, far) => far).sort(
    (one, other) => Math.abs(one - wish) - Math.abs(other - wish),
  );
  const squares = ways.map((far) =>
    side === "N"
      ? name(far, 0)
      : side === "S"
        ? name(far, height - 1)
        : side === "E"
          ? name(width - 1, far)
          : name(0, far),
  );
  const square = squares.find((one) => !taken.some((other) => other.square === one));
  return square ? { side, square } : null;
}

/** The bases as the board's own drawing knows them, nothing on them yet. */
export const basesOf = (plan: Plan, torpedoes = 0): Base[] =>
  slotsOf(plan).map(({ side, square }, seat) => ({
    seat,
    side,
    mouth: { square, ...place(square) },
    submarine: null,
    treasures: 0,
    held: [],
    cargo: [],
    torpedoes,
    fired: 0,
    misses: false,
    target: null,
    team: null,
    own: [],
    stored: [],
  }));
