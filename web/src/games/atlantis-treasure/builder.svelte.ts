// The hand of anyone who builds a board: its brush, its strokes, its bases, and what is told of each deed.
import type { RuleValues } from "../../lib/contract";
import type { Say } from "../../lib/texts.svelte";
import { ahead, name, place } from "./geometry";
import { FAMILIES, familyOf, MARKS, type Family, type Piece } from "./pieces";
import {
  isOn,
  line,
  painted,
  pieceAt,
  readPlan,
  resized,
  sidesOf,
  sizeOf,
  slotsOf,
  squaresOf,
  withBases,
  writeBase,
  writePlan,
  type Plan,
  type Size,
  type Slot,
} from "./plan";
import type { Direction } from "./scene";
import { fits, pieceImages, slotImages, symmetric, type Symmetry } from "./symmetry";

export type Brush = Piece | "base";
/** A brush as it lies in the palette: of some there are several, which are chosen beside it. */
export type Tool = Family | "base";
/** The palette, in its groups. */
export const PALETTE = {
  pieces: ["free", "temple", "treasure", "coral", "base"],
  floor: ["rock", "deep", "shallows", "whirlpool", "current"],
  start: ["compass", "submarine"],
} as const satisfies Readonly<Record<string, readonly Tool[]>>;
export const TOOLS: readonly Tool[] = Object.values(PALETTE).flat();
/** The key of each, for those who paint without a mouse. */
export const TOOL_KEYS: Readonly<Record<Tool, string>> = {
  free: "1",
  temple: "2",
  treasure: "3",
  coral: "4",
  base: "5",
  rock: "6",
  deep: "7",
  shallows: "8",
  whirlpool: "9",
  current: "0",
  compass: "c",
  submarine: "s",
};
export const variantsOf = (tool: Tool): readonly Piece[] => (tool === "base" ? [] : FAMILIES[tool]);

/** What a board may measure and how many bases it may have, as the schema tells. */
export interface Bounds {
  readonly width: readonly [number, number];
  readonly height: readonly [number, number];
  readonly bases: readonly [number, number];
}

export interface Drafting {
  values(): RuleValues;
  standard(): RuleValues;
  bounds(): Bounds;
  say: Say;
  change(values: RuleValues, stroke?: string): void;
}

interface Stroke {
  readonly id: string;
  readonly piece: Piece;
  last: string;
  readonly squares: Set<string>;
}

/** Up to this many squares are named one by one; of more only the number is told. */
const NAMED = 6;
let strokes = 0;
const nextStroke = (): string => `board-${(strokes += 1)}`;

export class Builder {
  brush = $state<Brush>("treasure");
  symmetry = $state<Symmetry>("none");
  /** Which one of its kind each tool paints. */
  private variants = $state<Partial<Record<Tool, Piece>>>({});
  /** The square that keys act on. */
  cursor = $state("a1");
  /** What was done last, for those who listen. */
  told = $state("");
  /** The base that is being moved, and where it would go. */
  moving = $state.raw<{ readonly from: Slot; readonly to: Slot } | null>(null);
  /** Whether the brush is down. */
  painting = $state(false);
  private stroke: Stroke | null = null;

  constructor(private readonly draft: Drafting) {}

  get plan(): Plan {
    return readPlan(this.draft.values());
  }

  private say(key: string, args?: Parameters<Say>[1]): void {
    this.told = this.draft.say(`workshop-build.${key}`, args);
  }
  private set(plan: Plan, stroke?: string): void {
    this.draft.change(writePlan(plan), stroke);
  }

  get tool(): Tool {
    return this.brush === "base" ? "base" : familyOf(this.brush);
  }
  /** What a tool would paint. */
  brushOf(tool: Tool): Brush {
    return tool === "base" ? tool : (this.variants[tool] ?? FAMILIES[tool][0]);
  }
  pick(brush: Brush): void {
    this.brush = brush;
    if (brush !== "base") this.variants[familyOf(brush)] = brush;
  }

  /** Put the brush down: on what it paints it takes that away instead. */
  begin(square: string, brush: Brush = this.brush): void {
    if (brush === "base") return;
    const piece = pieceAt(this.plan, square) === brush ? "free" : brush;
    this.stroke = { id: nextStroke(), piece, last: square, squares: new Set() };
    this.painting = true;
    this.draw(square);
  }

  /** Draw the brush on to a square, over all between. */
  draw(square: string): void {
    const { stroke, plan } = this;
    if (!stroke) return;
    this.cursor = square;
    const size = sizeOf(plan);
    const way = line(stroke.last, square);
    stroke.last = square;
    // There is one submarine a seat: it is moved, not painted along.
    const single = familyOf(stroke.piece) === "submarine";
    const touched = (single ? way.slice(-1) : way).flatMap((one) => [
      ...pieceImages(size, this.symmetry, one, stroke.piece),
    ]);
    const fresh = touched.filter(([one, piece]) => pieceAt(plan, one) !== piece);
    if (single) {
      const before = squaresOf(size).filter((one) => one !== square && pieceAt(plan, one) === stroke.piece);
      fresh.unshift(...before.map((one): [string, Piece] => [one, "free"]));
      stroke.squares.clear();
      stroke.squares.add(square);
    } else for (const [one] of fresh) stroke.squares.add(one);
    if (fresh.length) this.set(painted(plan, fresh), stroke.id);
  }

  /** Lift the brush, and tell what the stroke did. */
  end(): void {
    const { stroke } = this;
    this.stroke = null;
    this.painting = false;
    if (!stroke) return;
    const squares = [...stroke.squares];
    this.say("told-stroke", {
      piece: this.draft.say(`workshop-build.piece-${stroke.piece}`),
      count: squares.length,
      squares: squares.join(", "),
      named: squares.length <= NAMED ? "yes" : "no",
    });
  }

  /** One square at once. */
  dab(square: string, brush: Brush = this.brush): void {
    this.cursor = square;
    if (brush === "base") return this.toggleBase(square);
    this.begin(square, brush);
    this.end();
  }

  /** Put what a tool has: the same key again puts the next of its kind. */
  putNext(square: string, tool: Family): void {
    const kinds: readonly Piece[] = FAMILIES[tool];
    const there = kinds.indexOf(pieceAt(this.plan, square) ?? "free");
    const next = there < 0 || kinds.length < 2 ? this.brushOf(tool) : kinds[(there + 1) % kinds.length];
    if (next && next !== "base") this.put(square, next);
  }

  /** Paint this piece, whatever lies there: what a key asks for is not taken away again. */
  put(square: string, piece: Piece): void {
    if (pieceAt(this.plan, square) === piece)
      return this.say("told-there", { square, piece: this.draft.say(`workshop-build.piece-${piece}`) });
    this.dab(square, piece);
  }

  /** A base at an edge square; in a corner the next side after one, then none. */
  toggleBase(square: string, side?: Direction): void {
    const { plan } = this;
    const sides = sidesOf(sizeOf(plan), square);
    const here = slotsOf(plan).filter((slot) => slot.square === square);
    if (side) {
      const there = here.find((slot) => slot.side === side);
      return there ? this.removeBase(there) : this.addBase({ side, square });
    }
    const [first] = here;
    if (!first) return sides[0] ? this.addBase({ side: sides[0], square }) : this.say("told-inside", { square });
    const next = sides[sides.indexOf(first.side) + 1];
    if (here.length === 1 && next && sides.includes(first.side)) return this.moveBase(first, { side: next, square });
    this.removeBase(first);
  }

  addBase(slot: Slot): void {
    const { plan } = this;
    const more = slotImages(sizeOf(plan), this.symmetry, slot);
    const next = withBases(plan, [...slotsOf(plan), ...more]);
    const most = this.draft.bounds().bases[1];
    if (next.bases.length > most) return this.say("told-bases-full", { most, count: more.length });
    this.set(next);
    this.say("told-base", { square: slot.square, side: this.sideName(slot.side), count: next.bases.length });
  }

  removeBase(slot: Slot): void {
    const { plan } = this;
    const gone = new Set(slotImages(sizeOf(plan), this.symmetry, slot).map(writeBase));
    const next = withBases(
      plan,
      slotsOf(plan).filter((one) => !gone.has(writeBase(one))),
    );
    this.set(next);
    this.say("told-base-gone", { square: slot.square, count: next.bases.length });
  }

  moveBase(from: Slot, to: Slot): void {
    if (writeBase(from) === writeBase(to)) return;
    const { plan } = this;
    const others = slotsOf(plan).filter((one) => writeBase(one) !== writeBase(from));
    this.set(withBases(plan, [...others, to]));
    this.say("told-base", { square: to.square, side: this.sideName(to.side), count: others.length + 1 });
  }

  /** The base that is moved comes to lie where it was drawn to. */
  drop(): void {
    const { moving } = this;
    this.moving = null;
    if (moving) this.moveBase(moving.from, moving.to);
  }

  /** The base that lies in this place, off the board. */
  baseAt(slot: Slot): Slot | null {
    return slotsOf(this.plan).find((one) => writeBase(one) === writeBase(slot)) ?? null;
  }

  /** Move the cursor; with the brush down it paints its way. */
  walk(direction: Direction, drawing = false): void {
    const to = ahead(place(this.cursor), direction, 1);
    if (!isOn(sizeOf(this.plan), to)) return;
    const square = name(to.x, to.y);
    if (drawing && this.brush !== "base") {
      if (!this.stroke) this.begin(this.cursor);
      this.draw(square);
    }
    this.cursor = square;
  }

  canResize(side: Direction, grow: boolean): boolean {
    const { width, height } = sizeOf(this.plan);
    const [now, [least, most]] =
      side === "N" || side === "S" ? [height, this.draft.bounds().height] : [width, this.draft.bounds().width];
    return grow ? now < most : now > least;
  }

  resize(side: Direction, grow: boolean): void {
    if (!this.canResize(side, grow)) return;
    const { width, height } = this.replace(resized(this.plan, side, grow));
    this.say("told-size", { width, height });
  }

  choose(symmetry: Symmetry): void {
    if (fits(symmetry, sizeOf(this.plan))) this.symmetry = symmetry;
  }

  /** Make the whole board alike now. */
  align(): void {
    const { plan } = this;
    const next = symmetric(plan, this.symmetry, this.draft.bounds().bases[1]);
    const count = squaresOf(sizeOf(plan)).filter((square) => pieceAt(plan, square) !== pieceAt(next, square)).length;
    const bases = next.bases.join() !== plan.bases.join();
    if (count || bases) this.set(next);
    this.say("told-aligned", { count, bases: bases ? "yes" : "no" });
  }

  clear(): void {
    const { plan } = this;
    this.set({ ...plan, rows: plan.rows.map((row) => MARKS.free.repeat(row.length)) });
    this.say("told-clear");
  }

  reset(): void {
    this.replace(readPlan(this.draft.standard()));
    this.say("told-standard");
  }

  /** Another board, perhaps of another size: what does not fit on it is let go. */
  private replace(plan: Plan): Size {
    this.set(plan);
    const size = sizeOf(plan);
    if (!isOn(size, place(this.cursor))) this.cursor = "a1";
    if (!fits(this.symmetry, size)) this.symmetry = "half";
    return size;
  }

  private sideName(side: Direction): string {
    return this.draft.say(`workshop-build.side-${side}`);
  }
}
