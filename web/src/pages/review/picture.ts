// The picture of the chances in numbers: layers that lie on each other, where their marks stand, how a player fared.
import type { ToldTurn } from "../../protocol";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Layer {
  readonly seat: number;
  /** The outline of the layer. */
  readonly area: string;
  /** Its upper edge; empty for the first, which lies under the sky. */
  readonly edge: string;
}

/** The heights at which the layers begin at a turn, from the top; the last one is the ground. */
function heights({ shares }: ToldTurn, height: number): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0) || 1;
  let above = 0;
  const found = [0];
  for (const share of shares) found.push(((above += share) / whole) * height);
  return found;
}

const across = (at: number, count: number, width: number): number => (count > 1 ? (at / (count - 1)) * width : 0);
const write = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

export function layers(turns: readonly ToldTurn[], { width, height }: Size): Layer[] {
  // A game of one moment is a picture all the same.
  const shown = turns.length === 1 ? [...turns, ...turns] : turns;
  const all = shown.map((turn) => heights(turn, height));
  return (turns[0]?.shares ?? []).map((_, seat) => {
    const upper = all.map((each, at) => [across(at, shown.length, width), each[seat] ?? 0] as const);
    const lower = all.map((each, at) => [across(at, shown.length, width), each[seat + 1] ?? 0] as const);
    return { seat, area: `M${write(upper)}L${write(lower.reverse())}Z`, edge: seat === 0 ? "" : `M${write(upper)}` };
  });
}

export interface Label {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const SMALLEST = 16;
const LARGEST = 40;
/** How much of a layer's height its mark takes. */
const FILL = 0.62;

/** A mark for each layer, where there is most room for it; a layer that is thin all along has none. */
export function labels(turns: readonly ToldTurn[], { width, height }: Size): Label[] {
  const all = turns.map((turn) => heights(turn, height));
  return (turns[0]?.shares ?? []).flatMap((_, seat): Label[] => {
    let best: Label | null = null;
    all.forEach((each, at) => {
      const x = across(at, turns.length, width);
      if (x < LARGEST || x > width - LARGEST) return;
      // A mark is as wide as it is high: its neighbours must leave it the room.
      const near = [all[at - 1] ?? each, each, all[at + 1] ?? each];
      const top = Math.max(...near.map((one) => one[seat] ?? 0));
      const ground = Math.min(...near.map((one) => one[seat + 1] ?? 0));
      const size = Math.min(LARGEST, (ground - top) * FILL);
      if (size >= SMALLEST && size > (best?.size ?? 0)) best = { seat, x, y: (top + ground) / 2, size };
    });
    return best ? [best] : [];
  });
}

/** How a seat fared: its first and last share, and the turn that changed it most. */
export function course(
  turns: readonly ToldTurn[],
  seat: number,
): { readonly start: number; readonly end: number; readonly change: number; readonly turn: number } {
  const share = (at: number): number => turns[at]?.shares[seat] ?? 0;
  let [change, turn] = [0, 0];
  for (let at = 1; at < turns.length; at += 1) {
    const step = share(at) - share(at - 1);
    if (Math.abs(step) > Math.abs(change)) [change, turn] = [step, turns[at]?.turn ?? 0];
  }
  return { start: share(0), end: share(turns.length - 1), change, turn };
}
