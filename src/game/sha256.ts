/**
 * SHA-256 and HMAC-SHA-256 in plain arithmetic (FIPS 180-4, RFC 2104). Chance hashes a short text for every draw, always
 * with the same key: with the key's own blocks hashed once, that takes a third of the time of Node's `createHmac`. It also
 * runs in browsers, whose own hashes cannot be waited for in the middle of a play.
 */

const BLOCK_BYTES = 64;
const BLOCK_WORDS = BLOCK_BYTES / 4;
const HASH_WORDS = 8;
const ROUNDS = 64;
/** A block's last eight bytes have the length of the message; the byte before them ends the message. */
const PADDING_BYTES = 9;

const PRIMES: number[] = [];
for (let number = 2; PRIMES.length < ROUNDS; number++)
  if (PRIMES.every((prime) => number % prime !== 0)) PRIMES.push(number);

/** The first 32 bits of the fraction of a number's root: in integers, as engines differ in the last digit of floating-point roots. */
function fractionOfRoot(number: number, degree: 2 | 3): number {
  const [power, scaled] = [BigInt(degree), BigInt(number) << BigInt(32 * degree)];
  let root = 0n;
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n) if ((root + bit) ** power <= scaled) root += bit;
  return Number(BigInt.asIntN(32, root));
}
const ROUND_CONSTANTS = Int32Array.from(PRIMES, (prime) => fractionOfRoot(prime, 3));
const INITIAL = Int32Array.from(PRIMES.slice(0, HASH_WORDS), (prime) => fractionOfRoot(prime, 2));

/** Words of the block that is being hashed. Hashing never waits, so all of it shares them. */
const words = new Int32Array(ROUNDS);

/** Hashes the block in `words` into `hash`. */
function compress(hash: Int32Array): void {
  for (let i = BLOCK_WORDS; i < ROUNDS; i++) {
    const early = words[i - 15]!;
    const late = words[i - 2]!;
    const s0 = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
    const s1 = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
    words[i] = (words[i - 16]! + s0 + words[i - 7]! + s1) | 0;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < ROUNDS; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    // What does not depend on the round before is added first.
    const t1 = (h + ROUND_CONSTANTS[i]! + words[i]! + s1 + (g ^ (e & (f ^ g)))) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & (b ^ c)) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}

/** Sets one byte of the block in `words`, which is 0 there. */
const setByte = (index: number, byte: number): void => {
  words[index >> 2]! |= byte << (24 - 8 * (index & 3));
};

/**
 * Hashes a message to its end.
 * @param hash the state after what came before the message, which it replaces
 * @param message its bytes are the first `length` of these
 * @param before how many bytes came before; whole blocks
 */
function finish(hash: Int32Array, message: Uint8Array, length: number, before: number): Int32Array {
  const end = Math.ceil((length + PADDING_BYTES) / BLOCK_BYTES) * BLOCK_BYTES;
  for (let start = 0; start < end; start += BLOCK_BYTES) {
    for (let i = 0; i < BLOCK_WORDS; i++) words[i] = 0;
    const taken = Math.min(BLOCK_BYTES, length - start);
    for (let i = 0; i < taken; i++) setByte(i, message[start + i]!);
    if (taken >= 0 && taken < BLOCK_BYTES) setByte(taken, 0x80);
    // Messages of half a gigabyte and more, whose length takes another word, do not occur.
    if (start + BLOCK_BYTES === end) words[15] = (before + length) * 8;
    compress(hash);
  }
  return hash;
}

/** The SHA-256 of a message, 32 bytes. */
export const sha256 = (message: Uint8Array): Uint8Array =>
  bytesOf(finish(INITIAL.slice(), message, message.length, 0));

/** A hash as bytes, from its words. */
export function bytesOf(hash: Int32Array): Uint8Array {
  const bytes = new Uint8Array(hash.length * 4);
  for (let i = 0; i < bytes.length; i++) bytes[i] = hash[i >> 2]! >>> (24 - 8 * (i & 3));
  return bytes;
}

/** Bytes as hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The state after the one block that HMAC makes of a key: its bytes, and zeros after them, each mixed with `pad`. */
function keyState(key: Uint8Array, pad: number): Int32Array {
  const hash = INITIAL.slice();
  words.fill(pad * 0x01010101, 0, BLOCK_WORDS);
  for (let i = 0; i < key.length; i++) words[i >> 2]! ^= key[i]! << (24 - 8 * (i & 3));
  compress(hash);
  return hash;
}

const encoder = new TextEncoder();
/** Texts are written here to be hashed: an array of its own for each would take longer than its hash. */
let textBytes = new Uint8Array(256);
/** No character of a JavaScript string takes more bytes as UTF-8. */
const MAX_CHARACTER_BYTES = 3;

/** Writes a text into `textBytes` as UTF-8; returns how many bytes it takes. */
function writeText(text: string): number {
  const { length } = text;
  if (length * MAX_CHARACTER_BYTES > textBytes.length)
    textBytes = new Uint8Array(2 * length * MAX_CHARACTER_BYTES);
  // Purposes are short and ASCII: to call the encoder for them would take longer than this loop.
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x80) return encoder.encodeInto(text, textBytes).written;
    textBytes[i] = code;
  }
  return length;
}

/** The SHA-256 of a text's UTF-8 bytes, eight words. */
export function hashText(text: string): Int32Array {
  const length = writeText(text);
  return finish(INITIAL.slice(), textBytes, length, 0);
}

/** A key of HMAC-SHA-256: the states after the one block each that HMAC makes of it. */
export interface HmacKey {
  readonly inner: Int32Array;
  readonly outer: Int32Array;
}

export function hmacKey(bytes: Uint8Array): HmacKey {
  const key = bytes.length > BLOCK_BYTES ? sha256(bytes) : bytes;
  return { inner: keyState(key, 0x36), outer: keyState(key, 0x5c) };
}

/** The HMAC-SHA-256 of a text's UTF-8 bytes, eight words. */
export function hmac({ inner, outer }: HmacKey, text: string): Int32Array {
  const length = writeText(text);
  const hash = finish(inner.slice(), textBytes, length, BLOCK_BYTES);
  // Loops, as a call of `set` or `fill` takes longer for so few words.
  for (let i = 0; i < HASH_WORDS; i++) {
    words[i] = hash[i]!;
    hash[i] = outer[i]!;
  }
  for (let i = HASH_WORDS; i < BLOCK_WORDS; i++) words[i] = 0;
  words[HASH_WORDS] = 0x80 << 24;
  words[15] = (BLOCK_BYTES + HASH_WORDS * 4) * 8;
  compress(hash);
  return hash;
}
