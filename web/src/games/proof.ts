// Checks a record's dice in this browser, as docs/verifiable-dice.md tells it. How a ticket becomes dice is the game's.
import type { Draw, Falls } from "../lib/contract";
import { screensOf } from "./index";

interface Proof {
  readonly scheme: string;
  readonly commitment: string;
  /** What each seat mixed in, where dice belong to the number of a move. */
  readonly entropy?: readonly string[];
  /** What everybody played who met these dice, where they belong to a seat's turn. */
  readonly occasion?: string;
  readonly secret?: string;
  readonly first: number | "draw";
}

/** Where a game was played on from: its first moves are another game's, and so are their dice. */
interface Origin {
  readonly move: number;
  readonly afresh?: readonly number[];
  readonly proof?: Proof;
  readonly origin?: Origin;
}

export interface ProvenRecord {
  readonly game: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly first: number;
  readonly moves: readonly string[];
  readonly proof?: Proof;
  readonly origin?: Origin;
}

/** The moves of one game; several if it was played on from another. */
export interface CheckedPart {
  readonly from: number;
  readonly to: number;
  /** Whether the secret is the one that was promised; null if there is none to check. */
  readonly secret: boolean | null;
  /** Whether the secret is that of a day without a server, which follows from the date. */
  readonly published: boolean;
  readonly count: number;
  readonly wrong: readonly number[];
}

export type Verdict =
  | { readonly kind: "none" | "not-yet" | "not-yet-today" | "cannot" }
  | {
      readonly kind: "checked";
      readonly first: boolean;
      /** The latest last. */
      readonly parts: readonly CheckedPart[];
    };

const BY_MOVE = "fathoms-dice/1";
const BY_TURN = "fathoms-dice/2";
const SPACE = 1n << 256n;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer | Uint8Array): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Hash and sign with the browser's own cryptography; where a page has none, with ours. */
async function hasher(
  secret: Uint8Array<ArrayBuffer>,
): Promise<{ commitment: string; sign(text: string): Promise<string> }> {
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

/** The moves of one game in a record, and the dice that they fell from. */
interface Part {
  readonly proof: Proof | undefined;
  readonly after: number;
  readonly to: number;
  readonly afresh: readonly number[];
}

/** The games that a record is made of, the latest first. */
function partsOf(record: ProvenRecord): Part[] {
  const parts: Part[] = [];
  let game: Pick<ProvenRecord, "proof" | "origin"> | undefined = record;
  for (let to = record.moves.length; game;) {
    const origin: Origin | undefined = game.origin;
    parts.push({ proof: game.proof, after: origin?.move ?? 0, to, afresh: origin?.afresh ?? [] });
    to = origin?.move ?? 0;
    game = origin;
  }
  return parts;
}

/** Where a move stands: its number, and the seat, that seat's turn and the throw of that turn. */
interface Place {
  readonly number: number;
  readonly move: string;
  readonly turn: readonly [seat: number | "-", turn: number, thrown: number];
}

/** Who begins is drawn before all moves. */
const BEGINNING: Place = { number: 0, move: "", turn: ["-", 0, 0] };

/** Where each move of a record stands, read off the moves alone. */
function placesOf({ moves, seats, first }: ProvenRecord, { isChance, turnAt }: Falls): Place[] {
  const counts = new Map<number, number>();
  let seat: number | null = null;
  let [turn, thrown] = [0, 0];
  return moves.map((move, at) => {
    const begins = turnAt(move, moves[at - 1] ?? "");
    if (begins !== null) {
      if (seat === null) seat = first;
      else if (begins === "next") seat = (seat + 1) % seats.length;
      turn = (counts.get(seat) ?? 0) + 1;
      counts.set(seat, turn);
      thrown = 0;
    }
    if (isChance(move)) thrown += 1;
    return { number: at + 1, move, turn: [seat ?? "-", turn, thrown] };
  });
}

type Dice = { readonly promised: boolean; readonly published: boolean; at(place: Place): Draw };

/** The secret of a day where no server keeps one, as docs/daily.md tells it; the day is the last word of its occasion. */
const publishedSecret = (occasion: string): string =>
  hexOf(sha256(new TextEncoder().encode(`fathoms-daily/1\n${occasion.split(" ").at(-1)}`)));

/** The dice of one game; null if it has no secret to check. */
async function diceOf(proof: Proof | undefined): Promise<Dice | null> {
  if (!proof?.secret) return null;
  const { scheme, entropy = [], occasion = "" } = proof;
  if (scheme !== BY_MOVE && scheme !== BY_TURN) throw new Error(scheme);
  const { commitment, sign } = await hasher(bytesOf(proof.secret));
  async function draw(named: readonly (string | number)[], total: bigint): Promise<bigint> {
    for (let tried = 0; ; tried += 1) {
      const value = BigInt(`0x${await sign([scheme, ...named, tried].join("\n"))}`);
      if (value < (SPACE / total) * total) return value % total;
    }
  }
  /** Each die is drawn for itself; the first one is the lowest digit of the ticket. */
  async function byTurn({ turn }: Place, sides: bigint, dice: number): Promise<bigint> {
    const digits = await Promise.all(Array.from({ length: dice }, (_, at) => draw([occasion, ...turn, at + 1], sides)));
    return digits.reduceRight((ticket, digit) => ticket * sides + digit, 0n);
  }
  return {
    promised: commitment === proof.commitment,
    published: scheme === BY_TURN && proof.secret === publishedSecret(occasion),
    at: (place) =>
      scheme === BY_TURN
        ? (sides, dice = 1) => byTurn(place, sides, dice)
        : (sides, dice = 1) => draw([entropy.join(","), place.number], sides ** BigInt(dice)),
  };
}

/** Check every chance move; `standard` is the game's whole standard rule set. */
export async function checkDice(record: ProvenRecord, standard: Readonly<Record<string, unknown>>): Promise<Verdict> {
  const { proof } = record;
  if (!proof) return { kind: "none" };
  if (!proof.secret) return { kind: proof.scheme === BY_TURN ? "not-yet-today" : "not-yet" };
  const falls = await screensOf(record.game)?.falls?.();
  // Whose turn it is can be read off the moves of the standard rules alone.
  const byTurn = partsOf(record).some((part) => part.proof?.scheme === BY_TURN);
  if (!falls || (byTurn && Object.keys(record.rules).length)) return { kind: "cannot" };
  const rules = { ...standard, ...record.rules };
  const parts = await Promise.all(
    partsOf(record).map(async (part) => ({ ...part, dice: await diceOf(part.proof), count: 0, wrong: [] as number[] })),
  );
  let first = true;
  for (const { proof: told, dice } of parts) {
    const begins =
      told?.first === "draw" ? dice && Number(await dice.at(BEGINNING)(BigInt(record.seats.length))) : told?.first;
    first &&= (begins ?? record.first) === record.first;
  }
  for (const place of placesOf(record, falls)) {
    const { number, move } = place;
    const part = parts.find(({ after, afresh }) => number > after || afresh.includes(number));
    if (!part?.dice || !falls.isChance(move)) continue;
    part.count += 1;
    if ((await falls.fall(move, rules, part.dice.at(place))) !== move) part.wrong.push(number);
  }
  const checked = parts.map(({ after, to, dice, count, wrong }) => ({
    from: after + 1,
    to,
    secret: dice && dice.promised,
    published: dice?.published ?? false,
    count,
    wrong,
  }));
  // A game that was played on from its start left no moves.
  const shown = checked.filter(({ from, to, secret, wrong }) => from <= to || secret === false || wrong.length);
  return { kind: "checked", first, parts: shown.reverse() };
}

// SHA-256 and HMAC for pages that came over plain HTTP, where browsers offer no cryptography: a phone in the same network.

type Bytes = Uint8Array<ArrayBuffer>;

const BLOCK = 64;

/** The first 32 bits after the point of a root of each of the first primes: where the constants come from. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
  return primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32) | 0);
}
const START = fractions(8, Math.sqrt);
const ROUND = fractions(64, Math.cbrt);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Bytes): Bytes {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const state = [...START];
  const w = new Int32Array(64);
  const at = (list: ArrayLike<number>, place: number): number => list[place] ?? 0;
  for (let block = 0; block < padded.length; block += BLOCK) {
    for (let i = 0; i < 16; i += 1) w[i] = words.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const [near, far] = [at(w, i - 2), at(w, i - 15)];
      const a = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
      const b = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
      w[i] = at(w, i - 16) + a + at(w, i - 7) + b;
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i += 1) {
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(w, i)) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    for (const [place, word] of [a, b, c, d, e, f, g, h].entries()) state[place] = (at(state, place) + word) | 0;
  }
  const sum = new DataView(new ArrayBuffer(32));
  for (const [place, word] of state.entries()) sum.setInt32(4 * place, word);
  return new Uint8Array(sum.buffer);
}

export function hmacSha256(key: Bytes, message: Bytes): Bytes {
  const whole = new Uint8Array(BLOCK);
  whole.set(key.length > BLOCK ? sha256(key) : key);
  const under = (mask: number, rest: Bytes): Bytes =>
    sha256(Uint8Array.of(...whole.map((byte) => byte ^ mask), ...rest));
  return under(0x5c, under(0x36, message));
}
