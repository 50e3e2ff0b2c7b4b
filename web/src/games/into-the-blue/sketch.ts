// The sea at the end, small enough to be kept on the device: a band for each level, and the shells on it.
import type { Sketch } from "../../lib/contract";
import { blues } from "./layout";
import type { Scene } from "./scene";

const WIDTH = 60;
const BAND = 8;

export function sketch(scene: unknown, colours: readonly string[]): Sketch {
  const { levels } = scene as Scene;
  const tones = blues(levels.length);
  const shapes = levels.flatMap(({ level, shells }, row): Sketch["shapes"] => {
    const all = shells.flatMap((count, seat) => Array.from({ length: count }, () => colours[seat] ?? "white"));
    const step = Math.min(6, (WIDTH - 2) / Math.max(all.length, 1));
    return [
      [0, row * BAND, WIDTH, BAND, tones[level - 1] ?? "navy"],
      ...all.map((colour, at): Sketch["shapes"][number] => [
        2 + at * step,
        row * BAND + 2,
        Math.max(step - 1, 1),
        BAND - 4,
        colour,
      ]),
    ];
  });
  return { width: WIDTH, height: levels.length * BAND, shapes };
}
