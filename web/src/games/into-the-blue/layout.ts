// Where everything lies in the drawing of the sea, in pixels of the place it has on the screen.

export interface Sizes {
  readonly width: number;
  readonly height: number;
  readonly levels: number;
  readonly seats: number;
  readonly slots: number;
}

export interface Layout extends Sizes {
  /** The mean line of the surface. */
  readonly surface: number;
  /** Where the sand begins. */
  readonly floor: number;
  readonly band: number;
  /** Widths of the ledges: the main treasure stands on the left one, the secondaries on the right one. */
  readonly left: number;
  readonly right: number;
  /** The middle of the water in which the diver goes down, and its width. */
  readonly dive: number;
  readonly diveWidth: number;
  readonly lane: number;
  /** Whether a lane is too narrow for a shell and its number side by side. */
  readonly slim: boolean;
  readonly shell: number;
  readonly chest: number;
  top(level: number): number;
  bottom(level: number): number;
  laneX(seat: number): number;
  chestX(slot: number): number;
}

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

export function layoutOf(sizes: Sizes): Layout {
  const { width, height, levels, seats, slots } = sizes;
  const floor = height - within(56, height * 0.115, 108);
  const left = within(70, width * 0.175, 150);
  const right = within(62, width * 0.165, 150);
  const diveWidth = within(44, width * 0.11, 92);
  const lanes = width - left - right - diveWidth;
  const lane = lanes / seats;
  const slim = lane < 50;
  // What stands beside each other elsewhere stands one below the other in a slim lane.
  const surface = within(slim ? 60 : 54, height * 0.12, 116);
  const band = (floor - surface) / levels;
  const shell = within(15, Math.min(lane * 0.74, band * 0.44), 46);
  const apart = (width - 24) / slots;
  const chest = within(26, Math.min(apart * 0.82, (height - floor) * 0.86), 84);
  const start = width / 2 - (Math.min(apart, chest * 1.5) * (slots - 1)) / 2;
  return {
    ...sizes,
    surface,
    floor,
    band,
    left,
    right,
    dive: left + diveWidth / 2,
    diveWidth,
    lane,
    slim,
    shell,
    chest,
    top: (level) => surface + band * (level - 1),
    bottom: (level) => surface + band * level,
    laneX: (seat) => left + diveWidth + lane * (seat + 0.5),
    chestX: (slot) => start + Math.min(apart, chest * 1.5) * (slot - 1),
  };
}

/** Numbers that look thrown but are the same each time: a drawing must not change when it is drawn again. */
export function scatter(seed: number): () => number {
  let at = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    at ^= at << 13;
    at ^= at >>> 17;
    at ^= at << 5;
    at >>>= 0;
    return at / 4_294_967_296;
  };
}

/** A line across the drawing, cut by hand: from left to right, or back. */
export function cut(y: number, from: number, to: number, rise: number, seed: number, step = 46): string {
  const next = scatter(seed);
  const count = Math.max(2, Math.round(Math.abs(to - from) / step));
  const points = Array.from({ length: count + 1 }, (_, at) => ({
    x: from + ((to - from) * at) / count,
    y: y + (at % 2 ? rise : -rise) * (0.35 + next() * 0.65),
  }));
  let path = "";
  for (const [at, one] of points.entries()) {
    const before = points[at - 1];
    if (!before) {
      path = `${one.x.toFixed(1)} ${one.y.toFixed(1)}`;
      continue;
    }
    const middle = (before.x + one.x) / 2;
    path += ` C${middle.toFixed(1)} ${before.y.toFixed(1)} ${middle.toFixed(1)} ${one.y.toFixed(1)} ${one.x.toFixed(1)} ${one.y.toFixed(1)}`;
  }
  return path;
}

const DEPTHS = ["#22aaa0", "#14879b", "#10658b", "#0f4675", "#0d2d59", "#0b1d42"] as const;

/** A blue for each level, from turquoise at the surface to ink on the floor. */
export function blues(levels: number): string[] {
  if (levels === 1) return [DEPTHS[0]];
  return Array.from({ length: levels }, (_, level) => {
    const place = (level * (DEPTHS.length - 1)) / (levels - 1);
    const at = Math.floor(place);
    return blend(DEPTHS[at] as string, DEPTHS[Math.min(at + 1, DEPTHS.length - 1)] as string, place - at);
  });
}

/** Mix two colours: 0 is the one, 1 the other. */
export function blend(one: string, other: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const a = Number.parseInt(one.slice(at, at + 2), 16);
    const b = Number.parseInt(other.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}
