// What is on show, and how each move of the dice game is played out.
import { Playback, type PlaybackOptions } from "../../lib/playback.svelte";
import type { Moved } from "../../protocol";
import { asThrown, fresh, heldIds, lineUp, type TableDie } from "./dice";
import type { Effect, Scene, View } from "./scene";

/** Milliseconds. Dice fall longer than anything else moves. */
export const TUMBLE = 720;
export const STEP = 220;
const READ = 1100;
const FRAME = 20;
const CHEER = 1900;

export interface Banner {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly mood: "plain" | "lost" | "perfect" | "end";
  readonly number: number;
}

export class BluePlayback extends Playback<View, Scene> {
  dice = $state.raw<readonly TableDie[]>([]);
  /** Dice that are kept while others fly. */
  held = $state.raw<ReadonlySet<number>>(new Set());
  depth = $state(0);
  missing = $state<number | null>(null);
  /** Whether the dice are final: those without use have sunk. */
  final = $state(false);
  tumbling = $state(false);
  /** How often the dice of this dive were thrown. */
  rolls = $state(0);
  banner = $state.raw<Banner | null>(null);
  /** Shells on their way: the stack that just grew. */
  grown = $state.raw<{ seat: number; level: number; shells: number; number: number } | null>(null);
  opened = $state<number | null>(null);
  /** Whose turn it was when the last move played out was made. */
  private turnBefore: number | null = null;
  private banners = 0;

  constructor(
    /** What a seat is called. */
    private readonly name: (seat: number) => string,
    options: PlaybackOptions,
  ) {
    super(options);
  }

  /** Whose dive is shown. */
  get diver(): number {
    return this.seat ?? 0;
  }

  /** What lies on the table is drawn in one frame, what can be done about it in the next. */
  protected override async afterLastMove(): Promise<void> {
    if (!this.still) await this.pause(FRAME);
  }

  protected async animate(moved: Moved): Promise<void> {
    const effect = moved.effect as Effect | null | undefined;
    const ahead = this.queue.find((one) => one.scene !== null)?.scene as Scene | undefined;
    switch (effect?.kind) {
      case "keep":
        this.held = heldIds(this.dice, effect.kept);
        await this.pause(STEP / 2);
        break;
      case "roll":
        await this.roll(effect);
        break;
      case "stop":
        this.final = true;
        this.dice = lineUp(this.dice, effect.dive, false);
        this.depth = effect.dive.depth;
        this.missing = effect.dive.missing;
        await this.pause(STEP);
        await this.outcome(effect.dive.gives, effect.dive.depth);
        break;
      case "place":
        this.grown = { seat: moved.seat, level: effect.level, shells: effect.shells, number: moved.number };
        this.world(ahead);
        this.sound("place");
        await this.pause(STEP * 2);
        await this.ending(effect.ends, ahead);
        break;
      case "chest":
        this.opened = effect.slot;
        this.world(ahead);
        this.sound("treasure");
        await this.announce(
          "into-the-blue.tell-chest",
          { name: this.name(moved.seat), slot: effect.slot },
          "perfect",
          READ,
        );
        this.opened = null;
        await this.ending(effect.ends, ahead);
        break;
      default:
        if (moved.number === 1) await this.announce("into-the-blue.tell-deal", {}, "plain", READ);
    }
    this.turnBefore = moved.turn;
  }

  private async roll(effect: Extract<Effect, { kind: "roll" }>): Promise<void> {
    if (effect.roll === 1) {
      // Another turn: all dice are in the hand again, and the diver is back in the boat.
      this.seat = this.turnBefore ?? this.seat;
      this.final = false;
      this.held = new Set();
      this.depth = 0;
      this.missing = null;
      this.rolls = 0;
      this.dice = fresh(effect.dive.dice.length);
      await this.pause(STEP);
    }
    this.tumbling = true;
    this.rolls = effect.roll;
    this.sound("roll");
    const lined = lineUp(this.dice, effect.dive, true);
    this.dice = asThrown(this.dice, lined);
    await this.pause(this.still ? 150 : TUMBLE);
    this.tumbling = false;
    this.dice = lined;
    this.sound("land");
    this.depth = effect.dive.depth;
    this.missing = effect.dive.missing;
    await this.pause(STEP);
    if (!effect.final) return;
    this.final = true;
    await this.pause(STEP);
    await this.outcome(effect.dive.gives, effect.dive.depth);
  }

  private async outcome(gives: "nothing" | "shells" | "chest", depth: number): Promise<void> {
    if (gives === "chest") {
      this.sound("win");
      await this.announce("into-the-blue.tell-perfect", {}, "perfect", CHEER);
    } else if (gives === "nothing") {
      await this.announce(depth ? "into-the-blue.tell-no-shells" : "into-the-blue.tell-lost", {}, "lost", READ);
    }
  }

  private async ending(ends: "none" | "last-turns" | "over", ahead: Scene | undefined): Promise<void> {
    if (ends !== "last-turns" || !ahead) return;
    this.sound("turn");
    await this.announce("into-the-blue.tell-last-turns", { others: ahead.divers.length - 1 }, "end", READ * 1.5);
  }

  /** Show the sea of a position that is still to come in full: its dice have not fallen yet. */
  private world(ahead: Scene | undefined): void {
    if (!ahead || !this.scene) return;
    const { levels, divers, chests, last_turns } = ahead;
    this.scene = { ...this.scene, levels, divers, chests, last_turns };
  }

  /** Nothing moves when only a secret is shown. */
  protected override look(view: View | null, scene: Scene | null): void {
    const { view: now } = this;
    if (!view || !now || view.dice !== now.dice || view.phase !== now.phase) return this.settle(view, scene);
    this.view = view;
    this.scene = scene;
  }

  protected settle(view: View | null, scene: Scene | null): void {
    this.view = view;
    this.scene = scene;
    this.tumbling = false;
    this.banner = null;
    this.grown = null;
    this.opened = null;
    if (!view || !scene) return;
    this.seat = view.seat;
    this.turnBefore = view.seat;
    this.depth = scene.dive.depth;
    this.missing = scene.dive.missing;
    this.rolls = scene.rolls.made;
    this.final = view.phase === "place" || view.phase === "chest" || view.phase === "over";
    if (scene.dive.dice.length) {
      this.dice = lineUp(this.dice, scene.dive, false);
      this.held = heldIds(this.dice, view.held);
    } else if (view.phase !== "over") {
      this.dice = fresh(scene.rolls.thrown || this.dice.length);
      this.held = new Set();
    }
  }

  private async announce(key: string, args: Banner["args"], mood: Banner["mood"], long: number): Promise<void> {
    this.banners += 1;
    this.banner = { key, args, mood, number: this.banners };
    await this.pause(long);
    this.banner = null;
  }
}
