// Something that is dragged by mouse, pen or finger: pressed, pulled further than a hand trembles, and let go.

export interface Dragged<Item> {
  readonly item: Item;
  /** The pointer that holds it, and whether it hides what lies under it. */
  readonly id: number;
  readonly covers: boolean;
  /** Where it was taken, and where it is, in the window. */
  readonly from: { readonly x: number; readonly y: number };
  readonly x: number;
  readonly y: number;
}

export interface DragOptions<Item> {
  /** It was pulled, for the first time if `began`. */
  pulled?(what: Dragged<Item>, began: boolean): void;
  dropped?(what: Dragged<Item>): void;
  /** It was let go where it was. */
  tapped?(item: Item): void;
  /** Nothing is on its way any more, dropped or not. */
  ended?(): void;
}

const TREMBLE_PX = 7;
/** How soon after a drop its click comes. */
const CLICK_MS = 60;

export class Drag<Item> {
  /** What is on its way; null while nothing has moved. */
  moving = $state.raw<Dragged<Item> | null>(null);
  private held: Dragged<Item> | null = null;
  private listening = new AbortController();
  private isClickOfDrop = false;

  constructor(private readonly options: DragOptions<Item>) {}

  grab(event: PointerEvent, item: Item): void {
    if (event.button !== 0) return;
    this.cancel();
    const at = { x: event.clientX, y: event.clientY };
    this.held = { item, id: event.pointerId, covers: event.pointerType !== "mouse", from: at, ...at };
    const { signal } = (this.listening = new AbortController());
    window.addEventListener("pointermove", (moved) => this.pull(moved), { signal });
    window.addEventListener("pointerup", (released) => this.release(released), { signal });
    window.addEventListener("pointercancel", () => this.cancel(), { signal });
  }

  cancel(): void {
    this.listening.abort();
    const { moving } = this;
    [this.held, this.moving] = [null, null];
    if (moving) this.options.ended?.();
  }

  /** Whether a click stands for itself: not if it ends a drag. */
  clicks(): boolean {
    return !this.isClickOfDrop;
  }

  private pull({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    const { held } = this;
    if (!held || pointerId !== held.id) return;
    const began = this.moving === null;
    if (began && Math.hypot(x - held.from.x, y - held.from.y) <= TREMBLE_PX) return;
    this.moving = { ...held, x, y };
    this.options.pulled?.(this.moving, began);
  }

  private release({ pointerId }: PointerEvent): void {
    const { held, moving } = this;
    if (!held || pointerId !== held.id) return;
    this.isClickOfDrop = moving !== null;
    const over = (): void => void (this.isClickOfDrop = false);
    setTimeout(over, CLICK_MS);
    // The click of a new press is another one, however soon it comes.
    window.addEventListener("pointerdown", over, { once: true, capture: true });
    if (moving) this.options.dropped?.(moving);
    this.cancel();
    if (!moving) this.options.tapped?.(held.item);
  }
}
