// "Also without a network": whether the house is kept on this device, how far that has come, and its removal.
import { canKeep, dropFiles, keepFiles, listFiles } from "../local/keeping";
import type { HouseFiles } from "../local/messages";
import { canRunHouse, houseFiles, keptHouse, noteKept } from "./houses";
import { linkTo } from "./links";

/** Why it cannot be kept: each has its sentence. */
export type Hindrance = "cannot" | "insecure" | "none" | "failed" | "no-room";

/** The page opens without a network by its service worker: it must be there before anything is promised. */
async function pageIsKept(): Promise<void> {
  await navigator.serviceWorker.register(linkTo("/sw.js"));
  await navigator.serviceWorker.ready;
}

class Keeping {
  kept = $state(keptHouse() !== undefined);
  /** Whether it was removed just now. */
  removed = $state(false);
  hindrance = $state<Hindrance | null>(null);
  /** What can be had, once that was asked. */
  files = $state.raw<HouseFiles | null>(null);
  /** How much of it is here, from 0 to 1; null while nothing is fetched. */
  share = $state<number | null>(null);
  private fetching: AbortController | null = null;

  /** Find out what can be kept, and how much that is. */
  async look(): Promise<void> {
    if (this.share !== null) return;
    this.removed = false;
    this.hindrance = !canRunHouse() ? "cannot" : !canKeep() ? "insecure" : null;
    if (this.hindrance || this.files) return;
    try {
      this.files = await listFiles(houseFiles());
      if (!this.files) this.hindrance = "none";
    } catch {
      // What is here already can still be removed.
      if (!this.kept) this.hindrance = "failed";
    }
  }

  async keep(): Promise<void> {
    const { files } = this;
    if (!files || this.fetching) return;
    const { signal } = (this.fetching = new AbortController());
    [this.share, this.hindrance, this.removed] = [0, null, false];
    const told = (done: number): void => void (this.share = Math.min(1, done / files.bytes));
    try {
      await keepFiles(linkTo("/"), houseFiles(), files, told, signal);
      await pageIsKept();
      // Or the browser may take it away again when its disk gets full.
      await navigator.storage?.persist?.().catch(() => false);
      noteKept(files.version);
      this.kept = true;
    } catch (problem) {
      if (!signal.aborted) this.hindrance = (problem as Error).name === "QuotaExceededError" ? "no-room" : "failed";
    } finally {
      this.share = this.fetching = null;
    }
  }

  stop(): void {
    this.fetching?.abort();
  }

  async remove(): Promise<void> {
    noteKept(undefined);
    this.kept = false;
    await dropFiles(linkTo("/"));
    this.removed = true;
  }

  /** After an update of the server, keep its new house in place of the old one. */
  async refresh(): Promise<void> {
    await this.look();
    if (this.kept && this.files && this.files.version !== keptHouse()) await this.keep();
    this.hindrance = null;
  }
}

export const keeping = new Keeping();
