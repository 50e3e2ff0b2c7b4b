// A mouse, a pen or a finger on the board that is being built: what it paints, aims at, or moves.
import type { Say } from "../../lib/texts.svelte";
import type { Builder } from "./builder.svelte";
import { name, type Point } from "./geometry";
import { isOn, sizeOf, slotNear, slotsOf, type Slot } from "./plan";

/** So long a finger rests before it aims instead of painting. */
const REST_MS = 300;
/** In squares: a hand that trembles does not drag. */
const TREMBLE = 0.35;

interface Press {
  readonly id: number;
  readonly start: Point;
  readonly square: string | null;
  /** The base that was taken hold of. */
  readonly base: Slot | null;
  does: "wait" | "paint" | "aim" | "move";
}

export interface PointingOptions {
  readonly builder: Builder;
  /** Where an event lies, in squares from the north-west corner; null before the board is there. */
  pointOf(event: PointerEvent): Point | null;
  /** Hear of this pointer until it is lifted. */
  capture(id: number): void;
  say: Say;
}

export class Pointing {
  /** The square under a mouse. */
  hover = $state<string | null>(null);
  /** What a finger hides, and whether it only aims there. */
  under = $state.raw<{ readonly square: string; readonly aims: boolean } | null>(null);
  private press: Press | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: PointingOptions) {}

  get pressed(): boolean {
    return this.press !== null;
  }
  /** Whether it is bases that are put now. */
  get basing(): boolean {
    const { builder } = this.options;
    return builder.brush === "base" || builder.moving !== null;
  }

  down(event: PointerEvent): void {
    const { builder, pointOf, capture } = this.options;
    const start = pointOf(event);
    if (event.button !== 0 || this.press || !start) return;
    const square = this.squareAt(start);
    const base = square === null ? builder.baseAt(this.slotAt(start)) : this.basing ? this.baseOf(square) : null;
    if (square === null && base === null && !this.basing) return;
    this.press = { id: event.pointerId, start, square, base, does: "wait" };
    capture(event.pointerId);
    if (square === null || base || this.basing) return;
    builder.cursor = square;
    if (event.pointerType === "touch") this.rest(square);
    else this.paintFrom(square);
  }

  move(event: PointerEvent): void {
    const { builder, pointOf } = this.options;
    const at = pointOf(event);
    if (!at) return;
    if (event.pointerType === "mouse") this.hover = this.squareAt(at);
    const { press } = this;
    if (!press || event.pointerId !== press.id) return;
    const far = Math.hypot(at.x - press.start.x, at.y - press.start.y) > TREMBLE;
    if (press.base) {
      if (far) press.does = "move";
      if (press.does === "move") builder.moving = { from: press.base, to: this.slotAt(at) };
      return;
    }
    if (this.basing || press.square === null) return;
    const square = this.squareNear(at);
    if (press.does === "wait" && far) this.paintFrom(press.square);
    if (press.does === "paint") builder.draw(square);
    if (press.does === "aim") builder.cursor = square;
    if (this.under) this.under = { square, aims: press.does === "aim" };
  }

  up(event: PointerEvent): void {
    const { press } = this;
    if (!press || event.pointerId !== press.id) return;
    const { builder } = this.options;
    this.stop();
    if (press.does === "move") builder.drop();
    else if (press.does === "paint") builder.end();
    else if (press.does === "aim") builder.dab(builder.cursor);
    else this.tap(press);
  }

  cancel(): void {
    this.stop();
    this.options.builder.moving = null;
    this.options.builder.end();
  }

  private tap({ square, base, start }: Press): void {
    const { builder, say } = this.options;
    const slot = this.slotAt(start);
    if (base && square === null) {
      if (this.basing || builder.brush === "free") builder.removeBase(base);
      else builder.told = say("workshop-build.told-drag-base");
    } else if (!this.basing) {
      if (square !== null) builder.dab(square);
    } else if (base) builder.removeBase(base);
    else if (square === null || slot.square === square) builder.toggleBase(slot.square, slot.side);
    else builder.toggleBase(square);
  }

  private rest(square: string): void {
    this.under = { square, aims: false };
    this.resting = setTimeout(() => {
      if (this.press?.does !== "wait") return;
      this.press.does = "aim";
      if (this.under) this.under = { ...this.under, aims: true };
    }, REST_MS);
  }
  private paintFrom(square: string): void {
    if (this.press) this.press.does = "paint";
    this.options.builder.begin(square);
  }
  private stop(): void {
    clearTimeout(this.resting);
    [this.press, this.under] = [null, null];
  }

  private squareAt({ x, y }: Point): string | null {
    return isOn(sizeOf(this.options.builder.plan), { x, y }) ? name(Math.floor(x), Math.floor(y)) : null;
  }
  /** The nearest square, for a stroke that leaves the board. */
  private squareNear({ x, y }: Point): string {
    const { width, height } = sizeOf(this.options.builder.plan);
    return name(Math.min(width - 1, Math.max(0, Math.floor(x))), Math.min(height - 1, Math.max(0, Math.floor(y))));
  }
  private slotAt(at: Point): Slot {
    return slotNear(sizeOf(this.options.builder.plan), at);
  }
  private baseOf(square: string): Slot | null {
    return slotsOf(this.options.builder.plan).find((slot) => slot.square === square) ?? null;
  }
}
