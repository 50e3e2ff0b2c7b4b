// What a page asks the server for: again in another language, and when somebody tries again.
import { problemOf, type Problem } from "./api";
import { texts } from "./texts.svelte";

export class Asked<Answer> {
  /** The latest answer; an older one stays until then. */
  answer = $state.raw<Answer | null>(null);
  problem = $state.raw<Problem | null>(null);

  /**
   * Asks anew whenever something changes that the question reads at once. Made while a component is.
   * On the way to another page its parameters come before it does: then there is nothing to ask.
   */
  constructor(private readonly ask: () => Promise<Answer> | null) {
    $effect(() => {
      void texts.lang;
      void this.again();
    });
  }

  again = async (): Promise<void> => {
    this.problem = null;
    try {
      const asked = this.ask();
      if (asked) this.answer = await asked;
    } catch (error) {
      this.problem = problemOf(error);
    }
  };
}
