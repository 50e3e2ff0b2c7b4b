// The table of Atlantis Treasure as one thing: what is on show, what is in the hand, and what keys and pointers do.
import { createContext, untrack } from "svelte";
import type { Choice } from "../../protocol";
import { api } from "../../lib/api";
import type { TableProps } from "../../lib/contract";
import { Drag } from "../../lib/drag.svelte";
import { Drawing, playbackOptions } from "../../lib/drawing.svelte";
import { isForPage } from "../../lib/settings.svelte";
import { say } from "../../lib/texts.svelte";
import { ahead, name, place } from "./geometry";
import { Hand, type Source } from "./hand.svelte";
import { AtlantisPlayback } from "./playback.svelte";
import type { Base, Direction, Scene, View } from "./scene";
import { REASONS } from "./told";

const [useTable, setTable] = createContext<AtlantisTable>();
export { useTable, setTable };

/** Pixels: under a finger nothing is seen, so a piece is carried above it. */
const LIFT = 42;
const KEYS: Readonly<Record<string, Direction>> = { n: "N", e: "E", s: "S", w: "W" };
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** What the drawing of the board can be asked. */
export interface BoardParts {
  squareAt(left: number, top: number, near: boolean): string | null;
  focus(square: string): void;
}

export class AtlantisTable extends Drawing<View, Scene, AtlantisPlayback> {
  readonly hand: Hand;
  readonly drag: Drag<Source>;
  board: BoardParts | null = null;
  /** The square under the cursor of the keyboard. */
  cursor = $state("a1");
  private pointer = $state(matchMedia("(pointer: coarse)").matches ? "touch" : "mouse");
  private standard = $state.raw<readonly string[]>([]);
  /** The moves that the hand was opened for: other news of the table must not put down what is held. */
  private opened: readonly Choice[] | null = null;

  /** Whether it is ours to decide. Nothing is offered while a motion still tells what happened. */
  readonly deciding = $derived.by(
    () => this.props.moves.length > 0 && !this.playback.busy && this.playback.scene !== null,
  );
  /** Whether something can be done now: also no move is on its way. */
  readonly live = $derived.by(() => this.deciding && this.pending === null);
  /** What the die may show while it tumbles; a table tells only what differs from the standard rule set. */
  readonly faces = $derived.by(() => (this.props.info.rules["die"] as readonly string[] | undefined) ?? this.standard);
  /** What is shown before it is made. */
  readonly preview = $derived.by(() => (this.deciding ? this.hand.shown : null));
  /** How far somebody's very first turn is: the die's action, the slide, the way that was chosen; null in between. */
  readonly lesson = $derived.by((): number | null => {
    // What is said of it holds for the turns of the booklet alone.
    const { slides = 1, dice = "one", stops = false } = this.props.info.rules;
    if (stops || slides !== 1 || dice !== "one") return null;
    if (this.playback.seat !== this.you) return 0;
    if (!this.deciding || this.playback.scene?.tasks.picks) return null;
    return this.hand.step === "action" ? 1 : this.hand.picked ? 3 : 2;
  });
  /** Whether a choice needs no second tap: by a mouse or a key. */
  get direct(): boolean {
    return this.pointer !== "touch" && this.pointer !== "pen";
  }

  constructor(props: TableProps) {
    super(props, new AtlantisPlayback(playbackOptions(props)));
    const { playback } = this;
    const hand = new Hand({
      moves: () => props.moves,
      more: () => props.more,
      ask: (begun): Promise<Choice[]> => props.ask(begun),
      play: (move) => this.choose(move),
    });
    this.hand = hand;
    this.drag = new Drag<Source>({
      pulled: (piece, began) => {
        if (began) hand.take(piece.item);
        const square = this.board?.squareAt(piece.x, piece.y - this.liftOf(piece), piece.covers);
        hand.hover = square ? hand.target(square) : null;
      },
      dropped: () => {
        const choice = hand.hover;
        hand.hover = null;
        if (choice) hand.choose(choice, this.direct);
      },
    });
    $effect(() => {
      if (props.info.rules["die"]) return;
      void api.games().then(
        (games) => {
          const known = games.find(({ game }) => game === props.info.game);
          this.standard = (known?.standard["die"] as readonly string[] | undefined) ?? [];
        },
        () => {},
      );
    });
    $effect.pre(() => {
      const { moves } = props;
      const tasks = playback.scene?.tasks;
      if (!this.deciding || !tasks || moves === this.opened) return;
      this.opened = moves;
      // What the die shows comes first, unless only a slide is left.
      untrack(() => hand.begin(tasks.picks || hand.acts ? "action" : "slide"));
    });
    $effect(() => {
      if (this.deciding && (hand.held || hand.aim)) hand.fetch();
    });
    $effect.pre(() => {
      // A hint is shown where it belongs.
      const { hinted } = this;
      if (hinted && this.deciding) untrack(() => hand.follow(hinted));
    });
    $effect(() => {
      // A mouse goes at once, so the third step need not come.
      if (this.lesson !== null) props.coach?.follow(this.lesson, 2);
    });
    // The end is not given away before the last slide or shot has been seen.
    $effect(() => props.holdEnd?.(playback.busy && (props.view as View | null)?.phase === "over"));
    // The cursor begins at one's own submarine.
    const home = $derived.by(() => {
      const base = props.you === null ? undefined : playback.scene?.bases[props.you];
      return base ? (base.submarine ?? base.mouth).square : "a1";
    });
    $effect.pre(() => {
      this.cursor = home;
    });
  }

  /** What a base holds, in words. */
  baseWords({ seat, treasures, torpedoes, fired, cargo, misses, target }: Base): string {
    return say("web-atlantis-treasure.base", {
      name: this.names[seat] ?? "",
      treasures,
      torpedoes,
      fired,
      cargo: cargo.length,
      misses: misses ? "yes" : "no",
      target: target !== null && target !== this.playback.scene?.target ? target : 0,
    });
  }

  /** The rule that tells why there is no way in a direction: no room for the treasure beside, or whatever lies there. */
  shut(direction: Direction): string {
    const { scene } = this.playback;
    const base = this.you === null ? undefined : scene?.bases[this.you];
    if (!base?.submarine || !base.cargo.length || this.props.info.rules["cargo_room"] !== "one") return REASONS.slide;
    const { x, y } = ahead(base.submarine, direction, 1);
    const full = scene?.pieces.some((piece) => piece.kind === "treasure" && piece.x === x && piece.y === y);
    return full ? REASONS.room : REASONS.slide;
  }

  liftOf({ covers }: { readonly covers: boolean }): number {
    return covers ? LIFT : 0;
  }

  grab(event: PointerEvent, source: Source): void {
    if (this.live) this.drag.grab(event, source);
  }

  readonly touched = (event: PointerEvent): void => void (this.pointer = event.pointerType);

  press(event: KeyboardEvent): void {
    if (!isForPage(event)) return;
    const { hand, playback } = this;
    const { key } = event;
    const at = event.target instanceof HTMLElement ? event.target : null;
    this.pointer = "key";
    if (!this.deciding) return;
    const step = STEPS[key];
    const direction = KEYS[key.toLowerCase()];
    if (step) this.walk(step);
    else if (direction) this.steer(direction);
    else if ((key === "-" || key === "+" || key === "=") && hand.halts.length) hand.halt(key === "-" ? -1 : 1);
    else if (key === "t") {
      if (hand.deeds.includes("torpedo")) {
        if (hand.deed !== "torpedo") hand.want("torpedo");
        hand.turn("action");
        hand.armed = true;
      } else if (playback.scene?.tasks.action === "done") hand.remind("action");
      else this.why(REASONS.fire);
    } else if (key === "Escape") {
      if (!hand.drop()) return;
    } else if (key === "Enter" || key === " ") {
      const square = at?.dataset["square"];
      if (square) hand.touch(square, true);
      else if (hand.picked && !at?.closest("button, a, summary")) hand.confirm();
      else return;
    } else return;
    event.preventDefault();
  }

  /** n, e, s, w: slide; after `t` aim; before the game and in a swap choose a compass. */
  private steer(direction: Direction): void {
    const { hand } = this;
    const pick = hand.plain.get(`pick ${direction}`) ?? hand.swaps.get(direction);
    if (pick) hand.choose(pick, false);
    else if (hand.armed) {
      if (!hand.point(direction, false)) this.why(REASONS.fire);
    } else if (this.playback.scene?.tasks.slide === "done") hand.remind("slide");
    else if (!hand.head(direction, false)) this.why(this.shut(direction));
  }

  private walk([x, y]: readonly [number, number]): void {
    const { scene } = this.playback;
    const onBoard = document.activeElement?.closest("[role=grid]");
    if (onBoard && scene) {
      const now = place(this.cursor);
      const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most - 1);
      this.cursor = name(within(now.x + x, scene.width), within(now.y + y, scene.height));
    }
    this.board?.focus(this.cursor);
  }
}
