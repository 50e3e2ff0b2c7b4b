// What is on show, and how each move on the board of bricks is played out.
import { Playback } from "../../lib/playback.svelte";
import type { Moved } from "../../protocol";
import { berth, isSquare, place, turnTo, type Point } from "./geometry";
import type { Direction, Effect, FireEffect, PiecesEffect, Scene, SlideEffect, View } from "./scene";
import { boatsOf, dropped, fresh, laid, lifted, shoved, tokensOf, type Boat, type Flyer, type Token } from "./things";

/** Milliseconds. */
export const TUMBLE = 700;
export const STEP = 220;
const READ = 900;
const SQUARE = 62;

const NOTHING_TO_DO = { action: "none", slide: "none", picks: 0, slides: 0, extra: false } as const;

export class AtlantisPlayback extends Playback<View, Scene> {
  tokens = $state.raw<readonly Token[]>([]);
  boats = $state.raw<readonly Boat[]>([]);
  flyers = $state.raw<readonly Flyer[]>([]);
  /** The way that is being gone, or the shot that flies. */
  trail = $state.raw<SlideEffect | FireEffect | null>(null);
  /** Squares that the last move touched. */
  touched = $state.raw<ReadonlySet<string>>(new Set());
  face = $state<string | null>(null);
  /** What the second die shows, if there is one. */
  other = $state<string | null>(null);
  throws = $state(0);
  /** Whether the die is in the air. */
  tumbling = $state(false);
  told = $state("");

  protected async animate(moved: Moved): Promise<void> {
    const effect = moved.effect as Effect | null | undefined;
    const next = this.queue.find((one) => one.scene !== null)?.scene as Scene | undefined;
    this.told = moved.words?.told ?? "";
    switch (effect?.kind) {
      case "die":
        this.seat = next?.turn ?? this.seat;
        this.touched = new Set();
        if (this.scene) this.scene = { ...this.scene, actions: [], tasks: NOTHING_TO_DO };
        this.face = effect.face;
        this.other = effect.other;
        this.throws += 1;
        this.tumbling = true;
        this.sound("roll");
        await this.pause(this.still ? STEP : TUMBLE);
        this.tumbling = false;
        this.sound("land");
        await this.pause(effect.again || effect.passes ? READ : STEP);
        break;
      case "pieces":
        await this.carry(effect);
        this.stock(next);
        break;
      case "slide":
        await this.slide(effect, next);
        break;
      case "fire":
        await this.fire(effect, next);
        break;
      case "hold":
        await this.pause(STEP);
        break;
      default:
    }
    this.trail = null;
  }

  private async carry(effect: PiecesEffect): Promise<void> {
    this.touched = new Set(effect.moved.flatMap(({ start, end }) => [start, end]).filter(isSquare));
    for (const { mark, start, end } of effect.moved) {
      if (isSquare(start) && isSquare(end)) this.tokens = shoved(this.tokens, start, end);
      else if (isSquare(start)) this.tokens = lifted(this.tokens, start);
      else if (isSquare(end)) this.tokens = laid(this.tokens, mark, end);
    }
    this.sound("place");
    await this.pause(STEP * 1.5);
  }

  private async slide(effect: SlideEffect, next: Scene | undefined): Promise<void> {
    const { seat, path, turns, end } = effect;
    this.trail = effect;
    this.touched = new Set([effect.start, end].filter(isSquare));
    if (this.still) await this.pause(READ);
    this.sound("slide");
    await this.head(seat, effect.direction);
    const home = end === "base" ? this.berthOf(seat) : null;
    const corners = [
      ...effect.whirls.map(({ step, mouth }) => ({ turn: null, at: place(mouth), count: step, exit: path[step] })),
      ...turns.map((turn) => ({ turn, at: place(turn.square), count: turn.step, exit: undefined })),
    ].sort((one, other) => one.count - other.count);
    corners.push({ turn: null, at: home ?? place(end), count: path.length, exit: undefined });
    let from = -1;
    for (const [leg, { turn, at, count, exit }] of corners.entries()) {
      const length = Math.max(count - from, 0);
      from = count;
      // A compass that leads nowhere: the submarine stays on its square.
      const boat = this.boats[seat];
      if (boat && (boat.x !== at.x || boat.y !== at.y)) {
        const last = leg === corners.length - 1;
        const ease =
          leg === 0
            ? last
              ? "cubic-bezier(.4,.05,.3,1)"
              : "cubic-bezier(.5,.1,.8,.8)"
            : last
              ? "cubic-bezier(.15,.5,.3,1)"
              : "linear";
        const long = Math.min(130 + SQUARE * length, 560);
        this.steer(seat, { x: at.x, y: at.y, long: long * this.tempo, ease });
        await this.pause(long);
      }
      if (exit) await this.whirl(seat, place(exit));
      if (turn) {
        if (turn.end !== "stays") this.tokens = lifted(this.tokens, turn.square);
        await this.head(seat, turn.direction);
      }
    }
    if (effect.treasure) {
      this.tokens = lifted(this.tokens, end);
      this.sound("treasure");
      if (!effect.aboard) await this.fly("treasure", place(end), this.berthOf(seat), 0, STEP * 2, effect.worth);
    }
    if (effect.landed.length) this.sound("treasure");
    this.stock(next);
    await this.pause(STEP / 2);
  }

  /** Down at one whirlpool, up at another. */
  private async whirl(seat: number, exit: Point): Promise<void> {
    this.steer(seat, { under: true, long: 0 });
    await this.pause(STEP);
    this.steer(seat, { x: exit.x, y: exit.y, long: 0 });
    await this.pause(STEP / 4);
    this.steer(seat, { under: false });
    await this.pause(STEP);
  }

  private async fire(effect: FireEffect, next: Scene | undefined): Promise<void> {
    const { seat, direction, path } = effect;
    const hit = path.at(-1) ?? effect.start;
    this.trail = effect;
    this.touched = new Set([hit, effect.end, ...effect.dropped.map(({ square }) => square)].filter(isSquare));
    await this.head(seat, direction);
    if (this.still) await this.pause(READ);
    const start = this.boats[seat] ?? place(hit);
    this.sound("fire");
    await this.fly("torpedo", start, place(hit), turnTo(0, direction), 140 + SQUARE * path.length);
    if (effect.hit === "nothing") {
      await this.pause(STEP);
    } else if (effect.victim === null) {
      const moves = isSquare(effect.end);
      if (!moves) this.tokens = lifted(this.tokens, hit);
      await this.fly("burst", place(hit), place(hit), 0, STEP * 1.6);
      if (moves) {
        this.tokens = shoved(this.tokens, hit, effect.end);
        await this.pause(STEP * 1.5);
      }
    } else {
      const { victim } = effect;
      this.steer(victim, { hit: true, long: 0 });
      await this.fly("burst", place(hit), place(hit), 0, STEP * 1.6);
      if (effect.end !== "stays") {
        const away = effect.end === "base" ? this.berthOf(victim) : place(effect.end);
        // It is thrown where everybody can follow it.
        this.steer(victim, { x: away.x, y: away.y, long: 520 * this.tempo, ease: "cubic-bezier(.2,.6,.3,1)" });
        await this.pause(560);
      }
      this.steer(victim, { hit: false, long: 0 });
      for (const { worth, square } of effect.dropped) {
        await this.fly("treasure", place(hit), place(square), 0, STEP * 1.4, worth);
        this.tokens = dropped(this.tokens, worth, square);
      }
      const gains = [
        ...effect.taken.map((worth) => ({ worth, from: place(hit) })),
        ...effect.stolen.map((worth) => ({ worth, from: this.berthOf(victim) })),
      ];
      for (const { worth, from } of gains) {
        this.sound("treasure");
        await this.fly("treasure", from, this.berthOf(seat), 0, STEP * 2.4, worth);
      }
    }
    this.trail = null;
    this.stock(next);
  }

  /** Bases and reserve of a position that is still to come in full: its die has not fallen yet. */
  private stock(next: Scene | undefined): void {
    if (next && this.scene) this.scene = { ...this.scene, bases: next.bases, reserve: next.reserve };
  }

  private async head(seat: number, direction: Direction): Promise<void> {
    const boat = this.boats[seat];
    if (!boat) return;
    const angle = turnTo(boat.angle, direction);
    if (angle === boat.angle) return;
    this.steer(seat, { angle, long: 0 });
    await this.pause(110);
  }

  private async fly(
    kind: Flyer["kind"],
    from: Point,
    to: Point,
    angle: number,
    long: number,
    worth = 0,
  ): Promise<void> {
    if (this.still) return;
    const flyer = { id: fresh(), kind, from, to, angle, long: long * this.tempo, worth };
    this.flyers = [...this.flyers, flyer];
    await this.pause(long);
    this.flyers = this.flyers.filter((other) => other !== flyer);
  }

  private berthOf(seat: number): Point {
    const base = this.scene?.bases[seat];
    return base ? berth(base) : { x: 0, y: 0 };
  }

  private steer(seat: number, change: Partial<Boat>): void {
    this.boats = this.boats.map((boat) => (boat.seat === seat ? { ...boat, ...change } : boat));
  }

  protected settle(view: View | null, scene: Scene | null, moved: Moved | null): void {
    this.view = view;
    this.scene = scene;
    this.flyers = [];
    this.trail = null;
    this.tumbling = false;
    this.told = moved?.words?.told ?? "";
    if (!moved) this.touched = new Set();
    if (!scene) return;
    this.tokens = tokensOf(scene, this.tokens);
    this.boats = boatsOf(scene, this.boats);
    this.face = scene.face;
    this.other = scene.other;
    this.seat = scene.turn ?? (view?.phase === "pick" ? view.seat : null);
    if (scene.end && moved) this.sound("win");
  }

  /** Nothing moves when only a secret is shown. */
  protected override look(view: View | null, scene: Scene | null): void {
    const { told, touched } = this;
    this.settle(view, scene, null);
    [this.told, this.touched] = [told, touched];
  }
}
