// A table that is being opened: whether it still is and what went wrong; then the browser goes there.
import { wordsOf } from "./api";
import { go } from "./router.svelte";

export class Opening {
  busy = $state(false);
  problem = $state("");

  /** Open a table and go there; nothing happens while another one is being opened, or if there is none. */
  async goTo(open: () => Promise<string | null>): Promise<void> {
    if (this.busy) return;
    [this.busy, this.problem] = [true, ""];
    try {
      const table = await open();
      if (table) go(`/table/${table}`);
    } catch (error) {
      this.problem = wordsOf(error);
    } finally {
      this.busy = false;
    }
  }
}
