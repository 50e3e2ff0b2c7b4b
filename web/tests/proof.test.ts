import { readFileSync } from "node:fs";
import { createHash, createHmac } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { GAMES } from "../src/games";
import { checkDice, hmacSha256, sha256, type ProvenRecord } from "../src/games/proof";

// The worked example of docs/verifiable-dice.md, read from the page itself.
const PAGE = readFileSync("../docs/verifiable-dice.md", "utf8");
const SECRET = /The secret is `([0-9a-f]{64})`/.exec(PAGE)?.[1] ?? "";
const COMMITMENT = /commitment is\s+`([0-9a-f]{64})`/.exec(PAGE)?.[1] ?? "";
const RULES = { faces: "12345C", chests: [5, 6, 6, 7, 8] };
const [DICE_GAME] = Object.keys(GAMES);

const record = (changes: Partial<ProvenRecord> = {}): ProvenRecord => ({
  game: DICE_GAME ?? "",
  rules: {},
  seats: ["A", "B"],
  first: 1,
  moves: ["deal 58667", "roll 2345CC", "keep 234", "roll 113"],
  proof: { scheme: "fathoms-dice/1", commitment: COMMITMENT, entropy: ["c0ffee", ""], secret: SECRET, first: "draw" },
  ...changes,
});

const FAIR = { from: 1, to: 4, secret: true, published: false, count: 3, wrong: [] };

describe("the dice of a record", () => {
  it("are what the secret says in the worked example", async () => {
    expect(await checkDice(record(), RULES)).toEqual({ kind: "checked", first: true, parts: [FAIR] });
  });

  it("are checked as well on a page without cryptography", async () => {
    vi.stubGlobal("crypto", {});
    const found = [await checkDice(record(), RULES), await checkDice(record({ moves: ["deal 56678"] }), RULES)];
    vi.unstubAllGlobals();
    expect(found[0]).toEqual({ kind: "checked", first: true, parts: [FAIR] });
    expect(found[1]).toMatchObject({ parts: [{ wrong: [1] }] });
  });

  it("are hashed as everybody hashes, at every length", () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256);
      expect(Buffer.from(sha256(bytes)).toString("hex")).toBe(createHash("sha256").update(bytes).digest("hex"));
      expect(Buffer.from(hmacSha256(bytes, bytes)).toString("hex")).toBe(
        createHmac("sha256", bytes).update(bytes).digest("hex"),
      );
    }
  });

  it.each([
    [0, "deal 56678"],
    [1, "roll 2345C5"],
    [3, "roll 112"],
  ])("show a change at place %i", async (place, move) => {
    const moves = record().moves.with(place, move);
    expect(await checkDice(record({ moves }), RULES)).toMatchObject({ parts: [{ wrong: [place + 1] }] });
  });

  it("show another secret, another share and another beginner", async () => {
    const proof = record().proof;
    if (!proof) throw new Error("the example has a proof");
    const other = await checkDice(record({ proof: { ...proof, commitment: "00".repeat(32) } }), RULES);
    expect(other).toMatchObject({ parts: [{ secret: false }] });
    const shared = await checkDice(record({ proof: { ...proof, entropy: ["c0ffee", "1"] } }), RULES);
    expect(shared).not.toMatchObject({ parts: [{ wrong: [] }] });
    expect(await checkDice(record({ first: 0 }), RULES)).toMatchObject({ first: false });
  });

  it("are held against the promise of each game that was played on", async () => {
    const secret = "ab".repeat(32);
    const draw =
      (number: number) =>
      async (sides: bigint, dice = 1) => {
        const total = sides ** BigInt(dice);
        const text = `fathoms-dice/1\n,1\n${number}\n0`;
        const value = createHmac("sha256", Buffer.from(secret, "hex")).update(text).digest("hex");
        return BigInt(`0x${value}`) % total;
      };
    const falls = await GAMES[record().game]?.falls?.();
    if (!falls) throw new Error("this game has dice");
    const [deal, roll] = [
      await falls.fall("deal 56678", RULES, draw(1)),
      await falls.fall("roll 111111", RULES, draw(5)),
    ];
    const commitment = createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex");
    const { proof, moves } = record();
    if (!proof) throw new Error("the example has a proof");
    const on = (changes: Partial<ProvenRecord>, early?: typeof proof): ProvenRecord => ({
      ...record({ moves: [deal, ...moves.slice(1), roll] }),
      proof: { ...proof, commitment, secret, entropy: ["", "1"], first: 1 },
      origin: { move: 4, afresh: [1], ...(early && { proof: early }) },
      ...changes,
    });
    const before = { from: 1, to: 4, secret: true, published: false, count: 2, wrong: [] };
    const after = { from: 5, to: 5, secret: true, published: false, count: 2, wrong: [] };
    expect(await checkDice(on({}, proof), RULES)).toEqual({ kind: "checked", first: true, parts: [before, after] });
    const wrong = { parts: [{ wrong: [2] }, { wrong: [1] }] };
    const changed = [moves[0] ?? "", "roll 111111", ...moves.slice(2), roll];
    expect(await checkDice(on({ moves: changed }, proof), RULES)).toMatchObject(wrong);
    const later = on({ origin: { move: 5, afresh: [1], proof } });
    expect(await checkDice(later, RULES)).toMatchObject({ parts: [{ wrong: [5] }] });
    const bare = { ...before, secret: null, count: 0 };
    expect(await checkDice(on({}), RULES)).toEqual({ kind: "checked", first: true, parts: [bare, after] });
    const lied = await checkDice(on({}, { ...proof, commitment }), RULES);
    expect(lied).toMatchObject({ parts: [{ secret: false }, { secret: true }] });
    expect(await checkDice(on({ first: 0 }, proof), RULES)).toMatchObject({ first: false });
  });

  it("say when there is nothing to check", async () => {
    const { proof, ...bare } = record();
    expect(await checkDice(bare, RULES)).toEqual({ kind: "none" });
    if (!proof) throw new Error("the example has a proof");
    const { secret, ...early } = proof;
    expect(secret).toHaveLength(64);
    expect(await checkDice(record({ proof: early }), RULES)).toEqual({ kind: "not-yet" });
    const today = { scheme: "fathoms-dice/2", occasion: "some day", commitment: COMMITMENT, first: "draw" as const };
    expect(await checkDice(record({ proof: today }), RULES)).toEqual({ kind: "not-yet-today" });
  });
});

interface Judged {
  readonly record: ProvenRecord;
  readonly sound: boolean;
  /** The first move that is not what it had to be. */
  readonly wrong: readonly number[];
}

describe("dice that belong to turns", () => {
  // Written down by tests/core/test_proof_by_turn.py, from what `fathoms verify` says.
  const lines = readFileSync("../tests/golden/dice-by-turn.jsonl", "utf8").trimEnd().split("\n");
  const judged = lines.map((line) => JSON.parse(line) as Judged);
  const standard = { ...RULES, die: ["N", "E", "S", "W", "coral", "torpedo"] };

  it.each(judged.map((each, at) => [at, each] as const))(
    "are judged as by the terminal: record %i",
    async (_, each) => {
      const found = await checkDice(each.record, standard);
      if (found.kind !== "checked") throw new Error(found.kind);
      const wrong = found.parts.flatMap((part) => part.wrong).sort((a, b) => a - b);
      expect(found.first && !wrong.length && found.parts.every(({ secret }) => secret)).toBe(each.sound);
      expect([...(found.first ? [] : [0]), ...wrong].slice(0, 1)).toEqual(each.wrong);
      expect(found.parts.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(10);
    },
  );

  it("are checked on a page without cryptography, and of other rules not at all", async () => {
    const { record: fair } = judged[0] as Judged;
    vi.stubGlobal("crypto", {});
    const found = await checkDice(fair, standard);
    vi.unstubAllGlobals();
    expect(found).toEqual(await checkDice(fair, standard));
    expect(found).toMatchObject({
      kind: "checked",
      first: true,
      parts: [{ secret: true, published: true, wrong: [] }],
    });
    const proof = { ...fair.proof, occasion: "into-the-blue 2026-11-20" } as NonNullable<ProvenRecord["proof"]>;
    expect(await checkDice({ ...fair, proof }, standard)).toMatchObject({ parts: [{ published: false }] });
    expect(await checkDice({ ...fair, rules: { shells: 3 } }, standard)).toEqual({ kind: "cannot" });
  });
});
