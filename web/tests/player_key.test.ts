// Keys of players: what the server's own code says of the same words (tests/core/test_player_key.py).
import { expect, test } from "vitest";
import { newKey, readKey, WORDS, wordsOf, writeKey } from "../src/lib/player_key";

// Written by `fathoms.core.player_key.write_key`.
const KNOWN: readonly (readonly [readonly number[], string])[] = [
  [[0, 0, 0, 0, 0, 0, 0, 0], "accent-accent-accent-accent-accent-accent-accent-accent-accent-accent"],
  [[11, 222, 333, 444, 555, 666, 777, 888], "alpaca-domino-guest-lemur-nomad-pudding-sicily-thunder-uncle-ferry"],
  [[1020, 1, 1019, 2, 1018, 3, 1017, 4], "zurich-acorn-zone-acrobat-zipper-action-zinc-address-almond-yoyo"],
];

test.each(KNOWN)("eight drawn words %j make the key that Python makes", (drawn, key) => {
  expect(writeKey(drawn)).toBe(key);
  expect(readKey(key)).toEqual({ key });
});

test("a key is read however it is typed, pasted or scanned", () => {
  const key = newKey();
  const words = key.split("-");
  for (const text of [
    words.join(" "),
    words.map((word, at) => `${at + 1}. ${word.toUpperCase()}`).join("\n"),
    words.map((word) => word.slice(0, 4)).join(","),
    `https://sea.example/me#key=${key}`,
  ])
    expect(readKey(text)).toEqual({ key });
  expect(wordsOf("")).toEqual([]);
});

test("one wrong word is named with the right one, wherever it stands", () => {
  const right = newKey().split("-");
  for (const [at, meant] of right.entries())
    for (const wrong of ["nonsense", WORDS.find((word) => !right.includes(word)) ?? ""]) {
      const read = readKey(right.with(at, wrong).join(" "));
      expect(read.problem).toEqual({ key: "core.key-wrong-word", args: { number: at + 1, word: wrong, meant } });
      expect(read.wrong).toEqual({ at, word: meant, key: right.join("-") });
    }
});

test("two words in each other's place, two unknown ones and too few are no key", () => {
  const right = writeKey([1, 2, 3, 4, 5, 6, 7, 8]).split("-");
  const swapped = right.with(0, right[1] ?? "").with(1, right[0] ?? "");
  expect(readKey(swapped.join(" ")).problem?.key).toBe("core.key-wrong-words");
  expect(readKey(right.with(2, "one").with(5, "xx").join(" ")).problem?.key).toBe("core.key-unknown-words");
  expect(readKey(right.slice(1).join(" ")).problem?.key).toBe("core.key-length");
});
