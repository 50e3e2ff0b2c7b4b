// A piece that is dragged: from the tray or the board to a square that is lit.
import type { Hand, Source } from "./hand.svelte";

export interface Carried {
  readonly source: Source;
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Under a finger nothing is seen: so far above it the piece is carried. */
  readonly lift: number;
}

export interface CarryOptions {
  readonly hand: Hand;
  ready(): boolean;
  squareAt(left: number, top: number, near: boolean): string | null;
  /** Whether a choice needs no second tap. */
  direct(): boolean;
}

const LIFT = 42;
/** A hand that trembles does not drag. */
const TREMBLE = 7;

export class Carry {
  /** The piece on its way; null while nothing has moved. */
  moving = $state.raw<Carried | null>(null);
  /** Whether a drag has just ended: the click that follows is none. */
  dropped = false;
  private held: Carried | null = null;

  constructor(private readonly options: CarryOptions) {}

  grab(event: PointerEvent, source: Source): void {
    if (!this.options.ready() || event.button !== 0) return;
    const lift = event.pointerType === "mouse" ? 0 : LIFT;
    this.held = { source, id: event.pointerId, x: event.clientX, y: event.clientY, lift };
  }

  pull(event: PointerEvent): void {
    const { held, options } = this;
    if (!held || event.pointerId !== held.id) return;
    const [x, y] = [event.clientX, event.clientY];
    if (!this.moving) {
      if (Math.hypot(x - held.x, y - held.y) <= TREMBLE) return;
      options.hand.take(held.source);
    }
    this.moving = { ...held, x, y };
    const square = options.squareAt(x, y - held.lift, held.lift > 0);
    options.hand.hover = square ? options.hand.target(square) : null;
  }

  release(event: PointerEvent): void {
    const { moving, options } = this;
    if (!this.held || event.pointerId !== this.held.id) return;
    this.cancel();
    if (!moving) return;
    this.dropped = true;
    setTimeout(() => (this.dropped = false), 60);
    const choice = options.hand.hover;
    options.hand.hover = null;
    if (choice) options.hand.choose(choice, options.direct());
  }

  cancel(): void {
    this.held = null;
    this.moving = null;
  }
}
