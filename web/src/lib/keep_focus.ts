// Controls of a table come and go with the motion. Whoever uses keys finds the focus where the game goes on.
//   data-next    a control with which the game goes on, in the order of the page
//   data-focus   names a control that comes back under the same name: the focus returns to it
//   data-rest    where the focus waits while there is nothing to do
import type { Attachment } from "svelte/attachments";

const CHANGES: MutationObserverInit = { subtree: true, childList: true, attributes: true, attributeFilter: ["data-next", "data-rest"] };

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
