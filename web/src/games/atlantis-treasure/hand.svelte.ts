// A person's move in the making: what is taken up, where it could go, what is chosen but not yet made.
// All of it is read from the moves on offer; nothing here knows what is allowed.
import type { Choice } from "../../protocol";
import { isSquare, nearest } from "./geometry";
import type { Direction, Effect, FireEffect, Mark, PiecesEffect, SlideEffect } from "./scene";

export type Step = "action" | "slide";

/** A piece that may be taken up: from the reserve or a base, or from the board. */
export interface Source {
  /** How a move with it begins. */
  readonly key: string;
  readonly verb: string;
  readonly mark: Mark;
  readonly square: string | null;
  readonly rule: string;
}

/** What a square is good for now. */
export type Use =
  | { readonly does: "play"; readonly choice: Choice }
  | { readonly does: "take"; readonly source: Source }
  | { readonly does: "aim"; readonly direction: Direction };

export interface HandOptions {
  moves(): readonly Choice[];
  more(): boolean;
  ask(begun: string): Promise<Choice[]>;
  play(move: string): void;
}

const CARRIED = new Set(["compass", "own", "coral", "shift", "swap", "unstore"]);

const words = (choice: Choice): string[] => choice.move.split(" ");
const pieces = (choice: Choice): PiecesEffect["moved"] => {
  const effect = choice.effect as Effect | undefined;
  return effect?.kind === "pieces" ? effect.moved : [];
};
/** Where a piece of this mark would come to lie. */
const endOf = (choice: Choice, mark: Mark): string =>
  pieces(choice).findLast((piece) => piece.mark === mark)?.end ?? "";

export const slideOf = (choice: Choice | null | undefined): SlideEffect | null => {
  const effect = choice?.effect as Effect | undefined;
  return effect?.kind === "slide" ? effect : null;
};
export const fireOf = (choice: Choice | null | undefined): FireEffect | null => {
  const effect = choice?.effect as Effect | undefined;
  return effect?.kind === "fire" ? effect : null;
};
export const piecesOf = (choice: Choice | null | undefined): PiecesEffect["moved"] => (choice ? pieces(choice) : []);

export class Hand {
  step = $state<Step>("slide");
  /** Chosen but not made: shown until it is confirmed. */
  picked = $state.raw<Choice | null>(null);
  /** Under the pointer or the cursor. */
  hover = $state.raw<Choice | null>(null);
  aim = $state<Direction | null>(null);
  /** Whether the next direction key aims a torpedo. */
  armed = $state(false);
  /** Stored compasses laid out so far, as the move writes them. */
  laid = $state.raw<readonly string[]>([]);
  /** A square that was tapped and is good for nothing. */
  missed = $state<string | null>(null);
  /** A part of the turn that was chosen although it is done. */
  finished = $state<Step | null>(null);
  private taken = $state.raw<Source | null>(null);
  private asked = $state.raw<ReadonlyMap<string, readonly Choice[]>>(new Map());
  /** Beginnings that were asked for and are not answered yet. */
  private fetching = new Set<string>();
  private epoch = 0;

  constructor(private readonly options: HandOptions) {}

  readonly slides = $derived.by(
    (): ReadonlyMap<Direction, Choice> =>
      new Map(
        this.options
          .moves()
          .flatMap((choice) =>
            choice.move.startsWith("move ") ? [[words(choice)[1] as Direction, choice] as const] : [],
          ),
      ),
  );
  readonly shots = $derived.by((): ReadonlyMap<Direction, readonly Choice[]> => {
    const found = new Map<Direction, Choice[]>();
    for (const choice of this.options.moves()) {
      const [verb, direction] = words(choice);
      if (verb === "fire") found.set(direction as Direction, [...(found.get(direction as Direction) ?? []), choice]);
    }
    return found;
  });
  /** Choices that are whole by themselves: store, pick, hold. */
  readonly plain = $derived.by((): ReadonlyMap<string, Choice> => {
    const whole = (choice: Choice): boolean => /^(store|pick|hold)\b/.test(choice.move);
    return new Map(
      this.options
        .moves()
        .filter(whole)
        .map((choice) => [choice.move, choice]),
    );
  });
  readonly sources = $derived.by((): readonly Source[] => {
    const found = new Map<string, Source>();
    for (const choice of this.options.moves()) {
      const [verb = "", first = ""] = words(choice);
      const key = `${verb} ${first}`;
      if (!CARRIED.has(verb) || found.has(key)) continue;
      const square = isSquare(first) ? first : null;
      const mark = square ? pieces(choice)[0]?.mark : (first as Direction);
      if (mark) found.set(key, { key, verb, mark, square, rule: choice.rule });
    }
    return [...found.values()].filter(({ key }) => !this.laid.includes(key.slice(8)) || !key.startsWith("unstore"));
  });
  /** What is in the hand: what was taken up, or the one compass that the die gave. */
  readonly held = $derived.by((): Source | null => {
    if (this.step !== "action") return null;
    if (this.taken) return this.taken;
    const given = this.sources.filter(({ verb }) => verb === "compass");
    return given.length === 1 && this.laid.length === 0 ? (given[0] ?? null) : null;
  });
  /** How the move with the piece in hand begins. */
  private readonly begun = $derived.by((): string => {
    if (!this.held) return "";
    return this.held.verb === "unstore" ? ["unstore", ...this.laid, this.held.mark].join(" ") : this.held.key;
  });
  /** The moves with the piece in hand. */
  private readonly going = $derived.by((): readonly Choice[] => {
    const { held, begun } = this;
    if (!held) return [];
    const heard = this.asked.get(begun);
    const all = heard ?? this.options.moves().filter(({ move }) => move.startsWith(`${held.key} `));
    const parts = held.verb === "swap" ? 2 : this.laid.length / 2 + 1;
    return all.filter((choice) => pieces(choice).length === parts);
  });
  /** What may come in place of the compass in hand (a swap), by direction. */
  readonly swaps = $derived.by(
    (): ReadonlyMap<Direction, Choice> =>
      new Map(this.held?.verb === "swap" ? this.going.map((choice) => [words(choice)[2] as Direction, choice]) : []),
  );
  /** The squares that are good for something now. */
  readonly uses = $derived.by((): ReadonlyMap<string, Use> => {
    const found = new Map<string, Use>();
    if (this.step === "slide") {
      this.along([...this.slides.values()], found);
      return found;
    }
    const { held, aim } = this;
    if (held && held.verb !== "swap") {
      for (const choice of this.going) found.set(endOf(choice, held.mark), { does: "play", choice });
    }
    for (const source of this.sources) {
      if (source.square && !found.has(source.square) && source.square !== held?.square)
        found.set(source.square, { does: "take", source });
    }
    const corners = aim ? (this.shots.get(aim) ?? []).filter((choice) => words(choice).length > 2) : [];
    for (const choice of corners) found.set(words(choice)[2] ?? "", { does: "play", choice });
    for (const [direction, choices] of this.shots) {
      const hit = fireOf(choices[0])?.path.at(-1);
      const [only] = choices;
      if (!hit || !only || found.has(hit)) continue;
      found.set(hit, words(only).length > 2 ? { does: "aim", direction } : { does: "play", choice: only });
    }
    return found;
  });
  /** What is shown before it is made. */
  readonly shown = $derived.by((): Choice | null => {
    const begun = this.hover ?? this.picked;
    return begun ?? (this.step === "action" && this.aim ? (this.shots.get(this.aim)?.[0] ?? null) : null);
  });
  /** Whether the shot shown still lacks its corner. */
  readonly cornerless = $derived(
    this.aim !== null &&
      !this.hover &&
      !this.picked &&
      (this.shots.get(this.aim)?.[0]?.move.split(" ").length ?? 0) > 2,
  );

  /** The square that is aimed at: of what is chosen, else of what is in the hand. */
  readonly aimed = $derived.by((): string | null => {
    const { picked, held } = this;
    const end = picked && (held ? endOf(picked, held.mark) : words(picked)[2]);
    return end && isSquare(end) ? end : (held?.square ?? null);
  });
  /** Where an aim may go: to take something up, or with what is in the hand. */
  private readonly aims = $derived.by((): readonly string[] => {
    const wanted = this.held || this.aim ? "play" : "take";
    return [...this.uses].flatMap(([square, { does }]) => (does === wanted && isSquare(square) ? [square] : []));
  });
  /** Whether a finger may need help to aim: squares are to be chosen, and nothing larger stands for them. */
  readonly aiming = $derived(
    this.step === "action" &&
      this.held?.verb !== "swap" &&
      this.aims.length > 0 &&
      (this.aimed !== null || this.aim !== null || this.sources.every(({ square }) => square !== null)),
  );

  /** The next square in a direction that may be aimed at. */
  beside(direction: Direction): string | null {
    return nearest(this.aims, this.aimed, direction);
  }

  nudge(direction: Direction): void {
    const square = this.beside(direction);
    if (square) this.touch(square, false);
  }

  /** The end of each way, and all squares on it where no other way ends. */
  private along(choices: readonly Choice[], found: Map<string, Use>): void {
    for (const choice of choices) found.set(slideOf(choice)?.end ?? "", { does: "play", choice });
    for (const choice of choices) {
      for (const square of slideOf(choice)?.path ?? [])
        if (!found.has(square)) found.set(square, { does: "play", choice });
    }
  }

  /** Another position: nothing is begun. */
  begin(step: Step): void {
    this.epoch += 1;
    this.asked = new Map();
    this.fetching = new Set();
    this.drop();
    this.step = step;
  }

  /** Whether something is begun that can be put down. */
  get busy(): boolean {
    return this.taken !== null || this.picked !== null || this.aim !== null || this.laid.length > 0;
  }

  /** Put down whatever is begun; tells whether there was something. */
  drop(): boolean {
    const begun = this.busy || this.armed;
    this.taken = null;
    this.picked = null;
    this.hover = null;
    this.aim = null;
    this.armed = false;
    this.laid = [];
    this.answered();
    return begun;
  }

  /** A part of the turn was chosen that is done already: say so, and leave the other one as it is. */
  remind(step: Step): void {
    this.missed = null;
    this.finished = step;
  }

  private answered(): void {
    this.missed = null;
    this.finished = null;
  }

  turn(step: Step): void {
    if (step === this.step) return;
    this.drop();
    this.step = step;
  }

  take(source: Source): void {
    if (source.verb !== "unstore") this.laid = [];
    this.step = "action";
    this.taken = source;
    this.hover = null;
    this.answered();
    if (source.verb !== "unstore") this.picked = null;
    this.fetch();
  }

  /** Ask for the moves that are not listed, if there are more; each beginning once. */
  fetch(): void {
    const { begun, epoch, fetching } = this;
    if (!begun || this.asked.has(begun) || fetching.has(begun) || !(this.options.more() || this.laid.length)) return;
    fetching.add(begun);
    void this.options.ask(begun).then((choices) => {
      fetching.delete(begun);
      if (epoch === this.epoch && choices.length) this.asked = new Map(this.asked).set(begun, choices);
    });
  }

  /** A direction: shown first, made when it is named again; `direct` makes it at once. */
  head(direction: Direction, direct: boolean): boolean {
    const choice = this.slides.get(direction);
    this.answered();
    if (!choice) return false;
    this.turn("slide");
    this.choose(choice, direct);
    return true;
  }

  point(direction: Direction, direct: boolean): boolean {
    const choices = this.shots.get(direction);
    this.turn("action");
    this.armed = true;
    this.answered();
    const [only] = choices ?? [];
    if (!choices || !only) return false;
    if (words(only).length > 2) {
      this.aim = direction;
      this.picked = null;
    } else {
      this.aim = null;
      this.choose(only, direct);
    }
    return true;
  }

  /** A choice: the first time it is shown, the second time made. */
  choose(choice: Choice, direct: boolean): void {
    this.answered();
    if (direct || this.picked?.move === choice.move) this.commit(choice);
    else this.picked = choice;
  }

  /** A square was tapped, clicked or entered. */
  touch(square: string, direct: boolean): void {
    const use = this.uses.get(square);
    this.answered();
    if (!use) {
      this.picked = this.laid.length ? this.picked : null;
      this.taken = this.laid.length ? this.taken : null;
      this.missed = square;
    } else if (use.does === "take") this.take(use.source);
    else if (use.does === "aim") this.point(use.direction, direct);
    else this.choose(use.choice, direct);
  }

  /** Make a choice; stored compasses are laid out one by one first. */
  commit(choice: Choice): void {
    this.hover = null;
    if (this.taken?.verb === "unstore") {
      this.laid = words(choice).slice(1);
      this.picked = choice;
      this.taken = null;
      return;
    }
    this.options.play(choice.move);
  }

  confirm(): void {
    const { picked } = this;
    if (!picked) return;
    if (this.taken?.verb === "unstore" && !this.settled) this.commit(picked);
    else this.options.play(picked.move);
  }

  /** Whether all stored compasses that were taken up are laid. */
  get settled(): boolean {
    return this.laid.join(" ") === this.picked?.move.slice("unstore ".length);
  }

  /** Where a drag with this piece may end. */
  target(square: string): Choice | null {
    const use = this.uses.get(square);
    return use?.does === "play" ? use.choice : null;
  }
}
