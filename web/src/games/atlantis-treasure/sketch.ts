// The board at the end, small enough to be kept on the device: a tile for each piece.
import type { Sketch } from "../../lib/contract";
import type { Scene } from "./scene";

const PAINT = {
  temple: "#e8d9b0",
  treasure: "#ffd21f",
  coral: "#2fa35a",
  compass: "#7fb2ff",
  submarine: "white",
} as const;
const GROUND = {
  rock: "#98a3b7",
  deep: "#02091a",
  current: "#0f8a93",
  shallows: "#f3dfae",
  whirlpool: "#6a4fc4",
} as const;
const TILE = 5;

export function sketch(scene: unknown, colours: readonly string[]): Sketch {
  const { width, height, pieces, terrain } = scene as Scene;
  return {
    width: width * TILE,
    height: height * TILE,
    shapes: [
      [0, 0, width * TILE, height * TILE, "#0a2350"],
      ...terrain.map(({ x, y, kind }): Sketch["shapes"][number] => [x * TILE, y * TILE, TILE, TILE, GROUND[kind]]),
      ...pieces.map(({ x, y, kind, seat }): Sketch["shapes"][number] => [
        x * TILE + 1,
        y * TILE + 1,
        TILE - 1,
        TILE - 1,
        seat === null ? PAINT[kind] : (colours[seat] ?? PAINT[kind]),
      ]),
    ],
  };
}
