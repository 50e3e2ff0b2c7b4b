// How a die falls: thrown in from above, it bounces twice, turns over and comes to rest. Only transforms and opacity
// move, so that a browser needs no layout and no paint for it.

export interface DieParts {
  flight?: HTMLElement;
  cube?: HTMLElement;
  shade?: HTMLElement;
}

export interface Fall {
  /** Pixels: from how far aside it comes, and how high it is at first and after each bounce. */
  readonly from: number;
  readonly heights: readonly [number, number, number];
  /** Degrees that it turns about each axis until it lies. */
  readonly roll: number;
  readonly turn: number;
  readonly lean: number;
  readonly timing: KeyframeAnimationOptions;
}

/** Show a die that may not move: it comes into sight. */
export const appear = ({ flight }: DieParts): readonly Animation[] =>
  flight ? [flight.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 150 })] : [];

/** Begin the motions of a die; the first of them is the whole fall. */
export function tumble({ flight, cube, shade }: DieParts, fall: Fall): readonly Animation[] {
  const { from, heights, roll, turn, lean, timing } = fall;
  const [first, second, third] = heights;
  const [down, up] = ["cubic-bezier(.45,0,.9,.6)", "cubic-bezier(.1,.5,.5,1)"];
  const at = (share: number, high = 0): string => `translate3d(${(from * share).toFixed(1)}px, ${-high}px, 0)`;
  const spin = (share: number, rest = 0): string =>
    `rotateX(${(roll * share).toFixed(1)}deg) rotateY(${(turn * share).toFixed(1)}deg) rotateZ(${(lean * share + rest).toFixed(1)}deg)`;
  const flying = flight?.animate(
    [
      { transform: at(1, first), easing: down, offset: 0 },
      { transform: at(0.46), easing: up, offset: 0.36 },
      { transform: at(0.24, second), easing: down, offset: 0.52 },
      { transform: at(0.08), easing: up, offset: 0.68 },
      { transform: at(0.03, third), easing: down, offset: 0.79 },
      { transform: at(0), offset: 0.9 },
      { transform: at(0), offset: 1 },
    ],
    timing,
  );
  const turning = cube?.animate(
    [
      { transform: spin(1), offset: 0 },
      { transform: spin(0.5), offset: 0.36 },
      { transform: spin(0.14), offset: 0.68 },
      { transform: spin(0, 5), offset: 0.84 },
      { transform: spin(0, -2), offset: 0.93 },
      { transform: spin(0), offset: 1 },
    ],
    timing,
  );
  const shading = shade?.animate(
    [
      { transform: `${at(1)} scale(.5)`, opacity: 0, offset: 0 },
      { transform: `${at(0.46)} scale(1)`, opacity: 0.28, offset: 0.36 },
      { transform: `${at(0.24)} scale(.7)`, opacity: 0.16, offset: 0.52 },
      { transform: `${at(0.08)} scale(1)`, opacity: 0.28, offset: 0.68 },
      { transform: `${at(0)} scale(1)`, opacity: 0.28, offset: 1 },
    ],
    timing,
  );
  return [flying, turning, shading].filter((motion) => motion !== undefined);
}
