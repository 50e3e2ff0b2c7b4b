// How a die falls: thrown in from above, it bounces twice, turns over and comes to rest. Only transforms and opacity
// move, so that a browser needs no layout and no paint for it.
import { scatter } from "./chart";

export interface Parts {
  flight?: HTMLElement;
  cube?: HTMLElement;
  shade?: HTMLElement;
}

export interface Throw {
  /** Which die, and which of its throws: each has its own way of falling. */
  readonly id: number;
  readonly throws: number;
  /** Milliseconds until all dice lie. */
  readonly long: number;
  readonly still: boolean;
}

/** Begin the motions of a die; the first of them is the whole fall. */
export function tumbling({ flight, cube, shade }: Parts, { id, throws, long, still }: Throw): readonly Animation[] {
  if (!flight || !shade) return [];
  if (still || !cube) return [flight.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 150 })];
  const next = scatter(id * 31 + throws * 7 + 3);
  const from = (next() - 0.2) * 220;
  const turn = (next() > 0.5 ? 1 : -1) * (340 + next() * 240);
  const roll = -(420 + next() * 300);
  const lean = (next() - 0.5) * 50;
  const timing: KeyframeAnimationOptions = { duration: long * (0.74 + next() * 0.1), fill: "backwards" };
  const [down, up] = ["cubic-bezier(.45,0,.9,.6)", "cubic-bezier(.1,.5,.5,1)"];
  const at = (share: number, y: number): string => `translate3d(${(from * share).toFixed(1)}px, ${y}px, 0)`;
  const spin = (share: number, rest = 0): string =>
    `rotateX(${(roll * share).toFixed(1)}deg) rotateY(${(turn * share).toFixed(1)}deg) rotateZ(${(lean * share + rest).toFixed(1)}deg)`;
  return [
    flight.animate(
      [
        { transform: at(1, -120), easing: down, offset: 0 },
        { transform: at(0.46, 0), easing: up, offset: 0.36 },
        { transform: at(0.24, -34), easing: down, offset: 0.52 },
        { transform: at(0.08, 0), easing: up, offset: 0.68 },
        { transform: at(0.03, -10), easing: down, offset: 0.79 },
        { transform: at(0, 0), offset: 0.9 },
        { transform: at(0, 0), offset: 1 },
      ],
      timing,
    ),
    cube.animate(
      [
        { transform: spin(1), offset: 0 },
        { transform: spin(0.5), offset: 0.36 },
        { transform: spin(0.14), offset: 0.68 },
        { transform: spin(0, 5), offset: 0.84 },
        { transform: spin(0, -2), offset: 0.93 },
        { transform: spin(0), offset: 1 },
      ],
      timing,
    ),
    shade.animate(
      [
        { transform: `${at(1, 0)} scale(.5)`, opacity: 0, offset: 0 },
        { transform: `${at(0.46, 0)} scale(1)`, opacity: 0.28, offset: 0.36 },
        { transform: `${at(0.24, 0)} scale(.7)`, opacity: 0.16, offset: 0.52 },
        { transform: `${at(0.08, 0)} scale(1)`, opacity: 0.28, offset: 0.68 },
        { transform: `${at(0, 0)} scale(1)`, opacity: 0.28, offset: 1 },
      ],
      timing,
    ),
  ];
}
