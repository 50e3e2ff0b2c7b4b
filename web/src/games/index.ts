// The one place that lists the games with a drawing of their own. Any other game is played on the text board.
import type { GameScreens } from "../lib/contract";

export const GAMES: Readonly<Record<string, GameScreens>> = {
  "into-the-blue": {
    texts: ["into-the-blue", "web-into-the-blue"],
    table: () => import("./into-the-blue/Table.svelte"),
    picture: () => import("./into-the-blue/Picture.svelte"),
    lesson: () => import("./into-the-blue/lesson"),
    sketch: () => import("./into-the-blue/sketch"),
    score: () => import("./into-the-blue/Score.svelte"),
    falls: () => import("./into-the-blue/falls"),
    setup: () => import("./into-the-blue/Setup.svelte"),
    editors: [{ fields: ["faces"], editor: () => import("./into-the-blue/DieEditor.svelte") }],
    keys: [
      { keys: ["1", "…", "6"], does: "web-into-the-blue.keys-dice" },
      { keys: ["r"], does: "web-into-the-blue.keys-throw" },
      { keys: ["s"], does: "web-into-the-blue.keys-stop" },
      { keys: ["1", "…", "9"], does: "web-into-the-blue.keys-choose" },
      { keys: ["←", "→", "↑", "↓"], does: "web-into-the-blue.keys-walk" },
      { keys: ["␣"], does: "web-into-the-blue.keys-skip" },
    ],
    secrets: true,
    rivals: { easy: ["cautious"], normal: ["greedy"], strong: ["expert", "diver", "greedy"] },
    seats: 3,
  },
  "atlantis-treasure": {
    texts: ["atlantis-treasure", "atlantis-treasure-play", "web-atlantis-treasure"],
    table: () => import("./atlantis-treasure/Table.svelte"),
    picture: () => import("./atlantis-treasure/Picture.svelte"),
    sign: () => import("./atlantis-treasure/Sign.svelte"),
    lesson: () => import("./atlantis-treasure/lesson"),
    sketch: () => import("./atlantis-treasure/sketch"),
    falls: () => import("./atlantis-treasure/falls"),
    setup: () => import("./atlantis-treasure/Setup.svelte"),
    thumbnail: () => import("./atlantis-treasure/Thumbnail.svelte"),
    example: () => import("./atlantis-treasure/Example.svelte"),
    editors: [
      { fields: ["board", "bases"], editor: () => import("./atlantis-treasure/BoardBuilder.svelte") },
      { fields: ["die"], editor: () => import("./atlantis-treasure/DieEditor.svelte") },
    ],
    keys: [
      { keys: ["n", "e", "s", "w"], does: "web-atlantis-treasure.key-slide" },
      { keys: ["−", "+"], does: "web-atlantis-treasure.key-stop" },
      { keys: ["t"], does: "web-atlantis-treasure.key-fire" },
      { keys: ["↑", "→", "↓", "←"], does: "web-atlantis-treasure.key-cursor" },
      { keys: ["Enter"], does: "web-atlantis-treasure.key-enter" },
      { keys: ["Esc"], does: "web-atlantis-treasure.key-back" },
      { keys: ["␣"], does: "web-atlantis-treasure.key-skip" },
    ],
    secrets: false,
    rivals: { easy: ["careless"], normal: ["greedy"], strong: ["expert", "greedy"] },
    seats: 2,
  },
};

const ORDER = Object.keys(GAMES);

/** Put what belongs to games in the order in which the home page has them; those without a drawing come last. */
export const asAtHome = <Of extends { readonly game: string }>(these: readonly Of[]): Of[] => {
  const place = ({ game }: Of): number => (game in GAMES ? ORDER.indexOf(game) : ORDER.length);
  return [...these].sort((one, other) => place(one) - place(other));
};

export const screensOf = (game: string): GameScreens | undefined => GAMES[game];
