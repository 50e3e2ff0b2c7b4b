// Tables of random rule sets, made by the game itself: each position is drawn, whatever lies there is told, every kind of
// choice on offer is reached by touch, and the move that followed is played out. Python writes them, a table a line.
import { readFileSync } from "node:fs";
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { TableProps } from "../src/lib/contract";
import { api } from "../src/lib/api";
import { say, texts } from "../src/lib/texts.svelte";
import Setup from "../src/games/atlantis-treasure/Setup.svelte";
import type { Scene } from "../src/games/atlantis-treasure/scene";
import { DIRECTIONS } from "../src/games/atlantis-treasure/scene";
import { sketch } from "../src/games/atlantis-treasure/sketch";
import Table from "../src/games/atlantis-treasure/Table.svelte";
import Thumbnail from "../src/games/atlantis-treasure/Thumbnail.svelte";
import type { Choice, Moved } from "../src/protocol";
import { reactive } from "./props.svelte";

/** A position, and what followed. */
interface Step {
  readonly number: number;
  readonly actor: number | null;
  readonly view: unknown;
  readonly scene: Scene;
  readonly moves: readonly Choice[];
  readonly more: boolean;
  /** What the house answers to the beginnings of the moves below. */
  readonly asks: Readonly<Record<string, Choice[]>>;
  /** Moves that must be reached, a few of each kind. */
  readonly reach: readonly string[];
  readonly move: string;
  readonly effect: unknown;
  readonly next: { readonly view: unknown; readonly scene: Scene };
}
interface Made {
  readonly code: string;
  readonly rules: Record<string, unknown>;
  /** What differs from the standard. */
  readonly changes: Record<string, unknown>;
  readonly steps: readonly Step[];
}

const made = readFileSync(process.env["FATHOMS_TABLES"] ?? "", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Made);
const NAMES = ["Ann", "Bo", "Cy", "Di"];
const WORDS = ["web", "core", "play", "web-atlantis-treasure", "atlantis-treasure", "atlantis-treasure-play"];
const DEEDS: Readonly<Record<string, string>> = {
  compass: "compass",
  own: "compass",
  shift: "compass",
  store: "compass",
  unstore: "compass",
  coral: "coral",
  fire: "torpedo",
  treasure: "treasure",
  temple: "temple",
  turn: "turn",
  swap: "swap",
};
/** What stands on a page if a key, a value or a number is missing. */
const UNSAID = /atlantis-treasure(-play)?\.|\bundefined\b|\bnull\b|NaN|\{ *\$|\[object/;

/** No machine is so slow. */
const TIME = 120_000;

/** What a change leads to is on the page. */
async function settled(): Promise<void> {
  flushSync();
  await tick();
  flushSync();
}
const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const square = (name: string): HTMLElement | null => one(`[data-square="${name}"]`);

type Props = { -readonly [Name in keyof TableProps]: TableProps[Name] };

/** What the page knows of a position. */
const at = (table: Made, step: Step): Partial<Props> => ({
  info: {
    game: "atlantis-treasure",
    rules: { die: table.rules["die"], ...table.changes },
    status: "playing",
    moves: 0,
  } as unknown as Props["info"],
  you: step.actor ?? 0,
  actor: step.actor,
  moves: step.moves,
  more: step.more,
  last: null,
  players: step.scene.bases.map(({ seat }) => ({ seat, name: NAMES[seat]!, colour: "green" })),
  ask: (begun) => Promise.resolve(step.asks[begun] ?? []),
  scene: step.scene,
  view: step.view,
});

/** A table on the page, and the moves that were made on it. */
function open(table: Made, step: Step) {
  const played: string[] = [];
  const props = reactive({
    pending: null,
    reveal: true,
    preferences: { reducedMotion: false, sound: false },
    hint: null,
    wide: table.code.length % 2 === 0,
    words: null,
    play: (move) => void played.push(move),
    why: () => {},
    sound: () => {},
    ...at(table, step),
  } as Props);
  const shown = mount(Table, { target: document.body, props });
  flushSync();
  return { props, played, close: () => unmount(shown) };
}

/** The drawing inside a place, without where it stands. */
const drawn = (place: Element | null | undefined): string =>
  place?.querySelector("svg")?.innerHTML.replaceAll(/<!--.*?-->/g, "") ?? "";
/** How each kind of thing was drawn, over all tables: one kind one drawing, and no two alike. */
const looks = new Map<string, string>();
function sameAsEver(kind: string, drawing: string): void {
  expect(drawing, `${kind} is drawn`).toMatch(/<(path|circle|rect|ellipse)/);
  const before = looks.get(kind);
  if (before === undefined) {
    expect([...looks].find(([, other]) => other === drawing)?.[0], `what ${kind} looks like`).toBeUndefined();
    looks.set(kind, drawing);
  } else expect(drawing, `${kind} looks as ever`).toBe(before);
}

/** Everything of a scene is on the board, each thing drawn as its kind is, and told in words. */
function isWhole(scene: Scene): void {
  const where = ({ x, y }: { x: number; y: number }): string => `translate(${x * 100}%, ${y * 100}%)`;
  const pieces = new Map(
    all(".frame .piece").map((piece) => [`${piece.classList.contains("boat")} ${piece.style.transform}`, piece]),
  );
  const grounds = new Map(
    all("[data-ground]").flatMap((ground) => {
      const place = ground.parentElement!;
      return place.hasAttribute("x") ? [[`${place.getAttribute("x")} ${place.getAttribute("y")}`, place] as const] : [];
    }),
  );
  expect(all(".squares .square").length).toBe(scene.width * scene.height);
  expect(all(".piece.boat").length).toBe(scene.bases.length);
  for (const piece of scene.pieces) {
    const { kind, direction, worth, seat } = piece;
    const found = pieces.get(`${kind === "submarine"} ${where(piece)}`);
    expect(found, `${kind} on ${piece.square}`).toBeDefined();
    if (kind !== "submarine") sameAsEver(`${kind} ${direction ?? ""}${worth}`, drawn(found));
    if (kind === "submarine") expect(square(piece.square)?.getAttribute("aria-label")).toContain(NAMES[seat!]);
  }
  for (const { square: name, kind, direction, x, y } of scene.terrain) {
    const found = grounds.get(`${x * 100} ${y * 100}`);
    expect(found?.querySelector("[data-ground]")?.getAttribute("data-ground"), name).toBe(kind);
    if (kind !== "whirlpool") sameAsEver(`${kind} ${direction ?? ""}`, drawn(found));
  }
  expect(grounds.size).toBe(scene.terrain.length);
  // What lies somewhere is told, and nothing is told of bare water.
  const bare = new Set([...scene.pieces, ...scene.terrain].map((each) => each.square));
  const none = (name: string): string[] =>
    ["yes", "no"].map((lit) => say("web-atlantis-treasure.square", { square: name, holds: "none", lit }));
  for (const each of all(".squares .square")) {
    const name = each.dataset["square"]!;
    expect(none(name).includes(each.getAttribute("aria-label") ?? ""), name).toBe(!bare.has(name));
  }
  expect(all(".dice .die").length).toBe(scene.tasks.picks || scene.end ? 0 : scene.other ? 2 : 1);
  expect(document.body.textContent).not.toMatch(UNSAID);
  for (const each of all("[aria-label]")) expect(each.getAttribute("aria-label")).not.toMatch(UNSAID);
}

/** Touch what leads to a move, as somebody who knows what they want; tells what could not be touched. */
async function touch(step: Step, played: string[], move: string): Promise<string> {
  const words = move.split(" ");
  const [verb = "", ...rest] = words;
  const tap = async (target: HTMLElement | null | undefined): Promise<void> => {
    if (!target || target.getAttribute("aria-disabled") === "true" || (target as HTMLButtonElement).disabled)
      throw new Error("not there");
    for (const kind of ["pointerdown", "pointerup"])
      target.dispatchEvent(new PointerEvent(kind, { pointerType: "touch", bubbles: true }));
    target.click();
    await settled();
  };
  const confirm = (): Promise<void> => tap(one(".buttons .main"));
  const says = (text: string): HTMLElement | undefined =>
    all(".buttons .button").find((button) => button.textContent?.trim() === text);
  let doing = "";
  const then = async (what: string, target: HTMLElement | null | undefined): Promise<void> => {
    doing = what;
    await tap(target);
  };
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  await settled();
  try {
    const slides = verb === "move" || (verb === "hold" && step.scene.tasks.extra && !step.scene.tasks.picks);
    const card = all(".step")[slides ? 1 : 0];
    if (card && card.getAttribute("aria-pressed") !== "true") await then("part of the turn", card);
    const deed = one(`[data-deed="${DEEDS[verb]}"]`);
    // A swap is done in place of anything else, unless there is something else to do with the same compass.
    if (deed ?? (all("[data-deed]").length && verb in DEEDS && verb !== "swap")) await then("deed", deed);
    const way = DIRECTIONS.findIndex((direction) => direction === rest[0]);
    if (verb === "hold") {
      const words = ["hold-slide", "hold-torpedo", "hold"].map((key) => says(say(`web-atlantis-treasure.${key}`)));
      await then("hold", words.find(Boolean));
    } else if (verb === "store") {
      const count = step.moves.filter((choice) => choice.move.startsWith("store ")).length;
      const compass = say(`atlantis-treasure.compass-${rest[0]}`);
      await then("store", says(say("web-atlantis-treasure.store", { count, compass })));
    } else if (verb === "pick") {
      await then("chip", one(`[data-chip="compass ${rest[0]}"]`));
      await confirm();
    } else if (verb === "move") {
      await then("arrow", all(".arrow.slide")[way]);
      const far = ({ move }: Choice): number => Number(move.split(" ")[2] ?? Infinity);
      const ways = step.moves
        .filter((choice) => choice.move.startsWith(`move ${rest[0]}`))
        .sort((a, b) => far(a) - far(b));
      const wanted = ways.findIndex((choice) => choice.move === move);
      for (let sooner = ways.length - 1; sooner > wanted; sooner -= 1) await then("sooner", one(".halts button"));
      await confirm();
    } else if (verb === "fire") {
      await then("arrow", all(".arrow.fire")[way]);
      if (rest[1]) await then("place", square(rest[1]));
      await confirm();
    } else if (verb === "unstore") {
      for (let at = 0; at < rest.length; at += 2) {
        await then("stock", one(`[data-chip="unstore ${rest[at]}"]`));
        await then("square", square(rest[at + 1]!));
        await confirm();
      }
      if (!played.length) await confirm();
    } else if (verb === "compass" || verb === "own") {
      const chip = one(`[data-chip="${verb} ${rest[0]}"]`);
      // The only one there is lies in the hand at once.
      if (chip?.getAttribute("aria-pressed") !== "true") await then("chip", chip);
      await then("square", square(rest[1]!));
      await confirm();
    } else {
      await then("piece", square(rest[0]!));
      if (verb === "swap") await then("chip", one(`[data-chip="compass ${rest[1]}"]`));
      else if (verb === "turn") await then("chip", one(`[data-chip="turn ${rest[1]}"]`));
      else await then("square", square(rest[1]!));
      await confirm();
    }
  } catch (error) {
    return `${move}: ${doing}, ${String(error)}`;
  }
  const moves = played.splice(0);
  return moves.length === 1 && moves[0] === move ? "" : `${move}: ${moves.join(", ") || "nothing"} was played`;
}

describe("tables of all blocks", () => {
  // The pictures of a rule set stand where they are and follow it, as in the workshop.
  const beside = document.createElement("div");
  const pictures = reactive({ rules: made[0]!.rules, changed: [] as string[] });
  const complaints = vi.fn();
  beforeAll(async () => {
    await texts.need(...WORDS);
    for (const kind of ["error", "warn"] as const) vi.spyOn(console, kind).mockImplementation(complaints);
    vi.spyOn(api, "games").mockResolvedValue([]);
    vi.stubGlobal("requestIdleCallback", undefined);
    // What moves for its own sake is where it goes at once. No spy: it would keep everything that ever moved.
    Element.prototype.animate = () => {
      const motion = { onfinish: null as (() => void) | null, finish() {}, cancel() {}, currentTime: 0 };
      queueMicrotask(() => motion.onfinish?.());
      return motion as unknown as Animation;
    };
    for (const part of [Setup, Thumbnail])
      mount(part as Component<typeof pictures>, { target: beside, props: pictures });
    // Its modules are fetched once, before any clock stands still.
    await Promise.all([
      import("../src/games/atlantis-treasure/FleetStrip.svelte"),
      import("../src/games/atlantis-treasure/Ending.svelte"),
    ]);
  });
  afterAll(() => {
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });

  it.each(made)("are drawn, chosen from and played out: $code", { timeout: TIME }, async (table) => {
    Object.assign(pictures, { rules: table.rules, changed: Object.keys(table.changes) });
    flushSync();
    expect(beside.innerHTML).not.toMatch(UNSAID);
    const [first] = table.steps;
    const { props, played, close } = open(table, first!);
    try {
      for (const step of table.steps) {
        if (step !== first) Object.assign(props, at(table, step));
        await settled();
        isWhole(step.scene);
        expect(sketch(step.scene, NAMES).shapes.flat()).not.toContain(undefined);
        const missed: string[] = [];
        for (const move of step.reach) missed.push(await touch(step, played, move));
        expect(missed.filter(Boolean), `before ${step.move}, turn ${step.number}`).toEqual([]);
        vi.useFakeTimers();
        const moved = { number: 1, move: step.move, effect: step.effect, view: step.next.view, scene: step.next.scene };
        Object.assign(props, {
          moves: [],
          scene: step.next.scene,
          view: step.next.view,
          last: moved as unknown as Moved,
        });
        flushSync();
        await vi.advanceTimersByTimeAsync(30_000);
        flushSync();
        vi.useRealTimers();
        isWhole(step.next.scene);
        expect(one(".table")?.getAttribute("aria-busy")).toBe("false");
      }
    } finally {
      vi.useRealTimers();
      await close();
      document.body.replaceChildren();
    }
    expect(complaints.mock.calls).toEqual([]);
  });
});
