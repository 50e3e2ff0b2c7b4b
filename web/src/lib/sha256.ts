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
  const under = (mask: number, rest: Bytes): Bytes => sha256(Uint8Array.of(...whole.map((byte) => byte ^ mask), ...rest));
  return under(0x5c, under(0x36, message));
}
