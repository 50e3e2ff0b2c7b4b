// Checks a record's dice in this browser, as docs/verifiable-dice.md tells it. How a ticket becomes dice is the game's.
import { screensOf } from "../games";
import { hmacSha256, sha256 } from "./sha256";

/** Draws the ticket of this move, one of so many. */
export type Draw = (total: bigint) => Promise<bigint>;

export interface ProvenRecord {
  readonly game: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly first: number;
  readonly moves: readonly string[];
  readonly proof?: {
    readonly scheme: string;
    readonly commitment: string;
    readonly entropy: readonly string[];
    readonly secret?: string;
    readonly first: number | "draw";
  };
}

export type Verdict =
  | { readonly kind: "none" | "not-yet" | "cannot" }
  | {
      readonly kind: "checked";
      readonly secret: boolean;
      readonly first: boolean;
      readonly count: number;
      readonly wrong: readonly number[];
    };

const SCHEME = "fathoms-dice/1";
const SPACE = 1n << 256n;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer | Uint8Array): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Hash and sign with the browser's own cryptography; where a page has none, with ours. */
async function hasher(secret: Uint8Array<ArrayBuffer>): Promise<{ commitment: string; sign(text: string): Promise<string> }> {
  const encoder = new TextEncoder();
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) {
    return { commitment: hexOf(sha256(secret)), sign: async (text) => hexOf(hmacSha256(secret, encoder.encode(text))) };
  }
  const key = await subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return {
    commitment: hexOf(await subtle.digest("SHA-256", secret)),
    sign: async (text) => hexOf(await subtle.sign("HMAC", key, encoder.encode(text))),
  };
}

/** Check every chance move; `standard` is the game's whole standard rule set. */
export async function checkDice(record: ProvenRecord, standard: Readonly<Record<string, unknown>>): Promise<Verdict> {
  const { proof } = record;
  if (!proof) return { kind: "none" };
  if (!proof.secret) return { kind: "not-yet" };
  const fall = screensOf(record.game)?.fall;
  if (!fall || proof.scheme !== SCHEME) return { kind: "cannot" };
  const { commitment, sign } = await hasher(bytesOf(proof.secret));
  const rules = { ...standard, ...record.rules };

  const drawFor =
    (number: number): Draw =>
    async (total) => {
      for (let tried = 0; ; tried += 1) {
        const text = [SCHEME, proof.entropy.join(","), number, tried].join("\n");
        const value = BigInt(`0x${await sign(text)}`);
        if (value < (SPACE / total) * total) return value % total;
      }
    };

  const promised = commitment === proof.commitment;
  const begins = proof.first === "draw" ? Number(await drawFor(0)(BigInt(record.seats.length))) : proof.first;
  let count = 0;
  const wrong: number[] = [];
  for (const [place, move] of record.moves.entries()) {
    const expected = await fall(move, rules, drawFor(place + 1));
    if (expected === null) continue;
    count += 1;
    if (expected !== move) wrong.push(place + 1);
  }
  return { kind: "checked", secret: promised, first: begins === record.first, count, wrong };
}
