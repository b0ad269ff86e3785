/** What the rules use of `node:crypto`, in plain arithmetic: a browser's own hashes cannot be waited for in the middle of a play. */

const WORD = 2 ** 32;
const BLOCK_BYTES = 64;

const primes: number[] = [];
for (let number = 2; primes.length < 64; number++)
  if (primes.every((prime) => number % prime !== 0)) primes.push(number);

/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * WORD) | 0;
const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const rotated = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function compress(hash: number[], words: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const [a, b] = [words[i - 15]!, words[i - 2]!];
    const s0 = rotated(a, 7) ^ rotated(a, 18) ^ (a >>> 3);
    const s1 = rotated(b, 17) ^ rotated(b, 19) ^ (b >>> 10);
    words[i] = (words[i - 16]! + s0 + words[i - 7]! + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (hash[i]! + word) | 0;
  });
}

function sha256(bytes: Uint8Array): Bytes {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / WORD));
  view.setUint32(padded.length - 4, (bytes.length * 8) % WORD);
  const hash = [...START];
  const words = new Int32Array(64);
  for (let start = 0; start < padded.length; start += BLOCK_BYTES) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(start + i * 4);
    compress(hash, words);
  }
  const result = new Bytes(32);
  const out = new DataView(result.buffer);
  hash.forEach((word, i) => {
    out.setInt32(i * 4, word);
  });
  return result;
}

/** As much of Node's `Buffer` as the rules use. */
class Bytes extends Uint8Array {
  readUInt16BE(offset: number): number {
    return this[offset]! * 256 + this[offset + 1]!;
  }

  override toString(): string {
    return [...this].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}

const bytesOf = (data: string | Uint8Array): Uint8Array =>
  typeof data === 'string' ? new TextEncoder().encode(data) : data;

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
};

const hasher = (hash: (data: Uint8Array) => Bytes) => {
  let data: Uint8Array = new Uint8Array();
  const hashing = {
    update(more: string | Uint8Array) {
      data = joined(data, bytesOf(more));
      return hashing;
    },
    digest: (encoding?: 'hex') => (encoding === 'hex' ? hash(data).toString() : hash(data)),
  };
  return hashing;
};

export const createHash = (_: 'sha256') => hasher(sha256);

export function createHmac(_: 'sha256', key: Uint8Array) {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key);
  const padded = (byte: number): Uint8Array => block.map((each) => each ^ byte);
  return hasher((data) => sha256(joined(padded(0x5c), sha256(joined(padded(0x36), data)))));
}

/** `Buffer.from` of hexadecimal digits. */
export const Buffer = {
  from: (digits: string, _: 'hex'): Bytes =>
    new Bytes((digits.match(/../g) ?? []).map((each) => Number.parseInt(each, 16))),
};
