// The table of Into the Blue as one thing: what is on show, what may be chosen, and what this person has chosen so far.
import { createContext, untrack } from "svelte";
import type { Choice } from "../../protocol";
import type { TableProps } from "../../lib/contract";
import { Drawing, focusBeside, playbackOptions } from "../../lib/drawing.svelte";
import { draftOf, keepDraft } from "../../lib/memory";
import { isForPage } from "../../lib/settings.svelte";
import { Ceremonial } from "./ceremony.svelte";
import { heldIds, keepMove } from "./dice";
import { BluePlayback } from "./playback.svelte";
import type { Placing, Scene, View } from "./scene";
import { REASONS } from "./told";

const [useTable, setTable] = createContext<BlueTable>();
export { useTable, setTable };

export class BlueTable extends Drawing<View, Scene, BluePlayback> {
  /** The dice that this person is about to keep. */
  kept = $state.raw<ReadonlySet<number>>(new Set());
  /** The scoring; null before the end. */
  ceremony = $state.raw<Ceremonial | null>(null);
  /** The level whose card is open. */
  card = $state<number | null>(null);
  private cardFrom: HTMLElement | null = null;
  /** Whether the winner has been cheered; not before everybody sees who it is. */
  private cheered = false;

  /** The legal moves by how the record writes them. Nothing is offered while a motion still tells what happened. */
  readonly choices = $derived.by(
    (): ReadonlyMap<string, Choice> =>
      new Map(this.playback.busy ? [] : this.props.moves.map((choice) => [choice.move, choice])),
  );
  /** Levels and chests that may be chosen now. */
  readonly levels = $derived.by(() => this.numbered("place"));
  readonly slots = $derived.by(() => this.numbered("chest"));
  /** Whether it is about the dice, and ours to decide. */
  readonly deciding = $derived.by(() => this.choices.has("stop"));
  /** What stopping now would put on each level. */
  readonly ghosts = $derived.by((): readonly Placing[] =>
    this.deciding ? (this.playback.scene?.dive.places ?? []) : [],
  );
  /** The choice to roll all dice but the kept ones, if it may be made. */
  readonly keep = $derived.by(() => this.choices.get(keepMove(this.playback.dice, this.kept)));
  /** How far somebody's very first turn is: the first dice, those rolled again, where the shells go; null in between. */
  readonly lesson = $derived.by((): number | null => {
    if (this.playback.seat !== this.you) return 0;
    if (this.deciding) return (this.playback.scene?.rolls.made ?? 1) > 1 ? 2 : 1;
    return this.levels.size || this.slots.size ? 3 : null;
  });
  /** The values of chests that may be shown now, by slot: to its owner alone; around one screen while the button is held. */
  readonly values = $derived.by((): readonly (number | null)[] => {
    const { view } = this.playback;
    if (view?.phase === "over") return view.chests.map((value, at) => (this.ceremony?.shows(at + 1) ? value : null));
    const own = this.props.view as View | null;
    const shows = (owner: number | undefined): boolean => this.props.reveal && this.you !== null && owner === this.you;
    return own?.chests.map((value, at) => (shows(own.owners[at]) ? value : null)) ?? [];
  });
  readonly cardLevel = $derived.by(() => this.playback.scene?.levels.find(({ level }) => level === this.card) ?? null);

  constructor(props: TableProps) {
    super(props, new BluePlayback((seat) => this.names[seat] ?? "", playbackOptions(props)));
    const { playback } = this;
    $effect.pre(() => {
      // What was held before starts as kept, after each throw; what was chosen since comes back with the page.
      const { held } = playback;
      const decides = playback.view?.phase === "decide";
      this.kept = decides ? (untrack(() => this.chosenBefore()) ?? held) : new Set<number>();
    });
    $effect(() => {
      if (this.lesson !== null) props.coach?.follow(this.lesson);
    });
    $effect.pre(() => {
      const scoring = playback.scene?.ceremony ?? null;
      untrack(() => {
        // All of it is open at once; anyone who wants to see it counted on the sea asks for that.
        this.ceremony = scoring ? new Ceremonial(scoring, true) : null;
        this.cheered = props.last === null;
      });
    });
    $effect(() => {
      if (!this.ceremony?.done || this.cheered) return;
      this.cheered = true;
      props.sound("win");
    });
    const telling = $derived(
      playback.view?.phase === "over"
        ? this.ceremony !== null && !this.ceremony.done
        : playback.busy && (props.view as View | null)?.phase === "over",
    );
    $effect(() => props.holdEnd?.(telling));
  }

  private numbered(verb: string): ReadonlyMap<number, Choice> {
    const found = [...this.choices.values()].filter(({ move }) => move.startsWith(`${verb} `));
    return new Map(found.map((choice) => [Number(choice.move.slice(verb.length + 1)), choice]));
  }

  private get draft(): string {
    return `dice/${this.props.info.table}`;
  }

  private chosenBefore(): Set<number> | null {
    const { table, moves } = this.props.info;
    const chosen = table ? draftOf<{ moves: number; faces: string }>(this.draft) : undefined;
    return chosen?.moves === moves ? heldIds(this.playback.dice, chosen.faces) : null;
  }

  /** Keep a die, or let it go. */
  toggle(id: number): void {
    if (this.pending !== null) return;
    const next = new Set(this.kept);
    if (!next.delete(id)) next.add(id);
    this.kept = next;
    const faces = this.playback.dice.flatMap((die) => (next.has(die.id) ? [die.face] : [])).join("");
    keepDraft(this.draft, { moves: this.props.info.moves, faces });
  }

  /** Make a choice, or say why there is none. */
  play(choice: Choice | undefined, reason: string): void {
    if (choice) this.choose(choice.move);
    else this.why(reason);
  }

  openCard(level: number, from: HTMLElement): void {
    this.cardFrom = from;
    this.card = level;
  }

  closeCard(): void {
    this.card = null;
    this.cardFrom?.focus();
  }

  press(event: KeyboardEvent, root: HTMLElement): void {
    if (!isForPage(event)) return;
    const { key } = event;
    const number = /^[0-9]$/.test(key) ? Number(key) : null;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const focus = (what: string): void => root.querySelector<HTMLElement>(what)?.focus();
    if (number !== null && this.deciding) {
      const die = this.playback.dice[number - 1];
      if (die) this.toggle(die.id);
    } else if (number !== null && this.levels.size) this.play(this.levels.get(number), REASONS.place);
    else if (number !== null && this.slots.size) this.play(this.slots.get(number || 10), REASONS.chest);
    else if (key === "r" && this.deciding) this.play(this.keep, REASONS.again);
    else if (key === "s" && this.deciding) this.choose("stop");
    else if (step && this.deciding) focusBeside(root.querySelectorAll<HTMLElement>(".spot"), step, true);
    else if ((key === "ArrowUp" || key === "ArrowDown") && this.levels.size) focus(".level.lit");
    else if (step && this.slots.size) focus(".slot.lit");
    else return;
    event.preventDefault();
  }
}
