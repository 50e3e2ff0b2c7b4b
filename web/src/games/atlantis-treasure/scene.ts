// What the server tells of this game: the protocol's types, under the names of this folder.
import type { SIGNS } from "./told";
import type { AtlantisTreasureBase, AtlantisTreasureReserveStack, AtlantisTreasureScene } from "../../protocol";

export type {
  AtlantisTreasureEffect as Effect,
  AtlantisTreasureFireEffect as FireEffect,
  AtlantisTreasurePiecesEffect as PiecesEffect,
  AtlantisTreasureScene as Scene,
  AtlantisTreasureSlideEffect as SlideEffect,
  AtlantisTreasureState as View,
  AtlantisTreasureTasks as Tasks,
} from "../../protocol";

export type Base = AtlantisTreasureBase;
export type Direction = AtlantisTreasureReserveStack["direction"];
export type Face = NonNullable<AtlantisTreasureScene["face"]>;
/** The direction of a compass, or C for coral. */
export type Mark = Direction | typeof SIGNS.coral;

export const GROUNDS = ["rock", "deep", "shallows", "whirlpool", "current"] as const;
export type GroundKind = (typeof GROUNDS)[number];

export const DIRECTIONS: readonly Direction[] = ["N", "E", "S", "W"];
