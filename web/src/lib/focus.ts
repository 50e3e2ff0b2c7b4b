// Where the keyboard's focus goes: to the heading of a new page, and on at a table.
import type { Attachment } from "svelte/attachments";

/** Focus the first heading that was not there before. Returns how to give up. */
export function focusHeading(root: ParentNode & Node): () => void {
  const before = root.querySelector("h1");
  const begun = document.activeElement;
  const look = (): void => {
    // Anyone who has gone on already is not called back.
    if (document.activeElement !== begun && document.activeElement !== document.body) return watch.disconnect();
    const heading = root.querySelector("h1");
    if (!heading || heading === before) return;
    watch.disconnect();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(look);
  watch.observe(root, { childList: true, subtree: true });
  return () => watch.disconnect();
}

// Controls of a table come and go with the motion. Anyone who uses keys finds the focus where the game goes on.
//   data-next    a control with which the game goes on, in the order of the page
//   data-focus   names a control that comes back under the same name: the focus returns to it
//   data-rest    where the focus waits while there is nothing to do

const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ["data-next", "data-rest"],
};

/** When a focused control of this part goes, move the focus on: to the same control, the next one, or a place to wait. */
export const keepFocus: Attachment<HTMLElement> = (root) => {
  let last: HTMLElement | null = null;
  /** The focus was put on a place to wait. */
  let waiting = false;

  const find = (what: string): HTMLElement | null => root.querySelector<HTMLElement>(what);
  const focused = (event: FocusEvent): void => {
    const target = event.target as HTMLElement;
    if (target.hasAttribute("data-rest")) return;
    last = target;
    waiting = false;
  };
  const changed = (): void => {
    const active = document.activeElement;
    const fallen = last !== null && !last.isConnected && active === document.body;
    if (!fallen && !(waiting && active?.hasAttribute("data-rest"))) return;
    const name = last?.dataset["focus"];
    const next = (name && find(`[data-focus="${name}"]`)) || find("[data-next]");
    const target = next || (active === document.body ? find("[data-rest]") : null);
    if (!target) return;
    waiting = !next;
    target.focus({ preventScroll: true });
  };

  const watch = new MutationObserver(changed);
  root.addEventListener("focusin", focused);
  watch.observe(root, CHANGES);
  return () => {
    root.removeEventListener("focusin", focused);
    watch.disconnect();
  };
};
