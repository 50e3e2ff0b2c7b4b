// Something that is dragged from one place of a builder to another, by mouse, pen or finger.

export interface Dragged {
  readonly id: number;
  readonly face: string;
  /** The place it comes from; null from the tray. */
  readonly from: number | null;
  readonly x: number;
  readonly y: number;
}

/** A hand that trembles does not drag. */
const TREMBLE = 7;

export class Drag {
  /** What is on its way; null while nothing has moved. */
  moving = $state.raw<Dragged | null>(null);
  /** The place it hangs over. */
  over = $state<number | null>(null);
  private grip: Dragged | null = null;
  /** The click that ends a drag is none. */
  private dropped = false;

  constructor(
    /** The place at a point of the window. */
    private readonly placeAt: (x: number, y: number) => number | null,
    private readonly drop: (what: Dragged, place: number) => void,
  ) {}

  grab(event: PointerEvent, face: string, from: number | null): void {
    if (event.button !== 0) return;
    this.grip = { id: event.pointerId, face, from, x: event.clientX, y: event.clientY };
    this.dropped = false;
  }

  pull(event: PointerEvent): void {
    const { grip } = this;
    if (!grip || event.pointerId !== grip.id) return;
    const [x, y] = [event.clientX, event.clientY];
    if (!this.moving && Math.hypot(x - grip.x, y - grip.y) <= TREMBLE) return;
    this.moving = { ...grip, x, y };
    this.over = this.placeAt(x, y);
  }

  release(event: PointerEvent): void {
    if (!this.grip || event.pointerId !== this.grip.id) return;
    const { moving, over } = this;
    this.cancel();
    this.dropped = moving !== null;
    if (moving && over !== null) this.drop(moving, over);
  }

  cancel(): void {
    [this.grip, this.moving, this.over] = [null, null, null];
  }

  /** Whether a click stands for itself: not if it ends a drag. */
  clicks(): boolean {
    const { dropped } = this;
    this.dropped = false;
    return !dropped;
  }
}
