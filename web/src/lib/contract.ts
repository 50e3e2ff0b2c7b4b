// What a game's own drawing is given, and what it may ask for. Rules are the server's: a drawing only shows.
import type { Component, Snippet } from "svelte";
import type { Choice, FieldWords, GameInfo, Moved, RuleProblem, TableInfo, Weighed, Words } from "../protocol";
import type { Coach } from "./coach.svelte";
import type { Act } from "./lesson";

/** How this person likes the page. */
export interface Preferences {
  readonly reducedMotion: boolean;
  readonly sound: boolean;
  /** How long motion takes, beside its usual time: 1 if nothing is said, 0 shows only where moves lead. */
  readonly tempo?: number;
}

/** A seat as it is drawn. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  /** Key of its colour: `green`, `blue`, …; `var(--player-green)` is the paint, `<Mark colour>` the shape. */
  readonly colour: string;
}

export interface TableProps {
  readonly info: TableInfo;
  /** The seat that looks at the table; null if nobody of the players does. */
  readonly you: number | null;
  /** The seat to decide, -1 while dice fall, null before the start and after the end. */
  readonly actor: number | null;
  /** The game's state as this viewer may know it. Null before the start. */
  readonly view: unknown;
  /** What follows from it and is drawn. Null before the start. */
  readonly scene: unknown;
  /** The legal moves of `you` now; empty if others decide. */
  readonly moves: readonly Choice[];
  /** Whether there are more than are listed; `ask` for those that begin like one of them. */
  readonly more: boolean;
  /** The latest move, to play it out; null when the table was just opened or healed. */
  readonly last: Moved | null;
  readonly players: readonly Player[];
  /** The move that was sent and is not answered yet. */
  readonly pending: string | null;
  /** Whether secrets of `you` may be shown now: on a shared screen only while the owner holds the button. */
  readonly reveal: boolean;
  readonly preferences: Preferences;
  /** What a bot would do, when it was asked: to be marked on the drawing. */
  readonly hint: { readonly best: string; readonly choices: readonly Weighed[] } | null;
  /** Whether there is room for a column at the right. Then draw `side` in it, under dice and buttons. */
  readonly wide: boolean;
  /** The players and the chat for a wide screen: `{#if wide && side}{@render side()}{/if}`. */
  readonly side?: Snippet;
  /** Who won and what ended the game, as the page says it; without it the drawing says who won. */
  readonly verdict?: Snippet | undefined;
  /** What stands in the place of the buttons while nothing moves and nothing is asked of `you`: a lesson's way on. */
  readonly idle?: Snippet | undefined;
  /** Coaches the first turn of this game on this device; absent in replays and lessons. */
  readonly coach?: Coach | undefined;
  /** The same position in words, as the terminal says it. */
  readonly words: Words | null;
  play(move: string): void;
  ask(begun: string): Promise<Choice[]>;
  /** Show the rule of this id: for every "why?". */
  why(rule: string): void;
  /** Play one of the page's sounds; silent unless the person asked for sound. */
  sound(name: SoundName): void;
  /** Say something to those who listen, once: what was shown, what is asked, what a choice would do. */
  tell?(text: string): void;
  /** Whose turn the drawing still shows while a motion tells what happened; null when it shows what is. */
  behind?(seat: number | null): void;
  /** How far the drawing has come: the number of the last move that it has told. */
  tells?(number: number): void;
  /** The drawing still tells how the game ended (`true`), or has told it: until then the page does not give it away. */
  holdEnd?(telling: boolean): void;
}

export type SoundName = "roll" | "land" | "place" | "slide" | "fire" | "treasure" | "turn" | "win";

/** The living picture of a game on the home page. */
export interface PictureProps {
  readonly still: boolean;
}

/** The mark of a player in this game's own style, in place of the shells. */
export interface SignProps {
  readonly colour: string;
  readonly size: number | string;
}

export interface ScoreProps {
  readonly about: GameInfo;
  /** What differs from the standard rule set on this device: the values printed on its owner's pieces. */
  readonly rules: RuleValues;
  /** Whether the values are those of a box, also where they are like ours. */
  readonly boxed: boolean;
  /** Show the rule of this id. */
  why(rule: string): void;
  /** Somebody wants to type the values of a box. */
  own(): void;
}

/** A rule set, whole, as the server writes it; its fields are the game's own business. */
export type RuleValues = Readonly<Record<string, unknown>>;

/** What an editor of some fields of a rule set is given. It changes values; whether they are sound the server says. */
export interface EditorProps {
  /** Every field of the draft. */
  readonly values: RuleValues;
  readonly standard: RuleValues;
  /** The words of the fields it edits, in the order in which it claims them. */
  readonly fields: readonly FieldWords[];
  /** The JSON Schema of each field it edits: bounds, choices. */
  readonly schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What is wrong with its fields. */
  readonly problems: readonly RuleProblem[];
  readonly preferences: Preferences;
  /** Set fields. Changes of one `stroke` (a drag, a painted line) are undone together. */
  change(values: RuleValues, stroke?: string): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
  why(rule: string): void;
}

/** An editor made by hand, and the fields that it edits together. */
export interface Editor {
  readonly fields: readonly string[];
  readonly editor: () => Promise<{ default: Component<EditorProps> }>;
}

/** The table as it is set up, drawn small: for a shared rule set and for the printed rules. */
export interface SetupProps {
  readonly rules: RuleValues;
}

/** The board of a rule set, as small as a stamp. */
export interface ThumbnailProps extends SetupProps {
  /** The fields that differ from the standard. */
  readonly changed: readonly string[];
}

/** A position and what a move does in it, drawn small beside a rule of the book. */
export interface ExampleProps {
  readonly scene: unknown;
  readonly effect: unknown;
}

/** A game's own keys for the list behind `?`: the key as written on a keyboard, and the text key of what it does. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does: string;
}

/** How strong the bots of "Play now" are. */
export const STRENGTHS = ["easy", "normal", "strong"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Draws the ticket of a throw: of a die of so many sides, or of so many dice of them. */
export type Draw = (sides: bigint, dice?: number) => Promise<bigint>;

/** How a record's moves of chance follow from tickets, as docs/verifiable-dice.md tells it: to check, never to play. */
export interface Falls {
  isChance(move: string): boolean;
  /** What had to fall in place of a move of chance. */
  fall(move: string, rules: Readonly<Record<string, unknown>>, draw: Draw): Promise<string>;
  /** Whose turn a move begins by the standard rules: the next seat's, or the same one's again; null if it begins none. */
  turnAt(move: string, before: string): "next" | "again" | null;
}

/** A little picture of a table: rectangles as x, y, width, height and colour. */
export interface Sketch {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly (readonly [number, number, number, number, string])[];
}

export interface GameScreens {
  /** Catalogues in locales/ that this game speaks from. */
  readonly texts: readonly string[];
  readonly table: () => Promise<{ default: Component<TableProps> }>;
  readonly picture: () => Promise<{ default: Component<PictureProps> }>;
  readonly sign?: () => Promise<{ default: Component<SignProps> }>;
  /** The script of its lesson. */
  readonly lesson?: () => Promise<{ ACTS: readonly Act[]; PLAYERS: readonly Player[] }>;
  /** The score sheet for the boxed game, if the game has an end scoring. */
  readonly score?: () => Promise<{ default: Component<ScoreProps> }>;
  /** A little picture of the table from its scene and the paint of each seat, for the list of games on this device. */
  readonly sketch?: () => Promise<{ sketch(scene: unknown, colours: readonly string[]): Sketch }>;
  /** To check the dice of a record. */
  readonly falls?: () => Promise<Falls>;
  /** Editors made by hand for the workshop; every other field has one from its schema. */
  readonly editors?: readonly Editor[];
  readonly setup?: () => Promise<{ default: Component<SetupProps> }>;
  readonly thumbnail?: () => Promise<{ default: Component<ThumbnailProps> }>;
  readonly example?: () => Promise<{ default: Component<ExampleProps> }>;
  readonly keys: readonly KeyHelp[];
  /** Whether a seat may know what others at the same screen must not see. */
  readonly secrets: boolean;
  /** The bot of "Play now" for each strength; after it those who play where a house does not have it. */
  readonly rivals: Readonly<Record<Strength, readonly [string, ...string[]]>>;
  /** Seats of "Play now". */
  readonly seats: number;
}
