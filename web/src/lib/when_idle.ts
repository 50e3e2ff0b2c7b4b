// What is nice to have is done when nothing else is to do.
import { onMount } from "svelte";

/** Not every browser tells when it is idle, and a busy one may never be. */
const AT_LAST_MS = 1_000;
/** By then a slow phone has drawn a table and is ready for the first move. */
const DRAWN_MS = 2_000;
const PATIENCE_MS = 50;

const later = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Do something when the browser is at leisure, after a while if one is given; the answer takes that back. */
export function whenIdle(run: () => void, after = 0): () => void {
  let cancel = (): void => {};
  const idle = (): void => {
    if (typeof requestIdleCallback !== "function") return void (cancel = later(run, PATIENCE_MS));
    const asked = requestIdleCallback(run, { timeout: AT_LAST_MS });
    cancel = () => cancelIdleCallback(asked);
  };
  if (after) cancel = later(idle, after);
  else idle();
  return () => cancel();
}

/** A part of a page that nobody sees at first: it comes when the rest is drawn, or when it is asked for. */
export function fetchLater<T>(file: () => Promise<T>): () => Promise<T> {
  onMount(() => whenIdle(() => void file().catch(() => {}), DRAWN_MS));
  return file;
}
