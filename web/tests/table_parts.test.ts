// Parts of a table as they stand on the page, and what of them is heard.
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import Buoy from "../src/games/into-the-blue/Buoy.svelte";
import { keepFocus, focusHeading } from "../src/lib/focus";
import { settings } from "../src/lib/settings.svelte";
import { Voice } from "../src/lib/voice.svelte";
import KeyList from "../src/parts/KeyList.svelte";
import TextBoard from "../src/parts/TextBoard.svelte";

let shown: Record<string, unknown> | null = null;
function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): HTMLElement {
  shown = mount(part, { target: document.body, props });
  flushSync();
  return document.body;
}
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});
/** What assistive technology may read of a part. */
function heard(root: Element): string {
  const copy = root.cloneNode(true) as Element;
  copy.querySelectorAll("[aria-hidden=true]").forEach((one) => one.remove());
  return copy.textContent ?? "";
}
const settled = (): Promise<void> => new Promise((done) => void setTimeout(done));

describe("the scoreboard of a phone", () => {
  it.each([
    [false, false],
    [false, true],
    [true, false],
  ])("shows points and chests, each with its picture (wide: %s, slim: %s)", (wide, slim) => {
    const diver = { seat: 0, left: 5, placed: 3, chests: 1, points: 0 };
    const page = show(Buoy, {
      diver,
      name: "Blue",
      active: false,
      you: false,
      wide,
      slim,
      points: 0,
      winner: false,
      say: (key: string) => key,
    });
    const row = page.querySelector(".small");
    expect(row?.querySelectorAll("svg")).toHaveLength(2);
    expect(row?.textContent?.replace(/\s+/g, " ").trim()).toBe("0 1");
  });
});

describe("the list of keys", () => {
  const GAME = [
    { keys: ["1", "…", "6"], does: "dice" },
    { keys: ["←", "→"], does: "walk" },
    { keys: ["␣"], does: "skip" },
  ];
  const written = (page: HTMLElement): string =>
    [...page.querySelectorAll("kbd")].map((key) => key.textContent).join(" ");
  afterEach(() => {
    settings.shortcuts = true;
  });

  it("names every key of a table, and follows the switch for single letters", () => {
    const page = show(KeyList, { keys: GAME });
    expect(written(page)).toBe("1 … 6 ← → ␣ u h c l ? Esc");
    settings.shortcuts = false;
    flushSync();
    expect(written(page)).toBe("← → ␣ Esc");
  });
});

describe("the table in words", () => {
  const BOARD = [
    " Turn 6   ● You   @ Blue",
    "▁▂▃▄▃▂▁▁▂▂▁▁",
    "[1] ♦2 ●  ●     │   ◊1@",
    "▂▂▁▁▁▁▁<><▂▂▁",
    "  ┏━━━┳━━━┓ ┌╌╌╌┐",
    "  ┃ 1 ┃ 1 ┃ ╎ 3 ╎   You: roll 3 of 3",
  ];
  it("is read without its drawn art, and is drawn with it", () => {
    const page = show(TextBoard, { lines: [{ id: 1, text: "You stop." }], board: BOARD });
    expect(page.querySelector("pre")?.textContent).toContain("▁▂▃▄");
    expect(heard(page)).not.toMatch(/[\u2500-\u259f]|<></u);
    expect([...page.querySelectorAll("li")].map((line) => line.textContent)).toEqual([
      "Turn 6 ● You @ Blue",
      "[1] ♦2 ● ● ◊1@",
      "1 1 3 You: roll 3 of 3",
    ]);
    // One live region, and the board is not in it.
    expect([...page.querySelectorAll("[aria-live]")].map((one) => one.textContent?.trim())).toEqual(["You stop."]);
  });
  it("keeps the latest lines that were said, each once", () => {
    const voice = new Voice();
    for (let number = 1; number < 20; number += 1) voice.say(`line ${number}`);
    voice.say("");
    expect(voice.lines.at(-1)?.text).toBe("line 19");
    expect(new Set(voice.lines.map(({ id }) => id)).size).toBe(voice.lines.length);
  });
});

describe("the focus", () => {
  const button = (name: string, ...marks: string[]): HTMLButtonElement => {
    const one = document.createElement("button");
    one.textContent = name;
    for (const mark of marks) one.setAttribute(mark, mark === "data-focus" ? name : "");
    return one;
  };
  it("waits where a control has gone, returns to it, and else goes to the next one", async () => {
    const root = document.body.appendChild(document.createElement("div"));
    const tray = root.appendChild(document.createElement("section"));
    tray.tabIndex = -1;
    tray.dataset["rest"] = "";
    const leave = keepFocus(root);
    tray.append(button("stop", "data-next"), button("throw", "data-focus"));
    (tray.lastElementChild as HTMLElement).focus();
    tray.replaceChildren();
    await settled();
    expect(document.activeElement).toBe(tray);
    tray.append(button("stop", "data-next"), button("throw", "data-focus"));
    await settled();
    expect(document.activeElement?.textContent).toBe("throw");
    tray.replaceChildren(button("level 1", "data-next"));
    await settled();
    expect(document.activeElement?.textContent).toBe("level 1");
    // Anyone who is elsewhere stays there.
    const elsewhere = document.body.appendChild(button("menu"));
    elsewhere.focus();
    tray.replaceChildren(button("level 2", "data-next"));
    await settled();
    expect(document.activeElement).toBe(elsewhere);
    leave?.();
  });
  it("goes to the heading of a new page, unless somebody has gone on", async () => {
    const heading = (): HTMLElement => document.createElement("h1");
    document.body.append(heading());
    focusHeading(document.body);
    document.body.replaceChildren(heading());
    await settled();
    expect(document.activeElement?.tagName).toBe("H1");
    focusHeading(document.body);
    const gone = button("menu");
    document.body.replaceChildren(gone);
    gone.focus();
    document.body.append(heading());
    await settled();
    expect(document.activeElement).toBe(gone);
  });
});
