// Dives as the server would tell them, for tests.
import type { Dive } from "../src/games/into-the-blue/scene";

/** These dice, those of them that are held, and the numbers of the run. */
export function dive(text: string, held = "", run = ""): Dive {
  const left = [...held];
  return {
    dice: [...text].map((face) => {
      const at = left.indexOf(face);
      if (at >= 0) left.splice(at, 1);
      return { face, role: run.includes(face) ? "run" : "lost", held: at >= 0 };
    }),
    depth: run.length,
    missing: run.length + 1,
    lost: 0,
    gives: run ? "shells" : "nothing",
    places: [],
  };
}
