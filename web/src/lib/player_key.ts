// A player's key: ten words, made and checked on this device. `core/player_key.py` says how, and checks it at the server.
import listed from "virtual:key-words";
import type { Phrase } from "./phrases";

export const WORDS: readonly string[] = listed.split("\n");
const LENGTH = 10;
/** Letters by which a word is known. */
const BEGINNING = 4;
const PLACES = new Map<string, number>([
  ...WORDS.map((word, place) => [word.slice(0, BEGINNING), place] as const),
  ...WORDS.map((word, place) => [word, place] as const),
]);

const rest = (value: number): number => ((value % WORDS.length) + WORDS.length) % WORDS.length;

/** Both are nothing in a sound key. */
function remainders(places: readonly number[]): readonly [number, number] {
  const sum = places.reduce((all, place) => all + place, 0);
  const weighed = places.reduce((all, place, at) => all + (at + 1) * place, 0);
  return [rest(sum), rest(weighed)];
}

/** The key of eight drawn words: two more make it sound. */
export function writeKey(drawn: readonly number[]): string {
  const [first, second] = remainders(drawn);
  const last = rest(9 * first - second);
  return [...drawn, rest(-(first + last)), last].map((place) => WORDS[place] ?? "").join("-");
}

/** Make a key; every word of the list is as likely as any other. */
export function newKey(): string {
  const most = Math.floor(2 ** 32 / WORDS.length) * WORDS.length;
  const drawn: number[] = [];
  while (drawn.length < LENGTH - 2) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number < most) drawn.push(number % WORDS.length);
  }
  return writeKey(drawn);
}

export type ReadKey =
  | { readonly key: string; readonly problem?: undefined; readonly wrong?: undefined }
  | {
      readonly key?: undefined;
      readonly problem: Phrase;
      /** The word that is wrong, from 0, and the whole key as it must be. */
      readonly wrong?: { readonly at: number; readonly word: string; readonly key: string };
    };

/** The words of what somebody typed, pasted or scanned: a link of ours, or words with anything between them. */
export const wordsOf = (text: string): readonly string[] =>
  (/#key=([\w-]+)/.exec(text)?.[1] ?? text).toLowerCase().match(/\p{L}+/gu) ?? [];

/** Read a key; one wrong word out of ten is found, and the right one with it. */
export function readKey(text: string): ReadKey {
  const given = wordsOf(text);
  if (given.length !== LENGTH)
    return { problem: { key: "core.key-length", args: { count: given.length, length: LENGTH } } };
  const unknown = given.flatMap((word, at) => (PLACES.has(word) ? [] : [at]));
  if (unknown.length > 1) {
    const words = unknown.map((at) => (given[at] ?? "").slice(0, 20)).join(", ");
    return { problem: { key: "core.key-unknown-words", args: { count: unknown.length, words } } };
  }
  const places = given.map((word) => PLACES.get(word) ?? 0);
  const [first, second] = remainders(places);
  const spelled = (all: readonly number[]): string => all.map((place) => WORDS[place] ?? "").join("-");
  const [missing] = unknown;
  if (!first && !second && missing === undefined) return { key: spelled(places) };
  // Where the unknown word is the first of the list, nothing is left over.
  const at =
    first || second ? places.findIndex((_, number) => first && second === rest((number + 1) * first)) : (missing ?? -1);
  if (at < 0 || (missing !== undefined && at !== missing))
    return { problem: { key: "core.key-wrong-words", args: {} } };
  const mended = places.with(at, rest((places[at] ?? 0) - first));
  const meant = WORDS[mended[at] ?? 0] ?? "";
  const word = (given[at] ?? "").slice(0, 20);
  return {
    problem: { key: "core.key-wrong-word", args: { number: at + 1, word, meant } },
    wrong: { at, word: meant, key: spelled(mended) },
  };
}
