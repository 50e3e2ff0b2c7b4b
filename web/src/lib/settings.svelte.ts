// How this person likes the page: light, motion, sound. Kept on this device.
import type { Strength } from "./contract";
import { remember, remembered } from "./memory";

/** How fast bots and motion are: the seconds a bot takes for a move (null: as the table has it), and how long motion takes beside its usual time. */
export const SPEEDS = {
  slow: { pace: 1.5, tempo: 1.6 },
  normal: { pace: null, tempo: 1 },
  fast: { pace: 0.1, tempo: 0.1 },
  "at-once": { pace: 0, tempo: 0 },
} as const;
export type Speed = keyof typeof SPEEDS;

export type Light = "auto" | "light" | "dark";

interface Kept {
  light?: Light;
  stillness?: boolean | null;
  sound?: boolean;
  alert?: boolean;
  name?: string;
  textBoard?: boolean;
  strength?: Strength | null;
  speed?: Speed;
  shortcuts?: boolean;
}

class Settings {
  light = $state<Light>("auto");
  sound = $state(false);
  /** Whether a notification tells when it is your turn and the page is hidden. */
  alert = $state(false);
  name = $state("");
  /** Whether the table in words is shown. */
  textBoard = $state(false);
  /** How strong the bots of "Play now" are; null until it was asked. */
  strength = $state<Strength | null>(null);
  speed = $state<Speed>("normal");
  /** Whether single letters, figures and signs do something at a table. */
  shortcuts = $state(true);
  /** Chosen by hand; null leaves it to the system. */
  private stillness = $state<boolean | null>(null);
  private systemStill = $state(false);
  private systemDark = $state(false);

  get dark(): boolean {
    return this.light === "dark" || (this.light === "auto" && this.systemDark);
  }
  get reducedMotion(): boolean {
    return this.stillness ?? this.systemStill;
  }
  set reducedMotion(still: boolean) {
    this.stillness = still;
  }

  /** What is kept of it. */
  get kept(): Readonly<Kept> {
    const { light, stillness, sound, alert, name, textBoard, shortcuts, strength, speed } = this;
    return { light, stillness, sound, alert, name, textBoard, shortcuts, strength, speed };
  }

  /** Take over what was kept, here or on another device. */
  take(kept: Kept): void {
    this.light = kept.light ?? "auto";
    this.stillness = kept.stillness ?? null;
    this.sound = kept.sound ?? false;
    this.alert = kept.alert ?? false;
    this.name = kept.name ?? "";
    this.textBoard = kept.textBoard ?? false;
    this.strength = kept.strength ?? null;
    if (kept.speed && kept.speed in SPEEDS) this.speed = kept.speed;
    this.shortcuts = kept.shortcuts ?? true;
  }

  /** Read what was kept, and keep what changes; call it where effects may stand. */
  start(): void {
    this.take(remembered<Kept>("settings") ?? {});
    const follow = (query: string, told: (matches: boolean) => void): void => {
      const asked = matchMedia(query);
      told(asked.matches);
      asked.addEventListener("change", () => told(asked.matches));
    };
    follow("(prefers-reduced-motion: reduce)", (still) => (this.systemStill = still));
    follow("(prefers-color-scheme: dark)", (dark) => (this.systemDark = dark));
    $effect(() => {
      document.documentElement.dataset["light"] = this.light;
      document.documentElement.dataset["motion"] = this.reducedMotion ? "reduced" : "full";
      remember("settings", this.kept);
    });
  }
}

export const settings = new Settings();
export type { Settings };

// Keys that are a single letter, figure or sign can be switched off: speech input and a heavy hand press them unmeant.

/** Whether a key may act by itself. Arrows, Enter, Escape and the space bar always may. */
const mayAct = ({ key }: KeyboardEvent): boolean => settings.shortcuts || key.length > 1 || key === " ";

/** Where a key is typed. */
const TYPING = "input, textarea, select, [contenteditable]";

/** Whether a key is meant for the page: not for the browser, for a text, or for a window that is open over it. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) &&
  mayAct(event) &&
  !(event.target instanceof Element && event.target.closest(TYPING)) &&
  // A window tells that it was shut a little later than it is: what was typed in between is for the page.
  !document.querySelector("dialog[open]");

/** Whether a key acts, as a list of keys writes it: `←` and `␣` stand for keys with longer names. */
export const isActive = (written: string): boolean => settings.shortcuts || !/^[!-~]$/.test(written);
