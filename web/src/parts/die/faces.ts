// The faces of a die as they are built: a list of names or a text of letters, within what the schema allows.
import type { Component } from "svelte";
import type { FieldWords } from "../../protocol";
import type { Drag } from "../../lib/drag.svelte";

export interface FaceProps {
  readonly face: string;
}

/** A face on its way, and the place it comes from; null from the tray. */
export type DragOfFaces = Drag<{ readonly face: string; readonly from: number | null }>;

/** What a game tells of its die: the field, how a face looks and what it is called. */
export interface DieKind {
  readonly field: string;
  readonly look: Component<FaceProps>;
  /** The key that puts a face, for those that have one; the tray keeps this order. */
  readonly keys: Readonly<Record<string, string>>;
  /** What a face is called, where the words of the field do not say enough. */
  readonly name?: (face: string) => string;
  /** The signs that join two faces to one of both, or of either, where a game has such. */
  readonly joins?: Readonly<Record<Join, string>>;
}

export const JOINS = ["both", "either"] as const;
export type Join = (typeof JOINS)[number];

/** What a face is made of: one, or two and the sign between them. */
export function split(
  face: string,
  joins: DieKind["joins"],
): { readonly parts: readonly string[]; readonly join: Join | null } {
  const join = joins ? (JOINS.find((one) => face.includes(joins[one])) ?? null) : null;
  return joins && join ? { parts: face.split(joins[join]), join } : { parts: [face], join: null };
}

type Schema = Readonly<Record<string, unknown>>;

/** Read the faces, whether they are letters of a text or names in a list. */
export function readFaces(value: unknown): string[] {
  if (typeof value === "string") return [...value];
  return Array.isArray(value) ? value.filter((face) => typeof face === "string") : [];
}

/** Write faces as the field has them. */
export const writeFaces = (faces: readonly string[], schema: Schema): unknown =>
  schema["type"] === "string" ? faces.join("") : [...faces];

/** The fewest and the most faces. */
export function facesWithin(schema: Schema): readonly [number, number] {
  const number = (key: string, otherwise: number): number =>
    typeof schema[key] === "number" ? schema[key] : otherwise;
  return schema["type"] === "string"
    ? [number("minLength", 1), number("maxLength", 12)]
    : [number("minItems", 1), number("maxItems", 12)];
}

/** The letters that a pattern like ^[1-3X]+$ allows. */
function lettersOf(pattern: string): string[] {
  const inside = /\[([^\]^]+)\]/.exec(pattern)?.[1] ?? "";
  return [...inside.matchAll(/(.)-(.)|(.)/g)].flatMap(([, from, to, one]) => {
    if (!from || !to) return one ? [one] : [];
    const [first, last] = [from.charCodeAt(0), to.charCodeAt(0)];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => String.fromCharCode(first + at));
  });
}

/** Every face that there is, in the order of the game's keys. */
export function facesToChoose(
  schema: Schema,
  words: FieldWords | undefined,
  keys: Readonly<Record<string, string>>,
): string[] {
  const items = schema["items"] as Schema | undefined;
  const listed = (items?.["enum"] ?? Object.keys(words?.choices ?? {})) as readonly string[];
  const all = typeof schema["pattern"] === "string" ? lettersOf(schema["pattern"]) : [...listed];
  const order = Object.keys(keys);
  const at = (face: string): number => (order.includes(face) ? order.indexOf(face) : order.length);
  return all
    .map((face, place) => ({ face, place }))
    .sort((one, other) => at(one.face) - at(other.face) || one.place - other.place)
    .map(({ face }) => face);
}

export const put = (faces: readonly string[], place: number, face: string): string[] =>
  faces.map((old, at) => (at === place ? face : old));

export const swapped = (faces: readonly string[], one: number, other: number): string[] =>
  faces.map((face, at) => (at === one ? (faces[other] ?? face) : at === other ? (faces[one] ?? face) : face));

export const without = (faces: readonly string[], place: number): string[] => faces.filter((_, at) => at !== place);

export const countOf = (faces: readonly string[], face: string, joins?: DieKind["joins"]): number =>
  faces.filter((one) => one === face || split(one, joins).parts.includes(face)).length;

// Rows of buttons of which one takes the focus: arrows, Home and End go from one to the next.
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The number that a key leads to, from one of so many; null if it leads nowhere. */
export function walked(key: string, from: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (from + step + count) % count;
}

/** Go there: the buttons are marked with `data-walk`. Tells where, or null. */
export function walk(event: KeyboardEvent, from: number, count: number): number | null {
  const to = walked(event.key, from, count);
  if (to === null) return null;
  event.preventDefault();
  (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[data-walk]")[to]?.focus();
  return to;
}
