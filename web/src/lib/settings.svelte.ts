// How this person likes the page: light, motion, sound. Kept on this device.
import type { Strength } from "../games/contract";
import { remember, remembered } from "./memory";

export type Light = "auto" | "light" | "dark";

interface Kept {
  light?: Light;
  stillness?: boolean | null;
  sound?: boolean;
  alert?: boolean;
  name?: string;
  textBoard?: boolean;
  strength?: Strength | null;
}

class Settings {
  light = $state<Light>("auto");
  sound = $state(false);
  /** Whether a notification tells when it is your turn and the page is hidden. */
  alert = $state(false);
  name = $state("");
  /** Whether the table in words is shown, and read out whole after each change. */
  textBoard = $state(false);
  /** How strong the bots of "Play now" are; null until it was asked. */
  strength = $state<Strength | null>(null);
  /** Chosen by hand; null leaves it to the system. */
  private stillness = $state<boolean | null>(null);
  private systemStill = $state(false);

  get reducedMotion(): boolean {
    return this.stillness ?? this.systemStill;
  }
  set reducedMotion(still: boolean) {
    this.stillness = still;
  }

  /** Read what was kept, and keep what changes; call it where effects may stand. */
  start(): void {
    const kept = remembered<Kept>("settings") ?? {};
    this.light = kept.light ?? "auto";
    this.stillness = kept.stillness ?? null;
    this.sound = kept.sound ?? false;
    this.alert = kept.alert ?? false;
    this.name = kept.name ?? "";
    this.textBoard = kept.textBoard ?? false;
    this.strength = kept.strength ?? null;
    const asked = matchMedia("(prefers-reduced-motion: reduce)");
    this.systemStill = asked.matches;
    asked.addEventListener("change", () => {
      this.systemStill = asked.matches;
    });
    $effect(() => {
      document.documentElement.dataset["light"] = this.light;
      document.documentElement.dataset["motion"] = this.reducedMotion ? "reduced" : "full";
      const { light, stillness, sound, alert, name, textBoard, strength } = this;
      remember("settings", { light, stillness, sound, alert, name, textBoard, strength });
    });
  }
}

export const settings = new Settings();
export type { Settings };
