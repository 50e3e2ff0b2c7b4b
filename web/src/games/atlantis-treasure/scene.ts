// What the server tells of this game: the protocol's types, under the names of this folder.
import type {
  AtlantisTreasureBase,
  AtlantisTreasureDieAction,
  AtlantisTreasurePieceMoved,
  AtlantisTreasureReserveStack,
  AtlantisTreasureTerrain,
} from "../../protocol";

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
/** What a face lets one do; a face is one of them, or two joined. */
export type Action = AtlantisTreasureDieAction["action"];
/** The direction of a compass, or the letter of a piece. */
export type Mark = AtlantisTreasurePieceMoved["mark"];
export type Terrain = AtlantisTreasureTerrain;
export type GroundKind = Terrain["kind"];
export const GROUNDS: readonly GroundKind[] = ["rock", "deep", "shallows", "whirlpool", "current"];

export const DIRECTIONS: readonly Direction[] = ["N", "E", "S", "W"];
