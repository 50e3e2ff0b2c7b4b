// What every drawing of a table does, whatever it draws: it plays moves out, tells the page how far it has come, hears
// keys, and lets things be dragged.
import { untrack } from "svelte";
import type { TableProps } from "./contract";
import type { Playback, PlaybackOptions } from "./playback.svelte";

export abstract class Drawing<View, Scene, Shown extends Playback<View, Scene>> {
  readonly names = $derived.by(() => this.props.players.map(({ name }) => name));
  readonly still = $derived.by(() => this.props.preferences.reducedMotion);
  /** The move that a hint points at. */
  readonly hinted = $derived.by(() => this.props.hint?.best ?? null);
  /** The move on its way to the server. */
  readonly pending = $derived.by(() => this.props.pending);
  /** The seat that looks at the table; null if nobody of the players does. */
  readonly you = $derived.by(() => this.props.you);
  /** Whether the game goes on: it may end without a scoring, when somebody gives it up. */
  readonly playing = $derived.by(() => this.props.info.status !== "over");

  constructor(
    readonly props: TableProps,
    readonly playback: Shown,
  ) {
    // A new move is played out; any other change of the position is shown at once.
    $effect.pre(() => {
      const { last, view, scene } = props;
      untrack(() => {
        if (last) playback.enqueue(last, view as View | null, scene as Scene | null);
        else playback.show(view as View | null, scene as Scene | null, props.info.moves);
      });
    });
    $effect(() => playback.listen());
    $effect.pre(() => props.tells?.(playback.toldMove));
    playback.onShown = ({ words }) => props.tell?.(words?.told ?? "");
    // The page names the next player when this drawing has come so far.
    $effect.pre(() => props.behind?.(playback.busy ? playback.seat : null));
  }

  choose(move: string): void {
    if (this.props.pending === null) this.props.play(move);
  }

  /** Show the rule behind something that cannot be done; a tap that was to hurry a motion asks for none. */
  readonly why = (rule: string): void => {
    if (!this.playback.hurried) this.props.why(rule);
  };
}

/** How a drawing plays moves out, as its page likes it. */
export const playbackOptions = (props: TableProps): PlaybackOptions => ({
  still: () => props.preferences.reducedMotion,
  tempo: () => props.preferences.tempo ?? 1,
  sound: (name) => props.sound(name),
});

/** Go from one of several controls to the next, by keys; it ends at the last one unless they stand in a ring. */
export function focusBeside(all: Iterable<HTMLElement>, step: number, ring = false): void {
  const list = [...all];
  const at = list.findIndex((one) => one === document.activeElement) + step;
  list[ring ? (at + list.length) % list.length : at]?.focus();
}
