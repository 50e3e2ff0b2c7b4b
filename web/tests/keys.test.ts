import { afterEach, expect, test } from "vitest";
import { isForPage } from "../src/lib/settings.svelte";

const press = (target: Element, more: KeyboardEventInit = {}): boolean => {
  const event = new KeyboardEvent("keydown", { key: "1", bubbles: true, ...more });
  target.dispatchEvent(event);
  return isForPage(event);
};

afterEach(() => document.body.replaceChildren());

test("a key that is typed or meant for the browser is not for the page", () => {
  document.body.innerHTML = "<input><button></button>";
  expect(press(document.querySelector("button")!)).toBe(true);
  expect(press(document.querySelector("input")!)).toBe(false);
  expect(press(document.body, { ctrlKey: true })).toBe(false);
});

test("a window keeps keys to itself while it is open, wherever the focus is, and not a moment longer", () => {
  document.body.innerHTML = "<dialog open><p>Words</p></dialog>";
  const dialog = document.querySelector("dialog")!;
  // A tap on its words leaves the focus on the page.
  expect(press(document.body)).toBe(false);
  dialog.open = false;
  expect(press(document.body)).toBe(true);
});
