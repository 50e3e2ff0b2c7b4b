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
