// The way from a change or a problem to the field it is about.
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
