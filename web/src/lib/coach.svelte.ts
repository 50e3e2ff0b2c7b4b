// Three words in place in the first turn of a game on this device; skipped or done, they never come again.
import { remember, remembered } from "./memory";

export const COACH_STEPS = 3;

export class Coach {
  /** Whether there is something left to say. */
  on = $state(false);
  private furthest = $state(0);

  constructor(private readonly game: string) {
    this.on = remembered(`coached/${game}`) === undefined;
  }

  /** Whether a step is to be explained: none is when a later one was. */
  explains(step: number): boolean {
    return this.on && step > 0 && step >= this.furthest;
  }

  /** The person is at this step, 1 to 3; 0 while the turn is not theirs. It ends when the turn passes after `enough` steps. */
  follow(step: number, enough = COACH_STEPS): void {
    if (step > this.furthest) this.furthest = step;
    else if (!step && this.furthest >= enough) this.end();
  }

  end(): void {
    this.on = false;
    remember(`coached/${this.game}`, true);
  }
}
