// The faces of the dice as they are written: one action, or two that are joined.
import { split, type Join } from "../../parts/die/faces";
import { COMPASSES } from "./art";
import type { Action, Direction } from "./scene";
import { SIGNS } from "./told";

export interface FaceParts {
  readonly actions: readonly Action[];
  /** How two of them belong together. */
  readonly join: Join | null;
}

/** Read a face. */
export function partsOf(face: string): FaceParts {
  const { parts, join } = split(face, SIGNS);
  return { actions: parts as readonly Action[], join };
}

/** What a face is called, by what each action is called. */
export function nameOfFace(face: string, nameOf: (action: string) => string, say: Say): string {
  const { actions, join } = partsOf(face);
  const [one = "", other = ""] = actions.map(nameOf);
  return join ? say(`atlantis-treasure.face-${join}`, { one, other }) : one;
}
type Say = (key: string, args: Readonly<Record<string, string>>) => string;

export const directionOf = (action: string): Direction | null => (action in COMPASSES ? (action as Direction) : null);

const TONES: Readonly<Record<string, string>> = {
  coral: "#bff0c9",
  torpedo: "#ffe2b8",
  treasure: "#fff0b0",
  temple: "#cdeef2",
  turn: "#e2d8ff",
  slide: "#cfe4ff",
};
/** The colour of a tile: of its compass, or of what it shows; a face of two is plain. */
export function toneOf(face: string | null): string {
  if (face === null) return "#fdfaf0";
  const direction = directionOf(face);
  return direction ? COMPASSES[direction].paint : (TONES[face] ?? "#fdfaf0");
}
