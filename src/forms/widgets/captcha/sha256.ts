/** The first 32 bits of SHA-256 of an ASCII text of at most 55 characters, which is one block. Written out here because
 * the browser's own digests come one by one as promises: too slow where thousands are wanted. */
export function sha256Head(text: string): number {
  block.fill(0, 0, 16);
  for (let at = 0; at < text.length; at += 1) put(at, text.charCodeAt(at));
  put(text.length, 0x80);
  block[15] = text.length * 8;
  for (let at = 16; at < 64; at += 1) {
    const [w15, w2] = [block[at - 15] ?? 0, block[at - 2] ?? 0];
    const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3);
    const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10);
    block[at] = ((block[at - 16] ?? 0) + s0 + (block[at - 7] ?? 0) + s1) | 0;
  }
  return ((START[0] ?? 0) + compressed()) >>> 0;
}

/** The first of the eight words after the 64 rounds. */
function compressed(): number {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = START;
  for (let at = 0; at < 64; at += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[at] ?? 0) + (block[at] ?? 0)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return a;
}

function put(at: number, byte: number): void {
  block[at >> 2] = (block[at >> 2] ?? 0) | (byte << (24 - 8 * (at & 3)));
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Fractions of the roots of the first primes, as the standard derives its constants. */
const PRIMES: readonly number[] = Array.from({ length: 312 }, (_, at) => at).filter(isPrime);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(PRIMES.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
/** The message, filled up to one block, and what is made of it: the same memory for every try. */
const block = new Int32Array(64);

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

function isPrime(value: number): boolean {
  if (value < 2) return false;
  for (let by = 2; by * by <= value; by += 1) if (value % by === 0) return false;
  return true;
}
