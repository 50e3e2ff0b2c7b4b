// Where the keyboard's focus goes: to the heading of a new page, along a row of buttons, to a field, and on at a table.
import type { Attachment } from "svelte/attachments";

/** Focus the first heading that was not there before. Returns how to give up. */
export function focusHeading(root: ParentNode & Node): () => void {
  const before = root.querySelector("h1");
  const begun = document.activeElement;
  const look = (): void => {
    // Whoever has gone on already is not called back.
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

// Rows of buttons of which one takes the focus: arrows, Home and End go from one to the next.
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The number that a key leads to, from one of so many; null if it leads nowhere. */
export function walked(key: string, from: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (from + step + count) % count;
}

/** Go there: the buttons are marked with `data-walk`. Tells where, or null. */
export function walk(event: KeyboardEvent, from: number, count: number): number | null {
  const to = walked(event.key, from, count);
  if (to === null) return null;
  event.preventDefault();
  (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[data-walk]")[to]?.focus();
  return to;
}

// From a change or a problem of a rule set to the field it is about.
const CONTROLS = "input, textarea, select, button:not(.why), [tabindex='0']";

/** Bring a field into sight and put the focus on what it is filled in with. */
export function jumpTo(field: string, still: boolean): void {
  const place = document.getElementById(`field-${field}`);
  if (!place) return;
  place.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
  // An editor of several fields marks the others by empty places.
  const home = place.childElementCount ? place : (place.closest(".editor") ?? place);
  home.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
}

// Controls of a table come and go with the motion. Whoever uses keys finds the focus where the game goes on.
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
