// Moves are played out one after the other, each as long as its motion takes. A tap or a key ends the motion and acts,
// at once, on the table as it is then. Both games tell their moves through this class; it knows neither of them.
import { flushSync, tick } from "svelte";
import type { Moved } from "../protocol";
import type { SoundName } from "./contract";
import { silence } from "./sounds";

/** This many moves at once are not watched any more: the table just shows where they led. */
const MANY = 14;
/** Pixels: a press that moves further is a drag, not a tap. */
const TREMBLE = 10;
/** Milliseconds: taps that follow one that ended a motion are as impatient as that one. */
const IMPATIENCE = 600;
const CONTROLS = "button, a[href], summary, label, [role=button], [data-square]";
/** Typing and dialogs have nothing to do with the motion behind them. */
const APART = "input, textarea, select, dialog, [contenteditable]";
const MODIFIERS = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]);

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** What was pressed, if it could be pressed before the motion ended. */
  readonly control: Element | null;
}

const inside = (target: EventTarget | null, what: string): Element | null =>
  target instanceof Element ? target.closest(what) : null;

export interface PlaybackOptions {
  /** Whether nothing may move: then steps change at once, and stay long enough to be read. */
  still(): boolean;
  /** How long everything takes, beside its usual time; 0 shows only where moves lead. */
  tempo?(): number;
  sound(name: SoundName): void;
}

export abstract class Playback<View, Scene> {
  view = $state.raw<View | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** Whether the table shown is not yet the table that is: something moves, or a position is on its way. */
  busy = $state(false);
  /** The number of the last move that has been told. */
  toldMove = $state(0);
  /** Whose turn is shown. */
  seat = $state<number | null>(null);
  /** Whether the last tap was for something that is no longer there. */
  lateTap = $state(false);
  /** A move has been shown to its end, or was hurried. */
  onShown: (moved: Moved) => void = () => {};
  /** When a tap or key last came while something moved. */
  private hurriedAt = -Infinity;
  /** Moves that are still to be told. The first of them is being told while `playing`. */
  protected queue: readonly Moved[] = [];
  private playing = false;
  private lastNumber = 0;
  /** Counts positions shown at once: whatever was being told before is given up. */
  private epoch = 0;
  private cancelPause: () => void = () => {};
  private press: Press | null = null;
  /** The browser's own click follows a tap that has been answered already. */
  private swallowClick = false;
  /** A tap or key that came before the position it is meant for. */
  private deferred: (() => void) | null = null;

  constructor(private readonly options?: PlaybackOptions) {}

  /** Whether somebody is just hurrying what moves: such taps ask for nothing else. */
  get hurried(): boolean {
    return performance.now() - this.hurriedAt < IMPATIENCE;
  }

  /** Play out one move, with `pause` for the time its motion takes. */
  protected abstract animate(moved: Moved): Promise<void>;
  /** Show a position without any motion. */
  protected abstract settle(view: View | null, scene: Scene | null, moved: Moved | null): void;
  /** The same position through other eyes, as when a secret is shown for a moment. */
  protected look(view: View | null, scene: Scene | null): void {
    this.settle(view, scene, null);
  }
  /** How long everything takes, beside its usual time. */
  get tempo(): number {
    return this.options?.tempo?.() ?? 1;
  }
  protected get still(): boolean {
    return this.options?.still() ?? false;
  }
  protected sound(name: SoundName): void {
    this.options?.sound(name);
  }
  /** A pause after the last of several moves, before anything is offered. */
  protected async afterLastMove(): Promise<void> {}

  /** Show a position at once: the table was opened, healed, or stepped to. */
  show(view: View | null, scene: Scene | null, number = 0): void {
    if (view === this.view && !this.busy) return;
    this.lastNumber = this.toldMove = number;
    this.cancel([]);
    this.settle(view, scene, null);
    this.runDeferred();
  }

  /** A move was made: it is played out after those before it. `view` and `scene` are what the page has now. */
  enqueue(moved: Moved, view: View | null, scene: Scene | null): void {
    if (moved.number === this.lastNumber) {
      // The same move, but something else about the position changed.
      if (!this.busy && view !== this.view) this.look(view, scene);
      return;
    }
    // Not the next one: a page that was opened in the middle, or a replay that jumped.
    if (this.view === null || moved.number !== this.lastNumber + 1) {
      if (moved.view !== null || this.view === null) return this.show(view, scene, moved.number);
    }
    this.lastNumber = moved.number;
    this.queue = [...this.queue, moved];
    this.busy = true;
    // While dice fall at once after a move, the position follows with them: begin when it is here.
    if (moved.view === null) return;
    if (this.deferred || document.hidden || this.tempo === 0) {
      this.finish();
      this.runDeferred();
    } else if (!this.playing) void this.run();
  }

  /** End every motion now. False if the position it leads to is not here yet. */
  finish(): boolean {
    if (!this.busy) return true;
    const at = this.queue.findLastIndex((moved) => moved.view !== null);
    const whole = this.queue[at];
    if (!whole && this.queue.length > 0) return false;
    const ended = this.queue.slice(0, at + 1);
    this.cancel(this.queue.slice(at + 1));
    // Without one, everything is told already: it was only a pause after the last move.
    if (whole) {
      this.toldMove = whole.number;
      this.settle(whole.view as View, whole.scene as Scene, whole);
    }
    ended.forEach(this.onShown);
    return !this.busy;
  }

  /** Hear taps and keys of the whole page, before anything else does. Returns how to leave the page. */
  listen(): () => void {
    const ending = new AbortController();
    const options = { capture: true, signal: ending.signal };
    window.addEventListener("pointerdown", (event) => this.onPointerDown(event), options);
    window.addEventListener("pointerup", (event) => this.onPointerUp(event), options);
    window.addEventListener("pointercancel", () => (this.press = null), options);
    window.addEventListener("click", (event) => this.onClick(event), options);
    window.addEventListener("keydown", (event) => this.onKeyDown(event), options);
    return () => {
      ending.abort();
      this.stop();
    };
  }

  /** The page is left: nothing moves, waits or sounds any more. */
  stop(): void {
    this.deferred = null;
    this.cancel([]);
    silence();
  }

  protected pause(long: number): Promise<void> {
    const { epoch } = this;
    return new Promise((done, fail) => {
      const end = (): void => (this.epoch === epoch ? done() : fail(new Cancelled()));
      const timer = setTimeout(end, long * this.tempo);
      this.cancelPause = () => {
        clearTimeout(timer);
        end();
      };
    });
  }

  private async run(): Promise<void> {
    const { epoch } = this;
    this.playing = true;
    try {
      while (this.queue.some((moved) => moved.view !== null)) {
        const [moved] = this.queue;
        if (!moved) break;
        if (this.queue.length > MANY || document.hidden) return void this.finish();
        await this.animate(moved);
        if (moved.view !== null) this.settle(moved.view as View, moved.scene as Scene, moved);
        this.toldMove = moved.number;
        this.queue = this.queue.slice(1);
        this.onShown(moved);
      }
      await this.afterLastMove();
    } catch (reason) {
      if (reason instanceof Cancelled) return;
      // A drawing that fails must not stop the game: the table is shown as it is.
      console.error(reason);
      this.finish();
    } finally {
      if (this.epoch === epoch) {
        this.playing = false;
        this.busy = this.queue.length > 0;
        if (!this.busy) this.runDeferred();
      }
    }
  }

  private cancel(left: readonly Moved[]): void {
    this.queue = left;
    this.playing = false;
    this.busy = left.length > 0;
    this.epoch += 1;
    const { cancelPause } = this;
    this.cancelPause = () => {};
    cancelPause();
  }

  private onPointerDown(event: PointerEvent): void {
    this.press = null;
    this.swallowClick = false;
    this.lateTap = false;
    if (this.busy) this.hurriedAt = performance.now();
    if (!this.busy || !event.isPrimary || event.button !== 0 || inside(event.target, APART)) return;
    this.press = { id: event.pointerId, x: event.clientX, y: event.clientY, control: inside(event.target, CONTROLS) };
    if (this.finish()) flushSync();
  }

  private onPointerUp(event: PointerEvent): void {
    const { press } = this;
    this.press = null;
    if (
      !press ||
      event.pointerId !== press.id ||
      Math.hypot(event.clientX - press.x, event.clientY - press.y) > TREMBLE
    )
      return;
    // Another move may have come while the button was down.
    if (this.finish()) {
      flushSync();
      return this.tap(press, event);
    }
    this.swallowClick = true;
    this.deferred = () => this.tap(press, event, true);
  }

  /** Do what a tap at this place does on the table as it is now; a late one comes after the browser's own click. */
  private tap({ control }: Press, { clientX, clientY }: PointerEvent, late = false): void {
    const under = document.elementFromPoint(clientX, clientY);
    const found = inside(under, CONTROLS);
    // The browser's own click finds what was pressed and is still there.
    if (found === control && !late && !this.swallowClick) return;
    this.swallowClick = true;
    if (control && !control.isConnected) this.lateTap = true;
    const target = control?.isConnected ? control : control ? null : found && under;
    if (!target) return;
    (inside(target, CONTROLS) as HTMLElement | null)?.focus({ preventScroll: true });
    target.dispatchEvent(
      new MouseEvent("click", {
        bubbles: true,
        cancelable: true,
        composed: true,
        view: window,
        detail: 1,
        clientX,
        clientY,
      }),
    );
  }

  private onClick(event: MouseEvent): void {
    // Keys click too, with no detail; and our own click is not the browser's.
    if (!this.swallowClick || !event.isTrusted || event.detail === 0) return;
    this.swallowClick = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  private onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || MODIFIERS.has(event.key) || inside(event.target, APART))
      return;
    this.lateTap = false;
    if (this.busy) this.hurriedAt = performance.now();
    if (!this.busy) return;
    const { key, code, shiftKey, repeat } = event;
    const control = inside(event.target, CONTROLS);
    const settled = !repeat && this.finish();
    if (settled) flushSync();
    if (settled && control?.isConnected !== false) {
      // Nothing is scrolled by the key that many press to go on.
      if (key === " " && !control) event.preventDefault();
      return;
    }
    event.stopImmediatePropagation();
    event.preventDefault();
    // A key that is held down was meant for the table before.
    if (repeat) return;
    if (settled) this.lateTap = true;
    else
      this.deferred = () => {
        const target = control?.isConnected ? (control as HTMLElement) : document.body;
        if (control && (key === "Enter" || key === " ")) target.click();
        else
          target.dispatchEvent(new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true }));
      };
  }

  private runDeferred(): void {
    const { deferred } = this;
    this.deferred = null;
    if (deferred) void tick().then(deferred);
  }
}

/** A position was shown at once, so the motion before it has no meaning any more. */
class Cancelled extends Error {}
