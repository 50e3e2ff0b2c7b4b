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

/** What can be done about the dice at once; where there are several, one is chosen first. */
export type Deed = "compass" | "coral" | "torpedo" | "treasure" | "temple" | "turn" | "swap";
const DEEDS: Readonly<Record<string, Deed>> = {
  compass: "compass",
  own: "compass",
  shift: "compass",
  store: "compass",
  unstore: "compass",
  coral: "coral",
  fire: "torpedo",
  treasure: "treasure",
  temple: "temple",
  turn: "turn",
};
const CARRIED = new Set(["compass", "own", "coral", "shift", "swap", "unstore", "treasure", "temple", "turn"]);
/** What changes the direction of a compass where it lies. */
const EXCHANGED = new Set(["swap", "turn"]);

const words = (choice: Choice): string[] => choice.move.split(" ");
const pieces = (choice: Choice): PiecesEffect["moved"] => {
  const effect = choice.effect as Effect | undefined;
  return effect?.kind === "pieces" ? effect.moved : [];
};
const headingOf = (choice: Choice): Direction => words(choice)[1] as Direction;
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
  /** The deed that was chosen among several. */
  private wanted = $state<Deed | null>(null);
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

  /** The deeds that are possible now; swapping a compass belongs to each that the same one cannot be used for. */
  readonly deeds = $derived.by((): readonly Deed[] => {
    const verbs = new Set(this.options.moves().map((choice) => words(choice)[0] ?? ""));
    const found = new Set([...verbs].flatMap((verb) => DEEDS[verb] ?? []));
    if (verbs.has("swap") && (verbs.has("turn") || verbs.has("shift"))) found.add("swap");
    return [...found];
  });
  readonly deed = $derived(this.wanted && this.deeds.includes(this.wanted) ? this.wanted : (this.deeds[0] ?? null));
  /** What a move of this kind is about; a slide belongs to whatever is looked at. */
  private deedOf(verb: string): Deed | null {
    return DEEDS[verb] ?? (verb === "swap" && this.deeds.includes("swap") ? "swap" : this.deed);
  }
  /** The moves of the deed that is looked at. */
  private readonly chances = $derived.by((): readonly Choice[] => {
    const moves = this.options.moves();
    if (this.deeds.length < 2) return moves;
    return moves.filter((choice) => this.deedOf(words(choice)[0] ?? "") === this.deed);
  });
  /** Whether anything but a slide can be done about the dice. */
  readonly acts = $derived.by((): boolean =>
    this.options.moves().some((choice) => !["move", "hold"].includes(words(choice)[0] ?? "")),
  );
  readonly slides = $derived.by(
    (): ReadonlyMap<Direction, Choice> =>
      new Map(
        this.ways.flatMap((choice) => (words(choice).length === 2 ? [[headingOf(choice), choice] as const] : [])),
      ),
  );
  /** Every slide, those that stop on the way too. */
  private readonly ways = $derived.by((): readonly Choice[] =>
    this.options.moves().filter(({ move }) => move.startsWith("move ")),
  );
  readonly shots = $derived.by((): ReadonlyMap<Direction, readonly Choice[]> => {
    const found = new Map<Direction, Choice[]>();
    for (const choice of this.chances) {
      const [verb, direction] = words(choice);
      if (verb === "fire") found.set(direction as Direction, [...(found.get(direction as Direction) ?? []), choice]);
    }
    return found;
  });
  /** The shots in the direction that is aimed at, each with its square. */
  private readonly placed = $derived.by((): readonly Choice[] => {
    if (!this.aim) return [];
    const all = this.asked.get(this.begun) ?? this.shots.get(this.aim) ?? [];
    return all.filter((choice) => words(choice).length > 2);
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
    for (const choice of this.chances) {
      const [verb = "", first = ""] = words(choice);
      const key = `${verb} ${first}`;
      if (!CARRIED.has(verb) || found.has(key)) continue;
      const square = isSquare(first) ? first : null;
      const mark = square ? pieces(choice)[0]?.mark : (first as Direction);
      if (mark) found.set(key, { key, verb, mark, square, rule: choice.rule });
    }
    // Whoever lays stored compasses out goes on with these, or puts them back.
    const going = [...found.values()].filter(({ verb }) => verb === "unstore" || !this.laid.length);
    return going.filter(({ verb, mark }) => verb !== "unstore" || !this.laid.includes(mark));
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
    const [shot] = this.step === "action" && this.aim ? (this.shots.get(this.aim) ?? []) : [];
    if (shot) return words(shot).slice(0, 2).join(" ");
    if (!this.held) return "";
    return this.held.verb === "unstore" ? ["unstore", ...this.laid, this.held.mark].join(" ") : this.held.key;
  });
  /** The moves with the piece in hand. */
  private readonly going = $derived.by((): readonly Choice[] => {
    const { held, begun } = this;
    if (!held) return [];
    const heard = this.asked.get(begun);
    const all = heard ?? this.options.moves().filter(({ move }) => move.startsWith(`${held.key} `));
    if (EXCHANGED.has(held.verb)) return all;
    return all.filter((choice) => pieces(choice).length === this.laid.length / 2 + 1);
  });
  /** What may come in place of the compass in hand (another one, or itself turned), by direction. */
  readonly swaps = $derived.by(
    (): ReadonlyMap<Direction, Choice> =>
      new Map(this.exchanging ? this.going.map((choice) => [words(choice)[2] as Direction, choice]) : []),
  );
  readonly exchanging = $derived(this.held !== null && EXCHANGED.has(this.held.verb));
  /** The squares that are good for something now. */
  readonly uses = $derived.by((): ReadonlyMap<string, Use> => {
    const found = new Map<string, Use>();
    if (this.step === "slide") {
      this.along(found);
      return found;
    }
    const { held } = this;
    if (held && !this.exchanging) {
      for (const choice of this.going) found.set(endOf(choice, held.mark), { does: "play", choice });
    }
    for (const source of this.sources) {
      if (source.square && !found.has(source.square) && source.square !== held?.square)
        found.set(source.square, { does: "take", source });
    }
    for (const choice of this.placed) found.set(words(choice)[2] ?? "", { does: "play", choice });
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
      !this.exchanging &&
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

  /** The stops of the way that is chosen, the end of each way, and all squares on it where no other way ends. */
  private along(found: Map<string, Use>): void {
    const whole = [...this.slides.values()];
    for (const choice of this.halts) found.set(slideOf(choice)?.end ?? "", { does: "play", choice });
    for (const choice of whole) {
      const end = slideOf(choice)?.end ?? "";
      if (!found.has(end)) found.set(end, { does: "play", choice });
    }
    // Two ways may stop on one square: the shorter one is meant, unless the other is chosen.
    for (const choice of this.ways) {
      const end = slideOf(choice)?.end ?? "";
      if (!found.has(end)) found.set(end, { does: "play", choice });
    }
    for (const choice of whole) {
      for (const square of slideOf(choice)?.path ?? [])
        if (!found.has(square)) found.set(square, { does: "play", choice });
    }
  }

  /** The way that is chosen, and the places where it may stop, the whole of it last. */
  readonly halts = $derived.by((): readonly Choice[] => {
    const { picked } = this;
    return picked && slideOf(picked) ? this.haltsOf(headingOf(picked)) : [];
  });
  private haltsOf(direction: Direction): readonly Choice[] {
    const way = this.ways.filter((choice) => headingOf(choice) === direction);
    const far = (choice: Choice): number => Number(words(choice)[2] ?? Infinity);
    return way.length < 2 ? [] : way.sort((one, other) => far(one) - far(other));
  }

  /** Stop so many squares sooner or later. */
  halt(by: number): boolean {
    const now = this.halts.findIndex(({ move }) => move === this.picked?.move);
    const next = now < 0 ? undefined : this.halts[now + by];
    if (next) this.picked = next;
    return next !== undefined;
  }

  /** Another position: nothing is begun. */
  begin(step: Step): void {
    this.epoch += 1;
    this.asked = new Map();
    this.fetching = new Set();
    this.drop();
    this.step = step;
    this.wanted = null;
  }

  /** Look at another deed that the dice allow. */
  want(deed: Deed): void {
    this.drop();
    this.step = "action";
    this.wanted = deed;
  }

  /** Look at what a move is about. */
  follow(move: string): void {
    const verb = move.split(" ")[0] ?? "";
    const deed = this.deedOf(verb);
    if (deed && deed !== this.deed) this.want(deed);
    else this.turn(verb === "move" ? "slide" : "action");
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

  /** A direction: shown first, made when it is named again; `direct` makes it at once where it has no stops. */
  head(direction: Direction, direct: boolean): boolean {
    const whole = this.slides.get(direction);
    this.answered();
    if (!whole) return false;
    this.turn("slide");
    // Named again it is made as far as it was chosen.
    const { picked } = this;
    const again = picked && slideOf(picked) && headingOf(picked) === direction;
    this.choose(again ? picked : whole, direct && !this.haltsOf(direction).length);
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
      this.fetch();
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
