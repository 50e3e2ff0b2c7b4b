// The scoring, step by step: level by level from the deep up, each tie by itself, then the chests, then the winners.
import type { Ceremony, CeremonyLevel, OpenedChest, TieBreak } from "./scene";

export type Step =
  | { readonly kind: "level"; readonly scored: CeremonyLevel; readonly tie: TieBreak | null }
  | { readonly kind: "chest"; readonly chest: OpenedChest }
  | { readonly kind: "end" };

/** A level is told first with its outcome, then once more for each tie that had to be broken. */
export function stepsOf(ceremony: Ceremony): Step[] {
  const levels = ceremony.levels.flatMap((scored): Step[] => {
    const ties = scored.standings.flatMap(({ tie }) => (tie ? [tie] : []));
    return [{ kind: "level", scored, tie: null }, ...ties.map((tie): Step => ({ kind: "level", scored, tie }))];
  });
  return [...levels, ...ceremony.chests.map((chest): Step => ({ kind: "chest", chest })), { kind: "end" }];
}

export class Ceremonial {
  at = $state(0);
  readonly steps: readonly Step[];

  constructor(
    private readonly ceremony: Ceremony,
    skipped = false,
  ) {
    this.steps = stepsOf(ceremony);
    if (skipped) this.at = this.steps.length - 1;
  }

  get step(): Step {
    return this.steps[this.at] ?? { kind: "end" };
  }
  get done(): boolean {
    return this.step.kind === "end";
  }
  get winners(): readonly number[] {
    return this.ceremony.winners;
  }
  /** The level in the light; null when all are. */
  get level(): number | null {
    return this.step.kind === "level" ? this.step.scored.level : null;
  }
  /** The level above on which a tie is broken now. */
  get compared(): number | null {
    return this.step.kind === "level" && this.step.tie?.level ? this.step.tie.level : null;
  }
  get slot(): number | null {
    return this.step.kind === "chest" ? this.step.chest.slot : null;
  }
  /** Each seat's points so far, as the server counted them. */
  get totals(): readonly number[] {
    const { step, ceremony } = this;
    if (step.kind === "end") return ceremony.scores;
    return step.kind === "level" ? step.scored.totals : step.chest.totals;
  }
  tied(seat: number): boolean {
    return this.step.kind === "level" && (this.step.tie?.better === seat || this.step.tie?.worse === seat);
  }
  /** Whether the treasures of a level have been given away already. */
  taken(level: number): boolean {
    const { step } = this;
    return step.kind !== "level" || level >= step.scored.level;
  }
  /** Whether a chest has been opened already. */
  shows(slot: number): boolean {
    return this.steps
      .slice(0, this.at + 1)
      .some((one) => one.kind === "end" || (one.kind === "chest" && one.chest.slot === slot));
  }
  next(): void {
    this.at = Math.min(this.at + 1, this.steps.length - 1);
  }
  back(): void {
    this.at = Math.max(this.at - 1, 0);
  }
  finish(): void {
    this.at = this.steps.length - 1;
  }
  again(): void {
    this.at = 0;
  }
}
