// Keys that are a single letter, figure or sign can be switched off: speech input and a heavy hand press them unmeant.
import { settings } from "./settings.svelte";

/** Whether a key may act by itself. Arrows, Enter, Escape and the space bar always may. */
export const mayAct = ({ key }: KeyboardEvent): boolean => settings.shortcuts || key.length > 1 || key === " ";

/** Whether a key acts, as a list of keys writes it: `←` and `␣` stand for keys with longer names. */
export const isActive = (written: string): boolean => settings.shortcuts || !/^[!-~]$/.test(written);
