// The toys, drawn once: flat shapes seen from above on a sheet of 100 by 100, submarines looking north.
import type { Direction } from "./scene";

export interface BoatArt {
  /** What its catalogue entry is called: `web-atlantis-treasure.boat-<mark>`. */
  readonly mark: "round" | "triangle" | "square" | "cross";
  readonly body: string;
  readonly light: string;
  readonly dark: string;
  readonly ink: string;
  readonly hull: string;
  readonly fins: string;
  /** The sign on its hatch, the same as in the terminal. */
  readonly sign: string;
  /** What runs across the hull, as a second sign. */
  readonly pattern: string;
}

export const BOATS: readonly BoatArt[] = [
  {
    mark: "round",
    body: "#f4f6f2",
    light: "#ffffff",
    dark: "#b9c4cf",
    ink: "#2d3a4c",
    hull: "M50 7C70 7 79 27 79 50C79 74 68 91 50 91C32 91 21 74 21 50C21 27 30 7 50 7Z",
    fins: "M26 50L6 62L8 78L27 72ZM74 50L94 62L92 78L73 72Z",
    sign: "M50 47A9 9 0 1 1 49.900 47Z",
    pattern: "M24 66C38 73 62 73 76 66L73 75C60 81 40 81 27 75Z",
  },
  {
    mark: "triangle",
    body: "#ffd21f",
    light: "#fff0a0",
    dark: "#d99a00",
    ink: "#3d2c00",
    hull: "M50 3C63 3 69 20 69 41L67 79C67 89 60 95 50 95C40 95 33 89 33 79L31 41C31 20 37 3 50 3Z",
    fins: "M36 34L4 74L8 86L38 76ZM64 34L96 74L92 86L62 76Z",
    sign: "M50 45L61 64H39Z",
    pattern: "M34 73L50 80L66 73L66 79L50 86L34 79Z",
  },
  {
    mark: "square",
    body: "#e2331f",
    light: "#ff8a6e",
    dark: "#a3160a",
    ink: "#fff3ec",
    hull: "M38 8H62C72 8 78 14 78 24V78C78 86 73 91 65 91H35C27 91 22 86 22 78V24C22 14 28 8 38 8Z",
    fins: "M20 34H12C8 34 6 36 6 40V70C6 74 8 76 12 76H20ZM80 34H88C92 34 94 36 94 40V70C94 74 92 76 88 76H80Z",
    sign: "M41 47H59V65H41Z",
    pattern: "M22 72H78V77H22ZM22 81H78V84H22Z",
  },
  {
    mark: "cross",
    body: "#23272f",
    light: "#7d8797",
    dark: "#0b0d11",
    ink: "#f4f6f2",
    hull: "M50 2C62 13 75 30 75 53C75 72 66 84 59 93H41C34 84 25 72 25 53C25 30 38 13 50 2Z",
    fins: "M28 42L6 34L12 60L28 66ZM72 42L94 34L88 60L72 66ZM40 86L22 99L30 76ZM60 86L78 99L70 76Z",
    sign: "M43 47L50 54L57 47L61 51L54 58L61 65L57 69L50 62L43 69L39 65L46 58L39 51Z",
    pattern: "M33 76L41 70L50 78L59 70L67 76L63 82L59 78L50 86L41 78L37 82Z",
  },
];

export const boatOf = (seat: number): BoatArt => BOATS[seat % BOATS.length] as BoatArt;

export interface CompassArt {
  readonly paint: string;
  readonly light: string;
  readonly dark: string;
  readonly ink: string;
}

/** The colours of the book (B4). */
export const COMPASSES: Readonly<Record<Direction, CompassArt>> = {
  N: { paint: "#2f86ff", light: "#9cc8ff", dark: "#0b3f9c", ink: "#ffffff" },
  E: { paint: "#a8dc2c", light: "#ddf79a", dark: "#53790b", ink: "#1d2f00" },
  S: { paint: "#ee3d2c", light: "#ffa494", dark: "#8e130a", ink: "#ffffff" },
  W: { paint: "#dcb27a", light: "#f7e2c2", dark: "#7d5723", ink: "#35210a" },
};

/** The signs of two teams: a disc and a rhombus. */
export const TEAMS: readonly { readonly sign: string; readonly paint: string }[] = [
  { sign: "M0 -13A13 13 0 1 1 -0.100 -13Z", paint: "#8fe9ff" },
  { sign: "M0 -17L15 0L0 17L-15 0Z", paint: "#ff9ecb" },
];

/** An arrow to the north. */
export const ARROW = "M50 17L77 47H61V79H39V47H23Z";
/** A torpedo that flies north. */
export const TORPEDO = "M50 6C59 14 62 26 62 40V74L70 88V94H30V88L38 74V40C38 26 41 14 50 6Z";

/** A boulder, its dark foot and its lit slopes. */
export const BOULDER = {
  whole: "M33 9L62 6L86 25L95 55L83 84L52 95L22 88L6 62L13 30Z",
  slopes: [
    { d: "M33 9L62 6L58 30L38 36L13 30Z", paint: "#cfd6e2" },
    { d: "M62 6L86 25L95 55L70 52L58 30Z", paint: "#98a3b7" },
    { d: "M13 30L38 36L34 64L6 62Z", paint: "#b3bccd" },
    { d: "M38 36L58 30L70 52L60 72L34 64Z", paint: "#e3e8f0" },
    { d: "M95 55L83 84L52 95L60 72L70 52Z", paint: "#6a7488" },
    { d: "M6 62L34 64L60 72L52 95L22 88Z", paint: "#7f8a9f" },
  ],
} as const;
/** A bank of sand, as water leaves it. */
export const BANK = "M30 9C48 3 69 6 82 17C97 29 97 52 92 68C86 87 66 96 47 93C27 92 9 83 6 63C3 44 10 17 30 9Z";
/** One arm of a whirlpool, from its rim to its eye. */
export const WHIRL = "M50 8C74 8 91 27 90 50C89 70 73 82 56 80C41 78 32 66 35 53C38 43 48 39 55 44";
/** A chevron to the north. */
export const CHEVRON = "M24 58L50 36L76 58L76 42L50 20L24 42Z";

const spread = (count: number, radius: number, turn = 0): { x: number; y: number }[] =>
  Array.from({ length: count }, (_, place) => {
    const angle = ((place * 360) / count + turn) * (Math.PI / 180);
    return { x: 50 + radius * Math.sin(angle), y: 50 - radius * Math.cos(angle) };
  });

/** The lobes of a reef, and the knobs on them. */
export const LOBES = spread(6, 24, 12);
export const KNOBS = spread(3, 17, 42);
